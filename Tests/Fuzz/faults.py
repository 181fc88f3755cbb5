#!/usr/bin/env python3
"""Tries faults of the machine on the command: targets of every kind, closed descriptors, bombs, kills, full disks.

Needs root or user namespaces for the parts that mount something; without them these parts are reported as skipped.
Usage: faults.py [--binary PATH] [--only WORD]. The last line is "N passed, N failed".
"""
import argparse
import itertools
import json
import os
import pathlib
import random
import resource
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
# With default limits nothing takes more; a debug build works some ten times as long.
MOST_MEMORY = 1_000_000_000
MOST_SECONDS = 20


class Faults:
    def __init__(self, binary, only):
        self.binary, self.only = binary, only
        self.patience = MOST_SECONDS * (10 if "debug" in binary else 1)
        self.passed, self.failed = 0, 0

    def note(self, fault, outcome, good):
        self.passed += good
        self.failed += not good
        print(f"| {fault} | {outcome} |{'' if good else ' **failed** |'}", flush=True)

    def run(self, folder, *arguments, shell=None, data=None, limits=None):
        """Runs the command, or a line of the shell in which it is $H: status, output and errors, peak memory, seconds."""
        def prepare():
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            for what, value in (limits or {}).items():
                resource.setrlimit(what, (value, value))
        words = ["bash", "-c", shell] if shell else [self.binary, *arguments]
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors, tempfile.TemporaryFile() as source:
            source.write(data or b"")
            source.seek(0)
            process = subprocess.Popen(
                words, cwd=folder, env=dict(os.environ, H=self.binary), stdin=source, stdout=output, stderr=errors,
                preexec_fn=prepare)
            timer = time.monotonic() + 2 * self.patience
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
        refused = [
            ("the document itself", "card.yaml"), ("a hard link to the document", "hard.png"),
            ("a file that is no picture", "notes.png"), ("a link out of the output folder", "out/link.png"),
            ("a dangling link", "out/dangling.png"), ("a socket", "socket.png"),
            ("a name of our own", ".headframe-state.png"),
        ]
        for what, path in refused:
            before = self.snapshot(place)
            status, _, errors, _, _ = self.run(place, "render", "card.yaml", "-o", path, "--format", "png")
            good = status == 1 and before == self.snapshot(place) and errors.startswith(path + ": error: ") and errors.count("\n") == 1
            self.note(f"`-o` names {what}", "refused, nothing touched", good)
        status, _, errors, _, _ = self.run(place, "render", "card.yaml", "--data", "rows.csv", "-o", "rows.csv", "--format", "png", "--force")
        self.note("`-o` names the data, with `--force`", "refused, nothing touched", status == 1 and (place / "rows.csv").read_text() == "name\na\nb\n")
        line = json.dumps({"document": "card.yaml", "row": {"name": "a"}, "path": "card.yaml", "force": True}) + "\n"
        status, output, _, _, _ = self.run(place, "worker", data=line.encode())
        self.note("a worker's `path` names the document", "refused in the answer, nothing touched", b'"ok":false' in output and (place / "card.yaml").read_text() == CARD)
        status, _, _, _, _ = self.run(place, shell="mkfifo p.png; cat p.png >q.png & $H render card.yaml -o p.png --quiet; s=$?; wait; test -p p.png && exit $s")
        self.note("`-o` names a pipe", "written to, stays a pipe", status == 0 and (place / "q.png").read_bytes() == (place / "ours.png").read_bytes())
        status, _, _, _, _ = self.run(place, shell="$H render card.yaml -o /dev/stdout --format png --quiet >r.png")
        self.note("`-o /dev/stdout`", "the picture on standard output", status == 0 and (place / "r.png").read_bytes() == (place / "ours.png").read_bytes())
        status, _, errors, _, _ = self.run(place, "render", "card.yaml", "-o", "/dev/null", "--format", "png")
        self.note("`-o /dev/null`", "written to, stays a device", status == 0 and stat.S_ISCHR(os.stat("/dev/null").st_mode))
        status, _, errors, _, _ = self.run(place, "render", "card.yaml", "-o", "/dev/full", "--format", "png")
        self.note("`-o /dev/full`", "an error, stays a device", status == 1 and "No space left" in errors and stat.S_ISCHR(os.stat("/dev/full").st_mode))
        if self.can_mount():
            # Devices of a private name space: a mistake here must not reach those of the machine.
            script = """mkdir dev; mount -t tmpfs none dev; mknod dev/null c 1 3 2>/dev/null; mknod dev/block b 7 200 2>/dev/null
                test -c dev/null && $H render card.yaml -o dev/null --format png --quiet && test -c dev/null || exit 3
                $H render card.yaml -o dev/block --format png --quiet && exit 4; test -b dev/block || exit 5
                mkdir ro; mount -t tmpfs none ro; mount -o remount,ro ro; $H render card.yaml -o ro/a.png --quiet && exit 6; exit 0"""
            if os.geteuid() == 0:
                status, _, errors, _, _ = self.run(place, shell=f"unshare -m bash -c '{script}'")
                self.note("devices made for the trial, a read-only file system", "character device written to, block device and file system refused", status == 0)
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
        for jobs in (1, 2):
            good, total = 0, 0
            for source, output, errors in itertools.product(("", "0<&-"), ("", "1>&-", ">/dev/full"), ("", "2>&-", "2>/dev/full")):
                place = self.folder(rows__csv=rows, card__yaml=CONFLICT)
                total += 1
                status, _, _, _, _ = self.run(place, shell=f"$H render card.yaml --data rows.csv -o 'out/{{row.name}}.png' --jobs {jobs} {source} {output} {errors}")
                made = len(list((place / "out").glob("*.png")))
                lines = (place / "out/.headframe-state").read_text().split("\n") if (place / "out/.headframe-state").exists() else []
                wanted = 1 if output == ">/dev/full" else 0
                if made == 40 and all(line.startswith("{") for line in lines if line) and status == wanted:
                    good += 1
                else:
                    print(f"  {source} {output} {errors}: status {status}, {made} pictures", file=sys.stderr)
                shutil.rmtree(place)
            self.note(f"each of {total} subsets of closed and full descriptors, `--jobs {jobs}`", "40 of 40 pictures, state file whole; status 1 where the listing is lost on a full device", good == total)

    # Bombs

    def bombs(self):
        deep = "view: " + "{subviews: [" * 2000 + "{}" + "]}" * 2000 + "\n"
        laughs = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(f"{chr(98 + i)}: &{chr(98 + i)} [{', '.join(['*' + chr(97 + i)] * 9)}]\n" for i in range(9)) + "view: {}\n"
        def nested(count):
            text = "{frame: [0, 0, 3000, 3000], backgroundColor: red}"
            for _ in range(count):
                text = "{frame: [0, 0, 3000, 3000], alpha: 0.9, backgroundColor: blue, subviews: [" + text + ", {frame: [1, 1, 2990, 2990], backgroundColor: green}]}"
            return "size: 3000x3000\nscale: 1\nview: " + text + "\n"
        documents = {
            "a text of 4 MB": "size: 300x300\nview: {class: UILabel, text: '" + "lorem ipsum " * 350_000 + "'}\n",
            "a text just below the limit": "size: 300x300\nview: {class: UILabel, numberOfLines: 0, text: '" + "lorem ipsum " * 87_000 + "'}\n",
            "62 nested transparent views of 3000 × 3000": nested(60),
            "a shadow with a radius of 20,000": "size: 3000x3000\nscale: 1\nview: {subviews: [{frame: [500, 500, 2000, 2000], backgroundColor: red, layer: {shadowOpacity: 1, shadowRadius: 20000, shadowColor: black}}]}\n",
            "a name of 4 MB": "size: 30x30\nview: {" + "x" * 4_000_000 + ": 1}\n",
            "views nested 2,000 deep": deep,
            "a billion laughs": laughs,
            "a picture of 200,000 × 200,000": "size: 200000x200000\nview: {}\n",
            "20,000 constraints on one view": "size: 300x300\nview:\n  subviews: [{id: a}]\n  constraints:\n" + "    - a.width >= 3\n" * 20_000,
            "a chain of multipliers": "size: 300x300\nview:\n  subviews: [" + ", ".join(f"{{id: v{i}}}" for i in range(60)) + "]\n  constraints:\n    - v0.width = 1000000000\n" + "".join(f"    - v{i + 1}.width = 1000000000 * v{i}.width\n" for i in range(59)),
            "a gradient of 180,000 stops": "size: 3000x300\nview: {layer: {sublayers: [{class: CAGradientLayer, frame: [0, 0, 3000, 300], colors: [" + ", ".join(["red", "blue"] * 90_000) + "]}]}}\n",
        }
        for what, text in documents.items():
            place = self.folder(bomb__yaml=text)
            status, _, errors, memory, seconds = self.run(place, "render", "bomb.yaml", "-o", "a.png", limits={resource.RLIMIT_CPU: self.patience + 10})
            good = status in (0, 1) and memory < MOST_MEMORY and seconds < self.patience and len(errors) < 100_000
            kind = "a picture" if status == 0 else "an error" if status == 1 else f"status {status}"
            self.note(what, f"{kind}, {memory // 1_000_000} MB" + ("" if good else f", {seconds:.0f} s"), good)
            shutil.rmtree(place)
        place = self.folder()
        words = [word for i in range(3000) for word in ("--callout", f"name=text {i}")]
        status, _, errors, memory, seconds = self.run(place, "render", "card.yaml", "-o", "a.png", *words)
        self.note("3,000 callouts", "an error", status in (1, 2) and memory < MOST_MEMORY and seconds < self.patience)
        shutil.rmtree(place)

    # Kills

    def kills(self):
        rows = "name\n" + "".join(f"n{i}\n" for i in range(300))
        for number in range(10):
            place = self.folder(rows__csv=rows)
            process = subprocess.Popen(
                [self.binary, "render", "card.yaml", "--data", "rows.csv", "-o", "out/{row.name}.png", "--jobs", "2", "--quiet"],
                cwd=place, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(random.Random(number).uniform(0.02, 0.6))
            process.send_signal(signal.SIGKILL)
            process.wait()
            # Its workers end by themselves when it is gone; the lock ends with it.
            time.sleep(0.3)
            halves = [path for path in (place / "out").glob("*.png") if path.read_bytes()[-8:-4] != b"IEND"] if (place / "out").exists() else []
            status, _, errors, _, _ = self.run(place, "render", "card.yaml", "--data", "rows.csv", "-o", "out/{row.name}.png", "--resume", "--quiet")
            names = sorted(path.name for path in (place / "out").iterdir())
            good = not halves and status == 0 and len(names) == 301
            self.note(f"`kill -9` in the middle of a batch, {number + 1} of 10", "no half picture; `--resume` makes the rest", good)
            if not good:
                print(f"  {len(halves)} halves, status {status}, {len(names)} names {errors[:500]}", file=sys.stderr)
            shutil.rmtree(place)

    # Full disks and two writers

    def disks(self):
        if not self.can_mount():
            print("| a full disk | skipped: nothing can be mounted here |")
            return
        place = self.folder(rows__csv="name\n" + "".join(f"n{i}\n" for i in range(60)))
        unshare = "unshare -m" if os.geteuid() == 0 else "unshare -rm"
        script = """mount -t tmpfs -o size=1m none out; $H render card.yaml --data rows.csv -o "out/{row.name}.rgba" --size 100x100 --scale 1 --keep-going --quiet; s=$?
            find out -name "*.rgba" ! -size 40000c >partial; ls -A out >names; exit $s"""
        status, _, errors, _, _ = self.run(place, shell=f"mkdir out; {unshare} bash -c '{script}'")
        names = (place / "names").read_text().split()
        good = status == 1 and "No space left on device" in errors and not (place / "partial").read_text() and 15 <= len(names) <= 27
        self.note("a disk that is full in the middle of a batch", "an error for each picture that does not fit; the others whole", good)
        shutil.rmtree(place)

    def writers(self):
        place = self.folder(rows__csv="name\n" + "".join(f"n{i}\n" for i in range(400)))
        words = ["render", "card.yaml", "--data", "rows.csv", "-o", "out/{row.name}.png", "--jobs", "1", "--quiet"]
        first = subprocess.Popen([self.binary, *words], cwd=place, stderr=subprocess.DEVNULL)
        while not (place / "out/.headframe-state").exists():
            time.sleep(0.005)
        status, _, errors, _, _ = self.run(place, *words)
        good = status == 1 and f"process {first.pid} " in errors
        self.note("a second batch into the same folder", "refused, with the first one's process", good and first.wait() == 0)
        pair = [subprocess.Popen([self.binary, "render", "card.yaml", "-o", "same.png", "--quiet", "--only", "name"], cwd=place, stderr=subprocess.DEVNULL) for _ in range(8)]
        ends = [process.wait() for process in pair]
        status = self.run(place, "render", "card.yaml", "-o", "same.png", "--quiet", "--format", "png")[0]
        good = set(ends) <= {0, 1} and not list(place.glob("*.part"))
        self.note("eight processes that write the same picture", "one whole picture, nothing left behind", good and status in (0, 1))
        shutil.rmtree(place)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--binary", default=str(ROOT / ".build/debug/headframe"))
    options.add_argument("--only", choices=["targets", "descriptors", "bombs", "kills", "disks", "writers"])
    options = options.parse_args()
    faults = Faults(os.path.abspath(options.binary), options.only)
    print("| fault | outcome |\n|---|---|")
    for name in ("targets", "descriptors", "bombs", "kills", "disks", "writers"):
        if faults.wants(name):
            getattr(faults, name)()
    print(f"\n{faults.passed} passed, {faults.failed} failed")
    sys.exit(1 if faults.failed else 0)


if __name__ == "__main__":
    main()
