"""What is around the field: direction, room, fonts, and how much motion is wanted."""

from page import PageTest


class DirectionTests(PageTest):
    def test_right_to_left_mirrors_the_label(self):
        for placement in ["standard", "flush"]:
            self.run_script("form.dir = ''")
            for script in ["form.dir = arguments[0]", "document.documentElement.dir = arguments[0]",
                           "bindings.city.set({ direction: arguments[0] })"]:
                with self.subTest(f"{placement}, {script}"):
                    self.set(placement=placement)
                    self.run_script(script, "rtl")
                    self.settle()
                    answer = self.simulate("city", [{"event": "text", "text": "a", "animated": False}],
                                           placement=placement, writing_direction="rtl")
                    self.assertGreater(answer[0]["matrix"][4], 0)
                    self.expect_matrix("city", answer[0])
                    self.run_script(script, "")
                    self.settle()
                    self.assertLess(self.shown("city")["sample"]["tx"], 0)

    def test_on_the_way_up(self):
        self.run_script("form.dir = 'rtl'; city.value = ''")
        self.at(1)
        self.focus("city")
        self.at(1.06)
        answer = self.simulate("city", [{"event": "focus", "at": 1}, {"event": "sample", "at": 1.06}],
                               writing_direction="rtl")
        self.expect_matrix("city", answer[1])

    def test_alignment_is_that_of_the_text(self):
        for text_align, direction, alignment in [
            ("left", "ltr", "leading"), ("right", "ltr", "trailing"), ("center", "ltr", "center"),
            ("left", "rtl", "trailing"), ("right", "rtl", "leading"), ("end", "rtl", "trailing"),
        ]:
            with self.subTest(f"{text_align}, {direction}"):
                self.run_script("form.dir = arguments[0]; city.style.textAlign = arguments[1];"
                                "bindings.city.measure()", direction, text_align)
                self.settle()
                answer = self.simulate("city", [{"event": "text", "text": "a", "animated": False}],
                                       writing_direction=direction, alignment=alignment)
                self.expect_matrix("city", answer[0])


class RoomTests(PageTest):
    def expect_cut(self, is_up):
        """The label is cut where the room ends as it is drawn."""
        event = {"event": "text", "text": "a" if is_up else "", "animated": False}
        shown = self.shown("city")
        [answer] = self.simulate("city", [event], label_width=1_000)
        self.assertTrue(answer["isTruncated"])
        self.assertAlmostEqual(shown["width"] * (0.8 if is_up else 1), shown["fieldWidth"] - 32, delta=0.05)
        self.assertAlmostEqual(shown["sample"]["tx"], answer["matrix"][4], delta=1e-9)
        self.expect_matrix("city", answer)

    def test_a_label_is_cut_where_its_room_ends(self):
        self.run_script("form.style.width = '240px'")
        self.settle()
        self.expect_cut(True)
        self.run_script("city.value = ''")
        self.at(1)
        self.expect_cut(False)
        self.run_script("form.style.width = ''")
        self.settle()
        self.assertGreater(self.shown("city")["width"], 240)

    def test_a_resize_moves_nothing_that_is_in_motion(self):
        self.focus("email")
        self.at(0.06)
        before = self.shown("email")["sample"]
        self.run_script("form.style.width = '300px'")
        self.settle()
        after = self.shown("email")
        self.assertEqual(after["sample"]["progress"], before["progress"])
        answer = self.simulate("email", [{"event": "focus"}, {"event": "sample", "at": 0.06}])
        self.expect_matrix("email", answer[1])

    def test_a_resize_moves_the_pinned_label(self):
        self.run_script("email.value = 'm'.repeat(90)")
        self.settle()
        wide = self.shown("email")["trailing"][0]
        self.run_script("form.style.width = '360px'")
        self.settle()
        shown = self.shown("email")
        x, _, width, _ = shown["trailing"]
        self.assertLess(x, wide)
        self.assertAlmostEqual(x + width, shown["fieldWidth"] - 16, delta=0.1)

    def test_a_trailing_label_wider_than_the_field_is_cut(self):
        self.run_script("form.style.width = '180px'; email.value = 'anna'")
        self.settle()
        shown = self.shown("email")
        x, _, width, _ = shown["trailing"]
        self.assertAlmostEqual(x + width, shown["fieldWidth"] - 16, delta=0.1)
        self.assertGreaterEqual(x, 16 - 0.1)

    def test_a_field_that_was_hidden_is_measured_when_it_shows(self):
        self.run_script("city.parentElement.style.display = 'none'")
        self.settle()
        self.assertEqual(self.run_script("return bindings.city.sample().width"), 0)
        self.run_script("city.parentElement.style.display = ''")
        self.settle()
        answer = self.simulate("city", [{"event": "text", "text": "a", "animated": False}])
        self.expect_matrix("city", answer[0])

    def test_another_text_of_the_label_is_measured(self):
        self.run_script("bindings.city.label.textContent = 'Town'")
        self.settle()
        answer = self.simulate("city", [{"event": "text", "text": "a", "animated": False}])
        self.assertLess(self.shown("city")["width"], 80)
        self.expect_matrix("city", answer[0])

    def test_another_font_is_measured_when_it_has_loaded(self):
        self.run_script("""
          document.getElementById('form').style.fontFamily = 'Later, sans-serif';
          bindings.city.label.style.fontFamily = email.style.fontFamily = 'Later, sans-serif';
          email.value = 'anna';""")
        self.settle()
        before = self.shown("email")["trailing"][0]
        self.browser.wait("""
          document.fonts.add(await new FontFace('Later', 'local("DejaVu Sans Mono")').load());
          await document.fonts.ready;""")
        # The event comes when all have loaded, in a task of its own.
        self.browser.wait("await new Promise((done) => setTimeout(done, 100))")
        self.settle()
        self.assertNotEqual(self.shown("email")["trailing"][0], before)
        answer = self.simulate("city", [{"event": "text", "text": "a", "animated": False}])
        self.expect_matrix("city", answer[0])


class ReducedMotionTests(PageTest):
    def reduce_motion(self, reduces):
        if self.name == "Chromium":
            value = "reduce" if reduces else "no-preference"
            self.browser.tool("Emulation.setEmulatedMedia",
                              features=[{"name": "prefers-reduced-motion", "value": value}])
        elif self.name == "Firefox":
            self.browser.set_preference("ui.prefersReducedMotion", int(reduces))
        else:
            self.skipTest("WebKitGTK takes it from the desktop alone")
        self.settle()

    def test_reduced_motion_has_none(self):
        self.reduce_motion(True)
        self.addCleanup(self.reduce_motion, False)
        self.assertTrue(self.run_script("return !document.getElementById('reduced').hidden"))
        self.focus("email")
        self.assertEqual(self.progress("email"), 1)
        self.assertIn("isSettled", self.words("email"))

    def test_reducing_motion_ends_what_is_under_way(self):
        self.focus("email")
        self.at(0.06)
        self.assertNotIn("isSettled", self.words("email"))
        self.addCleanup(self.reduce_motion, False)
        self.reduce_motion(True)
        self.assertEqual(self.progress("email"), 1)
        self.reduce_motion(False)
        self.blur()
        self.at(0.1)
        self.assertNotIn("isSettled", self.words("email"))
