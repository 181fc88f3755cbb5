#!/usr/bin/env python3
"""Prints the characters of a Korean, Japanese or simplified Chinese subset in the format of pyftsubset's --unicodes.

usage: cjk-characters.py ko|ja|sc

ko: every Hangul syllable and letter, and the symbols of KS X 1001.
ja: JIS X 0208's non-kanji and level 1 (rows 1 to 47).
sc: GB 2312's symbols and level 1 (rows 1 to 55).
"""
import sys


def rows(codec, last):
    for row in range(1, last + 1):
        for cell in range(1, 95):
            try:
                yield ord(bytes((0xA0 + row, 0xA0 + cell)).decode(codec))
            except (UnicodeDecodeError, TypeError):
                pass


# Latin characters, punctuation and full-width forms of all three.
COMMON = [*range(0x20, 0x7F), *range(0xA0, 0x100), *range(0x2010, 0x2028), *range(0x3000, 0x3040),
          *range(0xFF00, 0xFFF0), *range(0x30FB, 0x30FD)]
SETS = {
    "ko": [*range(0xAC00, 0xD7A4), *range(0x1100, 0x1200), *range(0x3130, 0x3190), *range(0xA960, 0xA97D),
           *range(0xD7B0, 0xD7FC), *range(0x3200, 0x321F), *range(0x3260, 0x327F), *rows("euc_kr", 12)],
    "ja": [*range(0x3040, 0x3100), *range(0x31F0, 0x3200), *range(0x3220, 0x3234), *rows("euc_jp", 47)],
    "sc": [*range(0x3100, 0x3130), *range(0x31A0, 0x31C0), *rows("gb2312", 55)],
}
print(",".join(f"{c:X}" for c in sorted(set(COMMON + SETS[sys.argv[1]]))))
