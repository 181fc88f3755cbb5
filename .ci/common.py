"""The parts that the checks written in Python share."""

import json
import os
import re
import shlex
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FLAGS = shlex.split(os.environ.get("SWIFTFLAGS", ""))


def command():
    """Builds the command, puts it first on the PATH and returns its path."""
    subprocess.run(["swift", "build", *FLAGS, "--product", "headframe"], cwd=ROOT, check=True)
    shown = subprocess.run(
        ["swift", "build", *FLAGS, "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
    folder = shown.stdout.strip()
    os.environ["PATH"] = f"{folder}:{os.environ['PATH']}"
    return f"{folder}/headframe"


def blocks(page):
    """Yields the fenced blocks of a page: the language, the lines, the number of the first line, and the words of a
    comment right before the block."""
    language, comment = None, []
    for number, line in enumerate(page.read_text().splitlines(), 1):
        fence = re.match(r"\s*```(.*)", line)
        if language is not None and fence:
            yield language, lines, start, comment
            language, comment = None, []
        elif language is not None:
            lines.append(line)
        elif fence:
            language, lines, start = fence[1].strip(), [], number + 1
        elif note := re.fullmatch(r"<!-- (.*) -->", line):
            comment = note[1].split()
        elif line.strip():
            comment = []


class Checks:
    """Counts checks, and prints those that fail."""

    def __init__(self, name, failed=lambda: ""):
        """`failed` is called after each failure, and returns what is added to its message."""
        self.name, self.failed, self.passed, self.failures = name, failed, 0, 0

    def expect(self, condition, what):
        if condition:
            self.passed += 1
        else:
            self.failures += 1
            print(f"{self.name}: failed: {what}{self.failed()}", file=sys.stderr)
        return condition

    def end(self, least=1):
        print(f"{self.name}: {self.passed} passed, {self.failures} failed")
        sys.exit(0 if self.failures == 0 and self.passed >= least else 1)


class Page:
    """Chromium with a page, for checks that press keys and look at what is shown.

    A failure is shown in a screenshot. The scripts that run in the page are in pages.js.
    """

    def __init__(self, name, screenshots, flags=()):
        # Installs also the package that is imported next.
        subprocess.run([ROOT / "make/setup.sh", "--browser"], check=True)
        from selenium import webdriver
        from selenium.webdriver.chrome.options import Options
        from selenium.webdriver.chrome.service import Service

        options = Options()
        options.binary_location = "/usr/bin/chromium"
        for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1280,900", "--hide-scrollbars", *flags):
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.browser = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.checks = Checks(name, self.failed)
        self.expect = self.checks.expect
        self.shots = ROOT / os.environ.get("OUT", "out") / screenshots
        self.shots.mkdir(parents=True, exist_ok=True)
        self.scripts = (ROOT / ".ci/pages.js").read_text()

    def failed(self):
        name = f"failed-{self.checks.failures}"
        self.shot(name)
        return f" (see {self.shots}/{name}.png)"

    def shot(self, name):
        self.browser.save_screenshot(f"{self.shots}/{name}.png")

    def run(self, call, *arguments):
        """Returns the result of a call of a function of pages.js, or of an expression."""
        return self.browser.execute_script(f"{self.scripts}\nreturn {call};", *arguments)

    def later(self, call, *arguments):
        """Returns what a promise results in, such as that of an asynchronous function of pages.js."""
        return self.browser.execute_async_script(
            f"{self.scripts}\nconst done = arguments[arguments.length - 1];\n{call}.then(done, (e) => done(String(e)));",
            *arguments)

    def one(self, selector):
        return self.browser.find_element("css selector", selector)

    def all(self, selector):
        return self.browser.find_elements("css selector", selector)

    def text(self, selector):
        return self.run("document.querySelector(arguments[0]).innerText", selector)

    def keys(self, *pressed):
        from selenium.webdriver.common.action_chains import ActionChains

        ActionChains(self.browser).send_keys(*pressed).perform()

    def until(self, condition, what, seconds=10):
        """Waits until a condition holds, such as the effect of an event, and counts it as a check."""
        from selenium.common.exceptions import TimeoutException
        from selenium.webdriver.support.ui import WebDriverWait

        try:
            WebDriverWait(self.browser, seconds, poll_frequency=0.02).until(lambda _: condition())
            return self.expect(True, what)
        except TimeoutException:
            return self.expect(False, what)

    def requests(self):
        """Returns the addresses that the page requested since the last call."""
        messages = [json.loads(entry["message"])["message"] for entry in self.browser.get_log("performance")]
        return [m["params"]["request"]["url"] for m in messages if m["method"] == "Network.requestWillBeSent"]

    def audit(self, what):
        """Checks that the page follows WCAG 2.1 A and AA and axe's best practices."""
        self.browser.execute_script(rules())
        result = self.later("violations()")
        found = result if isinstance(result, list) else [result]
        self.expect(not found, f"accessibility of {what}: {found}")

    def end(self):
        errors = [entry["message"] for entry in self.browser.get_log("browser") if entry["level"] == "SEVERE"]
        self.expect(not errors, f"no error is logged: {errors}")
        self.browser.quit()
        self.checks.end()


def rules():
    """Returns the script of the accessibility rules, from a Python package that is downloaded once, not installed."""
    folder = ROOT / ".build/accessibility"
    if not (folder / "axe.min.js").exists():
        subprocess.run(
            ["python3", "-m", "pip", "download", "--quiet", "--no-deps", "--dest", folder, "axe-core-python==0.1.0"],
            check=True)
        with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
            (folder / "axe.min.js").write_bytes(wheel.read("axe_core_python/axe.min.js"))
    return (folder / "axe.min.js").read_text()
