#!/usr/bin/env python3
"""Draws the pictures of the articles from what the tool prints.

usage: pictures.py TOOL DIRECTORY

Each picture is written twice, for light and for dark pages: NAME.svg and NAME~dark.svg.
"""
import json
import subprocess
import sys
from pathlib import Path

LIGHT = {"ink": "#1d1d1f", "faint": "#86868b", "grid": "#d2d2d7", "blend": "#0066cc",
         "shorten": "#b64400", "retrace": "#007d48", "restart": "#8944ab"}
DARK = {"ink": "#f5f5f7", "faint": "#98989d", "grid": "#48484a", "blend": "#4aa3ff",
        "shorten": "#ff9f4a", "retrace": "#3fd07f", "restart": "#d29bff"}
WIDTH = 640


class Picture:
    def __init__(self, height, colors):
        self.colors = colors
        self.lines = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
                      f'viewBox="0 0 {WIDTH} {height}" font-family="Helvetica, Arial, sans-serif" '
                      'font-size="12">']

    def path(self, points, color, width=2.0, dashes=""):
        way = "M" + " ".join(f"{number(x)},{number(y)}" for x, y in points)
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        self.lines.append(f'<path d="{way}" fill="none" stroke="{self.colors[color]}" '
                          f'stroke-width="{number(width)}" stroke-linejoin="round"{dashed}/>')

    def box(self, x, y, width, height, color, dashes=""):
        corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y)]
        self.path(corners, color, 1.5, dashes)

    def text(self, x, y, words, color="ink", anchor="start"):
        self.lines.append(f'<text x="{number(x)}" y="{number(y)}" text-anchor="{anchor}" '
                          f'fill="{self.colors[color]}">{words}</text>')

    def __str__(self):
        return "\n".join([*self.lines, "</svg>", ""])


def number(value):
    return f"{round(value, 2) + 0:g}"


def simulate(tool, events, *options):
    lines = "".join(json.dumps(event) + "\n" for event in events)
    printed = subprocess.run([tool, "simulate", *options], input=lines, capture_output=True,
                             text=True, check=True).stdout
    return [json.loads(line) for line in printed.splitlines()]


def interruptions(tool, colors):
    """A label focused at 0 and blurred half way up, once for each kind of interruption."""
    turn, end = 75, 250  # milliseconds
    left, right, top, bottom = 48, 470, 24, 204
    velocity_top, velocity_bottom, fastest = 234, 374, 14.0
    picture = Picture(404, colors)

    def x(time):
        return left + (right - left) * time / end

    def y(progress):
        return bottom - (bottom - top) * progress

    def height(velocity):
        middle = (velocity_top + velocity_bottom) / 2
        return middle - (velocity_bottom - velocity_top) / 2 * velocity / fastest

    for time in range(0, end + 1, 50):
        for upper, lower in [(top, bottom), (velocity_top, velocity_bottom)]:
            picture.path([(x(time), upper), (x(time), lower)], "grid", 1)
        picture.text(x(time), velocity_bottom + 18, f"{time} ms", "faint", "middle")
    for progress in [0, 0.5, 1]:
        picture.path([(left, y(progress)), (right, y(progress))], "grid", 1)
        picture.text(left - 8, y(progress) + 4, f"{progress:g}", "faint", "end")
    for velocity in [-10, 0, 10]:
        picture.path([(left, height(velocity)), (right, height(velocity))], "grid", 1)
        picture.text(left - 8, height(velocity) + 4, f"{velocity}".replace("-", "−"), "faint", "end")
    picture.path([(x(turn), top), (x(turn), velocity_bottom)], "faint", 1, "4 3")
    picture.text(left, top - 8, "progress")
    picture.text(left, velocity_top - 8, "velocity, in progress per second")
    picture.text(x(turn) + 6, top + 14, "blur", "faint")
    picture.text(right + 20, top + 6, "at rest at")

    for row, kind in enumerate(["blend", "shorten", "retrace", "restart"]):
        samples = [{"event": "sample", "at": time / 1000} for time in range(end + 1)]
        samples[0]["event"] = "focus"
        samples[turn]["event"] = "blur"
        answers = simulate(tool, samples, "--interruption", kind)
        times = [1000 * answer["at"] for answer in answers]
        values = [answer["progress"] for answer in answers]
        picture.path([(x(t), y(p)) for t, p in zip(times, values)], kind)
        # From one sample to the next, so that a jump in the velocity takes a millisecond at most.
        steps = [(x(t + 0.5), height(1000 * (after - before)))
                 for t, before, after in zip(times, values, values[1:])]
        picture.path(steps, kind, 1.5)
        settled = next(t for t, answer in zip(times, answers) if t > turn and answer["isSettled"])
        y_key = top + 30 + 24 * row
        picture.path([(right + 20, y_key), (right + 36, y_key)], kind, 3)
        picture.text(right + 42, y_key + 4, f"{settled:g} ms: {kind}")
    return picture


def drift(tool, colors):
    """A label 200 points wide at rest and raised, under both placements, and the way of its edge."""
    zoom = 1.3
    picture = Picture(136, colors)
    for left, placement in [(8, "standard"), (330, "flush")]:
        events = [{"event": "focus"}, {"event": "sample", "at": 0.075}, {"event": "sample", "at": 0.15}]
        answers = simulate(tool, events, "--placement", placement, "--label-width", "200",
                           "--field-width", "232")
        frames = [answer["labelFrame"] for answer in answers]
        rest, raised = frames[0], frames[-1]

        def placed(x, y):
            return left + zoom * x, 30 + zoom * y

        picture.box(*placed(0, 0), zoom * 232, zoom * 46, "grid")
        picture.path([placed(16, 45), placed(216, 45)], "faint", 2 * zoom)
        picture.box(*placed(*rest[:2]), zoom * rest[2], zoom * rest[3], "faint", "4 3")
        picture.box(*placed(*raised[:2]), zoom * raised[2], zoom * raised[3], "blend")
        edge = rest[0]
        picture.path([placed(edge, -14), placed(edge, 40)], "shorten", 1, "2 2")
        picture.path([placed(x, y + h / 2) for x, y, _, h in frames], "shorten", 3)
        inwards = raised[0] - edge
        risen = rest[1] + rest[3] / 2 - (raised[1] + raised[3] / 2)
        picture.text(left, 112, f".{placement}")
        picture.text(left, 130, f"edge {number(inwards)} points further in, "
                     f"label {number(risen)} up", "faint")
    return picture


def main():
    tool, directory = sys.argv[1], Path(sys.argv[2])
    for draw in [interruptions, drift]:
        for suffix, colors in [("", LIGHT), ("~dark", DARK)]:
            (directory / f"{draw.__name__}{suffix}.svg").write_text(str(draw(tool, colors)))


main()
