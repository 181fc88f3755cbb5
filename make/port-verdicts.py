#!/usr/bin/env python3
"""Compares the verdict of `headframe port` with the compiler's for a folder of packages.

port-verdicts.py HEADFRAME FOLDER [--scratch-path PATH] [--tests] [PACKAGE …]: prints one row for each package below FOLDER with
a manifest for Linux, or for the named ones: the number of compiled files, the files that `port` expects to fail, those
in which the compiler reports errors, the share of files for which both agree, and whether both agree about the package.
The files for which they differ follow, with the compiler's first error or with the names that `port` lists.

Targets are built one after another with `headframe swift build`. Targets whose dependencies fail are not compiled, and
their files not compared. A compiler stops at an import of a missing module before it reads the other files; such
imports are taken out of the sources for a further build, and put back at the end. With a scratch path, all packages
share one folder of build products, so that UIKit is compiled once.

With --tests, the suites of the packages run with `headframe swift test`, also in packages that `port` expects to fail:
the row has the number of passed tests of all that ran, or how the suite ended before its last test, and the failed
tests follow. Skipped tests are not counted.

The exit status is 1 if both agree for less than 90 % of the files, or not about each package.
"""

import collections
import json
import os
import pathlib
import re
import subprocess
import sys

# Options of all builds.
options = []
# The time in which a suite has to be built and run.
SECONDS = 900
ERROR = re.compile(r"^(/[^:]+\.swift):(\d+):\d+: error: (.*)")


def run(arguments, folder):
    return subprocess.run(arguments, cwd=folder, capture_output=True, text=True, errors="replace")


def port(headframe, package):
    """Returns the names that `port` reports as errors, by file."""
    problems = collections.defaultdict(list)
    for problem in json.loads(run([headframe, "port", "--json", "."], package).stdout)["problems"]:
        if problem["kind"] not in ("swizzling", "effect", "uncalledMethod", "omission"):
            problems[os.path.normpath(problem["file"])].append(f"{problem['name']}:{problem['line']}")
    return problems


def targets(package):
    """Returns the targets with Swift sources, each after the targets that it depends on."""
    described = run(["swift", "package", "describe", "--type", "json"], package)
    if described.returncode != 0:
        return None, described.stderr.strip().splitlines()[-1:]
    left = {
        target["name"]: target for target in json.loads(described.stdout)["targets"]
        if target.get("module_type") == "SwiftTarget"}
    ordered = []
    while left:
        ready = [name for name in sorted(left) if not left.keys() & set(left[name].get("target_dependencies", []))]
        for name in ready or sorted(left):
            ordered.append(left.pop(name))
    return ordered, []


def errors_of(headframe, package, target):
    """Returns the first error of each file of the package, the output and the status of a build of a target."""
    root, errors, originals = os.path.realpath(package), {}, {}
    try:
        for _ in range(20):
            result = run([headframe, "swift", "build", *options, "--target", target["name"]], package)
            output = (result.stderr + result.stdout).splitlines()
            imports = set()
            for match in filter(None, map(ERROR.match, output)):
                errors.setdefault(os.path.relpath(match[1], root), f"{match[2]}: {match[3]}")
                if match[3].startswith("no such module"):
                    imports.add((match[1], int(match[2])))
            if not imports:
                break
            for path, line in imports:
                text = pathlib.Path(path).read_bytes()
                originals.setdefault(path, text)
                lines = text.splitlines(keepends=True)
                lines[line - 1] = b"\n"
                pathlib.Path(path).write_bytes(b"".join(lines))
    finally:
        for path, text in originals.items():
            pathlib.Path(path).write_bytes(text)
    return errors, output, 1 if originals else result.returncode


def build(headframe, package, ordered):
    """Returns the compiled files, and the first error of each file with errors, relative to the package."""
    compiled, failed, broken, messages = set(), {}, set(), []
    for target in ordered:
        if broken & set(target.get("target_dependencies", [])):
            broken.add(target["name"])
            continue
        errors, output, status = errors_of(headframe, package, target)
        if status != 0:
            broken.add(target["name"])
        own = {os.path.normpath(os.path.join(target["path"], source)) for source in target["sources"]}
        if status == 0 or own & errors.keys():
            compiled |= own
            failed.update((file, error) for file, error in errors.items() if file in own)
        else:
            messages.append(f"{target['name']}: " + next((line for line in output if "error:" in line), "no error"))
    return compiled, failed, bool(broken), messages


TESTS = re.compile(r"^Test Case '(.+)' (passed|failed|skipped)|^. Test (.+?) (passed|failed)(?: after| with)")
ENDS = re.compile(r"^Test Suite '(?:All tests|Selected tests|.*\.xctest)' (?:passed|failed)")
CASES = re.compile(r"^. Test run with \d+ tests?.* (?:passed|failed)")


def suite(headframe, package):
    """Runs the tests of a package. Returns the outcome, the failed tests and whether all ran.

    Tests that record their references fail, and run once more.
    """
    outcome, failed, ends, records = run_suite(headframe, package)
    return run_suite(headframe, package)[:3] if records else (outcome, failed, ends)


def run_suite(headframe, package):
    command = [headframe, "swift", "test", *options]
    try:
        result = subprocess.run(
            command, cwd=package, capture_output=True, text=True, errors="replace", timeout=SECONDS)
        output, status = result.stdout + result.stderr, result.returncode
    except subprocess.TimeoutExpired as error:
        output, status = b"".join(filter(None, [error.stdout, error.stderr])).decode(errors="replace"), None
    lines = output.splitlines()
    outcomes = {}
    for match in filter(None, map(TESTS.match, lines)):
        # "Test run with 3 tests" and "Test case passing 1 argument" describe no test.
        if match[1] or not match[3].startswith(("run with", "case passing")):
            outcomes[match[1] or match[3]] = match[2] or match[4]
    failed = sorted(name for name, outcome in outcomes.items() if outcome == "failed")
    passed = sum(outcome == "passed" for outcome in outcomes.values())
    counts = f"{passed}/{passed + len(failed)}"
    records = any("No reference was found on disk" in line or "recorded" in line and "error:" in line for line in lines)
    if status is None:
        return f"not within {SECONDS} s, {counts}", failed, False, False
    begins = any(line.startswith(("Test Suite", "◇ Test run started")) for line in lines)
    if not begins:
        error = next((line for line in lines if "error:" in line), "no message")
        return "does not build", [error], False, False
    runs_cases = any(line.startswith("Test Suite '") for line in lines)
    runs_tests = any(line.startswith("◇ Test run started") for line in lines)
    complete = (not runs_cases or any(map(ENDS.match, lines))) and (
        not runs_tests or any(map(CASES.match, lines)))
    if not complete:
        last = next((line for line in reversed(lines) if "started" in line), "")
        return f"ends, {counts}", failed + [f"last line of a start: {last}"], False, False
    return (counts if outcomes else "no tests"), failed, True, records


def main():
    arguments = sys.argv[1:]
    runs_tests = "--tests" in arguments
    if runs_tests:
        arguments.remove("--tests")
    if "--scratch-path" in arguments:
        index = arguments.index("--scratch-path")
        options.extend(["--scratch-path", os.path.abspath(arguments[index + 1])])
        del arguments[index:index + 2]
    headframe, folder, names = os.path.abspath(arguments[0]), arguments[1], arguments[2:]
    packages = [os.path.join(folder, name) for name in names] or sorted(
        entry.path for entry in os.scandir(folder) if os.path.isfile(os.path.join(entry.path, "Package.swift")))
    print(f"{'package':32} {'files':>6} {'port':>6} {'compiler':>9} {'agree':>8}  verdict{', tests' if runs_tests else ''}")
    files = agreed = right = compared = suites = ended = 0
    for package in packages:
        name = os.path.basename(os.path.normpath(package))
        ordered, messages = targets(package)
        if ordered is None:
            print(f"{name:32} not read by SwiftPM: {' '.join(messages)}", flush=True)
            continue
        problems = port(headframe, package)
        compiled, failed, fails, messages = build(headframe, package, ordered)
        expected = problems.keys() & compiled
        differing = sorted(expected ^ failed.keys())
        same = len(compiled) - len(differing)
        # What fails in a package that it depends on says nothing about its own files.
        agrees = fails == bool(expected) or not compiled
        tests, test_lines, ends = "", [], False
        if runs_tests and any(target["type"] == "test" for target in ordered):
            outcome, test_lines, ends = suite(headframe, package)
            tests = f"  {outcome}"
            suites, ended = suites + 1, ended + ends
        share = f"{100 * same / len(compiled):.1f} %" if compiled else "-"
        print(
            f"{name:32} {len(compiled):6} {len(expected):6} {len(failed):9} {share:>8}  "
            f"{'fails' if fails else 'builds'}{'' if agrees else ', not as expected'}{tests}", flush=True)
        for line in test_lines:
            print(f"  test: {line}")
        for file in differing:
            reason = f"error not expected: {failed[file]}" if file in failed else (
                f"compiles: {', '.join(problems[file])}")
            print(f"  {file}: {reason}")
        for message in messages:
            print(f"  not compiled: {message}")
        if compiled:
            compared += 1
            files, agreed, right = files + len(compiled), agreed + same, right + agrees
    if files:
        print(f"{100 * agreed / files:.1f} % of {files} files, {right} of {compared} packages")
    if suites:
        print(f"{ended} of {suites} suites run to the end")
    sys.exit(0 if 10 * agreed >= 9 * files and right == compared else 1)


if __name__ == "__main__":
    main()
