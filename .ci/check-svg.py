#!/usr/bin/python3
"""Compares the gallery's SVGs in Chromium and librsvg with the PNGs.

At most 8 % of the pixels differ visibly (ΔE2000 over 2), as edges do, and at most 0.1 % clearly (over 25). In Chromium,
the text of an SVG can be searched, and is as wide as it was laid out. Selenium is installed for Debian's own Python.
Differing pictures go to out/svg.
"""

import base64
import re
import shutil
import struct
import subprocess
import tempfile
from pathlib import Path

from common import ROOT, Page, command

SCALE = 2
# Similarities of colors, each with the share of pixels that have at least this similarity.
LIMITS = [("0.98", "0.92"), ("0.75", "0.999")]

headframe = command()
page = Page("svg", "svg", ["--force-color-profile=srgb", f"--force-device-scale-factor={SCALE}"])


def chromium(svg, png):
    """Returns a picture of an SVG, which is opened as a page, so that its text can be searched."""
    width, height = (pixels / SCALE for pixels in struct.unpack(">II", png.read_bytes()[16:24]))
    page.browser.get(f"file://{svg}")
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
    shot = page.browser.execute_cdp_cmd("Page.captureScreenshot", {"clip": clip, "captureBeyondViewport": True})
    return base64.b64decode(shot["data"])


def check_texts(svg):
    texts = page.run("misplacedTexts()")
    page.expect(not texts, f"{svg.name}: texts are not as wide as they were laid out: {texts}")
    # Searches for the first two words on one line or, if there are none, for the first word.
    lines = [re.sub(r"<[^>]+>", "", line) for line in re.findall(r"<text[^>]*>(.*?)</text>", svg.read_text())]
    words = sorted((w for line in lines for w in re.findall(r"[A-Za-z]{3,}(?: [A-Za-z]{3,})?", line)),
                   key=lambda w: " " not in w)
    if words:
        found = page.run("found(arguments[0])", words[0])
        page.expect(found.lower() == words[0].lower(), f"{svg.name}: \"{words[0]}\" is not found")


with tempfile.TemporaryDirectory() as folder:
    work = Path(folder)
    for name in ["png", "chromium", "librsvg"]:
        (work / name).mkdir()
    documents = ROOT.glob("Examples/Gallery/*.yaml")
    options = ["--quiet", "--format", "png,svg", "--scale", str(SCALE)]
    subprocess.run([headframe, "render", *documents, "-o", f"{work}/svg/", *options], check=True)
    # Pictures can be transparent.
    transparent = {"color": {"r": 0, "g": 0, "b": 0, "a": 0}}
    page.browser.execute_cdp_cmd("Emulation.setDefaultBackgroundColorOverride", transparent)
    for svg in sorted(work.glob("svg/*.svg")):
        png = Path(shutil.move(svg.with_suffix(".png"), work / "png"))
        (work / "chromium" / png.name).write_bytes(chromium(svg, png))
        check_texts(svg)
        subprocess.run(["rsvg-convert", "--zoom", str(SCALE), svg, "-o", work / "librsvg" / png.name], check=True)
    for viewer in ["chromium", "librsvg"]:
        for similarity, share in LIMITS:
            tolerance = ["--perceptual-precision", similarity, "--precision", share, "--ignore-scale"]
            done = subprocess.run(
                [headframe, "diff", *tolerance, work / "png", work / viewer, "-o", f"{page.shots}/{viewer}/", "--force"],
                capture_output=True, text=True)
            page.expect(done.returncode == 0, f"{viewer} shows other pictures:\n{done.stdout[-3000:]}{done.stderr}")
page.end()
