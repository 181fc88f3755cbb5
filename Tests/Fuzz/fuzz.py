#!/usr/bin/env python3
"""Sends mutated documents to one worker process for a number of seconds, and reports crashes and hangs.

Each input is a job of the worker's protocol, with a layout document, an Interface Builder document, a damaged picture or a
random option, or a line that is no job. One input in fifty is a table of data or a folder with a damaged font, which is
read by a separate process. Mutations follow the structure of YAML and XML. One input in four is generated instead: from
the schema, from the table of elements, or as two layouts whose frames have a known relation. The same seed results in the
same inputs.

Usage: fuzz.py [--time SECONDS] [--seed N] [--binary PATH] [--keep FOLDER] [--fresh] [--corpus FOLDER]...
With --fresh, one answer in forty is compared with that of a fresh process.
The share of accepted documents among those from the schema is printed; a run with fewer than 60 % fails.
The last line is "N inputs, N crashes, N hangs"; answers without JSON and wrong layouts count as crashes. The exit status
is 1 after a crash or hang.
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
import tempfile
import time

import documents
import generated

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The limit of a job in seconds of processor time. A job takes milliseconds, and about a hundred times as long in a debug
# build. The time on the clock has a separate limit, since a job can wait for minutes on a busy machine.
PATIENCE = 20.0
# Seconds after which an idle process without an answer counts as a hang.
MOST_WAIT = 600.0
# The most seconds for writing the trace of a crash.
TRACE_TIME = 60.0
# The least share of generated documents that are drawn. If nearly all are rejected, only errors are tested.
LEAST_SHARE = 0.6
# The limit of the worker's address space in bytes.
MEMORY = 4 << 30


def processor_time(process):
    """Returns the processor time of a process in seconds, or None if it has ended."""
    try:
        fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Patience:
    """The time limits of one answer, in processor time and on the clock."""

    def __init__(self, process):
        self.process = process
        self.worked, self.start = processor_time(process) or 0, time.monotonic()

    def is_over(self):
        worked = processor_time(self.process)
        if worked is None:
            return time.monotonic() - self.start > PATIENCE
        return worked - self.worked > PATIENCE or time.monotonic() - self.start > MOST_WAIT

    def wait(self, sources, targets):
        """Waits until a descriptor is ready or the limits are exceeded; returns whether one is ready."""
        while True:
            readable, writable, _ = select.select(sources, targets, [], 0.5)
            if readable or writable:
                return True
            if self.is_over():
                return False


def end(process, seconds=0):
    """Ends a process and its helpers, immediately or after a number of seconds, and returns its status."""
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        pass
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    return process.wait()


class Worker:
    """One worker process, which is restarted after a crash, a hang or many jobs."""

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
            stdout=subprocess.PIPE, stderr=self.errors, preexec_fn=limit, start_new_session=True,
            # A trace takes minutes in a debug build; trace() writes it for a single job.
            env=dict(os.environ, SWIFT_BACKTRACE="enable=no"))
        self.unread = b""

    def ask(self, line):
        """Returns the answer to a job, or "crash" or "hang"."""
        if self.errors.tell() > 1 << 20:
            self.errors.seek(0)
            self.errors.truncate()
        patience = Patience(self.process)
        try:
            data = line + b"\n"
            while data:
                if not patience.wait([], [self.process.stdin]):
                    return "hang"
                data = data[os.write(self.process.stdin.fileno(), data[:65536]):]
        except BrokenPipeError:
            return "crash"
        while b"\n" not in self.unread:
            if not patience.wait([self.process.stdout], []):
                return "hang"
            part = os.read(self.process.stdout.fileno(), 1 << 16)
            if not part:
                return "crash"
            self.unread += part
        answer, self.unread = self.unread.split(b"\n", 1)
        return answer

    def last_errors(self):
        """Returns the end of the errors of a crashed worker."""
        end(self.process, TRACE_TIME)
        self.errors.seek(0)
        return self.errors.read()[-1500:].decode("utf8", "replace")

    def restart(self):
        end(self.process)
        self.start()

    def end(self):
        self.process.stdin.close()
        return end(self.process, MOST_WAIT)


class Ended(Exception):
    """The end of the worker during a job, by a crash or a hang."""

    def __init__(self, what, line):
        self.what, self.line = what, line


def comparable(answer):
    """Returns an answer without its times."""
    try:
        content = json.loads(answer)
    except ValueError:
        return answer
    for picture in content.get("pictures", []):
        picture.pop("milliseconds", None)
    return content


def trace(binary, folder, line):
    """Repeats a job in a separate process, and returns the trace of its crash or hang."""
    with tempfile.TemporaryFile() as errors, tempfile.TemporaryFile() as source:
        source.write(line + b"\n")
        source.seek(0)
        process = subprocess.Popen(
            [binary, "worker"], cwd=folder, stdin=source, stdout=subprocess.DEVNULL, stderr=errors,
            start_new_session=True, env=dict(os.environ, SWIFT_BACKTRACE="enable=yes,interactive=no,color=no"))
        patience = Patience(process)
        start = time.monotonic()
        while process.poll() is None and not patience.is_over() and time.monotonic() - start < TRACE_TIME:
            time.sleep(0.01)
        if process.poll() is None:
            process.send_signal(signal.SIGABRT)
        status = end(process, TRACE_TIME)
        errors.seek(0)
        messages = errors.read()[-8000:].decode("utf8", "replace")
    return f"repeated alone: status {status}\n{messages}"


def run_command(binary, folder, rng, sources):
    """Runs a command on a damaged table or font, and returns its arguments, "crash", "hang" or "", and its last errors."""
    if rng.random() < 0.5 and sources.fonts:
        place = folder / "fonts"
        place.mkdir(exist_ok=True)
        (place / "damaged.ttf").write_bytes(documents.damaged(rng, rng.choice(sources.fonts)))
        words = ["frames", "plain.yaml", "--font-dir", "fonts"]
    else:
        name = "data." + rng.choice(["csv", "json", "ndjson"])
        (folder / name).write_bytes(documents.table(rng))
        words = ["frames", "plain.yaml", "--data", name]
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            [binary, *words], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors,
            start_new_session=True)
        patience = Patience(process)
        while process.poll() is None and not patience.is_over():
            time.sleep(0.01)
        hangs = process.poll() is None
        status = end(process)
        errors.seek(0)
        messages = errors.read()[-3000:].decode("utf8", "replace")
    return words, "hang" if hangs else "" if status in (0, 1, 3) else "crash", messages


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--time", type=float, default=60)
    options.add_argument("--seed", type=int, default=None)
    options.add_argument("--binary", default=str(ROOT / ".build/debug/headframe"))
    options.add_argument("--keep", default=str(ROOT / "out/fuzz"))
    options.add_argument("--fresh", action="store_true")
    options.add_argument("--corpus", action="append", default=[])
    options = options.parse_args()
    # Processes run in other folders.
    options.binary = os.path.abspath(options.binary)
    seed = options.seed if options.seed is not None else int(time.time())
    keep = pathlib.Path(options.keep)
    folder = keep / "work"
    folder.mkdir(parents=True, exist_ok=True)
    sources = documents.Sources(ROOT, [pathlib.Path(path) for path in options.corpus])
    sources.write_files(folder)
    print(f"seed {seed}, {sources.count} documents to start from", flush=True)

    schema, elements = generated.Schema(options.binary), generated.Elements(ROOT)
    print(f"{len(schema.views)} views, {len(schema.controllers)} controllers, {len(elements.views)} elements", flush=True)
    worker = Worker(options.binary, folder)

    def ask(document):
        """Returns the answer to a document as a display list."""
        line = json.dumps({"document": {"text": json.dumps(document)}, "format": "json"}).encode()
        answer = worker.ask(line)
        if answer in ("crash", "hang"):
            raise Ended(answer, line)
        return json.loads(answer)

    def fails(what, number, line, words):
        """Keeps a job with its errors and a trace, and starts another worker."""
        name = keep / f"{what}-{seed}-{number}"
        name.with_suffix(".job").write_bytes(line + b"\n")
        print(f"{what}: {name}.job\n{words[-600:]}", flush=True)
        name.with_suffix(".txt").write_text(words + trace(options.binary, folder, line))
        worker.restart()

    start = time.monotonic()
    count, crashes, hangs, rejected, invalid = 0, 0, 0, 0, 0
    sampled, accepted = 0, 0
    last_report = start
    while time.monotonic() - start < options.time:
        rng = random.Random(seed * 1_000_003 + count)
        if rng.random() < 0.02:
            count += 1
            words, what, messages = run_command(options.binary, folder, rng, sources)
            if what:
                crashes, hangs = crashes + (what == "crash"), hangs + (what == "hang")
                name = keep / f"{what}-{seed}-{count}"
                shutil.copytree(folder, name, dirs_exist_ok=True)
                print(f"{what}: {name}: {' '.join(words)}\n{messages[-600:]}", flush=True)
            continue
        if rng.random() < 0.1:
            count += 1
            try:
                violation = generated.relation(rng, ask)
            except Ended as error:
                crashes, hangs = crashes + (error.what == "crash"), hangs + (error.what == "hang")
                fails(error.what, count, error.line, worker.last_errors() if error.what == "crash" else "")
                continue
            if violation:
                invalid += 1
                (keep / f"relation-{seed}-{count}.json").write_text(json.dumps(violation, indent=1))
                print(f"wrong layout: {keep}/relation-{seed}-{count}.json: {violation[0][:300]}", flush=True)
            continue
        choice = rng.random()
        is_sample = choice < 0.12
        if is_sample:
            job = {"document": {"text": json.dumps(schema.document(rng)), "name": "fuzz.json"}, "scale": 1}
        elif choice < 0.17:
            job = {"document": {"text": elements.storyboard(rng), "name": "fuzz.storyboard"}, "scene": "S0"}
        else:
            job = documents.job(rng, sources)
        if isinstance(job, dict):
            job.setdefault("format", rng.choice(["png", "svg", "pdf", "json", "txt"]))
        line = job if isinstance(job, bytes) else json.dumps(job).encode()
        line = line.replace(b"\n", b" ")
        count += 1
        if not line.strip():
            continue
        answer = worker.ask(line)
        if answer in ("crash", "hang"):
            crashes, hangs = crashes + (answer == "crash"), hangs + (answer == "hang")
            fails(answer, count, line, worker.last_errors() if answer == "crash" else "")
            continue
        if options.fresh and rng.random() < 0.025:
            alone = Worker(options.binary, folder)
            other = alone.ask(line)
            alone.end()
            if comparable(answer) != comparable(other):
                invalid += 1
                other = other.encode() if isinstance(other, str) else other
                (keep / f"fresh-{seed}-{count}.job").write_bytes(b"\n".join([line, answer, other, b""]))
                print(f"another answer of a fresh process: {keep}/fresh-{seed}-{count}.job", flush=True)
        try:
            is_accepted = json.loads(answer)["ok"]
            rejected += not is_accepted
            sampled, accepted = sampled + is_sample, accepted + (is_sample and is_accepted)
        except (ValueError, KeyError, UnicodeDecodeError):
            invalid += 1
            (keep / f"answer-{seed}-{count}.job").write_bytes(line + b"\n" + answer + b"\n")
            print(f"no answer in JSON: {keep}/answer-{seed}-{count}.job", flush=True)
        if time.monotonic() - last_report > 60:
            last_report = time.monotonic()
            print(f"{count} inputs after {last_report - start:.0f} s, {rejected} rejected", flush=True)
    if worker.end() != 0:
        crashes += 1
        print("the worker did not end with status 0")
    share = accepted / max(1, sampled)
    print(f"{accepted} of {sampled} documents generated from the schema accepted ({share:.0%})")
    if sampled >= 200 and share < LEAST_SHARE:
        invalid += 1
        print(f"fewer than {LEAST_SHARE:.0%}: the generator tests little more than errors")
    print(f"{rejected} rejected with an error, {invalid} answered without JSON, seed {seed}")
    print(f"{count} inputs, {crashes + invalid} crashes, {hangs} hangs")
    sys.exit(1 if crashes or hangs or invalid else 0)


if __name__ == "__main__":
    main()
