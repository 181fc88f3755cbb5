#!/usr/bin/env python3
"""Builds the font pack: one file of fonts without hinting, with a table of their faces and characters.

usage: build.py DEBIAN WHEELS OUTPUT

DEBIAN contains the packages of packages.txt, WHEELS those of requirements.txt; families.txt lists the families. The same
packages result in the same bytes. Needs dpkg-deb, and fonttools in the version of requirements.txt.

The format, little-endian. Offsets count from the start of the file, except where noted.

    header    64 bytes: "HFFONTS1", the length of the pack (u64), the lengths of the face and file tables in entries
              (u32 each), the offset of the ranges and their number (u32 each), the SHA-256 of the tables
    faces     48 bytes each: file, index in the collection, family, PostScript name and full name (u32 each, names as
              offsets of strings), first range, number of ranges (u32 each), weight (u16), style (u8: 0 sans, 1 serif,
              2 mono), italic (u8), language form (4 letters, or zeros), 12 bytes reserved
    files     48 bytes each: offset, length (u64 each), the SHA-256 of the file
    ranges    8 bytes each: the first and last character (u32 each), ascending for each face
    strings   UTF-8, each ended by a zero byte; offsets count from the start of the strings
    fonts     the files, each at a multiple of 4096
"""
import concurrent.futures
import glob
import hashlib
import io
import os
import struct
import subprocess
import sys
import tarfile
import zipfile

import derived
from outlines import outlines

HERE = os.path.dirname(os.path.abspath(__file__))
STYLES = {"sans": 0, "serif": 1, "mono": 2}
SUFFIXES = ["Regular", "Bold", "Italic", "BoldItalic"]
PAGE = 4096


def lines(name):
    with open(os.path.join(HERE, name), encoding="utf-8") as file:
        return [line.split() for line in file if line.strip() and not line.startswith("#")]


def read_packages(folder):
    """Returns the font files of all packages by name, after a check of the packages' digests."""
    fonts = {}
    for name, version, digest in lines("packages.txt"):
        path = os.path.join(folder, f"{name}_{version.replace(':', '%3a')}_all.deb")
        with open(path, "rb") as file:
            actual = hashlib.sha256(file.read()).hexdigest()
        if actual != digest:
            sys.exit(f"{path}: SHA-256 is {actual}, expected {digest}")
        content = subprocess.run(["dpkg-deb", "--fsys-tarfile", path], stdout=subprocess.PIPE, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(content)) as archive:
            for member in archive:
                if member.isfile() and member.name.endswith((".ttf", ".ttc", ".otf")):
                    fonts[os.path.basename(member.name)] = archive.extractfile(member).read()
    return fonts


def read_wheels(folder):
    """Returns the variable fonts with a weight axis of all wheels by name."""
    fonts = {}
    for wheel in sorted(os.listdir(folder)):
        with zipfile.ZipFile(os.path.join(folder, wheel)) as archive:
            for member in archive.namelist():
                if member.endswith("[wght].ttf"):
                    fonts[os.path.basename(member)] = archive.read(member)
    return fonts


def completed(fonts, variable):
    """Returns the fonts with the newer and the remaining ones that families.txt names."""
    for _, name, *use in lines("families.txt"):
        if use == ["newer"]:
            fonts.update(derived.weights(name, variable[f"{name}[wght].ttf"]))
    rest = [name for _, name, *use in lines("families.txt") if use == ["rest"]]
    present = set()
    for path in glob.glob(os.path.join(HERE, "..", "*", "*.[ot]tf")):
        with open(path, "rb") as file:
            present |= derived.characters(file.read())
    for name in {name for _, name in selected(fonts)}.difference(rest):
        for face in faces_of(fonts[name]):
            present.update(face.characters())
    for name in rest:
        missing = wanted() & derived.characters(fonts[name]) - present
        fonts[name] = derived.subset(fonts[name], missing)
        present |= missing
    return fonts


def wanted():
    """Returns the characters of all locales, scripts and character sets."""
    found = set()
    with open(os.path.join(HERE, "..", "Coverage", "wanted.txt"), encoding="utf-8") as file:
        for line in file:
            for pair in line.split("\t")[1].split():
                first, _, last = pair.partition("-")
                found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


def unhinted(fonts):
    """Returns the selected fonts without hints, which nothing uses."""
    names = [name for _, name in selected(fonts)]
    # The largest take the longest.
    names.sort(key=lambda name: -len(fonts[name]))
    with concurrent.futures.ProcessPoolExecutor() as pool:
        return dict(zip(names, pool.map(outlines, [fonts[name] for name in names])))


class Face:
    """The tables of one face of a file."""

    def __init__(self, data, offset):
        self.tables = {}
        for index in range(struct.unpack_from(">H", data, offset + 4)[0]):
            tag, _, start, length = struct.unpack_from(">4sIII", data, offset + 12 + 16 * index)
            self.tables[tag.decode()] = memoryview(data)[start:start + length]

    def name(self, *ids):
        """Returns the first of the names by ID, in American English for Windows."""
        table = self.tables["name"]
        _, count, strings = struct.unpack_from(">HHH", table)
        names = {}
        for index in range(count):
            platform, _, language, identifier, length, start = struct.unpack_from(">HHHHHH", table, 6 + 12 * index)
            if platform == 3 and language == 0x409:
                names[identifier] = bytes(table[strings + start:strings + start + length]).decode("utf-16-be")
        return next((names[i] for i in ids if names.get(i)), "")

    @property
    def weight(self):
        return struct.unpack_from(">H", self.tables["OS/2"], 4)[0]

    @property
    def is_italic(self):
        return struct.unpack_from(">H", self.tables["OS/2"], 62)[0] & 1

    def characters(self):
        """Returns the characters of the widest Unicode map that have a glyph."""
        cmap = self.tables["cmap"]
        maps = {}
        for index in range(struct.unpack_from(">H", cmap, 2)[0]):
            platform, encoding, start = struct.unpack_from(">HHI", cmap, 4 + 8 * index)
            if platform == 0 and encoding != 5 or platform == 3 and encoding in (1, 10):
                maps[struct.unpack_from(">H", cmap, start)[0]] = cmap[start:]
        if 12 in maps:
            return self.segmented_coverage(maps[12])
        return self.segment_mapping(maps[4])

    @staticmethod
    def segmented_coverage(table):
        found = []
        for index in range(struct.unpack_from(">I", table, 12)[0]):
            first, last, glyph = struct.unpack_from(">III", table, 16 + 12 * index)
            found.extend(range(first + (glyph == 0), last + 1))
        return found

    @staticmethod
    def segment_mapping(table):
        count = struct.unpack_from(">H", table, 6)[0] // 2
        ends = struct.unpack_from(f">{count}H", table, 14)
        starts = struct.unpack_from(f">{count}H", table, 16 + 2 * count)
        deltas = struct.unpack_from(f">{count}H", table, 16 + 4 * count)
        place = 16 + 6 * count
        offsets = struct.unpack_from(f">{count}H", table, place)
        found = []
        for index in range(count):
            for character in range(starts[index], ends[index] + 1):
                glyph = character
                if offsets[index]:
                    at = place + 2 * index + offsets[index] + 2 * (character - starts[index])
                    glyph = struct.unpack_from(">H", table, at)[0]
                    if glyph == 0:
                        continue
                if (glyph + deltas[index]) & 0xFFFF and character != 0xFFFF:
                    found.append(character)
        return found


def faces_of(data):
    """Returns the faces of a file or of a collection."""
    if data[:4] != b"ttcf":
        return [Face(data, 0)]
    count = struct.unpack_from(">I", data, 8)[0]
    return [Face(data, offset) for offset in struct.unpack_from(f">{count}I", data, 12)]


def ranges_of(characters):
    ranges = []
    for character in sorted(set(characters)):
        if ranges and ranges[-1][1] + 1 == character:
            ranges[-1][1] = character
        else:
            ranges.append([character, character])
    return tuple(map(tuple, ranges))


class Strings:
    def __init__(self):
        self.data, self.offsets = bytearray(), {}

    def add(self, text):
        if text not in self.offsets:
            self.offsets[text] = len(self.data)
            self.data += text.encode() + b"\0"
        return self.offsets[text]


class Ranges:
    """The lists of ranges; equal lists, such as those of a collection's faces, are stored once."""

    def __init__(self):
        self.data, self.starts = [], {}

    def add(self, ranges):
        if ranges not in self.starts:
            self.starts[ranges] = len(self.data)
            self.data += ranges
        return self.starts[ranges], len(ranges)


def selected(fonts):
    """Returns style and name of the files, in the order of families.txt."""
    for style, name, *_ in lines("families.txt"):
        files = [name] if name in fonts else [f"{name}-{suffix}.ttf" for suffix in SUFFIXES]
        files = [file for file in files if file in fonts]
        if not files:
            sys.exit(f"families.txt: the packages have no file for {name}")
        for file in files:
            yield style, file


def form_of(family):
    """Returns the region in the name of a family with regional forms, such as "Noto Sans CJK JP"."""
    words = family.split()
    return words[-1] if "CJK" in words[:-1] else ""


def style_of(family, style):
    return "mono" if "Mono" in family.split() else style


def build(fonts):
    strings, ranges, faces, files = Strings(), Ranges(), [], []
    for style, name in selected(fonts):
        for index, face in enumerate(faces_of(fonts[name])):
            family = face.name(16, 1)
            record = struct.pack(
                "<IIIII", len(files), index, strings.add(family), strings.add(face.name(6)), strings.add(face.name(4)))
            record += struct.pack("<II", *ranges.add(ranges_of(face.characters())))
            # Two bold files of Debian state the weight 400.
            weight = max(face.weight, 700) if "-Bold" in name else face.weight
            record += struct.pack(
                "<HBB4s", weight, STYLES[style_of(family, style)], face.is_italic,
                form_of(family).encode())
            faces.append(record.ljust(48, b"\0"))
        files.append(name)
    start = 64 + 48 * len(faces) + 48 * len(files)
    range_table = b"".join(struct.pack("<II", *pair) for pair in ranges.data)
    end = start + len(range_table) + len(strings.data)
    entries = []
    for name in files:
        end = -(-end // PAGE) * PAGE
        entries.append(struct.pack("<QQ", end, len(fonts[name])) + hashlib.sha256(fonts[name]).digest())
        end += len(fonts[name])
    tables = b"".join(faces) + b"".join(entries) + range_table + bytes(strings.data)
    header = b"HFFONTS1" + struct.pack("<QIIII", end, len(faces), len(files), start, len(ranges.data))
    yield header + hashlib.sha256(header + tables).digest() + tables
    for name in files:
        yield fonts[name]


def main(debian, wheels, output):
    fonts = unhinted(completed(read_packages(debian), read_wheels(wheels)))
    # Two builds at the same time do not share a file.
    partial = f"{output}.{os.getpid()}.partial"
    with open(partial, "wb") as file:
        for part in build(fonts):
            file.write(b"\0" * (-file.tell() % PAGE))
            file.write(part)
    os.replace(partial, output)


main(*sys.argv[1:])
