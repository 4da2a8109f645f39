#!/usr/bin/env python3
"""Renders the Lottie files of the tool and measures the label in every frame.

usage: lottie.py TOOL

Needs rlottie-python and Pillow. The edges of the label, read from the coverage of the pixels in eight
times the size, must lie within 0.05 px of where the library's keyframes put them.
"""
import json
import subprocess
import sys

from rlottie_python import LottieAnimation

TOLERANCE = 0.05
SCALE = 8
REST = (66, 50, 100, 20)  # The label's middle and size in the file, by the tool's defaults.
CASES = [
    [],
    ["--placement", "flush", "--writing-direction", "rtl"],
    ["--transition", "lower", "--easing", "0.3,-0.4,0.6,1.4", "--frame-rate", "100"],
    ["--duration", "0.5", "--easing", "ease", "--alignment", "center"],
]


def run(tool, arguments):
    return subprocess.run([tool, *arguments], capture_output=True, text=True, check=True).stdout


def edge(coverage, backwards=False):
    """The place of the first edge in a row of pixels, from the part of its pixel that is covered."""
    pixels = range(len(coverage))
    index = next(i for i in (reversed(pixels) if backwards else pixels) if coverage[i])
    part = coverage[index] / 255
    return (index + part if backwards else index + 1 - part) / SCALE


def errors(tool, options):
    text = run(tool, ["--format", "lottie", *options])
    keyframes = [json.loads(line) for line in run(tool, ["--format", "ndjson", *options]).splitlines()]
    size = json.loads(text)
    width, height = size["w"] * SCALE, size["h"] * SCALE
    animation = LottieAnimation.from_data(text)
    for frame, keyframe in enumerate(keyframes):
        a, _, _, d, tx, ty = keyframe["matrix"]
        x, y, w, h = REST[0] + tx, REST[1] + ty, REST[2] * a, REST[3] * d
        alpha = animation.render_pillow_frame(frame, width=width, height=height).getchannel("A")
        row = [alpha.getpixel((i, int(y * SCALE))) for i in range(width)]
        column = [alpha.getpixel((int(x * SCALE), i)) for i in range(height)]
        yield abs(edge(row) - (x - w / 2))
        yield abs(edge(row, backwards=True) - (x + w / 2))
        yield abs(edge(column) - (y - h / 2))
        yield abs(edge(column, backwards=True) - (y + h / 2))


def main():
    worst = 0.0
    for options in CASES:
        found = list(errors(sys.argv[1], options))
        print(f"{len(found)} edges, at most {max(found):.4f} px off: {' '.join(options) or 'defaults'}")
        worst = max(worst, *found)
    sys.exit(worst > TOLERANCE)


main()
