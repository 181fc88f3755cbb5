"""Times a photo card, compared with plain C, Pillow, Takumi, PlutoPrint and resvg, and the card of Examples/spark
and a screen of 31 views of which each row changes one text, compared with plain C that only paints, and the screen below
two blurs, compared with itself: card_peers.py HEADFRAME PEERS [--cards N] [--repeats N].

PEERS is the folder of the programs built from Peers/card-peer.c and Peers/display-peer.c. Prints `name  ours  peer  ratio
target`, one row per line: milliseconds of processor time per card, from start to end of the program, each a median. The
photo card has 1200 × 630 pixels, the other 640 × 192, the screen 1170 × 2532. The programs take turns and write to a folder in memory.
"""

import argparse
import json
import os
import random
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile

from PIL import Image, ImageDraw, ImageFont

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FONT = ROOT + "/Fonts/Inter/Inter.ttf"
SIZE = (1200, 630)
WORDS = ("layout engine measures every label before the constraint solver places views and draws them into one bitmap "
         "quickly without a simulator or browser process").split()
ROLES = ["Wrote the first program", "Built the first compiler, and found a moth in a relay", "Calculated trajectories",
         "Taught computers and people", "Kept networks from going round in circles", "Said what a type may stand in for"]
EMOJI = "size: 136x128\nscale: 1\nview: {subviews: [{class: UILabel, frame: [0, 0, 136, 128], text: 🚀, font: 100}]}\n"


def rows(count):
    for number in range(count):
        words = [WORDS[(number * 7 + step * 5) % 24] for step in range(7)]
        yield {"kind": words[6].capitalize(), "title": " ".join(words[:6]).capitalize(),
               "author": f"Ada Lovelace · {number % 9 + 1} min "}


def make_photo(path):
    """Saves a photo of soft patches of color with noise like that of a sensor."""
    generator = random.Random(7)
    small = Image.new("RGB", (40, 27))
    small.putdata([tuple(generator.randrange(40, 220) for _ in range(3)) for _ in range(40 * 27)])
    grain = Image.frombytes("L", (400, 267), generator.randbytes(400 * 267)).resize((1600, 1067)).convert("RGB")
    Image.blend(small.resize((1600, 1067), Image.Resampling.BICUBIC), grain, 0.08).save(path, quality=88)


def write_inputs(folder, headframe, count):
    """Writes the input files of all programs to a folder."""
    make_photo(folder + "/photo.jpg")
    shutil.copy(ROOT + "/Benchmarks/card.yaml", folder)
    with open(folder + "/rows.ndjson", "w", encoding="utf-8") as file:
        for row in rows(count):
            file.write(json.dumps(dict(row, author=row["author"] + "🚀"), ensure_ascii=False) + "\n")
    with open(folder + "/rows.tsv", "w", encoding="utf-8") as file:
        for row in rows(count):
            file.write("\t".join(row.values()) + "\n")
    with open(folder + "/emoji.yaml", "w", encoding="utf-8") as file:
        file.write(EMOJI)
    subprocess.run([headframe, "render", "emoji.yaml", "-o", "emoji.png", "--quiet"], cwd=folder, check=True)


def write_drawings(folder, headframe, name, template, count):
    """Writes the rows of a template, and the drawings that the C program paints, to a folder."""
    shutil.copy(f"{ROOT}/{template}", f"{folder}/{name}.yaml")
    with open(f"{folder}/{name}.ndjson", "w", encoding="utf-8") as file:
        for number in range(1, count + 1):
            row = {"number": number, "name": f"Ada Lovelace {number}", "role": ROLES[number % 6]}
            file.write(json.dumps(row) + "\n")
    command = [headframe, "render", name + ".yaml", "--data", name + ".ndjson", "-o", name + "/{n}.txt", "--quiet"]
    subprocess.run(command, cwd=folder, check=True)
    with open(f"{folder}/{name}.txt", "wb") as file:
        for number in range(1, count + 1):
            with open(f"{folder}/{name}/{number}.txt", "rb") as drawing:
                file.write(drawing.read())


# The bars of `write_blurred_screen`, as high as a navigation bar and a tab bar with the safe area of a phone.
BLURS = """    - {id: top, class: UIVisualEffectView, effect: systemMaterial}
    - {id: bottom, class: UIVisualEffectView, effect: systemMaterial}
  constraints:
    - H:|[top]|
    - H:|[bottom]|
    - V:|[top(97)]
    - V:[bottom(83)]|
    - H:|-20-[title]
"""


def write_blurred_screen(folder):
    """Writes the screen below two bars that blur it to a folder that has the screen."""
    with open(folder + "/screen.yaml", encoding="utf-8") as file:
        parts = file.read().split("  constraints:\n    - H:|-20-[title]\n")
    with open(folder + "/blurs.yaml", "w", encoding="utf-8") as file:
        file.write(BLURS.join(parts))


def draw_with_pillow(folder, count):
    photo = Image.open(folder + "/photo.jpg").resize((1200, 800), Image.Resampling.BILINEAR).crop((0, 85, 1200, 715))
    shade = Image.new("L", (1, 630))
    shade.putdata([round(max(0, (y / 630 - 0.2) / 0.8) * 0.8 * 255) for y in range(630)])
    shade = shade.resize(SIZE)
    emoji = Image.open(folder + "/emoji.png").convert("RGBA").resize((40, 38))
    fonts = [ImageFont.truetype(FONT, size) for size in (28, 64, 32)]
    black = Image.new("RGB", SIZE)
    for number, row in enumerate(rows(count), 1):
        card = photo.copy()
        card.paste(black, (0, 0), shade)
        draw = ImageDraw.Draw(card)
        for text, font, baseline in zip(row.values(), fonts, (410, 490, 555)):
            draw.text((64, baseline), text, "white", font, anchor="ls")
        card.paste(emoji, (400, 525), emoji)
        card.save(f"{folder}/out/{number}.png", compress_level=1)


def draw_with_takumi(folder, count):
    from takumi_py import FontResource, ImageResource, Renderer  # Only this peer needs the package.
    with open(FONT, "rb") as font, open(folder + "/photo.jpg", "rb") as photo, open(folder + "/emoji.png", "rb") as emoji:
        renderer = Renderer(load_default_fonts=False)
        families = renderer.register_font(FontResource(font.read(), name="Inter", style="normal"))
        images = [ImageResource("memory://photo", photo.read()), ImageResource("memory://emoji", emoji.read())]
    fill = {"position": "absolute", "left": 0, "top": 0, "width": "1200px", "height": "630px"}

    def text(words, size, weight, top):
        style = {"position": "absolute", "left": "64px", "top": f"{top}px", "fontSize": f"{size}px",
                 "fontWeight": weight, "color": "white", "whiteSpace": "nowrap"}
        return {"type": "text", "text": words, "style": style}

    for number, row in enumerate(rows(count), 1):
        card = {"type": "container", "style": fill, "children": [
            {"type": "image", "src": "memory://photo", "style": dict(fill, objectFit="cover")},
            {"type": "container", "style": dict(
                fill, backgroundImage="linear-gradient(to bottom, rgba(0,0,0,0) 20%, rgba(0,0,0,0.8) 100%)")},
            text(row["kind"], 28, 600, 382), text(row["title"], 64, 700, 428), text(row["author"], 32, 400, 525),
            {"type": "image", "src": "memory://emoji",
             "style": {"position": "absolute", "left": "400px", "top": "525px", "width": "40px", "height": "38px"}}]}
        picture = renderer.render_node(card, width=SIZE[0], height=SIZE[1], images=images, font_families=families)
        with open(f"{folder}/out/{number}.png", "wb") as file:
            file.write(picture)


def draw_with_plutoprint(folder, count):
    import plutoprint  # Only this peer needs the package.
    width, height = (side * plutoprint.UNITS_PX for side in SIZE)
    style = f"""
        @font-face {{ font-family: Inter; src: url({FONT}); font-weight: 100 900 }}
        body {{ margin: 0; color: white }}
        body > * {{ position: absolute; margin: 0 }}
        p {{ left: 64px; width: 1072px; white-space: nowrap; overflow: hidden }}
        .card {{ left: 0; top: 0; width: 1200px; height: 630px; object-fit: cover }}"""
    shade = """<svg class="card" viewBox="0 0 1200 630"><linearGradient id="shade" x2="0" y2="1">
        <stop offset=".2" stop-opacity="0"/><stop offset="1" stop-opacity=".8"/></linearGradient>
        <rect width="1200" height="630" fill="url(#shade)"/></svg>"""
    for number, row in enumerate(rows(count), 1):
        book = plutoprint.Book(
            plutoprint.PageSize(width, height), plutoprint.PAGE_MARGINS_NONE, plutoprint.MEDIA_TYPE_SCREEN)
        book.load_html(f"""<style>{style}</style><img class="card" src="photo.jpg">{shade}
            <p style="top: 382px; font: 600 28px Inter">{row["kind"]}</p>
            <p style="top: 428px; font: 700 64px Inter">{row["title"]}</p>
            <p style="top: 525px; font: 400 32px Inter">{row["author"]}</p>
            <img style="left: 400px; top: 525px; width: 40px; height: 38px" src="emoji.png">""",
                       base_url=f"file://{folder}/")
        book.write_to_png(f"{folder}/out/{number}.png", *SIZE)


def draw_with_resvg(folder, count):
    import resvg_py  # Only this peer needs the package.
    for number, row in enumerate(rows(count), 1):
        picture = resvg_py.svg_to_bytes(
            svg_string=f"""<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
                <linearGradient id="shade" x2="0" y2="1"><stop offset=".2" stop-opacity="0"/>
                <stop offset="1" stop-opacity=".8"/></linearGradient>
                <image href="photo.jpg" width="1200" height="630" preserveAspectRatio="xMidYMid slice"/>
                <rect width="1200" height="630" fill="url(#shade)"/><g fill="white" font-family="Inter">
                <text x="64" y="410" font-size="28" font-weight="600">{row["kind"]}</text>
                <text x="64" y="490" font-size="64" font-weight="700">{row["title"]}</text>
                <text x="64" y="555" font-size="32">{row["author"]}</text></g>
                <image href="emoji.png" x="400" y="525" width="40" height="38"/></svg>""",
            resources_dir=folder, font_files=[FONT], skip_system_fonts=True)
        with open(f"{folder}/out/{number}.png", "wb") as file:
            file.write(bytes(picture))


def processor_time(command, folder, count, **options):
    """Returns the milliseconds of processor time per card."""
    shutil.rmtree(folder + "/out", ignore_errors=True)
    os.mkdir(folder + "/out")
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, cwd=folder, check=True, **options)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    made = sum(name.endswith(".png") for name in os.listdir(folder + "/out"))
    if made != count:
        sys.exit(f"card_peers: {command[0]} made {made} pictures instead of {count}")
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1000 / count


# The templates that a C program paints, each with its scale and its pictures per photo card.
DRAWN = {"spark": ("Examples/spark/card.yaml", "2", 10), "screen": ("Benchmarks/screen.yaml", "3", 1)}

LIBRARIES = {
    "Pillow": draw_with_pillow, "Takumi": draw_with_takumi, "PlutoPrint": draw_with_plutoprint,
    "resvg": draw_with_resvg,
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("headframe")
    parser.add_argument("peers")
    parser.add_argument("--cards", type=int, default=200)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--draw", help=argparse.SUPPRESS)
    parser.add_argument("--with", dest="library", choices=sorted(LIBRARIES), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.draw:
        return LIBRARIES[options.library](options.draw, options.cards)
    headframe, peers, count = os.path.abspath(options.headframe), os.path.abspath(options.peers), options.cards
    folder = tempfile.mkdtemp(prefix="headframe-bench-", dir="/dev/shm" if os.path.isdir("/dev/shm") else None)
    try:
        write_inputs(folder, headframe, count)
        for name, (template, _, factor) in DRAWN.items():
            write_drawings(folder, headframe, name, template, factor * count)
        write_blurred_screen(folder)
        ours = [headframe, "render", "card.yaml", "--data", "rows.ndjson", "-o", "out/{n}.png", "--quiet", "--jobs", "1"]
        plain = [peers + "/card-peer", "photo.jpg", FONT, FONT, "emoji.png", "out"]
        script = [sys.executable, os.path.abspath(__file__), headframe, peers, "--cards", str(count), "--draw", folder]
        figures = {name: [] for name in ["ours", "C", *LIBRARIES]}
        figures |= {name + part: [] for name in DRAWN for part in ["", " painting"]} | {"blurs": []}

        def batch(name, rows, scale):
            return [headframe, "render", name + ".yaml", "--data", rows + ".ndjson", "-o", "out/{n}.png", "--quiet",
                    "--jobs", "1", "--scale", scale]

        for _ in range(options.repeats):
            figures["ours"].append(processor_time(ours, folder, count))
            with open(folder + "/rows.tsv", encoding="utf-8") as lines:
                figures["C"].append(processor_time(plain, folder, count, stdin=lines))
            for name, (_, scale, factor) in DRAWN.items():
                figures[name].append(processor_time(batch(name, name, scale), folder, factor * count))
                with open(f"{folder}/{name}.txt", encoding="utf-8") as drawings:
                    painting = [peers + "/display-peer", scale, FONT, "out"]
                    figures[name + " painting"].append(
                        processor_time(painting, folder, factor * count, stdin=drawings))
            figures["blurs"].append(processor_time(batch("blurs", "screen", "3"), folder, count))
            for name in LIBRARIES:
                figures[name].append(processor_time(script + ["--with", name], folder, count))
        print(f"{'ms of processor time':26}{'ours':>10}{'peer':>10}{'ratio':>8}  target")
        pairs = [("photo card, C", "ours", "C", "≤ 1.1"), ("spark card, C that paints", "spark", "spark painting", "≤ 1.3"),
                 ("screen, C that paints", "screen", "screen painting", "≤ 1.15"),
                 ("two blurs, without", "blurs", "screen", "≤ 1.5")]
        for title, ours, peer, target in pairs + [("photo card, " + name, "ours", name, "") for name in LIBRARIES]:
            mine, other = statistics.median(figures[ours]), statistics.median(figures[peer])
            print(f"{title:26}{mine:10.2f}{other:10.2f}{mine / other:8.2f}  {target}".rstrip())
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
