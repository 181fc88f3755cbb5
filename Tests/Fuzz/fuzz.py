#!/usr/bin/env python3
"""Feeds mutated documents to one worker process for so many seconds, and reports crashes and hangs.

Each input is a job of the worker's protocol: a layout document, an Interface Builder document, a data row, a pattern
or a line that is no job. One input in fifty is a table of data or a folder with a damaged font, which take a process of
their own. Mutations know the structure of YAML and XML. The same seed tries the same inputs.

Usage: fuzz.py [--time SECONDS] [--seed N] [--binary PATH] [--keep FOLDER] [--corpus FOLDER]...
The last line is "N inputs, N crashes, N hangs"; the exit status is 1 where there is any.
"""
import argparse
import json
import os
import pathlib
import random
import select
import shutil
import signal
import subprocess
import sys
import time

import documents

ROOT = pathlib.Path(__file__).resolve().parents[2]
# A job of this size ends in milliseconds; a debug build under load needs some hundred times that.
PATIENCE = 20.0
# What the worker may use of memory before the kernel refuses, in bytes.
MEMORY = 4 << 30


class Worker:
    """One worker process; it lives until it crashes, hangs or has answered many jobs."""

    def __init__(self, binary, folder):
        self.binary, self.folder = binary, folder
        self.errors = open(folder / "errors", "w+b")
        self.start()

    def start(self):
        def limit():
            import resource
            # AddressSanitizer reserves terabytes of address space.
            if not os.environ.get("HEADFRAME_SANITIZED"):
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        self.errors.seek(0)
        self.errors.truncate()
        self.process = subprocess.Popen(
            [self.binary, "worker", "--memory-limit", "512"], cwd=self.folder, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=self.errors, preexec_fn=limit)
        self.unread = b""

    def ask(self, line):
        """The answer to a job, or the name of what happened instead of one."""
        if self.errors.tell() > 1 << 20:
            self.errors.seek(0)
            self.errors.truncate()
        deadline = time.monotonic() + PATIENCE
        try:
            data = line + b"\n"
            while data:
                _, ready, _ = select.select([], [self.process.stdin], [], max(0, deadline - time.monotonic()))
                if not ready:
                    return "hang"
                data = data[os.write(self.process.stdin.fileno(), data[:65536]):]
        except BrokenPipeError:
            return "crash"
        while b"\n" not in self.unread:
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                return "hang"
            part = os.read(self.process.stdout.fileno(), 1 << 16)
            if not part:
                return "crash"
            self.unread += part
        answer, self.unread = self.unread.split(b"\n", 1)
        return answer

    def restart(self):
        self.process.kill()
        self.process.wait()
        self.start()

    def end(self):
        self.process.stdin.close()
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()


def alone(binary, folder, chance, sources):
    """Runs a command of its own on a damaged table or font: its words, "crash", "hang" or "", and its last words."""
    if chance.random() < 0.5 and sources.fonts:
        place = folder / "fonts"
        place.mkdir(exist_ok=True)
        (place / "damaged.ttf").write_bytes(documents.damaged(chance, chance.choice(sources.fonts)))
        words = ["frames", "plain.yaml", "--font-dir", "fonts"]
    else:
        name = "data." + chance.choice(["csv", "json", "ndjson"])
        (folder / name).write_bytes(documents.table(chance))
        words = ["frames", "plain.yaml", "--data", name]
    try:
        end = subprocess.run([binary, *words], cwd=folder, capture_output=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return words, "hang", ""
    return words, "" if end.returncode in (0, 1, 3) else "crash", end.stderr[-3000:].decode("utf8", "replace")


def last_words(worker):
    worker.process.wait()
    worker.errors.seek(0)
    return worker.errors.read()[-3000:].decode("utf8", "replace")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--time", type=float, default=60)
    options.add_argument("--seed", type=int, default=None)
    options.add_argument("--binary", default=str(ROOT / ".build/debug/headframe"))
    options.add_argument("--keep", default=str(ROOT / "out/fuzz"))
    options.add_argument("--corpus", action="append", default=[])
    options = options.parse_args()
    seed = options.seed if options.seed is not None else int(time.time())
    keep = pathlib.Path(options.keep)
    folder = keep / "work"
    folder.mkdir(parents=True, exist_ok=True)
    sources = documents.Sources(ROOT, [pathlib.Path(path) for path in options.corpus])
    sources.lay_out(folder)
    print(f"seed {seed}, {sources.count} documents to start from", flush=True)

    worker = Worker(options.binary, folder)
    start = time.monotonic()
    count, crashes, hangs, refused, strange = 0, 0, 0, 0, 0
    told = start
    while time.monotonic() - start < options.time:
        chance = random.Random(seed * 1_000_003 + count)
        if chance.random() < 0.02:
            count += 1
            words, what, said = alone(options.binary, folder, chance, sources)
            if what:
                crashes, hangs = crashes + (what == "crash"), hangs + (what == "hang")
                name = keep / f"{what}-{seed}-{count}"
                shutil.copytree(folder, name, dirs_exist_ok=True)
                print(f"{what}: {name}: {' '.join(words)}\n{said[-600:]}", flush=True)
            continue
        job = documents.job(chance, sources)
        line = job if isinstance(job, bytes) else json.dumps(job).encode()
        line = line.replace(b"\n", b" ")
        count += 1
        if not line.strip():
            continue
        answer = worker.ask(line)
        if answer in ("crash", "hang"):
            if answer == "crash":
                crashes += 1
                words = last_words(worker)
            else:
                hangs += 1
                worker.process.send_signal(signal.SIGABRT)
                words = last_words(worker)
            name = keep / f"{answer}-{seed}-{count}"
            name.with_suffix(".job").write_bytes(line + b"\n")
            name.with_suffix(".txt").write_text(words)
            print(f"{answer}: {name}.job\n{words[-600:]}", flush=True)
            worker.restart()
            continue
        try:
            if not json.loads(answer)["ok"]:
                refused += 1
        except (ValueError, KeyError, UnicodeDecodeError):
            strange += 1
            (keep / f"answer-{seed}-{count}.job").write_bytes(line + b"\n" + answer + b"\n")
            print(f"no answer in JSON: {keep}/answer-{seed}-{count}.job", flush=True)
        if time.monotonic() - told > 60:
            told = time.monotonic()
            print(f"{count} inputs after {told - start:.0f} s, {refused} refused", flush=True)
    if worker.end() != 0:
        crashes += 1
        print("the worker did not end with status 0")
    print(f"{refused} refused with an error, {strange} answered otherwise than in JSON, seed {seed}")
    print(f"{count} inputs, {crashes + strange} crashes, {hangs} hangs")
    sys.exit(1 if crashes or hangs or strange else 0)


if __name__ == "__main__":
    main()
