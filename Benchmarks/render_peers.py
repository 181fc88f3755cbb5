"""The screen of the rendering benchmark in other programs, each used as its manual recommends.

Reads one command per line and answers with the milliseconds and the bytes of the file, so that runs can be interleaved:
  warm NAME SCALE PATH | cold NAME SCALE PATH | quit
NAME is plutoprint, Pillow, skia-python, chromium or chromium-fast (with faster, larger files).
The answer for a program that is not installed is `nan 0`.
"""
import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

WIDTH, HEIGHT = 390, 844
FONTS = ["/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"]
WORDS = ("layout engine measures every label before the constraint solver places views and draws them into one bitmap "
         "quickly without a simulator or browser process").split()


def line(seed, longest):
    """Returns a line of the pseudorandom text that all programs of the benchmark draw."""
    state, text = seed * 2654435761 % 2**32, ""
    while True:
        state = (state * 1664525 + 1013904223) % 2**32
        word = WORDS[(state >> 16) % 24]
        if len(text) + len(word) + 1 > longest:
            return text
        text += (" " if text else "") + word


def texts():
    """Yields (text, bold, size, x, baseline, color) for each of the 48 lines."""
    for card in range(12):
        top = 2 + card * 70
        yield line(card + 1, 34), True, 13, 64, top + 16, (18, 18, 23)
        for row in range(3):
            yield line(100 + card * 3 + row, 46), False, 11, 64, top + 32 + row * 13, (84, 84, 94)


def color(card):
    hue = card / 12
    return tuple(round(255 * part) for part in (0.2 + 0.6 * hue, 0.45, 0.9 - 0.6 * hue))


class Pillow:
    def __init__(self):
        from PIL import Image, ImageDraw, ImageFont
        self.image, self.draw, self.font = Image, ImageDraw, ImageFont
        self.fonts = {}

    def render(self, scale, path):
        picture = self.image.new("RGB", (round(WIDTH * scale), round(HEIGHT * scale)), "white")
        draw = self.draw.Draw(picture)
        for card in range(12):
            top = 2 + card * 70
            at = lambda *numbers: [number * scale for number in numbers]
            draw.rounded_rectangle(
                at(16.5, top + .5, 373.5, top + 65.5), 10 * scale, (247, 247, 250), (204, 204, 214), round(scale))
            draw.rounded_rectangle(at(28, top + 12, 52, top + 36), 6 * scale, color(card))
            draw.ellipse(at(33, top + 17, 47, top + 31), "white")
            draw.line(at(36.5, top + 24, 39.5, top + 27, 44, top + 21), (51, 51, 64), round(2 * scale))
        for text, bold, size, x, y, ink in texts():
            key = (bold, size * scale)
            if key not in self.fonts:
                self.fonts[key] = self.font.truetype(FONTS[bold], size * scale)
            draw.text((x * scale, y * scale), text, ink, self.fonts[key], anchor="ls")
        picture.save(path)


class Skia:
    def __init__(self):
        import skia
        self.skia = skia
        self.faces = [skia.Typeface.MakeFromFile(path) for path in FONTS]

    def render(self, scale, path):
        skia = self.skia
        surface = skia.Surface(round(WIDTH * scale), round(HEIGHT * scale))
        canvas = surface.getCanvas()
        canvas.clear(skia.ColorWHITE)
        canvas.scale(scale, scale)
        fill = lambda rgb: skia.Paint(AntiAlias=True, Color=skia.Color(*rgb))
        stroke = lambda rgb, width: skia.Paint(
            AntiAlias=True, Color=skia.Color(*rgb), Style=skia.Paint.kStroke_Style, StrokeWidth=width)
        for card in range(12):
            top = 2 + card * 70
            frame = skia.Rect.MakeXYWH(16.5, top + .5, 357, 65)
            canvas.drawRoundRect(frame, 10, 10, fill((247, 247, 250)))
            canvas.drawRoundRect(frame, 10, 10, stroke((204, 204, 214), 1))
            canvas.drawRoundRect(skia.Rect.MakeXYWH(28, top + 12, 24, 24), 6, 6, fill(color(card)))
            canvas.drawCircle(40, top + 24, 7, fill((255, 255, 255)))
            check = skia.Path()
            check.moveTo(36.5, top + 24)
            check.lineTo(39.5, top + 27)
            check.lineTo(44, top + 21)
            canvas.drawPath(check, stroke((51, 51, 64), 2))
        for text, bold, size, x, y, ink in texts():
            font = skia.Font(self.faces[bold], size)
            font.setSubpixel(True)
            canvas.drawString(text, x, y, font, fill(ink))
        surface.makeImageSnapshot().save(path, skia.kPNG)


def page():
    """Returns the screen as HTML; baselines follow the line box of DejaVu Sans."""
    parts = []
    for card in range(12):
        top = 2 + card * 70
        parts.append(
            f'<div class="card" style="top:{top}px"></div>'
            f'<div class="icon" style="top:{top + 12}px;background:rgb{color(card)}"></div>'
            f'<div class="dot" style="top:{top + 17}px"></div>'
            f'<svg style="left:28px;top:{top + 12}px" width="24" height="24">'
            '<polyline points="8.5,12 11.5,15 16,9" fill="none" stroke="#333340" stroke-width="2"/></svg>')
    for text, bold, size, x, y, ink in texts():
        parts.append(
            f'<p style="left:{x}px;top:{y - size}px;line-height:{size * 1.2}px;font-size:{size}px;color:rgb{ink};'
            f'font-weight:{700 if bold else 400}">{text}</p>')
    return (
        "<!DOCTYPE html><style>*{margin:0}body{background:#fff;font-family:'DejaVu Sans'}"
        "div,p,svg{position:absolute;white-space:nowrap}"
        ".card{left:16px;width:356px;height:64px;background:#f7f7fa;border:1px solid #ccccd6;border-radius:10px}"
        ".icon{left:28px;width:24px;height:24px;border-radius:6px}"
        ".dot{left:33px;width:14px;height:14px;border-radius:7px;background:#fff}</style>" + "".join(parts))


class Plutoprint:
    def __init__(self):
        import plutoprint
        self.plutoprint = plutoprint
        self.html = page()

    def render(self, scale, path):
        plutoprint = self.plutoprint
        # A pixel of CSS is 0.75 points; the picture's own size sets the scale.
        size = plutoprint.PageSize(WIDTH * 0.75, HEIGHT * 0.75)
        book = plutoprint.Book(size, plutoprint.PAGE_MARGINS_NONE, plutoprint.MEDIA_TYPE_SCREEN)
        book.load_html(self.html)
        book.write_to_png(path, round(WIDTH * scale), round(HEIGHT * scale))


class Chromium:
    """A browser that stays open and is controlled over its pipe, the fastest way to capture pictures with it."""

    def __init__(self):
        program = shutil.which("chromium")
        if not program:
            raise ImportError("chromium")
        self.program, self.number, self.buffer = program, 0, b""
        reading, self.writer = os.pipe()
        self.reader, writing = os.pipe()

        def pipes():
            # Copy first, since a descriptor can already have the number that another one needs.
            one, two = os.dup(reading), os.dup(writing)
            os.dup2(one, 3)
            os.dup2(two, 4)

        self.process = subprocess.Popen(
            [program, *self.flags(tempfile.mkdtemp()), "--remote-debugging-pipe"], preexec_fn=pipes, close_fds=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(reading)
        os.close(writing)
        target = self.call("Target.createTarget", {"url": "about:blank"})["targetId"]
        self.session = self.call("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        self.frame = self.call("Page.getFrameTree")["frameTree"]["frame"]["id"]

    session = None
    is_fast = False

    @staticmethod
    def flags(folder):
        return ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage",
                f"--user-data-dir={folder}"]

    def call(self, method, parameters=None):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters or {}}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.writer, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.buffer:
                more = os.read(self.reader, 1 << 20)
                if not more:
                    raise RuntimeError("chromium has ended")
                self.buffer += more
            answer, self.buffer = self.buffer.split(b"\0", 1)
            answer = json.loads(answer)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(answer["error"]["message"])
                return answer["result"]

    def render(self, scale, path):
        self.call("Emulation.setDeviceMetricsOverride",
                  {"width": WIDTH, "height": HEIGHT, "deviceScaleFactor": scale, "mobile": False})
        self.call("Page.setDocumentContent", {"frameId": self.frame, "html": page()})
        data = self.call("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": self.is_fast})["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        os.close(self.writer)
        self.process.wait(10)


class FastChromium(Chromium):
    is_fast = True


MAKERS = {"plutoprint": Plutoprint, "Pillow": Pillow, "skia-python": Skia, "chromium": Chromium,
          "chromium-fast": FastChromium}


def cold(name, scale, path):
    """Returns the seconds of a process from its start to its end."""
    if name != "chromium":
        command = [sys.executable, __file__, "once", name, str(scale), path]
    else:
        source = os.path.join(tempfile.mkdtemp(), "screen.html")
        with open(source, "w") as file:
            file.write(page())
        command = [shutil.which("chromium"), *Chromium.flags(tempfile.mkdtemp()), f"--screenshot={path}",
                   f"--window-size={WIDTH},{HEIGHT}", f"--force-device-scale-factor={scale}", "file://" + source]
    before = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - before


def main():
    if sys.argv[1:2] == ["once"]:
        return MAKERS[sys.argv[2]]().render(float(sys.argv[3]), sys.argv[4])
    ready = {}
    for command in sys.stdin:
        words = command.split()
        if words == ["quit"]:
            break
        how, name, scale, path = words
        try:
            if how == "warm" and name not in ready:
                ready[name] = MAKERS[name]()
                ready[name].render(float(scale), path)
            before = time.perf_counter()
            if how == "cold":
                seconds = cold(name, float(scale), path)
            else:
                ready[name].render(float(scale), path)
                seconds = time.perf_counter() - before
            print(f"{seconds * 1e3:.4f} {os.path.getsize(path)}", flush=True)
        except Exception as error:
            print(f"render_peers: {name}: {error}", file=sys.stderr)
            print("nan 0", flush=True)
    for maker in ready.values():
        if isinstance(maker, Chromium):
            maker.close()


main()
