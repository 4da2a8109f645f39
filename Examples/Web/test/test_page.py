"""The page: one file that needs nothing else, that fits a phone, and that all can use."""

from page import TAB, PageTest

# The contrast of two colours, as the guidelines for accessible contents define it.
CONTRAST = """
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (color) => {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
      .map((n) => n / 255).map((n) => n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const card = getComputedStyle(document.querySelector('.card')).backgroundColor;
  return [...document.querySelectorAll(arguments[0])].map((element) => {
    const [a, b] = [luminance(getComputedStyle(element).color), luminance(card)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  });
"""


class PageItselfTests(PageTest):
    def test_needs_nothing_but_itself(self):
        self.assertTrue(self.run_script("return location.protocol === 'file:'"))
        self.assertEqual(self.run_script(
            "return performance.getEntriesByType('resource').map(({ name }) => name)"), [])

    def test_the_numbers_are_those_of_the_library(self):
        self.run_script("city.value = ''; document.querySelector('[value=flush]').click()")
        self.at(1)
        self.focus("city")
        self.at(1.06)
        answer = self.simulate("city", [{"event": "focus", "at": 1}, {"event": "sample", "at": 1.06}],
                               placement="flush")[1]
        self.expect_matrix("city", answer)
        texts = self.run_script("""
          const texts = [...document.querySelectorAll('#progress div:first-child dd, #matrix dd')];
          return texts.map(({ textContent }) => textContent.replace('−', '-'));""")
        for text, expected in zip(texts, [answer["progress"], *answer["matrix"]], strict=True):
            self.assertAlmostEqual(float(text), expected, delta=6e-5)

    def test_fits_a_phone(self):
        overflow = self.browser.wait("""
          const frame = document.createElement('iframe');
          frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 360px; height: 700px; border: 0';
          frame.srcdoc = document.documentElement.outerHTML;
          document.body.append(frame);
          await new Promise((done) => { frame.onload = done; });
          while (!frame.contentWindow.bindings?.date) await new Promise(requestAnimationFrame);
          const { scrollingElement } = frame.contentDocument;
          return scrollingElement.scrollWidth - scrollingElement.clientWidth;""")
        self.assertEqual(overflow, 0)

    def test_its_texts_can_be_read_in_light_and_dark(self):
        self.run_script("email.value = 'anna'; date.value = '2026-05-04'")
        self.at(1)
        for theme in ["light", "dark"]:
            self.run_script("document.querySelector(`[value=${arguments[0]}]`).click()", theme)
            self.settle()
            texts = ".field input:enabled, .field label, .trailing, legend, h2, dt, dd, figcaption, p"
            for ratio in self.run_script(CONTRAST, texts):
                self.assertGreaterEqual(ratio, 4.5, theme)

    def test_every_control_has_a_name_and_a_place_in_the_order(self):
        self.run_script("email.focus()")
        reached = []
        # No further than the last: beyond it are the controls of the browser.
        # Labels are looked for, because WebKitGTK 2.50 may crash when it throws a list of `labels` away.
        while "guides" not in reached and len(reached) < 24:
            name, is_named = self.run_script("""
              const e = document.activeElement;
              const label = document.querySelector(`label[for="${e.id}"]`) ?? e.closest('label') ?? e;
              return [e.id || e.name || e.type, Boolean(label.textContent.trim())];""")
            self.assertTrue(is_named, name)
            reached.append(name)
            if name != "guides":
                self.browser.press(TAB)
        # A date input may be more than one stop.
        self.assertEqual(list(dict.fromkeys(reached)), [
            "email", "amount", "password", "city", "date", "reset", "fill", "toggle", "turn",
            "placement", "interruption", "behavior", "speed", "direction", "alignment", "guides"])

    def test_groups_have_legends(self):
        self.assertTrue(self.run_script(
            "return [...document.querySelectorAll('fieldset')].every((e) => e.querySelector('legend'))"))

    def test_is_spoken_with_the_trailing_label_after_the_value(self):
        if self.name != "Chromium":
            self.skipTest("only Chromium tells a test what it tells a screen reader")
        self.run_script("email.value = 'anna'")
        self.set(behavior="never")  # a label that can't be seen names its field all the same
        self.settle()
        nodes = self.browser.tool("Accessibility.getFullAXTree")["nodes"]
        spoken = [node for node in nodes if not node.get("ignored")]
        [email] = [node for node in spoken if node["role"].get("value") == "textbox"
                   and node["name"]["value"] == "E-mail"]
        self.assertEqual(email["value"]["value"], "anna")
        self.assertEqual(email["description"]["value"], "@example.com")
        texts = [node["name"]["value"] for node in spoken
                 if node["role"].get("value") == "StaticText"]
        self.assertNotIn("@example.com", texts)

    def test_announces_nothing_but_actions(self):
        live = self.run_script("""
          return [...document.querySelectorAll('[aria-live], [role=status], [role=alert], output')]
            .map((e) => e.id);""")
        self.assertEqual(live, ["status"])
        self.run_script("document.getElementById('fill').click()")
        self.assertIn("script", self.run_script("return document.getElementById('status').textContent"))
        self.expect_up("email")

    def test_turns_a_label_back_half_way(self):
        self.run_script("FloatingLabel.now = () => performance.now() / 1000")
        self.set(duration=0.15)
        highest = self.browser.wait("""
          let highest = 0;
          document.getElementById('turn').click();
          const start = performance.now();
          while (performance.now() < start + 600) {
            highest = Math.max(highest, bindings.email.sample().progress);
            await new Promise(requestAnimationFrame);
          }
          return highest;""")
        self.assertGreater(highest, 0.1)
        self.assertEqual(self.progress("email"), 0)
        self.assertEqual(self.run_script("return document.activeElement.id"), "turn")
