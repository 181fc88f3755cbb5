"""Starts Chromium for the checks of pages, and finds violations of accessibility rules."""

import os

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service


def start():
    options = Options()
    options.binary_location = "/usr/bin/chromium"
    for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1280,900", "--hide-scrollbars"):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    return webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))


def violations(browser, rules):
    """Returns the page's violations of WCAG 2.1 A and AA and of axe's best practices."""
    browser.execute_script(rules)
    result = browser.execute_async_script(
        "const done = arguments[0];"
        "axe.run({runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']}).then(done, (e) => done(String(e)))")
    found = result["violations"] if isinstance(result, dict) else [{"id": result, "nodes": []}]
    return [f"{v['id']}: {[n['html'][:90] for n in v['nodes'][:3]]}" for v in found]
