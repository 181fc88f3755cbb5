#!/usr/bin/env python3
"""Runs the steps of Documentation/ContinuousIntegration.md as they are: check-recipe.py DIST WORK.

DIST has the archives of the command and of the compiled libraries; WORK is a folder for the package and its jobs. The
package has tests with snapshots and with @objc code. Its tests pass, then fail after an edit of a constraint, then one of
them ends its process, and then they do not compile; each time the reports must describe that run. Actions are replaced by
copies of files.
"""

import glob
import os
import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

import yaml

from common import ROOT, blocks

DIST, WORK = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
REMOTE, CHECKOUT, CACHE, ARTIFACTS = WORK / "remote.git", WORK / "job", WORK / "cache", WORK / "artifacts"
CARD = "Sources/Profile/ProfileCardView.swift"


def fail(message):
    sys.exit(f"check-recipe: {message}")


def git(*arguments, folder):
    identity = ["-c", "user.name=client", "-c", "user.email=client@localhost"]
    subprocess.run(["git", *identity, *arguments], cwd=folder, check=True)


def make_package(command):
    package = WORK / "package"
    shutil.copytree(ROOT / "Examples/SnapshotClient/Sources", package / "Sources")
    shutil.copytree(
        ROOT / "Examples/SnapshotClient/Tests/ProfileXCTests6", package / "Tests/ProfileXCTests6")
    # Adds a target and a selector, which only the command's rewriting compiles.
    shutil.copytree(ROOT / "Tests/Fixtures/Recipe", package, dirs_exist_ok=True)
    subprocess.run(
        [command, "markdown", "Articles/card.in.md", "-o", "Articles/card.md", "--pictures", "Articles/pictures/"],
        cwd=package, check=True)
    git("init", "-q", "-b", "main", folder=package)
    git("init", "-q", "--bare", str(REMOTE), folder=WORK)
    git("remote", "add", "origin", str(REMOTE), folder=package)
    commit(package, "Add a profile")
    return package


def commit(package, message):
    git("add", ".", folder=package)
    git("commit", "-qm", message, folder=package)
    git("push", "-q", "origin", "main", folder=package)


def checkout():
    shutil.rmtree(CHECKOUT, ignore_errors=True)
    git("clone", "-q", "--depth", "1", "-b", "main", f"file://{REMOTE}", str(CHECKOUT), folder=WORK)


def copy(source, target):
    """Copies a file or a folder, if there is one."""
    if source.is_dir():
        shutil.copytree(source, target, symlinks=True)
    elif source.exists():
        shutil.copy2(source, target)


class Job:
    """A job with an environment, whose steps run in the checkout until one fails."""

    def __init__(self, values, environment):
        self.values = values
        self.environment = {
            **os.environ, "CI": "true", "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "a/client",
            "GITHUB_RUN_ID": "7", "APT_CONFIG": str(WORK / "apt.conf"), "GITHUB_PATH": str(WORK / "path"),
            "GITHUB_STEP_SUMMARY": str(WORK / "step-summary"),
            **{name: self.filled(str(value)) for name, value in environment.items()},
        }
        self.hasFailed = False
        self.output = ""
        for name in ["path", "step-summary"]:
            (WORK / name).write_text("")

    def filled(self, text):
        text = re.sub(r"\$\{\{ *hashFiles\([^}]*\) *\}\}", "0", text)
        return re.sub(r"\$\{\{ *([\w.-]+) *\}\}", lambda match: self.value(match[1]), text)

    def value(self, name):
        if name not in self.values:
            fail(f"the recipe uses the unknown value {name}")
        return str(self.values[name])

    def run(self, command, name=""):
        folders = (WORK / "path").read_text().split()
        path = ":".join(folders + [self.environment["PATH"]])
        done = subprocess.run(
            ["bash", "-e", "-o", "pipefail", "-c", command], cwd=CHECKOUT if CHECKOUT.exists() else WORK,
            env={**self.environment, "PATH": path}, capture_output=True, text=True)
        self.output += done.stdout + done.stderr
        if done.returncode != 0:
            self.hasFailed = True
            self.output += f"check-recipe: {name or command} ended with status {done.returncode}\n"

    def step(self, step):
        condition = step.get("if", "")
        if "github.event_name" in condition or (self.hasFailed and "always()" not in condition):
            return
        options = {key: self.filled(str(value)) for key, value in step.get("with", {}).items()}
        action = step.get("uses", "").split("@")[0]
        if "run" in step:
            name = step.get("name", "")
            if "apt-get" in step["run"] and os.geteuid() != 0:
                print(f"check-recipe: without root, \"{name}\" is not run")
                return
            self.run(self.filled(step["run"]), name)
        elif action == "actions/checkout":
            checkout()
        elif action in ["actions/cache", "actions/cache/restore"]:
            copy(CACHE / options["path"], CHECKOUT / options["path"])
        elif action == "actions/cache/save":
            self.save(options["path"])
        elif action == "actions/upload-artifact":
            for pattern in options["path"].split():
                for file in glob.glob(str(CHECKOUT / pattern)):
                    shutil.copy2(file, ARTIFACTS)
        elif action == "actions/download-artifact":
            for file in glob.glob(str(ARTIFACTS / options["pattern"])):
                shutil.copy2(file, CHECKOUT)
        else:
            fail(f"the recipe uses the unknown action {action}")

    def save(self, path):
        CACHE.mkdir(exist_ok=True)
        shutil.rmtree(CACHE / path, ignore_errors=True)
        copy(CHECKOUT / path, CACHE / path)


def run_workflow(recipe):
    """Runs the shards and the report, and returns the jobs of both."""
    shutil.rmtree(ARTIFACTS, ignore_errors=True)
    ARTIFACTS.mkdir()
    address = {"vars.HEADFRAME_URL": f"file://{DIST}", "github.run_id": 7, "github.token": "", "github.event.number": 1}
    jobs = recipe["jobs"]
    shards = []
    for index, shard in enumerate(jobs["test"]["strategy"]["matrix"]["shard"]):
        job = Job({**address, "matrix.shard": shard, "strategy.job-index": index}, recipe["env"])
        for step in jobs["test"]["steps"]:
            job.step(step)
        job.save(".build")
        shards.append(job)
    report = Job(address, recipe["env"])
    for step in jobs["report"]["steps"]:
        report.step(step)
    return shards, report


def expect(condition, message, *jobs):
    if not condition:
        for job in jobs:
            print(job.output[-6000:], file=sys.stderr)
        fail(message)


def junit():
    cases = ElementTree.parse(CHECKOUT / "tests.xml").getroot().iter("testcase")
    return {case.get("name"): ("time" in case.attrib, [child.tag for child in case]) for case in cases}


def check_github(recipe, package):
    shards, report = run_workflow(recipe)
    expect(not any(job.hasFailed for job in [*shards, report]), "the recipe fails for tests that pass", *shards, report)
    expect(
        junit() == {
            "testCard": (True, []), "testDescription": (True, []), "tap()": (True, []), "scroll()": (True, ["skipped"]),
        }, f"tests.xml has other tests: {junit()}", *shards, report)
    expect((CACHE / "test-times.json").exists(), "the times are not cached", report)
    expect("3 passed" in (WORK / "step-summary").read_text(), "the job summary lacks the tests", report)

    card = package / CARD
    card.write_text(card.read_text().replace("avatar.trailingAnchor, constant: 12)", "avatar.trailingAnchor, constant: 15)"))
    commit(package, "Move the name")
    shards, report = run_workflow(recipe)
    expect(sum(job.hasFailed for job in shards) == 1, "another number of shards than one fails", *shards)
    expect(junit()["testCard"] == (True, ["failure"]), "the failure is not in tests.xml", report)
    summary = (WORK / "step-summary").read_text()
    pictures = re.findall(r'raw/snapshot-pictures/(summary-pictures/[^"]+)"', summary)
    expect(len(pictures) == 3, "the summary lacks the pictures before, after and of the difference", report)
    expect("Moved by <code>" in summary and "ProfileCardView.swift" in summary, "the summary lacks the constraint", report)
    listed = subprocess.run(
        ["git", "ls-tree", "-r", "--name-only", "snapshot-pictures"], cwd=REMOTE, capture_output=True, text=True)
    expect(sorted(listed.stdout.split()) == sorted(pictures), "the pictures are not on the branch", report)

    tests = package / "Tests/ProfileXCTests6/RefreshTests.swift"
    original = tests.read_text()
    trap = "  @Test func trap() { fatalError(\"no price\") }\n\n"
    tests.write_text(original.replace("  @Test(.disabled", trap + "  @Test(.disabled"))
    commit(package, "Add a test that ends its process")
    shards, report = run_workflow(recipe)
    expect(any(job.hasFailed for job in shards), "a crash passes", *shards)
    expect(junit()["trap()"] == (True, ["error"]), f"the crash is not in tests.xml: {junit()}", *shards, report)
    tests.write_text(original)

    card.write_text(card.read_text() + "\nlet mistake: Int = \"text\"\n")
    commit(package, "Break the build")
    shards, report = run_workflow(recipe)
    expect(all(job.hasFailed for job in shards), "a package that does not compile passes", *shards)
    expect(report.hasFailed, "the report of a failed build succeeds", report)
    expect(
        junit() == {"swift test": (False, ["error"])}, f"the report has results of an earlier run: {junit()}", report)


def check_gitlab(recipe):
    job = recipe["snapshots"]
    names = {"CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2", "HEADFRAME_URL": f"file://{DIST}"}
    checkout()
    run = Job({}, {**job["variables"], **names})
    before = [line for line in job["before_script"] if "apt-get" not in line or os.geteuid() == 0]
    run.run("\n".join(before + job["script"]), "script")
    expect(not run.hasFailed, "the recipe of GitLab fails for tests that pass", run)
    run.run("\n".join(job["after_script"]), "after_script")
    expect(not run.hasFailed and len(junit()) == 2, "the recipe of GitLab does not report its shard", run)


def main():
    WORK.mkdir(parents=True)
    # Packages of this machine that are installed keep their versions.
    (WORK / "apt.conf").write_text('APT::Get::Upgrade "false";\n')
    page = ROOT / "Documentation/ContinuousIntegration.md"
    github, gitlab = (yaml.safe_load("\n".join(lines)) for language, lines, *_ in blocks(page) if language == "yaml")
    if not (DIST / f"{github['env']['HEADFRAME']}.tar.gz").exists():
        fail(f"the page names {github['env']['HEADFRAME']}.tar.gz, but {DIST} has {sorted(os.listdir(DIST))}")
    # The name of the libraries has the compiler and the system, which the page's images also name.
    libraries = next(DIST.glob("headframe-libraries-*.tar.gz")).name.removesuffix(".tar.gz")
    for environment in [github["env"], gitlab["snapshots"]["variables"]]:
        if environment["LIBRARIES"] != libraries:
            print(f"check-recipe: {libraries} in place of {environment['LIBRARIES']}, since the compiler here is another")
            environment["LIBRARIES"] = libraries
    subprocess.run(["tar", "-xzf", str(DIST / f"{github['env']['HEADFRAME']}.tar.gz"), "-C", str(WORK)], check=True)
    package = make_package(WORK / github["env"]["HEADFRAME"] / "bin/headframe")
    check_gitlab(gitlab)
    check_github(github, package)
    print("check-recipe: passed")


main()
