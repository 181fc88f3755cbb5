#!/usr/bin/env python3
"""Compares the verdict of `headframe port` with the compiler's for a folder of packages.

port_verdicts.py HEADFRAME FOLDER: prints one row for each package below FOLDER with a manifest for Linux: the number of
files, the files that `port` expects to fail, those in which the compiler reports errors, the share of files for which
both agree, and whether both agree about the package. Packages are built with `headframe swift build`, and with tests if
that succeeds.
"""

import json
import os
import re
import subprocess
import sys

ERROR = re.compile(r"^(/[^:]+\.swift):\d+:\d+: error: ")


def port(headframe, package):
    """Returns the number of files and the set of files that will not compile, relative to the package."""
    result = subprocess.run([headframe, "port", "--json", package], capture_output=True, text=True)
    report = json.loads(result.stdout)
    errors = {problem["file"] for problem in report["problems"] if problem["kind"] != "swizzling"}
    return report["files"], {os.path.normpath(file) for file in errors}


def build(headframe, package):
    """Returns whether the package builds, and the set of files with errors, relative to the package."""
    failed = set()
    for arguments in (["build"], ["build", "--build-tests"]):
        result = subprocess.run(
            [headframe, "swift", *arguments], cwd=package, capture_output=True, text=True, errors="replace")
        for line in (result.stdout + result.stderr).splitlines():
            match = ERROR.match(line)
            if match:
                failed.add(os.path.relpath(match.group(1), os.path.realpath(package)))
        if result.returncode != 0:
            return False, failed
    return True, failed


def main():
    headframe, folder = os.path.abspath(sys.argv[1]), sys.argv[2]
    packages = sorted(
        entry.path for entry in os.scandir(folder) if os.path.isfile(os.path.join(entry.path, "Package.swift")))
    print(f"{'package':32} {'files':>6} {'port':>6} {'compiler':>9} {'agree':>8}  verdict")
    files = agreed = right = 0
    for package in packages:
        count, expected = port(headframe, package)
        builds, failed = build(headframe, package)
        same = count - len(expected ^ failed)
        agrees = builds == (not expected)
        share = f"{100 * same / count:.1f} %" if count else "-"
        print(
            f"{os.path.basename(package):32} {count:6} {len(expected):6} {len(failed):9} {share:>8}  "
            f"{'builds' if builds else 'fails'}{'' if agrees else ', not as expected'}", flush=True)
        files, agreed, right = files + count, agreed + same, right + agrees
    if files:
        print(f"{100 * agreed / files:.1f} % of {files} files, {right} of {len(packages)} packages")


if __name__ == "__main__":
    main()
