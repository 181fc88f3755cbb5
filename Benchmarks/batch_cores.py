"""Times batches with one job and with two, in turns: batch_cores.py HEADFRAME [CASE…] [--repeats N] [--folder FOLDER].

Prints `name  one  two  ratio  bound  target`, one row per line: pictures per second with --jobs 1 and --jobs 2 from start
to end of the program, each a median, and how many times faster two jobs are. The bound is what the machine permits at that
time: two simultaneous runs with one job, each for half of the pictures. Pictures go to a folder in memory unless one is
given.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CARD = ["Examples/spark/card.yaml"]
SCREEN = ["Examples/ticker.yaml", "--scene", "first", "--size", "390x844", "--scale", "3"]
SCREEN += ["--orientation", "portrait", "--direction", "ltr"]
CASES = {
    "cards": (CARD, 2000),
    "few-cards": (CARD, 300),
    "screens": (SCREEN, 400),
    "few-screens": (SCREEN, 60),
}
TARGET = 1.95
# The alternating measurements: one job, two jobs, and two programs with half of the pictures each.
RUNS = (
    [["--jobs", "1"]],
    [["--jobs", "2"]],
    [["--jobs", "1", "--shard", "1/2"], ["--jobs", "1", "--shard", "2/2"]],
)


def render(headframe, arguments, rows, folder, *options):
    return subprocess.Popen(
        [headframe, "render", *arguments, "--data", rows, "-o", folder + "/{n}.png", "--quiet", *options],
        cwd=ROOT, stderr=subprocess.DEVNULL)


def measure(headframe, arguments, rows, folder, count, runs):
    """Returns the pictures per second of simultaneous runs."""
    shutil.rmtree(folder, ignore_errors=True)
    os.mkdir(folder)
    begin = time.monotonic()
    processes = [render(headframe, arguments, rows, folder, *options) for options in runs]
    if any([process.wait() for process in processes]):
        sys.exit("batch_cores: a run has failed")
    seconds = time.monotonic() - begin
    made = sum(name.endswith(".png") for name in os.listdir(folder))
    if made != count:
        sys.exit(f"batch_cores: {made} pictures instead of {count}")
    return count / seconds


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("headframe")
    parser.add_argument("cases", nargs="*", metavar="CASE", help=" ".join(CASES))
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--folder", default="/dev/shm" if os.path.isdir("/dev/shm") else None)
    options = parser.parse_args()
    work = tempfile.mkdtemp(prefix="headframe-bench-", dir=options.folder)
    try:
        rows, out = work + "/rows.ndjson", work + "/out"
        print(f"{'pictures per second':24}{'one':>10}{'two':>10}{'ratio':>8}{'bound':>8}  target")
        for name in options.cases or CASES:
            arguments, count = CASES[name]
            with open(rows, "wb") as file:
                people = [sys.executable, ROOT + "/Examples/spark/people.py", str(count)]
                subprocess.run(people, stdout=file, check=True)
            figures = [[] for _ in RUNS]
            for _ in range(options.repeats):
                for values, runs in zip(figures, RUNS):
                    values.append(measure(options.headframe, arguments, rows, out, count, runs))
            one, two, apart = map(statistics.median, figures)
            row = f"{name + ' ' + str(count):24}{one:10.0f}{two:10.0f}{two / one:8.2f}{apart / one:8.2f}  ≥ {TARGET}"
            print(row, flush=True)
    finally:
        shutil.rmtree(work, ignore_errors=True)


if __name__ == "__main__":
    main()
