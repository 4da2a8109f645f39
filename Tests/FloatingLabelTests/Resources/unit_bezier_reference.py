#!/usr/bin/env python3
"""Writes unit_bezier_reference.tsv beside itself: easing curves to 60 digits.

Needs mpmath (`pip install mpmath`); the output does not depend on its version.

A curve's numbers and a fraction are taken as the exact binary values of their doubles. The
parameter t at which x(t) is the fraction is found by bisection. Its ends are dyadic, so at this
precision every x(t) is computed without any rounding, and every sign is right, also next to a
multiple root, where Newton's method would lose two thirds of the digits. The bisection ends when
y(t) agrees at both ends to all digits written.
"""

import os

from mpmath import inf, mp, mpf, nstr

# Bisection goes at most DEPTH bits deep, so that t^3 and the terms beside it always fit.
DEPTH = 1500
mp.prec = 3 * DEPTH + 1500

DIGITS = 60
STEEP = 1000
EPSILON = mpf(2) ** -53
REACH = 4 * EPSILON

CURVES = [
    # CSS: linear, ease, ease-in, ease-out, ease-in-out.
    (0.0, 0.0, 1.0, 1.0),
    (0.25, 0.1, 0.25, 1.0),
    (0.42, 0.0, 1.0, 1.0),
    (0.0, 0.0, 0.58, 1.0),
    (0.42, 0.0, 0.58, 1.0),
    # Material: standard, decelerate, accelerate, sharp.
    (0.4, 0.0, 0.2, 1.0),
    (0.0, 0.0, 0.2, 1.0),
    (0.4, 0.0, 1.0, 1.0),
    (0.4, 0.0, 0.6, 1.0),
    # Overshooting at both ends.
    (0.5, -0.6, 0.6, 1.5),
    # The line y = x, with a parameter that is anything but the fraction.
    (0.0, 0.0, 0.0, 0.0),
    (1.0, 1.0, 1.0, 1.0),
    (1.0, 1.0, 0.0, 0.0),
    # Vertical at both ends, in the middle, at the start, at the end.
    (0.0, 1.0, 1.0, 0.0),
    (1.0, 0.0, 0.0, 1.0),
    (0.0, 1.0, 0.0, 1.0),
    (1.0, 0.0, 1.0, 0.0),
]

FRACTIONS = sorted(
    {k / 256 for k in range(257)}
    | {2.0**-1074, 2.0**-1022, 5e-301, 1e-300, 1e-100, 1e-20, 3e-17, 1e-16, 1e-12, 1e-9}
    | {1 - 2.0**-53, 1 - 2.0**-52, 1 - 3 * 2.0**-53, 1 - 1e-15, 1 - 1e-12, 1 - 1e-9}
    | {0.5 - 2.0**-54, 0.5 - 2.0**-53, 0.5 + 2.0**-53, 0.5 - 1e-9, 0.5 + 1e-9}
)


def coordinate(first, second, t):
    u = 1 - t
    return 3 * u * t * (u * first + t * second) + t**3


def derivatives(first, second, t):
    """The first three derivatives by t."""
    u = 1 - t
    return (
        3 * (u * u * first + 2 * u * t * (second - first) + t * t * (1 - second)),
        6 * (u * (second - 2 * first) + t * (1 - 2 * second + first)),
        6 * (1 - 3 * second + 3 * first),
    )


def slope(curve, t):
    """dy/dx; where the curve stands still, its direction as it leaves."""
    x1, y1, x2, y2 = curve
    for by_x, by_y in zip(derivatives(x1, x2, t), derivatives(y1, y2, t)):
        if by_x != 0:
            return by_y / by_x
        if by_y != 0:
            return inf
    raise ValueError("a curve that is a point")


def digits(number, count):
    return nstr(number, count, strip_zeros=True, min_fixed=-6, max_fixed=2)


def solve(curve, fraction):
    """The parameter and the value at a fraction."""
    x1, y1, x2, y2 = curve
    for end in (mpf(0), mpf(1)):
        if fraction == end:
            return end, end
    low, high = mpf(0), mpf(1)
    for depth in range(1, DEPTH + 1):
        middle = (low + high) / 2
        excess = coordinate(x1, x2, middle) - fraction
        if excess == 0:
            return middle, coordinate(y1, y2, middle)
        if excess > 0:
            high = middle
        else:
            low = middle
        # Far fewer bits than these can't do.
        if depth > 250 and depth % 20 == 0:
            value = coordinate(y1, y2, middle)
            ends = {digits(coordinate(y1, y2, end), DIGITS + 2) for end in (low, high)}
            if ends == {digits(value, DIGITS + 2)}:
                return middle, value
    raise ValueError(f"no {DIGITS} digits for {curve} at {nstr(fraction)}")


def row(numbers, number):
    curve = tuple(map(mpf, numbers))
    fraction = mpf(number)
    t, value = solve(curve, fraction)
    incline = slope(curve, t)
    text = digits(value, DIGITS)
    around = ["-", "-"]
    if abs(incline) > STEEP:
        ends = (max(mpf(0), fraction - REACH), min(mpf(1), fraction + REACH))
        around = [digits(number, 17) for number in sorted(solve(curve, end)[1] for end in ends)]
    return [
        *map(repr, numbers),
        repr(number),
        "inf" if incline == inf else digits(incline, 17),
        text,
        digits(value - mpf(float(text)), 17),
        *around,
    ]


HEADER = """\
# Easing curves: cubic Béziers from (0, 0) to (1, 1), solved for y at a given x.
# Made by unit_bezier_reference.py, by bisection without rounding; don't edit.
#
# x1 y1 x2 y2  The control points, and
# fraction     the x: shortest decimals that give the double whose exact value is meant.
# slope        dy/dx there, 17 digits; inf where the curve is vertical.
# value        The exact y, 60 digits.
# remainder    The exact y minus the double nearest to it, 17 digits.
# low high     Where the slope is above 1000: the lesser and the greater exact y at the fractions
#              4 * 2^-53 to either side, limited to 0...1, 17 digits. Otherwise a dash.
#
# x1\ty1\tx2\ty2\tfraction\tslope\tvalue\tremainder\tlow\thigh
"""


def main():
    path = os.path.splitext(os.path.abspath(__file__))[0] + ".tsv"
    rows = ["\t".join(row(curve, fraction)) for curve in CURVES for fraction in FRACTIONS]
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(HEADER + "\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
