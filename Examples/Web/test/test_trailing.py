"""The trailing label, beside the text as the browser itself measures it."""

from page import PageTest

# The width of a text in the font of an input: of a span with the same style, and of an input so narrow
# that it says how far its text scrolls, in whole pixels.
MEASURE = """
  const [input, text] = [document.getElementById(arguments[0]), arguments[1]];
  const style = getComputedStyle(input);
  const like = (element) => {
    for (const name of ['font-family', 'font-size', 'font-weight', 'letter-spacing', 'word-spacing']) {
      element.style.setProperty(name, style.getPropertyValue(name));
    }
    element.style.position = 'absolute';
    document.body.append(element);
    return element;
  };
  const span = like(document.createElement('span'));
  span.style.whiteSpace = 'pre';
  span.textContent = text;
  const range = document.createRange();
  range.selectNodeContents(span);
  const narrow = like(document.createElement('input'));
  narrow.type = input.type;
  narrow.value = text;
  narrow.style.width = narrow.style.padding = narrow.style.border = '0';
  const widths = [range.getBoundingClientRect().width, narrow.scrollWidth];
  span.remove();
  narrow.remove();
  return widths;
"""

INSET = 16


class TrailingLabelTests(PageTest):
    def widths(self, field, text):
        exact, rounded = self.run_script(MEASURE, field, text)
        if text:
            self.assertAlmostEqual(exact, rounded, delta=1.5)
        return exact

    def space(self, field):
        return self.widths(field, "a a") - self.widths(field, "aa")

    def expect_after(self, field, text):
        """The trailing label stands one space after this text."""
        shown = self.shown(field)
        self.assertTrue(shown["trailingIsVisible"])
        expected = INSET + self.widths(field, text) + self.space(field)
        self.assertAlmostEqual(shown["trailing"][0], expected, delta=0.1)

    def test_follows_what_is_typed(self):
        self.focus("email")
        for key in "anna. ":
            self.browser.press(key)
            self.expect_after("email", self.shown("email")["value"])

    def test_follows_any_text(self):
        for text in ["a", "trailing spaces   ", "WAVE AV fi", "Ωμέγα", "a😀b", "漢字", "مرحبا", "i" * 30]:
            with self.subTest(text):
                self.run_script("email.value = arguments[0]", text)
                self.expect_after("email", text)

    def test_follows_the_placeholder_while_there_is_no_text(self):
        self.focus("email")
        self.expect_after("email", "your.name")

    def test_hides_while_the_label_rests_over_the_field(self):
        self.assertFalse(self.shown("email")["trailingIsVisible"])
        self.set(behavior="whenFilled")
        self.focus("email")
        self.assertFalse(self.shown("email")["trailingIsVisible"])

    def test_may_hide_while_there_is_no_text(self):
        self.set(hidesTrailingWhenEmpty=True)
        self.focus("email")
        self.assertFalse(self.shown("email")["trailingIsVisible"])
        self.browser.type("#email", "a")
        self.expect_after("email", "a")

    def test_follows_letters_that_are_spaced_and_sized_otherwise(self):
        self.run_script("""
          email.style.letterSpacing = '3px';
          email.style.fontSize = '21px';
          email.style.fontFamily = 'serif';
          bindings.email.measure();
          email.value = 'anna and more';""")
        self.expect_after("email", "anna and more")

    def test_follows_the_dots_of_a_secret(self):
        self.add_field(id="secret", type="password", trailing="secret")
        self.run_script("secret.value = 'hunter2'")
        _, scrolled = self.run_script(MEASURE, "secret", "hunter2")
        expected = INSET + scrolled + self.space("email")
        self.assertAlmostEqual(self.shown("secret")["trailing"][0], expected, delta=1.5)

    def test_is_pinned_where_the_text_would_run_under_it(self):
        self.focus("email")
        self.run_script("email.value = 'a.very.long.name.that.goes.on.and.on.and.then.on.and.on'")
        shown = self.shown("email")
        x, _, width, _ = shown["trailing"]
        self.assertAlmostEqual(x + width, shown["fieldWidth"] - INSET, delta=0.1)
        self.assertAlmostEqual(shown["textEnd"], x - self.space("email"), delta=0.1)
        # Another letter moves nothing.
        self.browser.type("#email", "x")
        self.assertEqual(self.shown("email")["trailing"], shown["trailing"])

    def test_moves_no_further_than_the_text_grows(self):
        before = None
        for count in range(1, 60):
            self.run_script("email.value = 'm'.repeat(arguments[0])", count)
            after = self.shown("email")["trailing"][0]
            if before is not None:
                self.assertLessEqual(after - before, self.widths("email", "m") + 0.1)
                self.assertGreaterEqual(after, before - 1e-3)
            before = after

    def test_is_pinned_while_the_text_can_not_be_read(self):
        self.add_field(id="count", type="number", trailing="pieces")
        self.focus("count")
        self.browser.press("-")
        shown = self.shown("count")
        x, _, width, _ = shown["trailing"]
        self.assertAlmostEqual(x + width, shown["fieldWidth"] - INSET, delta=0.1)

    def test_stands_at_the_end_beside_a_text_at_the_end(self):
        self.run_script("amount.style.textAlign = 'end'; bindings.amount.measure(); amount.value = '12.50'")
        shown = self.shown("amount")
        x, _, width, _ = shown["trailing"]
        self.assertAlmostEqual(x + width, shown["fieldWidth"] - INSET, delta=0.1)
        self.assertAlmostEqual(shown["textEnd"], x - self.space("amount"), delta=0.1)
        # The label keeps to the trailing edge as well.
        self.at(1)
        answer = self.simulate("amount", [{"event": "text", "text": "12.50", "animated": False}],
                               alignment="trailing")
        self.expect_matrix("amount", answer[0])

    def test_is_mirrored_from_right_to_left(self):
        self.run_script("form.dir = 'rtl'; email.value = 'anna'")
        self.settle()
        shown = self.shown("email")
        x, _, width, _ = shown["trailing"]
        expected = shown["fieldWidth"] - INSET - self.widths("email", "anna") - self.space("email")
        self.assertAlmostEqual(x + width, expected, delta=0.1)
        self.run_script("email.value = 'm'.repeat(90)")
        self.assertAlmostEqual(self.shown("email")["trailing"][0], INSET, delta=0.1)
