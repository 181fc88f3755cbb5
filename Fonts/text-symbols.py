#!/usr/bin/env python3
"""Prints the emoji that are text by default, in the format of pyftsubset's --unicodes.

usage: text-symbols.py EMOJI_DATA

EMOJI_DATA is Unicode's emoji-data.txt.
"""
import sys


def property_values(path):
    values = {}
    for line in open(path, encoding="utf-8"):
        fields = line.split("#")[0].split(";")
        if len(fields) == 2:
            first, _, last = fields[0].strip().partition("..")
            values.setdefault(fields[1].strip(), set()).update(range(int(first, 16), int(last or first, 16) + 1))
    return values


values = property_values(sys.argv[1])
symbols = values["Emoji"] - values["Emoji_Presentation"]
print(",".join(f"{c:X}" for c in sorted(symbols) if c > 0x7F))
