"""What the field shows, whoever put it there."""

import contextlib
import functools
import http.server
import pathlib
import threading
import urllib.parse

from page import BACKSPACE, READY, TAB, PageTest


class TypingTests(PageTest):
    def test_the_label_stays_over_what_was_typed(self):
        self.browser.type("#email", "anna")
        self.assertEqual(self.shown("email")["value"], "anna")
        self.expect_up("email")
        self.browser.press(TAB)
        self.assertNotIn("isFocused", self.words("email"))
        self.assertIn("isFocused", self.words("amount"))
        self.expect_up("email")

    def test_the_label_falls_over_an_emptied_field(self):
        self.browser.type("#email", "ab" + BACKSPACE * 2)
        self.assertIn("isEmpty", self.words("email"))
        self.expect_up("email")
        self.browser.press(TAB)
        self.expect_up("email", False)

    def test_a_space_is_content(self):
        self.browser.type("#email", " " + TAB)
        self.assertNotIn("isEmpty", self.words("email"))
        self.expect_up("email")

    def test_a_click_into_the_label_edits_the_field(self):
        self.browser.click("#email")
        self.assertIn("isFocused", self.words("email"))

    def test_the_placeholder_shows_when_no_label_lies_over_it(self):
        def expect(is_visible):
            shown = self.shown("email")
            self.assertEqual("showsPlaceholder" in shown["words"], is_visible)
            if self.name != "WebKitGTK":  # which computes no style of a placeholder
                self.assertEqual(shown["placeholderIsVisible"], is_visible)

        expect(False)
        self.focus("email")
        expect(True)
        self.browser.type("#email", "a")
        expect(False)

    def test_half_a_date_is_content(self):
        self.focus("date")
        self.browser.press("1", "2")
        self.blur()
        self.assertEqual(self.shown("date")["value"], "")
        self.assertTrue(self.run_script("return date.validity.badInput"))
        self.assertNotIn("isEmpty", self.words("date"))
        self.expect_up("date")

    def test_what_is_no_number_is_content(self):
        self.add_field(id="count", type="number")
        self.browser.type("#count", "-")
        self.blur()
        self.assertEqual(self.shown("count")["value"], "")
        self.expect_up("count")


class ScriptTests(PageTest):
    def test_a_value_set_by_a_script_moves_the_label(self):
        self.run_script("email.value = 'anna'")
        self.at(0.075)
        self.assertEqual(self.shown("email")["value"], "anna")
        self.assertAlmostEqual(self.progress("email"), 0.5)
        self.expect_up("email")
        self.run_script("email.value = ''")
        self.expect_up("email", False)

    def test_so_do_other_ways_to_set_it(self):
        self.add_field(id="count", type="number")
        for field, script in [
            ("date", "date.valueAsDate = new Date(0)"),
            ("count", "count.valueAsNumber = 5"),
            ("email", "email.setRangeText('anna')"),
            ("amount", "amount.setAttribute('value', '5')"),
        ]:
            with self.subTest(script):
                self.run_script(script)
                self.expect_up(field)
        self.run_script("count.value = ''; count.stepUp()")
        self.expect_up("count")

    def test_the_value_is_that_of_the_input(self):
        got = self.run_script("""
          const { get } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
          email.value = 7;
          return [email.value, get.call(email)];""")
        self.assertEqual(got, ["7", "7"])

    def test_resetting_a_form_brings_back_what_was_there(self):
        for reset in ["form.reset()", "document.querySelector('[type=reset]').click()"]:
            with self.subTest(reset):
                self.run_script("email.value = 'anna'; city.value = ''")
                self.expect_up("email")
                self.expect_up("city", False)
                self.run_script(reset)
                self.assertEqual(self.shown("city")["value"], "Lisbon")
                self.expect_up("city")
                self.expect_up("email", False)

    def test_a_reset_that_is_prevented_changes_nothing(self):
        self.run_script("""
          form.addEventListener('reset', (event) => event.preventDefault());
          email.value = 'anna';
          form.reset();""")
        self.expect_up("email")

    def test_a_disabled_field_has_no_focus(self):
        self.focus("email")
        self.expect_up("email")
        self.run_script("email.disabled = true")
        self.expect_up("email", False)
        self.run_script("email.disabled = false")
        self.settle()
        self.assertNotIn("isFocused", self.words("email"))

    def test_a_fieldset_can_disable_it(self):
        self.run_script("""
          const fieldset = document.createElement('fieldset');
          form.prepend(fieldset);
          fieldset.append(document.getElementById('form-title'));""")
        self.add_field(id="inner")
        self.run_script("inner.closest('fieldset').disabled = true")
        self.settle()
        self.assertNotIn("isEnabled", self.words("inner"))

    def test_a_prefilled_disabled_field_is_up(self):
        self.assertNotIn("isEnabled", self.words("number"))
        self.expect_up("number")

    def test_a_field_that_has_the_focus_already_is_up(self):
        self.run_script("""
          const field = document.createElement('div');
          field.className = 'field';
          field.innerHTML = '<input id="early"><label for="early">Early</label>';
          form.prepend(field);
          early.focus();
          bindings.early = new FloatingLabel(early);""")
        self.assertEqual(self.progress("early"), 1)
        self.assertIn("isFocused", self.words("early"))


class CompositionTests(PageTest):
    def test_text_that_is_being_composed_is_content(self):
        self.set(behavior="whenFilled")
        self.run_script("""
          window.compose = (type, data) => email.dispatchEvent(new CompositionEvent(type, { data }));
          email.focus();
          compose('compositionstart', '');""")
        self.expect_up("email", False)
        self.run_script("compose('compositionupdate', 'か')")
        self.assertEqual(self.shown("email")["value"], "")
        self.expect_up("email")
        self.run_script("compose('compositionupdate', ''); compose('compositionend', '')")
        self.expect_up("email", False)

    def test_an_input_method_of_the_browser(self):
        if self.name != "Chromium":
            self.skipTest("only Chromium lets a test speak for the input method")
        self.set(behavior="whenFilled")
        self.focus("email")

        def compose(text):
            self.browser.tool("Input.imeSetComposition", text=text, selectionStart=len(text),
                              selectionEnd=len(text))

        compose("k")
        self.expect_up("email")
        compose("")
        self.expect_up("email", False)
        compose("か")
        self.browser.tool("Input.insertText", text="蚊")
        self.assertEqual(self.shown("email")["value"], "蚊")
        self.expect_up("email")


class AutofillTests(PageTest):
    def test_a_value_that_the_browser_hides_is_content(self):
        if self.name != "Firefox":
            self.skipTest("only Firefox lets a test do what its autofill does")
        state = "document.getElementById(arguments[0]).autofillState = arguments[1]"
        self.browser.run_as_browser(state, "password", "autofill")
        self.settle()
        self.assertEqual(self.shown("password")["value"], "")
        self.expect_up("password")
        self.browser.run_as_browser(state, "password", "")
        self.settle()
        self.expect_up("password", False)

    def test_the_browser_fills_in_a_card(self):
        if self.name != "Chromium":
            self.skipTest("only Chromium lets a test fill in a card")
        with serving(self.url) as url:
            self.browser.open(url)
            self.browser.wait(READY)
            self.run_script("""
              const form = document.createElement('form');
              const kinds = { holder: 'cc-name', card: 'cc-number', until: 'cc-exp', code: 'cc-csc' };
              form.innerHTML = Object.entries(kinds).map(([id, kind]) => `<div class="field">
                <input id="${id}" autocomplete="${kind}"><label for="${id}">${id}</label></div>`).join('')
                + '<button>Pay</button>';
              document.querySelector('main').prepend(form);
              for (const input of form.querySelectorAll('input')) {
                bindings[input.id] = new FloatingLabel(input);
              }""")
            self.settle()
            self.browser.click("#card")
            self.fill_in("#card")
            filled = self.run_script("return card.value")
            self.assertEqual(filled, "4111111111111111")
            for field in ["holder", "card", "until", "code"]:
                self.assertTrue(self.run_script("return window[arguments[0]].matches(':autofill')", field))
                self.assertIn("isUp", self.words(field))
            self.run_script("holder.form.reset()")
            self.settle()
            self.assertNotIn("isUp", self.words("holder"))

    def fill_in(self, selector):
        tool = self.browser.tool
        root = tool("DOM.getDocument")["root"]["nodeId"]
        node = tool("DOM.querySelector", nodeId=root, selector=selector)["nodeId"]
        described = tool("DOM.describeNode", nodeId=node)["node"]
        tool("Autofill.enable")
        tool("Autofill.trigger", fieldId=described["backendNodeId"], card={
            "number": "4111111111111111", "name": "Anna Schmidt", "expiryMonth": "05",
            "expiryYear": "2031", "cvc": "123"})
        self.browser.wait("""
          for (let i = 0; i < 60 && !code.value; i += 1) await new Promise(requestAnimationFrame);""")


@contextlib.contextmanager
def serving(url):
    """The page at an address that the browser trusts with cards."""
    path = pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(url).path))

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    handler = functools.partial(Handler, directory=str(path.parent))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/{path.name}"
        finally:
            server.shutdown()
