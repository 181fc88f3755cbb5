#!/usr/bin/env python3
"""Writes the outlines of the icons in names.txt as Swift source.

usage: make-outlines.py bootstrap.ttf glyphmap.json > ../Sources/UIKitCore/Symbols/SymbolOutlines.swift
"""
import json
import os
import sys
import textwrap

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont


class OutlinePen(BasePen):
    """Collects steps in a square of the font's units, y down."""

    def __init__(self, glyphs, height):
        super().__init__(glyphs)
        self.height, self.steps = height, []

    def point(self, p):
        return f"{round(p[0])} {round(self.height - p[1])}"

    def _moveTo(self, p):
        self.steps.append("M" + self.point(p))

    def _lineTo(self, p):
        self.steps.append("L" + self.point(p))

    def _qCurveToOne(self, c, p):
        self.steps.append("Q" + self.point(c) + " " + self.point(p))

    def _curveToOne(self, a, b, p):
        self.steps.append("C" + " ".join(map(self.point, (a, b, p))))

    def _closePath(self):
        self.steps.append("Z")


here = os.path.dirname(os.path.abspath(__file__))
font = TTFont(sys.argv[1])
codes, cmap, glyphs = json.load(open(sys.argv[2])), font.getBestCmap(), font.getGlyphSet()
pairs = [line.split() for line in open(os.path.join(here, "names.txt")) if line.strip()]
outlines = {}
for _, icon in pairs:
    pen = OutlinePen(glyphs, font["head"].unitsPerEm)
    glyphs[cmap[codes[icon]]].draw(pen)
    outlines[icon] = " ".join(pen.steps)

print("// Made by Icons/make-outlines.py from Bootstrap Icons 1.11, MIT licence: see Icons/LICENSE.txt.")
print("// swift-format-ignore-file")
print()
print("/// The bundled icons: names as UIKit code uses them, and outlines in a square of `side` units, y down.")
print("enum SymbolOutlines {")
print("  /// The side of the square that outlines are drawn in.")
print(f"  static let side: CGFloat = {font['head'].unitsPerEm}")
print()
print("  /// A line each: the symbol's name and the icon's.")
print('  static let names = """')
for name, icon in pairs:
    print(f"    {name} {icon}")
print('    """')
print()
print("  /// An icon's name and a colon, then its steps; further lines are indented.")
print('  static let steps = """')
for icon in sorted(outlines):
    for index, line in enumerate(textwrap.wrap(icon + ": " + outlines[icon], 112)):
        print("    " + (" " if index else "") + line)
print('    """')
print("}")
