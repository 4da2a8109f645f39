"""What the tool prints for a browser, played by the browser."""


import library
from page import PageTest, numbers

TOLERANCE = 0.05  # pixels
LABELS = [
    {},
    {"transition": "lower"},
    {"placement": "flush", "label_width": 234.5},
    {"writing_direction": "rtl", "label_width": 150, "duration": 1.2},
    {"alignment": "trailing", "scale": 0.75, "rise": 28, "easing": "ease", "frames": 41},
    {"easing": "0.3,-0.4,0.6,1.5", "frames": 101},
]

ANIMATE = """
  const { keyframes, options } = JSON.parse(arguments[0]);
  const subject = document.body.appendChild(document.createElement('div'));
  window.animation = subject.animate(keyframes, options);
  animation.pause();
"""

STYLE = """
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = arguments[0];
  const subject = document.body.appendChild(document.createElement('div'));
  subject.className = arguments[0].match(/^\\.([\\w-]+)/m)[1];
  window.animation = subject.getAnimations()[0];
  animation.pause();
"""

# At a part of the duration: the computed transform and, as the browser sees it, the colour.
COMPUTED = """
  const { effect } = animation;
  animation.currentTime = arguments[0] * effect.getTiming().duration;
  const { transform, color } = getComputedStyle(effect.target);
  return { transform, color: color.match(/[\\d.]+/g).slice(0, 3).map((n) => n / 255) };
"""


class FormatTests(PageTest):
    def expect_library(self, expected):
        computed = self.run_script(COMPUTED, expected["offset"])
        for value, right in zip(numbers(computed["transform"]), expected["matrix"], strict=True):
            self.assertAlmostEqual(value, right, delta=TOLERANCE)
        for value, right in zip(computed["color"], expected["color"], strict=False):
            self.assertAlmostEqual(value, min(max(right, 0), 1), delta=1 / 255)

    def play(self, name, script):
        for label in LABELS:
            with self.subTest(label):
                self.run_script(script, library.run("keyframes", format=name, **label))
                # At 0, 25, 50, 75 and 100 %, and between them: also where the tool gave no keyframe.
                for expected in library.keyframes(**label | {"frames": 33}):
                    self.expect_library(expected)

    def test_animate_takes_web_animation_as_it_is(self):
        self.play("web-animation", ANIMATE)

    def test_a_class_of_css_animates(self):
        self.play("css", STYLE)

    def test_both_stay_where_they_end(self):
        end = library.keyframes()[-1]
        for name, script in [("web-animation", ANIMATE), ("css", STYLE)]:
            with self.subTest(name):
                self.run_script(script, library.run("keyframes", format=name))
                self.run_script("animation.finish()")
                self.settle()
                self.assertEqual(self.run_script("return animation.playState"), "finished")
                transform = self.run_script(
                    "return getComputedStyle(animation.effect.target).transform")
                for value, right in zip(numbers(transform), end["matrix"], strict=True):
                    self.assertAlmostEqual(value, right, delta=1e-6)

    def test_a_label_of_the_page_follows_an_animation(self):
        """Not only the numbers: the drawn label has the library's frame."""
        self.run_script("city.value = ''")
        self.at(1)
        resting = self.shown("city")
        options = {"label_width": resting["width"]}
        self.run_script("""
          const { keyframes, options } = JSON.parse(arguments[0]);
          window.animation = bindings.city.label.animate(keyframes, options);
          animation.pause();""", library.run("keyframes", format="web-animation", **options))
        for keyframe in library.keyframes(frames=5, **options):
            self.run_script("animation.currentTime = 150 * arguments[0]", keyframe["offset"])
            answer = self.simulate("city", [
                {"event": "focus", "at": 0}, {"event": "sample", "at": keyframe["time"]}])[1]
            x, y, width, height = answer["labelFrame"]
            frame = self.shown("city")["frame"]
            for value, right in zip(frame, [x, y + 10, width, height], strict=True):
                self.assertAlmostEqual(value, right, delta=TOLERANCE)
        self.run_script("animation.cancel()")
