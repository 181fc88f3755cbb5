#!/usr/bin/env python3
"""Fits the widths of the system font to labels that Interface Builder measured, and prints their Swift table.

    system-widths.py FOLDER... [--aside PROJECT,...]

Each folder contains projects, and each project .xib and .storyboard files. The labels of the projects set aside are
not used for the fit. The shares of labels near their recorded widths are printed to standard error.

The model: a label is as wide as the sum of Inter's advances, of a correction for each character, and of a tracking that
depends on the size and the weight of the font. It is solved by least squares. Weights reduce the influence of stretched
and compressed labels. A penalty on each correction keeps rare characters near Inter's widths.
Corrections that also depend on the weight and on the optical size do not fit unknown labels better, since few labels are
as large as 28 points. There, SystemFontMetrics.swift has the published tracking minus 0.0222 em instead of the printed
one, and SystemFontWidths.swift has further additions for display and for semibold, all from pictures of iOS.
Needs uharfbuzz and numpy from PyPI.
"""
import argparse
import collections
import glob
import os
import string
import sys
import unicodedata
import xml.etree.ElementTree as ElementTree

import numpy
import uharfbuzz

# The tracking that Apple publishes for the system font, in 1/1000 em by font size.
PUBLISHED = {9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20, 17: -26, 18: -25, 19: -24, 20: -23, 22: -12,
             24: 3, 26: 8, 28: 14, 30: 14, 34: 12, 40: 11, 48: 8, 60: 4}
# The sizes between which the printed tracking is linear.
SIZES = [11, 12, 13, 14, 15, 16, 17, 20, 24, 28, 34, 48]
# Interface Builder measured with Helvetica Neue before this version.
FIRST_BUILD = 9000
# The minimum number of labels that contain a corrected character.
LEAST_LABELS = 8
# The penalties on a correction and on a tracking, in square points for 1 em.
CORRECTION_PENALTY, TRACKING_PENALTY = 300, 15
WEIGHTS = {"ultraLight": 100, "thin": 200, "light": 300, None: 400, "regular": 400, "medium": 500, "semibold": 600,
           "bold": 700, "heavy": 800, "black": 900}
STYLES = {"Body": (17, 400), "Headline": (17, 600), "Subhead": (15, 400), "Footnote": (13, 400), "Caption1": (12, 400),
          "Caption2": (11, 400), "Callout": (16, 400), "Title1": (28, 400), "Title2": (22, 400), "Title3": (20, 400),
          "Title0": (34, 400)}
TRIPLE_SCALE = {"retina5_5", "retina5_9", "retina6_3", "retina6_5", "retina6_7", "retina6_12", "retina6_72"}
# Characters with the width of another.
SAME = {"’": "‘", "”": "“", "\u00a0": " "}

FACE = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(os.path.join(os.path.dirname(__file__), "Inter/Inter.ttf")))
FONTS = {}


def display_share(size):
    return min(max((size - 17) / 11, 0), 1)


def advances(text, size, weight):
    """Returns the sum of Inter's advances in em, and the number of glyphs."""
    key = (round(14 + 18 * display_share(size)), weight)
    if key not in FONTS:
        FONTS[key] = uharfbuzz.Font(FACE)
        FONTS[key].set_variations({"opsz": key[0], "wght": weight})
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(FONTS[key], buffer, {"calt": False})
    return sum(p.x_advance for p in buffer.glyph_positions) / FACE.upem, len(buffer.glyph_positions)


def base(character):
    return SAME.get(character, unicodedata.normalize("NFD", character)[0])


def published(size):
    return float(numpy.interp(size, list(PUBLISHED), list(PUBLISHED.values()))) / 1000


class Label:
    def __init__(self, text, size, weight, width, scale):
        self.text, self.size, self.weight, self.width, self.scale = text, size, weight, width, scale
        self.advance, self.glyphs = advances(text, size, weight)
        self.prior = (self.advance + published(size) * self.glyphs) * size


def font(element):
    description = element.find("fontDescription")
    if description is None or description.get("name"):
        return None
    if description.get("style"):
        return STYLES.get(description.get("style").replace("UICTFontTextStyle", ""))
    size = float(description.get("pointSize") or 0)
    kind = description.get("type")
    # The canvas shows the bold system font in bold, unlike a device.
    weight = 700 if kind == "boldSystem" else WEIGHTS.get(description.get("weight"))
    return (size, weight) if 9 <= size <= 60 and kind in ("system", "boldSystem") and weight else None


def text_of(label):
    if label.get("text") is not None:
        return label.get("text")
    return next((s.text for s in label.findall("string") if s.get("key") == "text" and not s.get("base64-UTF8")), None)


def labels(path):
    try:
        root = ElementTree.parse(path).getroot()
    except ElementTree.ParseError:
        return
    build = root.get("toolsVersion", "0").split(".")[0]
    if not build.isdigit() or int(build) < FIRST_BUILD:
        return
    device = root.find("device")
    scale = 3 if device is not None and device.get("id") in TRIPLE_SCALE else 2
    for label in root.iter("label"):
        rect = next((r for r in label.findall("rect") if r.get("key") == "frame"), None)
        text, kind = text_of(label), font(label)
        if rect is None or kind is None or not text or text != text.strip() or "\n" in text:
            continue
        if label.get("misplaced") == "YES" or label.get("ambiguous") == "YES":
            continue
        if any(ord(c) >= 0x250 and c not in "–—‘’“”…•" for c in text):
            continue
        width, height = float(rect.get("width")), float(rect.get("height"))
        if width > 0 and height < 2 * kind[0]:
            found = Label(text, *kind, width, scale)
            # Labels with other widths are stretched or compressed.
            if abs(found.prior - width) < 0.1 * width:
                yield found


def read(folders):
    """Returns the labels by project; equal ones of a project count once."""
    projects = {}
    for folder in folders:
        for project in sorted(os.listdir(folder)):
            found = {}
            for path in sorted(glob.glob(os.path.join(glob.escape(os.path.join(folder, project)), "**/*"), recursive=True)):
                if path.endswith((".xib", ".storyboard")):
                    for label in labels(path):
                        found.setdefault((label.text, label.size, label.weight, label.width), label)
            if found:
                projects[project] = list(found.values())
    return projects


class Model:
    def __init__(self, fitted):
        counts = collections.Counter(c for label in fitted for c in {base(c) for c in label.text})
        self.characters = sorted(c for c in counts if counts[c] >= LEAST_LABELS)
        self.column = {c: i for i, c in enumerate(self.characters)}
        self.solve(fitted)

    def row(self, label):
        row = numpy.zeros(len(self.characters) + len(SIZES) + 3)
        for character in label.text:
            if base(character) in self.column:
                row[self.column[base(character)]] += 1
        for i, share in enumerate(numpy.eye(len(SIZES))):
            row[len(self.characters) + i] = label.glyphs * numpy.interp(label.size, SIZES, share)
        bold, share = label.glyphs * max(0, (label.weight - 400) / 200), display_share(label.size)
        row[-3], row[-2] = bold * (1 - share), bold * share
        row[-1] = label.glyphs * max(0, (400 - label.weight) / 200)
        return row * label.size

    def solve(self, fitted):
        rows = numpy.array([self.row(label) for label in fitted])
        # Interface Builder rounds widths up to a pixel.
        targets = numpy.array([label.width - 0.5 / label.scale - label.prior for label in fitted])
        noise = numpy.array([0.35 + 0.004 * label.width for label in fitted])
        penalties = [CORRECTION_PENALTY] * len(self.characters) + [TRACKING_PENALTY] * (len(SIZES) + 3)
        weights = numpy.ones(len(fitted))
        for step in range(12):
            weighted = rows * weights[:, None]
            self.solution = numpy.linalg.solve(weighted.T @ rows + numpy.diag(penalties), weighted.T @ targets)
            residuals = (rows @ self.solution - targets) / (noise * (3 if step < 3 else 1))
            weights = 1 / (1 + residuals**2) ** 2

    def width(self, label):
        return numpy.ceil((label.prior + self.row(label) @ self.solution) * label.scale - 0.001) / label.scale

    def table(self):
        groups = collections.defaultdict(str)
        for character in string.ascii_letters:
            groups[character] = "".join(c for c in map(chr, range(0xC0, 0x180)) if base(c) == character)
        for other, character in SAME.items():
            groups[character] += other
        lines = []
        for character, correction in zip(self.characters, self.solution):
            escaped = (character + groups[character]).replace("\\", "\\\\").replace('"', '\\"').replace("\u00a0", "\\u{A0}")
            lines.append(f'    ("{escaped}", {round(1000 * correction)}),')
        tracking = [published(s) + t for s, t in zip(SIZES, self.solution[len(self.characters):])]
        lines += [f"    ({size}, {value:.4f})," for size, value in zip(SIZES, tracking)]
        return lines + [f"    bold {self.solution[-3]:.4f}, in display {self.solution[-2]:.4f}, light {self.solution[-1]:.4f}"]


def report(name, model, compared):
    differences = numpy.array([abs(model.width(label) - label.width) for label in compared])
    # A label that is further off is stretched or compressed.
    widths = numpy.array([label.width for label in compared])
    near = differences < 0.03 * widths + 1
    shares = [f"{(differences[near] < limit + 0.01).mean():.1%} within {limit}" for limit in (0, 0.5, 1)]
    print(f"{name}: {near.sum()} of {len(near)} labels, {', '.join(shares)} points", file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--aside", default="", help="names of projects, with commas between them")
    arguments = parser.parse_args()
    for folder in arguments.folders:
        if not os.path.isdir(folder):
            parser.error(f"{folder} is not a folder of projects")
    projects = read(arguments.folders)
    aside = set(arguments.aside.split(",")) - {""}
    for name in sorted(aside - projects.keys()):
        parser.error(f"--aside: no project with labels is called {name}")
    fitted = [label for name, found in projects.items() if name not in aside for label in found]
    if not fitted:
        parser.error("there are no labels to fit; a folder must contain folders of projects with .xib or .storyboard files")
    model = Model(fitted)
    report("fitted", model, fitted)
    if aside:
        report("aside", model, [label for name in sorted(aside) for label in projects.get(name, [])])
    print("\n".join(model.table()))


if __name__ == "__main__":
    main()
