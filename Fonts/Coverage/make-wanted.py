#!/usr/bin/env python3
"""Writes wanted.txt: the characters that texts of each locale and character set need.

usage: make-wanted.py CLDR UNICODE > wanted.txt

CLDR is the folder common of Debian's unicode-cldr-core, UNICODE the folder of unicode-data. Each line is a name, a tab,
and ranges of characters in hexadecimal. Locales have all exemplar characters of CLDR: main, auxiliary, index, numbers and
punctuation; those of other locales are inherited. A name with a colon is a script or a character set.
"""
import bz2
import os
import re
import sys
import unicodedata
import xml.etree.ElementTree as ElementTree

# The letters with diacritics of DIN 91379 that are sequences of a base letter and combining marks.
DIN_SEQUENCES = """
A̋ C̀ C̄ C̆ C̈ C̕ C̣ C̦ C̨̆ D̂ F̀ F̄ G̀ H̄ H̦ H̱ J́ J̌ K̀ K̂ K̄ K̇ K̕ K̛ K̦ K͟H K͟h L̂ L̥ L̥̄ L̦ M̀ M̂ M̆ M̐ N̂ N̄ N̆ N̦ O̤ P̀ P̄ P̕ P̣ R̆ R̥ R̥̄
S̀ S̄ S̛̄ S̱ T̀ T̄ T̈ T̕ T̛ U̇ Z̀ Z̄ Z̆ Z̈ Z̧ a̋ c̀ c̄ c̆ c̈ c̕ c̣ c̦ c̨̆ d̂ f̀ f̄ g̀ h̄ h̦ j́ k̀ k̂ k̄ k̇ k̕ k̛ k̦ k͟h l̂ l̥ l̥̄ l̦ m̀ m̂ m̆ m̐
n̂ n̄ n̆ n̦ o̤ p̀ p̄ p̕ p̣ r̆ r̥ r̥̄ s̀ s̄ s̛̄ s̱ t̀ t̄ t̕ t̛ u̇ z̀ z̄ z̆ z̈ z̧ Ç̆ ç̆ Û̄ û̄ ª º
"""


def ranges(characters):
    found = []
    for character in sorted(set(characters)):
        if found and found[-1][1] + 1 == character:
            found[-1][1] = character
        else:
            found.append([character, character])
    return " ".join(f"{a:X}" if a == b else f"{a:X}-{b:X}" for a, b in found)


def unicode_set(text):
    """Returns the characters of a set in CLDR's notation, those of its strings too."""
    found, previous, is_range, position = set(), None, False, 0
    text = text.strip()
    if text.startswith("["):
        text = text[1:-1]
    while position < len(text):
        character = text[position]
        position += 1
        if character.isspace():
            continue
        if character == "{":
            end = text.index("}", position)
            string = re.sub(r"\\u([0-9A-Fa-f]{4})", lambda m: chr(int(m.group(1), 16)), text[position:end])
            found.update(map(ord, string.replace("\\", "")))
            position, previous = end + 1, None
            continue
        if character == "-" and previous is not None and position < len(text):
            is_range = True
            continue
        if character == "\\":
            if text[position] == "u":
                character = chr(int(text[position + 1:position + 5], 16))
                position += 5
            elif text[position] == "U":
                character = chr(int(text[position + 1:position + 9], 16))
                position += 9
            else:
                character = text[position]
                position += 1
        if is_range:
            found.update(range(previous, ord(character) + 1))
            is_range, previous = False, None
        else:
            previous = ord(character)
            found.add(previous)
    return found


def locales(folder):
    """Returns the exemplar characters by locale, of those locales that state their own."""
    own = {}
    for name in sorted(os.listdir(folder)):
        root = ElementTree.parse(os.path.join(folder, name)).getroot()
        sets = [e.text for e in root.findall("characters/exemplarCharacters") if e.text and "↑" not in e.text]
        if sets and name != "root.xml":
            own[name[:-4]] = set().union(*map(unicode_set, sets))
    # A locale with a script or region inherits what it does not state.
    merged = {}
    for name in own:
        parent = name.rpartition("_")[0]
        merged[name] = own[name] | (own.get(parent, set()) if not is_script(name) else set())
    return merged


def is_script(name):
    return any(len(part) == 4 for part in name.split("_")[1:])


def decoded(codec, leads, trails):
    found = set()
    for lead in leads:
        for trail in trails:
            try:
                text = bytes([lead, trail]).decode(codec)
            except UnicodeDecodeError:
                continue
            found.update(map(ord, text))
    return found


def jis():
    found = decoded("euc_jis_2004", range(0xA1, 0xFF), range(0xA1, 0xFF))
    for lead in range(0xA1, 0xFF):
        for trail in range(0xA1, 0xFF):
            try:
                found.update(map(ord, bytes([0x8F, lead, trail]).decode("euc_jis_2004")))
            except UnicodeDecodeError:
                pass
    return found


def unihan(folder, field):
    with bz2.open(os.path.join(folder, "Unihan_OtherMappings.txt.bz2"), "rt", encoding="utf-8") as file:
        return {int(line.split("\t")[0][2:], 16) for line in file if f"\t{field}\t" in line}


def property_values(folder, name):
    """Returns the characters of each value of a property."""
    found = {}
    for line in open(os.path.join(folder, name), encoding="utf-8"):
        fields = line.split("#")[0].split(";")
        if len(fields) == 2:
            first, _, last = fields[0].strip().partition("..")
            found.setdefault(fields[1].strip(), set()).update(range(int(first, 16), int(last or first, 16) + 1))
    return found


def scripts(folder):
    found = property_values(folder, "Scripts.txt")
    invisible = property_values(folder, "DerivedCoreProperties.txt")["Default_Ignorable_Code_Point"]
    # Han is too large for any font; the character sets state what is wanted of it.
    del found["Han"]
    for name in ("Common", "Inherited"):
        found[name] -= invisible
    return found


def blocks(*pairs):
    return {c for first, last in pairs for c in range(first, last + 1) if unicodedata.category(chr(c)) not in ("Cn", "Cc")}


def main(cldr, unicode):
    bytes_ = range(0x40, 0xFF)
    sets = {
        "set:JIS X 0213": jis(),
        "set:Big5": decoded("big5", range(0xA1, 0xFA), bytes_),
        "set:HKSCS": decoded("big5hkscs", range(0x87, 0xFF), bytes_),
        "set:GB 2312": decoded("gb2312", range(0xA1, 0xFF), range(0xA1, 0xFF)),
        "set:GB 18030 general standard characters": unihan(unicode, "kTGH"),
        "set:KS X 1001": decoded("euc_kr", range(0xA1, 0xFF), range(0xA1, 0xFF)),
        "set:DIN 91379 sequences": {ord(c) for c in DIN_SEQUENCES if not c.isspace()},
        "set:currency": blocks((0x20A0, 0x20CF)),
        "set:arrows": blocks((0x2190, 0x21FF), (0x27F0, 0x27FF), (0x2900, 0x297F), (0x2B00, 0x2BFF)),
        "set:mathematics": blocks((0x2200, 0x22FF), (0x27C0, 0x27EF), (0x2980, 0x2AFF), (0x1D400, 0x1D7FF)),
        "set:symbols": blocks((0x2100, 0x218F), (0x2300, 0x23FF), (0x2460, 0x24FF), (0x25A0, 0x27BF)),
        "set:box drawing": blocks((0x2500, 0x259F)),
    }
    for name, characters in scripts(unicode).items():
        sets[f"script:{name}"] = characters
    for name, characters in {**locales(os.path.join(cldr, "main")), **sets}.items():
        drawn = {c for c in characters if unicodedata.category(chr(c)) not in ("Cc", "Cs", "Co")}
        print(f"{name}\t{ranges(drawn)}")


main(*sys.argv[1:])
