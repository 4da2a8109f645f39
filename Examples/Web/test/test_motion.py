"""The label in motion: where the browser has drawn it is where the library says it is."""

from page import PageTest, numbers

INSTANTS = [0, 0.0375, 0.06, 0.075, 0.1125, 0.149, 0.15, 0.2]


class MotionTests(PageTest):
    field = "city"  # it has a long label

    def setUp(self):
        super().setUp()
        self.run_script("city.value = ''")
        self.at(1)

    def begin(self, **options):
        self.set(**options)
        self.at(2)

    def compare(self, events, instants, **options):
        """Does what the events say, and compares at the instants."""
        steps = sorted([(e["at"], 0, e) for e in events] +
                       [(t, 1, {"event": "sample", "at": t}) for t in instants], key=lambda s: s[:2])
        answers = self.simulate(self.field, [step[2] for step in steps], **options)
        for (at, _, event), answer in zip(steps, answers, strict=True):
            self.at(at)
            if event["event"] == "focus":
                self.focus(self.field)
            elif event["event"] == "blur":
                self.blur()
            else:
                self.expect_matrix(self.field, answer)
        return answers

    def test_rises_as_the_library_says(self):
        self.begin()
        answers = self.compare([{"event": "focus", "at": 2}], [2 + t for t in INSTANTS])
        # The numbers of the design, computed by hand.
        width = self.shown(self.field)["width"]
        half, end = answers[4]["matrix"], answers[-1]["matrix"]
        for value, expected in zip(half, [0.9, 0, 0, 0.9, -0.04 * width, -9.6], strict=True):
            self.assertAlmostEqual(value, expected)
        for value, expected in zip(end, [0.8, 0, 0, 0.8, -0.08 * width, -19.2], strict=True):
            self.assertAlmostEqual(value, expected)

    def test_rises_flush(self):
        self.begin(placement="flush")
        self.compare([{"event": "focus", "at": 2}], [2 + t for t in INSTANTS], placement="flush")

    def test_falls(self):
        self.begin()
        self.compare([{"event": "focus", "at": 2}, {"event": "blur", "at": 3}],
                     [3 + t for t in INSTANTS])
        self.assertEqual(numbers(self.shown(self.field)["transform"]), [1, 0, 0, 1, 0, 0])

    def test_turns(self):
        for interruption in ["blend", "shorten", "retrace", "restart"]:
            with self.subTest(interruption):
                self.begin(interruption=interruption)
                events = [{"event": "focus", "at": 2}, {"event": "blur", "at": 2.05}]
                self.compare(events, [2.02, 2.05, 2.0501, 2.08, 2.12, 2.19, 2.3],
                             interruption=interruption)
                self.assertEqual(numbers(self.shown(self.field)["transform"]), [1, 0, 0, 1, 0, 0])
                self.at(1)

    def test_turns_again(self):
        for interruption in ["blend", "shorten", "retrace", "restart"]:
            with self.subTest(interruption):
                self.begin(interruption=interruption)
                events = [{"event": "focus", "at": 2}, {"event": "blur", "at": 2.08},
                          {"event": "focus", "at": 2.1}]
                self.compare(events, [2.09, 2.1, 2.13, 2.17, 2.26], interruption=interruption)
                self.blur()
                self.at(1)

    def test_takes_the_duration_it_is_given(self):
        self.begin(duration=3.6)
        self.compare([{"event": "focus", "at": 2}], [2, 2.9, 3.8, 5.5, 5.6], duration=3.6)

    def test_flush_keeps_the_leading_edge_and_standard_drifts(self):
        for placement, drift in [("standard", 0.02), ("flush", 0)]:
            self.begin(placement=placement)
            self.focus(self.field)
            for instant in INSTANTS:
                self.at(2 + instant)
                shown = self.shown(self.field)
                expected = 16 + drift * shown["width"] * shown["sample"]["progress"]
                self.assertAlmostEqual(shown["frame"][0], expected, delta=0.05)
            self.blur()
            self.at(1)

    def test_is_transformed_about_its_centre(self):
        shown = self.shown(self.field)
        x, y = (float(length.rstrip("px")) for length in shown["origin"].split())
        self.assertAlmostEqual(x, shown["width"] / 2, delta=0.02)
        self.assertAlmostEqual(y, shown["height"] / 2, delta=0.02)

    def test_the_colour_goes_along(self):
        self.begin()
        self.focus(self.field)
        colors = []
        for instant in [0, 0.075, 0.15]:
            self.at(2 + instant)
            colors.append(self.run_script(
                "return getComputedStyle(bindings.city.label).color.match(/[\\d.]+/g).slice(0, 3).map(Number)"))
        for resting, half, raised in zip(*colors, strict=True):
            self.assertAlmostEqual(half, (resting + raised) / 2, delta=1e-3)

    def test_asks_for_frames_only_while_moving(self):
        self.run_script("""
          window.asked = 0;
          const request = window.requestAnimationFrame;
          window.requestAnimationFrame = (f) => { window.asked += 1; return request(f); }""")
        self.begin()
        self.run_script("window.asked = 0")
        self.focus(self.field)
        self.at(2.05)
        self.assertGreater(self.run_script("return window.asked"), 2)
        self.at(2.2)
        self.run_script("window.asked = 0")
        self.settle()
        self.assertEqual(self.run_script("return window.asked"), 2)  # those of the test itself

    def test_moves_on_a_running_clock(self):
        self.run_script("""
          FloatingLabel.now = () => performance.now() / 1000;
          bindings.city.set({ duration: 0.6 });
          city.value = '';""")
        self.settle()
        seen = self.browser.wait("""
          const seen = [];
          const start = performance.now();
          city.focus();
          while (performance.now() < start + 900) {
            await new Promise(requestAnimationFrame);
            seen.push(new DOMMatrix(getComputedStyle(bindings.city.label).transform).a);
          }
          return seen;""")
        self.assertEqual(sorted(seen, reverse=True), seen)
        self.assertAlmostEqual(seen[-1], 0.8)
        self.assertGreater(len([a for a in seen if 0.801 < a < 1]), 2)

    def test_does_not_move_before_it_is_on_screen(self):
        self.add_field({"duration": 100}, id="prefilled", value="text")
        self.assertEqual(self.progress("prefilled"), 1)
        self.assertIn("isSettled", self.words("prefilled"))

    def test_does_not_move_off_screen(self):
        self.add_field({"duration": 100}, id="far", style="margin-top: 9000px")
        self.run_script("far.value = 'text'")
        self.assertEqual(self.progress("far"), 1)


class BehaviorTests(PageTest):
    def expect(self, behavior, resting, focused, filled):
        self.set(behavior=behavior)
        for step, expected in [("", resting), ("focus", focused), ("fill", filled)]:
            if step == "focus":
                self.focus("email")
            elif step == "fill":
                self.browser.type("#email", "a")
            with self.subTest(step):
                self.expect_up("email", expected)

    def test_automatic(self):
        self.expect("automatic", False, True, True)

    def test_when_filled(self):
        self.expect("whenFilled", False, False, True)

    def test_always(self):
        self.expect("always", True, True, True)

    def test_never(self):
        self.expect("never", False, False, False)
        self.assertEqual(self.shown("email")["opacity"], "0")

    def test_a_change_of_behavior_moves_the_label(self):
        self.set(behavior="always")
        self.at(0.075)
        self.assertAlmostEqual(self.progress("email"), 0.5)
        self.set(behavior="automatic")
        self.at(0.3)
        self.assertEqual(self.progress("email"), 0)
