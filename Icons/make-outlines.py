#!/usr/bin/env python3
"""Writes the outlines of the symbols in names.txt to outlines-a-l.txt and outlines-m-z.txt.

usage: make-outlines.py bootstrap.ttf glyphmap.json ../Fonts/Inter/Inter.ttf

A line of names.txt is a symbol's name, its icon, and the operations on it. Instead of an icon, text:A draws the
characters after the colon, card a rounded rectangle, and bars two bars side by side, as narrow as the image of pause.

  ring, disc        in an outlined or a filled circle        square, tile   in an outlined or a filled square
  slash             struck out                               badge:ICON     with a small icon at the lower right
  with:ICON         with a small icon in the middle          badge:dot      with a dot at the upper right
  solid             without holes                            rotate         turned by 90 degrees clockwise
  mirror, flip      left to right, upside down

A line of outlines is a name and its steps in a square of 300 units, y down: m, l, q, c and z, as in SVG. All numbers
are whole and relative to the last point. Lines are sorted by the bytes of the names. A name with the same outline as
an earlier name is followed by = and the earlier name.
"""
import json
import math
import os
import sys

from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from pathops import LineCap, LineJoin, Path, PathPen, PathVerb, difference, union

SIDE = 300
STROKE = SIDE / 16
KAPPA = 4 * (math.sqrt(2) - 1) / 3


def circle(x, y, radius):
    path, k = Path(), radius * KAPPA
    pen = path.getPen()
    pen.moveTo((x + radius, y))
    pen.curveTo((x + radius, y + k), (x + k, y + radius), (x, y + radius))
    pen.curveTo((x - k, y + radius), (x - radius, y + k), (x - radius, y))
    pen.curveTo((x - radius, y - k), (x - k, y - radius), (x, y - radius))
    pen.curveTo((x + k, y - radius), (x + radius, y - k), (x + radius, y))
    pen.closePath()
    return path


def rounded(x, y, width, height, radius):
    path, k = Path(), radius * (1 - KAPPA)
    pen = path.getPen()
    right, bottom = x + width, y + height
    pen.moveTo((x + radius, y))
    pen.lineTo((right - radius, y))
    pen.curveTo((right - k, y), (right, y + k), (right, y + radius))
    pen.lineTo((right, bottom - radius))
    pen.curveTo((right, bottom - k), (right - k, bottom), (right - radius, bottom))
    pen.lineTo((x + radius, bottom))
    pen.curveTo((x + k, bottom), (x, bottom - k), (x, bottom - radius))
    pen.lineTo((x, y + radius))
    pen.curveTo((x, y + k), (x + k, y), (x + radius, y))
    pen.closePath()
    return path


def line(start, end, width):
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    path = Path()
    pen = path.getPen()
    pen.moveTo((start[0] + nx, start[1] + ny))
    for x, y in ((end[0] + nx, end[1] + ny), (end[0] - nx, end[1] - ny), (start[0] - nx, start[1] - ny)):
        pen.lineTo((x, y))
    pen.closePath()
    return combined(union, [path, circle(*start, width / 2), circle(*end, width / 2)])


def combined(operation, first, second=None):
    result = Path()
    operation(*([first] if second is None else [first, second]), result.getPen())
    return result


def transformed(path, a, b, c, d, x, y):
    result = Path()
    path.draw(TransformPen(result.getPen(), (a, b, c, d, x, y)))
    return result


def fitted(path, x, y, width, height):
    """Returns the path scaled to fit a rectangle of the given size, with its center at (x, y)."""
    left, top, right, bottom = path.bounds
    scale = min(width / max(1, right - left), height / max(1, bottom - top))
    return transformed(
        path, scale, 0, 0, scale, x - (left + right) / 2 * scale, y - (top + bottom) / 2 * scale)


def centered(path, share):
    middle = SIDE / 2
    return transformed(path, share, 0, 0, share, middle * (1 - share), middle * (1 - share))


def bolder(path, width):
    """Returns the path with a stroke around it, so that small icons have lines as wide as those of large ones."""
    stroke = Path(path)
    stroke.stroke(width, LineCap.ROUND_CAP, LineJoin.ROUND_JOIN, 4)
    stroke.convertConicsToQuads()
    return combined(union, [path, stroke])


def outer(path):
    """Returns the path without its holes."""
    clean = Path(path)
    clean.simplify(clockwise=True)
    result = Path()
    pen = result.getPen()
    for contour in clean.contours:
        if contour.clockwise:
            contour.draw(pen)
    return result


class Icons:
    def __init__(self, font, codes, letters):
        self.font, self.codes = TTFont(font), json.load(open(codes))
        self.letters = instantiateVariableFont(TTFont(letters), {"wght": 550, "opsz": 32}, inplace=False)
        self.cache = {}

    def glyph(self, font, code, scale):
        name = font.getBestCmap()[code]
        glyphs = font.getGlyphSet()
        path = Path()
        glyphs[name].draw(TransformPen(PathPen(path, glyphs), scale))
        return path, glyphs[name].width

    def source(self, word):
        if word not in self.cache:
            self.cache[word] = self.drawn(word)
        return self.cache[word]

    def drawn(self, word):
        if word == "card":
            return combined(
                difference, [rounded(0, 37.5, SIDE, 225, 37.5)],
                [rounded(STROKE, 37.5 + STROKE, SIDE - 2 * STROKE, 225 - 2 * STROKE, 37.5 - STROKE)])
        if word == "bars":
            bars = [rounded(x, 0, 62, SIDE, 21) for x in (59, 179)]
            holes = [rounded(x + STROKE, STROKE, 62 - 2 * STROKE, SIDE - 2 * STROKE, 9) for x in (59, 179)]
            return combined(difference, bars, holes)
        if not word.startswith("text:"):
            height = self.font["head"].unitsPerEm
            scale = SIDE / height
            return self.glyph(self.font, self.codes[word], (scale, 0, 0, -scale, 0, SIDE))[0]
        text, parts, x = word[5:], [], 0
        scale = 300 / self.letters["head"].unitsPerEm
        for letter in text:
            path, advance = self.glyph(self.letters, ord(letter), (scale, 0, 0, -scale, 0, 0))
            parts.append(transformed(path, 1, 0, 0, 1, x, 0))
            x += advance * scale
        path = combined(union, parts)
        left, top, right, bottom = path.bounds
        # All capitals have the same height; two digits are narrowed to fit.
        capital = self.letters["OS/2"].sCapHeight * scale
        share = min(250 / max(capital, bottom - top), 270 / (right - left))
        return transformed(
            path, share, 0, 0, share, 150 - (left + right) / 2 * share, 150 - (top + bottom) / 2 * share)

    def symbol(self, recipe):
        source, *steps = recipe.split()
        path, is_text = self.source(source), source.startswith("text:")
        for step in steps:
            path = self.changed(path, step, is_text)
        return path

    def changed(self, path, step, is_text):
        def inner():
            return centered(path, 0.62) if is_text else bolder(centered(path, 0.56), 5)

        if step == "rotate":
            return transformed(path, 0, 1, -1, 0, SIDE, 0)
        if step == "mirror":
            return transformed(path, -1, 0, 0, 1, SIDE, 0)
        if step == "flip":
            return transformed(path, 1, 0, 0, -1, 0, SIDE)
        if step == "solid":
            return outer(path)
        if step == "ring":
            ring = combined(difference, [circle(150, 150, 150)], [circle(150, 150, 150 - STROKE)])
            return combined(union, [ring, inner()])
        if step == "disc":
            return combined(difference, [circle(150, 150, 150)], [inner()])
        if step == "square":
            frame = combined(
                difference, [rounded(0, 0, SIDE, SIDE, 37.5)],
                [rounded(STROKE, STROKE, SIDE - 2 * STROKE, SIDE - 2 * STROKE, 37.5 - STROKE)])
            return combined(union, [frame, inner()])
        if step == "tile":
            return combined(difference, [rounded(0, 0, SIDE, SIDE, 37.5)], [inner()])
        if step == "slash":
            ends = (STROKE / 2 + 6, STROKE / 2 + 6), (SIDE - STROKE / 2 - 6, SIDE - STROKE / 2 - 6)
            shifted = [(x + STROKE * 0.7, y - STROKE * 0.7) for x, y in ends]
            return combined(
                union, [combined(difference, [path], [line(*ends, STROKE), line(*shifted, STROKE)]), line(*ends, STROKE)])
        if step.startswith("badge:"):
            word = step[6:]
            cut = combined(difference, [path], [circle(228, 228, 90)])
            if word == "dot":
                return combined(union, [combined(difference, [path], [circle(240, 60, 72)]), circle(240, 60, 54)])
            mark = fitted(self.source(word), 228, 228, 76, 76)
            return combined(union, [cut, combined(difference, [circle(228, 228, 72)], [mark])])
        if step.startswith("with:"):
            return combined(union, [path, fitted(self.source(step[5:]), 150, 158, 110, 84)])
        sys.exit(f"names.txt: {step}: expected ring, disc, square, tile, slash, badge:ICON, with:ICON, solid, rotate, mirror or flip")


LETTERS = {PathVerb.MOVE: "m", PathVerb.LINE: "l", PathVerb.QUAD: "q", PathVerb.CUBIC: "c", PathVerb.CLOSE: "z"}


def steps(path):
    """Returns the path as text."""
    path = Path(path)
    path.convertConicsToQuads()
    text, place, start = "", (0, 0), (0, 0)
    for verb, points in path:
        numbers = ""
        points = [(round(x), round(y)) for x, y in points]
        for x, y in points:
            for number in (x - place[0], y - place[1]):
                # A minus sign also separates two numbers.
                numbers += f"{number}" if number < 0 or not numbers else f" {number}"
        text += LETTERS[verb] + numbers
        place = points[-1] if points else start
        if verb == PathVerb.MOVE:
            start = place
    return text


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    icons = Icons(*sys.argv[1:4])
    lines, first = [], {}
    with open(os.path.join(here, "names.txt"), encoding="utf-8") as names:
        recipes = dict(line.strip().split(" ", 1) for line in names if line.strip())
    for name in sorted(recipes, key=str.encode):
        outline = steps(icons.symbol(recipes[name]))
        lines.append(f"{name} ={first[outline]}" if outline in first else f"{name} {outline}")
        first.setdefault(outline, name)
    # Two files, since one would exceed a megabyte; they are compiled in as one text.
    for file, part in [("outlines-a-l.txt", [line for line in lines if line < "m"]),
                       ("outlines-m-z.txt", [line for line in lines if line >= "m"])]:
        with open(os.path.join(here, file), "w", encoding="utf-8") as out:
            out.write("\n".join(part) + "\n")
    print(f"{len(lines)} names, {len(first)} outlines")


main()
