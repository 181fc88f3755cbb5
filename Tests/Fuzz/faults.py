#!/usr/bin/env python3
"""Tests the command under faults: output paths of every kind, closed descriptors, excessive documents, kills, full disks.

Needs root or user namespaces for the parts that mount something; without them these parts are reported as skipped.
Usage: faults.py [--binary PATH] [--only WORD] [--check PAGE]. The last line is "N passed, N failed".
With --check, the table of PAGE must have a row for every fault and its outcome.
"""
import argparse
import base64
import concurrent.futures
import itertools
import json
import os
import pathlib
import random
import re
import shutil
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
CARD = "size: 40x20\ndata: {name: Ada}\nview: {subviews: [{class: UILabel, id: name, text: 'Hi ${name}', frame: [0, 0, 40, 20]}]}\n"
CONFLICT = """size: 40x20
view:
  subviews: [{id: a, backgroundColor: red}]
  constraints: [a.width = 5, a.width = 6, a.height = 5, a.left = Superview.left, a.top = Superview.top]
"""
# No input exceeds these with default limits, not even in a debug build.
MOST_MEMORY = 1_000_000_000
MOST_SECONDS = 20
# A loop, and the seconds of processor time that it takes on the machine for which MOST_SECONDS was chosen. On a slower
# machine, or beside other programs, inputs have more time in proportion.
LOOP, LOOP_SECONDS = "sum(i * i for i in range(5_000_000))", 0.3


def slowness():
    """Returns how many times longer than expected the loop takes when it runs on all cores, at least 1."""
    code = f"import time; {LOOP}; print(time.process_time())"
    loops = [subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) for _ in range(os.cpu_count() or 1)]
    return max(1, *(float(loop.communicate()[0]) / LOOP_SECONDS for loop in loops))


class Faults:
    def __init__(self, binary, only):
        self.binary, self.only = binary, only
        self.patience = round(MOST_SECONDS * slowness())
        if self.patience > MOST_SECONDS:
            print(f"inputs have {self.patience} s of processor time on this machine")
        self.passed, self.failed, self.rows, self.skipped = 0, 0, [], set()

    def note(self, fault, outcome, good, figures=""):
        """Prints a row of the table, followed by figures that differ between runs."""
        self.passed += good
        self.failed += not good
        self.rows.append(f"| {fault} | {outcome} |")
        print(self.rows[-1] + ("" if good else " **failed**") + (f" {figures}" if figures else ""), flush=True)

    def skip(self, fault, reason):
        """Omits a row that cannot be tested on this machine."""
        self.skipped.add(fault)
        print(f"skipped: {fault}: {reason}", flush=True)

    def each(self, items, trial):
        """Tests items concurrently on all cores, and returns the results in the order of the items."""
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(trial, items))

    def run(self, folder, *arguments, shell=None, data=None, limits=None):
        """Runs the command, or a line of the shell with the command as $H.

        Returns the status, output, errors, peak memory in bytes and seconds of processor time.
        """
        words = ["bash", "-c", shell] if shell else [self.binary, *arguments]
        words = ["prlimit", "--core=0", *(f"--{what}={value}" for what, value in (limits or {}).items()), *words]
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors, tempfile.TemporaryFile() as source:
            source.write(data or b"")
            source.seek(0)
            process = subprocess.Popen(
                words, cwd=folder, env=dict(os.environ, H=self.binary, SWIFT_BACKTRACE="enable=no"), stdin=source,
                stdout=output, stderr=errors)
            # A wall-clock timeout ends processes that hang; the limits are on processor time.
            timer = time.monotonic() + 20 * self.patience
            while True:
                done, status, usage = os.wait4(process.pid, os.WNOHANG)
                if done:
                    break
                if time.monotonic() > timer:
                    process.kill()
                time.sleep(0.005)
            output.seek(0)
            errors.seek(0)
            status = os.waitstatus_to_exitcode(status)
            return status, output.read(), errors.read().decode("utf8", "replace"), usage.ru_maxrss * 1024, usage.ru_utime + usage.ru_stime

    def folder(self, **files):
        place = pathlib.Path(tempfile.mkdtemp(prefix="headframe-faults-"))
        for name, text in {"card.yaml": CARD, "rows.csv": "name\na\nb\n", **files}.items():
            (place / name.replace("__", ".")).write_text(text)
        return place

    def wants(self, word):
        return not self.only or self.only == word

    # Targets

    def targets(self):
        place = self.folder()
        self.run(place, "render", "card.yaml", "-o", "ours.png", "--format", "png")
        (place / "out").mkdir()
        (place / "elsewhere").mkdir()
        (place / "notes.png").write_text("notes")
        (place / "elsewhere/x.png").write_bytes((place / "ours.png").read_bytes())
        (place / "out/link.png").symlink_to(place / "elsewhere/x.png")
        (place / "out/dangling.png").symlink_to("nothing.png")
        os.link(place / "card.yaml", place / "hard.png")
        server = socket.socket(socket.AF_UNIX)
        server.bind(str(place / "socket.png"))
        rejected = [
            ("the document itself", "card.yaml"), ("a hard link to the document", "hard.png"),
            ("a file that is not a picture", "notes.png"), ("a link out of the output folder", "out/link.png"),
            ("a dangling link", "out/dangling.png"), ("a socket", "socket.png"),
            ("a file that the command reserves", ".headframe-state.png"),
        ]
        for what, path in rejected:
            before = self.snapshot(place)
            status, _, errors, _, _ = self.run(place, "render", "card.yaml", "-o", path, "--format", "png")
            good = status == 1 and before == self.snapshot(place) and errors.startswith(path + ": error: ") and errors.count("\n") == 1
            self.note(f"`-o` names {what}", "an error; no file changes", good)
        status, _, errors, _, _ = self.run(place, "render", "card.yaml", "--data", "rows.csv", "-o", "rows.csv", "--format", "png", "--force")
        self.note("`-o` names the data, with `--force`", "an error; no file changes", status == 1 and (place / "rows.csv").read_text() == "name\na\nb\n")
        line = json.dumps({"document": "card.yaml", "row": {"name": "a"}, "path": "card.yaml", "format": "png", "force": True}) + "\n"
        status, output, _, _, _ = self.run(place, "worker", data=line.encode())
        self.note("a worker's `path` names the document", "an error in the answer; no file changes", b'"ok":false' in output and (place / "card.yaml").read_text() == CARD)
        status, _, _, _, _ = self.run(place, shell="mkfifo p.png; cat p.png >q.png & \"$H\" render card.yaml -o p.png --quiet; s=$?; wait; test -p p.png && exit $s")
        self.note("`-o` names a pipe", "written to, stays a pipe", status == 0 and (place / "q.png").read_bytes() == (place / "ours.png").read_bytes())
        status, _, _, _, _ = self.run(place, shell="\"$H\" render card.yaml -o /dev/stdout --format png --quiet >r.png")
        self.note("`-o /dev/stdout`", "the picture on standard output", status == 0 and (place / "r.png").read_bytes() == (place / "ours.png").read_bytes())
        status, _, errors, _, _ = self.run(place, "render", "card.yaml", "-o", "/dev/null", "--format", "png")
        self.note("`-o /dev/null`", "written to, stays a device", status == 0 and stat.S_ISCHR(os.stat("/dev/null").st_mode))
        status, _, errors, _, _ = self.run(place, "render", "card.yaml", "-o", "/dev/full", "--format", "png")
        self.note("`-o /dev/full`", "an error, stays a device", status == 1 and "No space left" in errors and stat.S_ISCHR(os.stat("/dev/full").st_mode))
        fault = "devices created for the test, a read-only file system"
        if self.can_mount() and os.geteuid() == 0:
            # The devices are in a private namespace, so that an error here does not affect those of the machine.
            script = """mkdir dev; mount -t tmpfs none dev; mknod dev/null c 1 3 2>/dev/null; mknod dev/block b 7 200 2>/dev/null
                test -c dev/null && "$H" render card.yaml -o dev/null --format png --quiet && test -c dev/null || exit 3
                "$H" render card.yaml -o dev/block --format png --quiet && exit 4; test -b dev/block || exit 5
                mkdir ro; mount -t tmpfs none ro; mount -o remount,ro ro; "$H" render card.yaml -o ro/a.png --quiet && exit 6; exit 0"""
            status, _, errors, _, _ = self.run(place, shell=f"unshare -m bash -c '{script}'")
            self.note(fault, "written to the character device; errors for the block device and file system", status == 0)
        else:
            self.skip(fault, "only root can make devices in a mount namespace")
        shutil.rmtree(place)

    @staticmethod
    def snapshot(place):
        result = {}
        for path in sorted(place.rglob("*")):
            info = path.lstat()
            result[str(path)] = (info.st_mode, info.st_ino, path.read_bytes() if stat.S_ISREG(info.st_mode) else None)
        return result

    def can_mount(self):
        return subprocess.run(["unshare", "-m", "true"] if os.geteuid() == 0 else ["unshare", "-rm", "true"], stderr=subprocess.DEVNULL).returncode == 0

    # Descriptors

    def descriptors(self):
        rows = "name\n" + "".join(f"n{i}\n" for i in range(40))
        subsets = list(itertools.product(("", "0<&-"), ("", "1>&-", ">/dev/full"), ("", "2>&-", "2>/dev/full")))
        def trial(case):
            jobs, (source, output, errors) = case
            place = self.folder(rows__csv=rows, card__yaml=CONFLICT)
            line = f"\"$H\" render card.yaml --data rows.csv -o 'out/{{row.name}}.png' --jobs {jobs} {source} {output} {errors}"
            status = self.run(place, shell=line)[0]
            made = len(list((place / "out").glob("*.png")))
            state = place / "out/.headframe-state"
            lines = state.read_text().split("\n") if state.exists() else []
            shutil.rmtree(place)
            wanted = 1 if output == ">/dev/full" else 0
            good = made == 40 and all(line.startswith("{") for line in lines if line) and status == wanted
            if not good:
                print(f"  {source} {output} {errors}: status {status}, {made} pictures", file=sys.stderr)
            return good
        for jobs in (1, 2):
            good = sum(self.each([(jobs, subset) for subset in subsets], trial))
            self.note(
                f"each of {len(subsets)} subsets of closed and full descriptors, `--jobs {jobs}`",
                "40 of 40 pictures, state file complete; status 1 if the listing is lost on a full device",
                good == len(subsets))

    # Bombs

    def excessive(self):
        deep = "view: " + "{subviews: [" * 2000 + "{}" + "]}" * 2000 + "\n"
        laughs = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(f"{chr(98 + i)}: &{chr(98 + i)} [{', '.join(['*' + chr(97 + i)] * 9)}]\n" for i in range(9)) + "view: {}\n"
        def nested(count):
            text = "{frame: [0, 0, 3000, 3000], backgroundColor: red}"
            for _ in range(count):
                text = "{frame: [0, 0, 3000, 3000], alpha: 0.9, backgroundColor: blue, subviews: [" + text + ", {frame: [1, 1, 2990, 2990], backgroundColor: green}]}"
            return "size: 3000x3000\nscale: 1\nview: " + text + "\n"
        views = lambda lines: "size: 3000x3000\nscale: 1\nview:\n  subviews:\n" + "".join(f"    - {line}\n" for line in lines)
        shadow = "layer: {shadowOpacity: 1, shadowRadius: 90, shadowColor: black}"
        doubled = "size: 300x300\ncomponents:\n" + "".join(
            f"  C{i}: {{view: {{subviews: [{{class: C{i + 1}}}, {{class: C{i + 1}}}]}}}}\n" for i in range(29)
        ) + "  C29: {view: {}}\nview: {subviews: [{class: C0}]}\n"
        shape = lambda rest: f"size: 3000x3000\nscale: 1\nview: {{layer: {{sublayers: [{{class: CAShapeLayer, frame: [0, 0, 3000, 3000], {rest}}}]}}}}\n"
        zigzag = "M0 0 " + " ".join(f"L{i % 3000} {3000 * (i % 2)}" for i in range(100_000))
        copies = "<g id='g0'><rect width='9' height='9' opacity='.5'/></g>" + "".join(
            f"<g id='g{i}'>" + f"<use href='#g{i - 1}'/>" * 10 + "</g>" for i in range(1, 21))
        noise = "<filter id='f'><feTurbulence numOctaves='200' baseFrequency='.9'/><feGaussianBlur stdDeviation='500'/></filter>" + "<rect width='2000' height='2000' filter='url(#f)'/>" * 40
        def vector(content):
            data = base64.b64encode(f"<svg xmlns='http://www.w3.org/2000/svg' width='2000' height='2000'>{content}</svg>".encode()).decode()
            return "size: 2000x2000\nscale: 1\nview: {class: UIImageView, image: 'data:image/svg+xml;base64," + data + "'}\n"
        def controllers(name, count):
            inner = "{view: {backgroundColor: red}}"
            for _ in range(count):
                inner = f"{{class: {name}, viewControllers: [{inner}]}}"
            return f"size: 375x667\nscale: 1\nviewController: {inner}\n"
        def storyboard(scenes):
            return ('<?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
                    f'initialViewController="S0"><scenes>{"".join(scenes)}</scenes></document>')
        def scene(index, targets):
            rect = '<rect key="frame" x="0" y="0" width="100" height="100"/>'
            parts = "".join(f'<containerView id="k{index}-{i}">{rect}<connections><segue destination="S{target}" kind="embed" '
                            f'id="e{index}-{i}"/></connections></containerView>' for i, target in enumerate(targets))
            return (f'<scene sceneID="s{index}"><objects><viewController id="S{index}" sceneMemberID="viewController"><view key="view" '
                    f'id="w{index}">{rect}<subviews>{parts}</subviews></view></viewController></objects></scene>')
        def chain(count):
            return [f'<scene sceneID="s{i}"><objects><navigationController id="S{i}" sceneMemberID="viewController"><connections><segue '
                    f'destination="S{i + 1}" kind="relationship" relationship="rootViewController" id="e{i}"/></connections>'
                    "</navigationController></objects></scene>" for i in range(count)] + [scene(count, [])]
        attributes = '<view key="view" id="w0" ' + " ".join(f"a{i}='1'" for i in range(200_000)) + "/>"
        stack = lambda view: "size: 400x800\nview:\n  class: UIStackView\n  axis: vertical\n  arrangedSubviews: [{" + view + "}]\n"
        painting = "an error that names the limit `painting`"
        # Each entry has a fault, a document, the extension of the picture or `explain`, and an outcome.
        documents = [
            ("a text of 4 MB", "size: 300x300\nview: {class: UILabel, text: '" + "lorem ipsum " * 350_000 + "'}\n", "png", "an error that names the limit `text`"),
            ("a text just below the limit", "size: 300x300\nview: {class: UILabel, numberOfLines: 0, text: '" + "lorem ipsum " * 87_000 + "'}\n", "png", "a picture"),
            ("60 nested transparent views of 3000 × 3000", nested(60), "png", "an error that names the limit `layers`"),
            ("60 nested transparent views of 3000 × 3000 as PDF", nested(60), "pdf", "a picture"),
            ("60 nested transparent views of 3000 × 3000 as SVG", nested(60), "svg", "a picture"),
            ("a shadow with a radius of 20,000", views(["{frame: [500, 500, 2000, 2000], backgroundColor: red, layer: {shadowOpacity: 1, shadowRadius: 20000, shadowColor: black}}"]), "png", painting),
            ("a shadow with a radius of 20,000 as PDF", views(["{frame: [500, 500, 2000, 2000], backgroundColor: red, layer: {shadowOpacity: 1, shadowRadius: 20000, shadowColor: black}}"]), "pdf", painting),
            ("2,000 shadows of 2000 × 2000 pixels", views(["{repeat: 2000, frame: [500, 500, 2000, 2000], backgroundColor: red, " + shadow + "}"]), "png", painting),
            ("20,000 fills of 3000 × 3000 pixels", views(["{repeat: 20000, frame: [0, 0, 3000, 3000], backgroundColor: '#ff000080'}"]), "png", painting),
            ("a line of 400,000,000 dashes", shape("path: 'M0 0 L3000 3000', strokeColor: red, lineDashPattern: [0.00001, 0.00001]"), "png", painting),
            ("an outline that crosses the picture 100,000 times", shape(f"path: '{zigzag}', fillColor: red"), "png", painting),
            ("a gradient of 180,000 stops", "size: 3000x300\nview: {layer: {sublayers: [{class: CAGradientLayer, frame: [0, 0, 3000, 300], colors: [" + ", ".join(["red", "blue"] * 90_000) + "]}]}}\n", "png", "an error that names the limit `stops`"),
            ("a name of 4 MB", "size: 30x30\nview: {" + "x" * 4_000_000 + ": 1}\n", "png", "an error"),
            ("views nested 2,000 deep", deep, "png", "an error"),
            ("a billion laughs", laughs, "png", "an error"),
            ("a component of two components of two components, 29 times", doubled, "png", "an error"),
            ("a view repeated 1,000 times in a view repeated 1,000 times, three times", "size: 300x300\nview:\n  subviews: [{repeat: 1000, subviews: [{repeat: 1000, subviews: [{repeat: 1000}]}]}]\n", "png", "an error"),
            ("an SVG of ten copies of ten copies, twenty times", vector(copies), "png", "an error"),
            ("an SVG of ten copies of ten copies, twenty times, as PDF", vector(copies), "pdf", "an error"),
            ("an SVG of 40 filters of noise", vector(noise), "png", "an error"),
            ("an SVG of 200 nested groups of 2000 × 2000", vector("<g opacity='.9'>" * 200 + "<rect width='2000' height='2000'/>" + "</g>" * 200), "png", "an error"),
            ("a GIF of 60,000 × 60,000", "size: 30x30\nview: {class: UIImageView, image: 'data:image/gif;base64,R0lGODlhYOpg6gAAACwAAAAAYOpg6gAA'}\n", "png", "an error that names the limit `pixels`"),
            ("4,000 views without a size in one stack view", stack("repeat: 4000"), "png", "a picture"),
            ("4,000 views without a size in one stack view, explained", stack("repeat: 4000"), "explain", "an error that names the limit `layout`"),
            ("4,000 labels in a stack view that is 800 points high", stack("repeat: 4000, class: UILabel, text: 'x ${index}'"), "png", "an error that names the limit `layout`"),
            ("navigation controllers nested 100 deep", controllers("UINavigationController", 100), "png", "a picture"),
            ("tab bar controllers nested 100 deep", controllers("UITabBarController", 100), "png", "a picture"),
            ("a storyboard of 800 navigation controllers, each in the one before", storyboard(chain(800)), "png", "an error"),
            ("a storyboard of 20 scenes, each embedded twice in the one before", storyboard([scene(i, [i + 1] * 2) for i in range(20)] + [scene(20, [])]), "png", "an error"),
            ("a storyboard of 20 scenes that embed each other", storyboard([scene(i, [j for j in range(20) if j != i]) for i in range(20)]), "png", "an error"),
            ("an element of a storyboard with 200,000 attributes", storyboard([scene(0, []).replace('<view key="view" id="w0">', attributes[:-2] + ">")]), "png", "an error"),
            ("a WebP of 8190 × 8190", "size: 8190x8190\nscale: 1\nview: {backgroundColor: systemRed}\n", "webp", "a picture"),
            ("a picture of 200,000 × 200,000", "size: 200000x200000\nview: {}\n", "png", "an error"),
            ("20,000 constraints on one view", "size: 300x300\nview:\n  subviews: [{id: a}]\n  constraints:\n" + "    - a.width >= 3\n" * 20_000, "png", "a picture"),
            ("2,000 labels in one stack view", "size: 300xfit\nview:\n  class: UIStackView\n  axis: vertical\n  arrangedSubviews: [{repeat: 2000, class: UILabel, text: 'x ${index}'}]\n", "json", "a picture"),
            ("a chain of multipliers", "size: 300x300\nview:\n  subviews: [" + ", ".join(f"{{id: v{i}}}" for i in range(60)) + "]\n  constraints:\n    - v0.width = 1000000000\n" + "".join(f"    - v{i + 1}.width = 1000000000 * v{i}.width\n" for i in range(59)), "png", "an error"),
        ]
        labels = lambda count, text: ", ".join("{class: UILabel, text: '%s'}" % text.replace("#", str(i)) for i in range(count))
        names = lambda count, text: ", ".join(text.replace("#", str(i)) for i in range(count))
        documents += [
            ("190,000 unknown keys of a view", '{"size": "9x9", "view": {' + names(190_000, '"k#": 1') + "}}", "png", "an error"),
            ("190,000 unknown keys of a layer", "size: 9x9\nview: {" + names(190_000, "layer.k#: 1") + "}\n", "png", "an error"),
            ("30,000 styles and a view with all of them", "size: 9x9\nstyles: {" + names(30_000, "s#: {alpha: 0}") + "}\nview: {style: [" + names(30_000, "s#") + "]}\n", "png", "an error"),
            ("1,000 styles and a view that names them 40,000 times", "size: 9x9\nstyles: {" + names(1000, "s#: {alpha: 1}") + "}\nview: {style: [" + ", ".join([names(1000, "s#")] * 40) + "]}\n", "png", "a picture"),
            ("60,000 metrics", "size: 9x9\nmetrics: {" + names(60_000, "m#: 1") + "}\nview: {}\n", "png", "an error"),
            ("1,000 metrics and 40,000 views that use them", "size: 9x9\nmetrics: {" + names(1000, "m#: 1") + "}\nview: {subviews: [" + ", ".join("{alpha: m%d}" % (i % 1000) for i in range(40_000)) + "]}\n", "png", "a picture"),
            ("30,000 components", "size: 9x9\ncomponents: {" + names(30_000, "C#: {view: {}}") + "}\nview: {subviews: [" + names(30_000, "{class: C#}") + "]}\n", "png", "an error"),
            ("600 components, each the outermost view of the one before", "size: 9x9\ncomponents: {C600: {view: {}}, " + ", ".join(f"C{i}: {{view: {{class: C{i + 1}}}}}" for i in range(600)) + "}\nview: {subviews: [{class: C0}]}\n", "png", "an error"),
            ("60,000 parameters of a component", "size: 9x9\ncomponents: {C: {parameters: {" + names(60_000, "p#: 1") + "}, view: {}}}\nview: {subviews: [{class: C, " + names(60_000, "p#: 2") + "}]}\n", "png", "an error"),
            ("20,000 misspelled placeholders beside 60,000 values", "size: 9x9\ndata: {" + names(60_000, "d#: 1") + "}\nview: {subviews: [" + labels(20_000, "${x#}") + "]}\n", "png", "an error"),
            ("60,000 scenes", "size: 9x9\nview: {}\nscenes: {" + names(60_000, "s#: {}") + "}\n", "png", "an error"),
            ("20,000 changed properties in a scene", "size: 9x9\nview: {subviews: [" + names(20_000, "{id: v#}") + "]}\nscenes: {a: {set: {" + names(20_000, "v#.alpha: 0") + "}}}\n", "png", "an error"),
            ("1,000 changed properties in a scene of 40,000 views", "size: 9x9\nview: {subviews: [" + names(40_000, "{id: v#}") + "]}\nscenes: {a: {set: {" + names(1000, "v#.alpha: 0") + "}}}\n", "png", "a picture"),
            ("2,000,000 placeholders in a text", "size: 9x9\ndata: {a: x}\nview: {class: UILabel, text: '" + "${a}" * 2_000_000 + "'}\n", "png", "an error that names the limit `text`"),
            ("a visual format of 1,000,000 views", "size: 9x9\nview: {subviews: [{id: a}], constraints: ['H:|" + "[a]" * 1_000_000 + "']}\n", "png", "an error that names the limit `text`"),
            ("1,000,000 constraints in visual formats", "size: 9x9\nview: {subviews: [{id: a}], constraints: [" + ", ".join(["'H:|" + "[a]" * 100_000 + "'"] * 10) + "]}\n", "png", "an error"),
        ]
        def trial(document):
            _, text, extension, outcome = document
            name, output = ("card.storyboard", "out/") if text.startswith("<") else ("card.yaml", "a." + extension)
            place = self.folder()
            (place / name).write_text(text)
            arguments = ["explain", name] if extension == "explain" else ["render", name, "-o", output]
            status, _, errors, memory, seconds = self.run(place, *arguments, limits={"cpu": self.patience + 10})
            shutil.rmtree(place)
            limit = re.search("limit `(.*)`", outcome)
            good = status == (0 if outcome == "a picture" else 1) and memory < MOST_MEMORY and seconds < self.patience
            good = good and len(errors) < 100_000 and (not limit or f"--limit {limit.group(1)}=" in errors)
            return good, f"{memory // 1_000_000} MB, {seconds:.1f} s" + ("" if good else f", status {status} {errors[:300]}")
        for document, (good, figures) in zip(documents, self.each(documents, trial)):
            self.note(document[0], document[3], good, figures)
        place = self.folder()
        job = {"document": "card.yaml", "callouts": [f"name=text {i}" for i in range(3000)]}
        _, output, _, memory, seconds = self.run(place, "worker", data=json.dumps(job).encode() + b"\n")
        good = b"--limit callouts=" in output and memory < MOST_MEMORY and seconds < self.patience
        self.note("3,000 callouts in a worker's job", "an error that names the limit `callouts`", good)
        shutil.rmtree(place)

    # Data, jobs, fonts and articles

    def inputs(self):
        document = lambda text: json.dumps({"document": {"text": text}, "path": "a.png"}) + "\n"
        row = lambda text: '{"name": "a", ' + text + "}\n"
        fields = lambda count, text: ", ".join(text.replace("#", str(i)) for i in range(count))
        # Each entry has a fault, the name of a file and its contents, which are made when they are needed: the memory of
        # this program is a part of the measured memory.
        inputs = [
            ("a CSV file with 1,500,000 columns", "rows.csv", lambda: fields(1_500_000, "c#") + "\n"),
            ("a CSV row of 80,000,000 empty fields", "rows.csv", lambda: "name\n" + "," * 80_000_000 + "\n"),
            ("a CSV row of 60 MB after a quotation mark", "rows.csv", lambda: 'name\n"' + "a\n" * 30_000_000),
            ("a JSON row of 20 MB", "rows.ndjson", lambda: row('"x": "' + "a" * 20_000_000 + '"')),
            ("a JSON row nested 5,000,000 deep", "rows.json", lambda: "[" * 5_000_000),
            ("a JSON row of 5,000,000 values", "rows.ndjson", lambda: row('"x": [' + "0," * 5_000_000 + "0]")),
            ("a JSON row of 900,000 properties of a view", "rows.ndjson", lambda: row(fields(900_000, '"name.f#": 1'))),
            ("a worker's job of 20,000,000 values", "job", lambda: row('"x": [' + "0," * 20_000_000 + "0]")),
            ("a worker's job of 70 MB", "job", lambda: row('"x": "' + "a" * 70_000_000 + '"')),
            ("a document of 60 MB in a worker's job", "job", lambda: document("view: {}\n" + "#" * 60_000_000)),
            ("a font of 200 MB without tables", "fonts/font.ttf", lambda: "\0\1\0\0\x7f\x7f" + "\0" * 200_000_000),
            ("an article of 8 MB of asterisks", "article.md", lambda: "*" * 8_000_000),
            ("an article of 9 MB", "article.md", lambda: "a\n" * 4_500_000),
            ("an article of 4,000,000 unclosed images", "article.md", lambda: "![" * 4_000_000),
            ("an article of 1,000,000 unclosed links", "article.md", lambda: "![a](b " * 1_000_000),
            ("an article of 600,000 unclosed fences", "article.md", lambda: "```headframe\n" * 600_000),
            ("an article of 600,000 references without a figure", "article.md", lambda: "[](#fig-a)\n" * 600_000),
            ("an article of 2 MB of text as PDF", "page.md", lambda: ("some words of text " * 5 + "\n\n") * 20_000),
            ("an article of 3 MB of text as PDF", "page.md", lambda: ("some words of text " * 5 + "\n\n") * 33_000),
            ("an article of 29,000 headings as PDF", "page.md", lambda: "# a\n" * 29_000),
            ("an article of 200,000 headings as PDF", "page.md", lambda: "# a\n" * 200_000),
            ("an article of 500,000 nested quotations as PDF", "page.md", lambda: ">" * 500_000 + "a"),
            ("an article with a table of 28,000 cells as PDF", "page.md", lambda: "|a|b|\n|-|-|\n" + "|c|d|\n" * 14_000),
            ("an article with a table of 100,000 cells as PDF", "page.md", lambda: "|a|b|\n|-|-|\n" + "|c|d|\n" * 50_000),
            ("a theme file of 60 MB", "theme.yaml", lambda: "size: 9\n" + "#" * 60_000_000),
            ("a theme of 190,000 unknown keys", "theme.yaml", lambda: "{" + fields(190_000, "k#: 1") + "}"),
        ]
        def trial(entry):
            _, name, contents = entry
            place = self.folder()
            (place / "fonts").mkdir()
            (place / name).write_text(contents())
            words = {
                "job": ["worker"], "fonts/font.ttf": ["render", "card.yaml", "-o", "a.png", "--font-dir", "fonts"],
                "article.md": ["markdown", "article.md", "-o", "out.md"],
                "page.md": ["markdown", "page.md", "-o", "out.pdf"],
                "theme.yaml": ["render", "card.yaml", "-o", "a.png", "--annotate", "names", "--theme", "theme.yaml"],
            }.get(name, ["render", "card.yaml", "--data", name, "-o", "out/"])
            shell = '"$H" worker <job' if name == "job" else None
            status, output, errors, memory, seconds = self.run(place, *words, shell=shell, limits={"cpu": self.patience + 10})
            shutil.rmtree(place)
            is_rejected = b'"ok":false' in output if name == "job" else status in (1, 2)
            outcome = "an error" if is_rejected else "an article" if name.endswith(".md") and status == 0 else f"status {status}"
            good = outcome[:2] == "an" and memory < MOST_MEMORY and seconds < self.patience and len(errors) < 100_000
            return good, outcome, f"{memory // 1_000_000} MB, {seconds:.1f} s" + ("" if good else f" {errors[:300]}")
        for entry, (good, outcome, figures) in zip(inputs, self.each(inputs, trial)):
            self.note(entry[0], outcome, good, figures)
        rect = '<rect key="frame" x="0" y="0" width="100" height="100"/>'
        place = self.folder(card__xib=(
            '<?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>'
            f'<view id="v">{rect}<color key="backgroundColor" name="c7"/></view></objects></document>'))
        for number in range(30_000):
            (place / f"Assets.xcassets/c{number}.colorset").mkdir(parents=True)
        status, _, errors, memory, seconds = self.run(place, "render", "card.xib", "-o", "a.png")
        good = status == 0 and memory < MOST_MEMORY and seconds < self.patience
        figures = f"{memory // 1_000_000} MB, {seconds:.1f} s" + ("" if good else f", status {status} {errors[:300]}")
        self.note("a xib beside a catalog of 30,000 colors", "a picture", good, figures)
        shutil.rmtree(place)

    # Kills

    def kills(self):
        rows = "name\n" + "".join(f"n{i}\n" for i in range(300))
        def trial(number):
            place = self.folder(rows__csv=rows)
            words = ["render", "card.yaml", "--data", "rows.csv", "-o", "out/{row.name}.png", "--quiet"]
            process = subprocess.Popen(
                [self.binary, *words, "--jobs", "2"], cwd=place, start_new_session=True, stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL)
            # The command is killed when this many pictures exist.
            target = random.Random(number).randrange(1, 250)
            while process.poll() is None and len(list((place / "out").glob("*.png"))) < target:
                time.sleep(0.002)
            process.send_signal(signal.SIGKILL)
            process.wait()
            # Workers end when their parent ends, and the lock is released.
            time.sleep(0.3)
            partial = [path for path in (place / "out").glob("*.png") if path.read_bytes()[-8:-4] != b"IEND"]
            status, _, errors, _, _ = self.run(place, *words, "--resume")
            names = sorted(path.name for path in (place / "out").iterdir())
            good = not partial and status == 0 and len(names) == 301
            if not good:
                print(f"  {number}: {len(partial)} partial pictures, status {status}, {len(names)} names {errors[:500]}", file=sys.stderr)
            shutil.rmtree(place)
            return good
        good = sum(self.each(range(10), trial))
        self.note("`kill -9` in the middle of a batch, ten times", "no incomplete picture; `--resume` renders the rest", good == 10)

    # Full disks and two writers

    def disks(self):
        fault = "a disk that is full in the middle of a batch"
        if not self.can_mount():
            return self.skip(fault, "nothing can be mounted here")
        place = self.folder(rows__csv="name\n" + "".join(f"n{i}\n" for i in range(60)))
        unshare = "unshare -m" if os.geteuid() == 0 else "unshare -rm"
        script = """mount -t tmpfs -o size=1m none out; "$H" render card.yaml --data rows.csv -o "out/{row.name}.rgba" --size 100x100 --scale 1 --keep-going --quiet; s=$?
            find out -name "*.rgba" ! -size 40000c >partial; ls -A out >names; exit $s"""
        status, _, errors, _, _ = self.run(place, shell=f"mkdir out; {unshare} bash -c '{script}'")
        names = (place / "names").read_text().split()
        good = status == 1 and "No space left on device" in errors and not (place / "partial").read_text() and 15 <= len(names) <= 27
        self.note(fault, "an error for each picture that does not fit; the others complete", good)
        shutil.rmtree(place)

    def writers(self):
        place = self.folder(rows__csv="name\n" + "".join(f"n{i}\n" for i in range(400)))
        words = ["render", "card.yaml", "--data", "rows.csv", "-o", "out/{row.name}.png", "--jobs", "1", "--quiet"]
        first = subprocess.Popen([self.binary, *words], cwd=place, stderr=subprocess.DEVNULL)
        while not (place / "out/.headframe-state").exists() and first.poll() is None:
            time.sleep(0.005)
        status, _, errors, _, _ = self.run(place, *words)
        good = status == 1 and f"process {first.pid} " in errors
        self.note("a second batch into the same folder", "an error with the first one's process", good and first.wait() == 0)
        # Without a state file nothing is locked: each file is complete, and the last one written remains.
        few = self.folder()
        words = ["render", "card.yaml", "card2.yaml", "-o", "out/", "--quiet"]
        (few / "card2.yaml").write_text(CARD)
        ends = self.each(range(8), lambda _: self.run(few, *words)[0])
        names = sorted(path.name for path in (few / "out").iterdir())
        whole = all(path.read_bytes()[-8:-4] == b"IEND" for path in (few / "out").iterdir())
        self.note("eight runs without a state file into the same folder", "every picture is complete; no other files", ends == [0] * 8 and names == ["card.png", "card2.png"] and whole)
        shutil.rmtree(few)
        processes = [subprocess.Popen([self.binary, "render", "card.yaml", "-o", "same.png", "--quiet"], cwd=place, stderr=subprocess.DEVNULL) for _ in range(8)]
        ends = [process.wait() for process in processes]
        self.run(place, "render", "card.yaml", "-o", "other.png", "--quiet")
        same = (place / "same.png").read_bytes() == (place / "other.png").read_bytes()
        left = [path.name for path in place.iterdir() if path.name.endswith(".part")]
        self.note("eight processes that write the same picture", "one complete picture, no other files", ends == [0] * 8 and same and not left)
        shutil.rmtree(place)

    def check(self, page):
        """Compares the rows with the table of a page, which must have exactly these rows."""
        text = pathlib.Path(page).read_text().split("## Faults and outcomes")[1].split("\n## ")[0]
        shown = [line for line in text.splitlines() if line.startswith("| ") and not line.startswith("| fault ")]
        for row in [row for row in self.rows if row not in shown]:
            print(f"{page}: error: the table lacks: {row}")
            self.failed += 1
        for row in [row for row in shown if row not in self.rows and row.split(" | ")[0][2:] not in self.skipped]:
            print(f"{page}: error: no fault was tested for the row: {row}")
            self.failed += 1


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--binary", default=str(ROOT / ".build/debug/headframe"))
    options.add_argument("--only", choices=["targets", "descriptors", "excessive", "inputs", "kills", "disks", "writers"])
    options.add_argument("--check")
    options = options.parse_args()
    faults = Faults(os.path.abspath(options.binary), options.only)
    print("| fault | outcome |\n|---|---|")
    for name in ("targets", "descriptors", "excessive", "inputs", "kills", "disks", "writers"):
        if faults.wants(name):
            getattr(faults, name)()
    if options.check:
        faults.check(options.check)
    print(f"\n{faults.passed} passed, {faults.failed} failed")
    sys.exit(1 if faults.failed else 0)


if __name__ == "__main__":
    main()
