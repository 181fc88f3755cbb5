"""Checks, in a browser, the report of a test run with one failed snapshot.

make/snapshot-client.sh causes the failure: it changes a constraint of Examples/SnapshotClient and runs the tests.
"""

import sys

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

page, screenshots = sys.argv[1:]


def expect(condition, message):
    if not condition:
        browser.save_screenshot(f"{screenshots}/failed.png")
        sys.exit(f"snapshot-report: {message} (see {screenshots}/failed.png)")


options = Options()
options.binary_location = "/usr/bin/chromium"
for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1280,1000", "--hide-scrollbars"):
    options.add_argument(flag)
options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
browser = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
try:
    browser.get("file://" + page)
    text = browser.find_element(By.TAG_NAME, "body").text
    expect("1 failed" in browser.find_element(By.ID, "summary").text, "the summary does not count one failure")
    expect("screen" in browser.find_element(By.ID, "name").text, "the failed test is not shown first")
    for part in ("name (UILabel): x 100 → 103", "ProfileCardView.swift:", "by more than"):
        expect(part in text, f"the page lacks: {part}")
    sizes = [
        browser.execute_script("return [arguments[0].naturalWidth, arguments[0].naturalHeight]", image)
        for image in browser.find_elements(By.CSS_SELECTOR, "#stage img")
    ]
    expect(sizes == [[640, 1136]] * 3, f"not three pictures of an iPhone SE, but {sizes}")
    browser.save_screenshot(f"{screenshots}/side-by-side.png")
    ActionChains(browser).send_keys("2").perform()
    browser.save_screenshot(f"{screenshots}/swipe.png")
    expect(not browser.get_log("browser"), "the console is not empty")
finally:
    browser.quit()
