"""Compares SVGs in viewers with PNGs of the same layouts: svg_in_viewers.py HEADFRAME WORK OUT DOCUMENT…"""

import base64
import io
import os
import re
import subprocess
import sys

import numpy
from PIL import Image
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

headframe, work, out, *documents = sys.argv[1:]
SCALE = 2
LIMIT = 1.0


def start():
    options = Options()
    options.binary_location = "/usr/bin/chromium"
    flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb"]
    for flag in flags + [f"--force-device-scale-factor={SCALE}"]:
        options.add_argument(flag)
    return webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))


def pixels(data):
    """Returns the sRGB values of a picture on white, from 0 to 1, in rows."""
    picture = Image.open(io.BytesIO(data)).convert("RGBA")
    ground = Image.new("RGBA", picture.size, "white")
    return numpy.asarray(Image.alpha_composite(ground, picture).convert("RGB"), dtype=float) / 255


def lab(rgb):
    linear = numpy.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    matrix = [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
    xyz = linear @ numpy.array(matrix).T / [0.95047, 1, 1.08883]
    f = numpy.where(xyz > 216 / 24389, numpy.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    return 116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])


def delta_e(first, second):
    """Returns CIEDE2000 of every pixel (Sharma, Wu, Dalal 2005)."""
    (l1, a1, b1), (l2, a2, b2) = lab(first), lab(second)
    mean = ((numpy.hypot(a1, b1) + numpy.hypot(a2, b2)) / 2) ** 7
    g = 0.5 * (1 - numpy.sqrt(mean / (mean + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = numpy.hypot(a1, b1), numpy.hypot(a2, b2)
    h1, h2 = numpy.degrees(numpy.arctan2(b1, a1)) % 360, numpy.degrees(numpy.arctan2(b2, a2)) % 360
    turn = h2 - h1
    dh = numpy.where(c1 * c2 == 0, 0, turn - 360 * (turn > 180) + 360 * (turn < -180))
    dl, dc, dh = l2 - l1, c2 - c1, 2 * numpy.sqrt(c1 * c2) * numpy.sin(numpy.radians(dh / 2))
    l, c = (l1 + l2) / 2, (c1 + c2) / 2
    h = (h1 + h2) / 2 + 180 * (abs(turn) > 180) * numpy.where(h1 + h2 < 360, 1, -1)
    h = numpy.where(c1 * c2 == 0, h1 + h2, h)
    t = (1 - 0.17 * numpy.cos(numpy.radians(h - 30)) + 0.24 * numpy.cos(numpy.radians(2 * h))
         + 0.32 * numpy.cos(numpy.radians(3 * h + 6)) - 0.2 * numpy.cos(numpy.radians(4 * h - 63)))
    sl = 1 + 0.015 * (l - 50) ** 2 / numpy.sqrt(20 + (l - 50) ** 2)
    sc, sh = 1 + 0.045 * c, 1 + 0.015 * c * t
    rt = (-numpy.sin(numpy.radians(60 * numpy.exp(-(((h - 275) / 25) ** 2))))
          * 2 * numpy.sqrt(c**7 / (c**7 + 25**7)))
    x, y, z = dl / sl, dc / sc, dh / sh
    return numpy.sqrt(numpy.maximum(0, x * x + y * y + z * z + rt * y * z))


def librsvg(path):
    return subprocess.run(["rsvg-convert", "--zoom", str(SCALE), path], capture_output=True, check=True).stdout


def chromium(path, width, height):
    # The SVG is opened as a page, so that its text can be searched.
    browser.get(f"file://{path}")
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
    shot = browser.execute_cdp_cmd("Page.captureScreenshot", {"clip": clip, "captureBeyondViewport": True})
    return base64.b64decode(shot["data"])


def misplaced_texts():
    """Returns the page's texts with a measured width that differs by more than half a point from that of the layout."""
    return browser.execute_script("""
        const wrong = [];
        for (const part of document.querySelectorAll('text[textLength], tspan[textLength]')) {
          const width = part.textLength.baseVal.value;
          if (Math.abs(part.getComputedTextLength() - width) > 0.5) wrong.push(part.textContent);
        }
        return wrong;""")


def finds(words):
    return browser.execute_script(
        "getSelection().removeAllRanges(); return window.find(arguments[0]) ? getSelection().toString() : '';", words)


browser = start()
worst, count, failures, searched = {}, 0, [], 0
try:
    subprocess.run(
        [headframe, "render", "--quiet", *documents, "-o", work + "/", "--format", "png,svg", "--scale", str(SCALE)],
        check=True)
    for name in sorted(os.listdir(work)):
        if not name.endswith(".svg"):
            continue
        path = os.path.join(work, name)
        png = os.path.join(work, name[:-4] + ".png")
        expected = pixels(open(png, "rb").read())
        height, width = expected.shape[0] / SCALE, expected.shape[1] / SCALE
        shown = {"chromium": chromium(path, width, height), "librsvg": librsvg(path)}
        failures += [f"{name}: text \"{text}\" is not as wide as it was laid out" for text in misplaced_texts()]
        # Searches for the first two words on one line or, if there are none, for the first word.
        svg = open(path, encoding="utf-8").read()
        lines = [re.sub(r"<[^>]+>", "", line) for line in re.findall(r"<text[^>]*>(.*?)</text>", svg)]
        words = sorted((w for line in lines for w in re.findall(r"[A-Za-z]{3,}(?: [A-Za-z]{3,})?", line)),
                       key=lambda w: " " not in w)
        if words:
            searched += 1
            if finds(words[0]).lower() != words[0].lower():
                failures.append(f"{name}: \"{words[0]}\" is not found")
        for viewer, data in shown.items():
            count += 1
            actual = pixels(data)
            if actual.shape != expected.shape:
                failures.append(f"{name}: {viewer} shows {actual.shape[1]}×{actual.shape[0]} px, not {expected.shape[1]}×{expected.shape[0]}")
                continue
            mean = float(delta_e(expected, actual).mean())
            worst.setdefault(viewer, []).append((mean, name))
            if mean > LIMIT:
                failures.append(f"{name}: {viewer} differs by a mean ΔE2000 of {mean:.2f}, over {LIMIT}")
                Image.open(io.BytesIO(data)).save(os.path.join(out, f"{name[:-4]}-{viewer}.png"))
finally:
    browser.quit()
for viewer, values in worst.items():
    mean = sum(value for value, _ in values) / len(values)
    print(f"{viewer}: mean ΔE2000 {mean:.3f} over {len(values)} pictures; most {max(values)[0]:.3f} ({max(values)[1]})")
for failure in failures:
    print(failure)
print(f"{count + searched - len(failures)} passed, {len(failures)} failed")
sys.exit(1 if failures or not count else 0)
