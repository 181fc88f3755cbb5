#!/usr/bin/env python3
"""Lowers the rings of Å and Ů below the ascender of the system font, 0.952 em, so that lines do not cut them.

usage: lower-rings.py FONT…

Inter's rings end at 1.0 em, since its lines are higher. The fonts are changed in place.
"""
import sys

from fontTools.ttLib import TTFont

EM = 2048
ASCENDER = 1950
TOP = 2048  # of the rings, at the highest position of the axes

for path in sys.argv[1:]:
    font = TTFont(path, recalcTimestamp=False)
    assert font["head"].unitsPerEm == EM
    for name in ("Aring", "Uring"):
        letter, ring = font["glyf"][name].components
        ring.y -= TOP - ASCENDER
    font.save(path)
