"""The page in a browser, with its clock in the hands of a test."""

import re
import unittest

from library import simulate

START = 1_000.0  # seconds on the page's clock when a test begins
BACKSPACE, TAB, ESCAPE = "\ue003", "\ue004", "\ue00c"

# Two frames: what one brings about, such as a change of size, may ask for the next.
SETTLE = """
  const [time] = arguments;
  if (time) window.time = time;
  for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
"""

READY = "while (!window.bindings?.date) await new Promise((done) => setTimeout(done, 5));"

SHOWN = """
  const { label, field, trailing, input } = bindings[arguments[0]];
  const [style, origin] = [getComputedStyle(label), field.getBoundingClientRect()];
  const frame = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left - origin.left, top - origin.top, width, height];
  };
  return {
    transform: style.transform, origin: style.transformOrigin, color: style.color,
    width: parseFloat(style.width), height: parseFloat(style.height), opacity: style.opacity,
    frame: frame(label), fieldWidth: origin.width, words: field.dataset.label.split(' '),
    trailing: trailing && frame(trailing), value: input.value,
    trailingIsVisible: Boolean(trailing) && getComputedStyle(trailing).visibility === 'visible',
    placeholderIsVisible: getComputedStyle(input, '::placeholder').opacity !== '0',
    textEnd: input.getBoundingClientRect().width - parseFloat(getComputedStyle(input).paddingInlineEnd),
    sample: bindings[arguments[0]].sample(),
  };
"""

ADD_FIELD = """
  const [attributes, options, trailing] = arguments;
  const field = Object.assign(document.createElement('div'), { className: 'field' });
  field.innerHTML = '<input><label>A label of some length</label>';
  const [input, label] = field.children;
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  label.htmlFor = input.id;
  if (trailing) field.append(Object.assign(document.createElement('span'),
    { className: 'trailing', textContent: trailing }));
  document.getElementById('form-title').after(field);
  bindings[input.id] = new FloatingLabel(input, { trailing: field.querySelector('span.trailing'), ...options });
"""


class PageTest(unittest.TestCase):
    """A test that begins with the page as it is opened, at rest and with its clock stopped."""

    browser = None  # set by the suite, as are these
    name = None
    url = None

    def setUp(self):
        self.browser.open(self.url)
        self.browser.wait(READY)
        self.browser.run("""
          window.errors = [];
          window.addEventListener('error', ({ message }) => { window.errors.push(message); });
          window.time = arguments[0];
          FloatingLabel.now = () => window.time;""", START)
        # A model that has seen the clock run keeps to it; changing its duration begins anew.
        self.set(duration=0.15)
        self.settle()

    def tearDown(self):
        self.assertEqual(self.browser.run("return window.errors ?? []"), [])

    def settle(self, time=None):
        """Lets the browser lay out, observe and draw."""
        self.browser.wait(SETTLE, time)

    def at(self, seconds):
        """Puts the clock at a time since the start, and lets the page draw."""
        self.settle(START + seconds)

    def set(self, **options):
        """Changes options of all bindings."""
        self.browser.run(
            "for (const binding of Object.values(bindings)) binding.set(arguments[0])", options)

    def add_field(self, options=None, trailing=None, **attributes):
        self.browser.run(ADD_FIELD, attributes, options or {}, trailing)
        self.settle()

    def run_script(self, script, *arguments):
        return self.browser.run(script, *arguments)

    def focus(self, field):
        self.browser.run("document.getElementById(arguments[0]).focus()", field)

    def blur(self):
        self.browser.run("document.activeElement.blur()")

    def shown(self, field):
        return self.browser.run(SHOWN, field)

    def words(self, field):
        return self.shown(field)["words"]

    def progress(self, field):
        return self.shown(field)["sample"]["progress"]

    def expect_up(self, field, is_up=True):
        """The label is up or at rest, and stands there, when it has had time to move."""
        self.settle(self.run_script("return window.time") + 1)
        shown = self.shown(field)
        self.assertEqual("isUp" in shown["words"], is_up)
        self.assertEqual(numbers(shown["transform"])[0], 0.8 if is_up else 1)

    def simulate(self, field, events, **options):
        """What the tool answers to events in a field as large as one of the page's."""
        shown = self.shown(field)
        events = [event | {"at": START + event.get("at", 0)} for event in events]
        sizes = {"label_width": shown["width"], "label_height": shown["height"],
                 "field_width": shown["fieldWidth"]}
        return simulate(events, **(sizes | options))

    def expect_matrix(self, field, answer):
        """The browser has computed the transform that the library has, and drawn the label there."""
        shown = self.shown(field)
        for value, expected in zip(numbers(shown["transform"]), answer["matrix"], strict=True):
            self.assertAlmostEqual(value, expected, delta=1e-4)
        for name, expected in zip("a b c d tx ty".split(), answer["matrix"], strict=True):
            self.assertAlmostEqual(shown["sample"][name], expected, delta=1e-9)
        self.assertAlmostEqual(shown["sample"]["progress"], answer["progress"], delta=1e-9)
        # The tool's text is as high as the label and at 16; the page's is 4 higher and at 24.
        x, y, width, height = answer["labelFrame"]
        for value, expected in zip(shown["frame"], [x, y + 10, width, height], strict=True):
            self.assertAlmostEqual(value, expected, delta=0.1)


def numbers(transform):
    if transform == "none":
        return [1, 0, 0, 1, 0, 0]
    return [float(n) for n in re.fullmatch(r"matrix\((.*)\)", transform).group(1).split(",")]
