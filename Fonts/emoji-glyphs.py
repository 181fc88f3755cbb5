#!/usr/bin/env python3
"""Prints the glyph names of Noto Color Emoji that the subset keeps: every emoji of Unicode's emoji-test.txt in its
default skin tone, and the five tones of the hands and faces that messages use most."""
import sys

from fontTools.ttLib import TTFont

TONES = range(0x1F3FB, 0x1F400)
# Hands, in this order: waving, OK, victory, call me, index fingers, thumbs, fists, clapping, raising, open, folded,
# muscle, raised hand and handshake. Persons: shrugging, facepalming, raising a hand, adults, children and a baby.
TONED = {0x1F44B, 0x1F44C, 0x270C, 0x1F919, 0x1F447, 0x1F448, 0x1F449, 0x1F446, 0x261D, 0x1F44D, 0x1F44E, 0x270A,
         0x1F44A, 0x1F44F, 0x1F64C, 0x1F450, 0x1F64F, 0x1F4AA, 0x270B, 0x1F91D, 0x1F937, 0x1F926, 0x1F64B, 0x1F9D1,
         0x1F468, 0x1F469, 0x1F466, 0x1F467, 0x1F476}


def sequences(path):
    for line in open(path, encoding="utf-8"):
        fields = line.split("#")[0].split(";")
        if len(fields) != 2 or fields[1].strip() not in ("fully-qualified", "component"):
            continue
        points = [int(p, 16) for p in fields[0].split()]
        toned = [p for p in points if p in TONES]
        if toned and len(points) > 1 and not (len(points) == 2 and points[0] in TONED):
            continue
        yield points


def main(font_path, test_path):
    font = TTFont(font_path)
    cmap = font.getBestCmap()
    ligatures = {}
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            for first, entries in getattr(table, "ligatures", {}).items():
                for entry in entries:
                    ligatures[(first, *entry.Component)] = entry.LigGlyph
    keep = {".notdef"}
    for points in sequences(test_path):
        glyphs = tuple(cmap[p] for p in points if p != 0xFE0F and p in cmap)
        whole = ligatures.get(glyphs) or ligatures.get(tuple(cmap[p] for p in points if p in cmap))
        keep.update(glyphs)
        if whole:
            keep.add(whole)
    # A ligature that is built in steps also needs the glyphs of these steps.
    for parts, glyph in ligatures.items():
        if glyph in keep:
            keep.update(parts)
    print("\n".join(sorted(keep)))


main(*sys.argv[1:])
