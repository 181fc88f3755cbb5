#!/usr/bin/python3
"""Drives `headframe preview` in Chromium: edits, errors, explanations, resizing, devices and keys.

With the argument "timed", times over their limits are failures; otherwise they are only printed, since machines differ
in speed. Selenium is installed for Debian's own Python. Screenshots go to out/preview.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse

from common import ROOT, Page, command

headframe = command()
page = Page("preview", "preview")

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select, WebDriverWait

browser, expect, until, one, text, keys, run = (
    page.browser, page.expect, page.until, page.one, page.text, page.keys, page.run)
# The maximum time from an edit to the new picture, in milliseconds.
EDIT_LIMIT = 200
# The maximum time of the server for a picture while an edge is dragged, in milliseconds: a frame at 60 per second.
COST_LIMIT = 1000 / 60
# The maximum time from one picture to the next, in milliseconds: two frames, since this browser has no graphics card.
FRAME_LIMIT = 2000 / 60

CARD = (ROOT / "Tests/Fixtures/Preview/card.yaml").read_text()


def expect_time(milliseconds, limit, what):
    print(f"preview: {what} within {milliseconds:.1f} ms (target {limit:.1f})")
    if sys.argv[1:] == ["timed"]:
        expect(milliseconds < limit, f"{what} within {limit:.1f} ms")


def count():
    return run("preview.count")


def write(name, content):
    """Replaces a file atomically, as editors do."""
    path = f"{project}/{name}"
    with open(path + "~", "w", encoding="utf-8") as file:
        file.write(content)
    os.rename(path + "~", path)


def milliseconds_of_edit(content, shown="preview.count > arguments[0] ? preview.at : 0", seen=None):
    """Returns the time from saving a file to the frame that shows it."""
    seen = count() if seen is None else seen
    saved = time.time() * 1000
    write("card.yaml", content)
    return WebDriverWait(browser, 10, poll_frequency=0.01).until(lambda _: run(shown, seen)) - saved


def drag(selector, x, y, steps=30):
    """Drags an edge by a distance in pixels, one step per frame."""
    chain = ActionChains(browser, duration=16).click_and_hold(one(selector))
    for _ in range(steps):
        chain.move_by_offset(x / steps, y / steps)
    chain.release().perform()


def blur():
    run("document.activeElement.blur()")


def point_at(x, y, clicks=True):
    """Moves the pointer to a position in the picture, in points, and clicks there if `clicks` is true."""
    blur()
    left, top, width, _ = run("box('canvas')")
    scale = width / float(one("#right").get_attribute("aria-valuenow"))
    action = ActionChains(browser)
    action.w3c_actions.pointer_action.move_to_location(int(left + x * scale), int(top + y * scale))
    if clicks:
        action.w3c_actions.pointer_action.click()
    action.perform()


def shows(selector, words, what):
    """Waits until an element contains words."""
    until(lambda: words in text(selector), what)


def source_of_picture():
    return run("document.getElementById('picture').src")


def edits():
    until(lambda: count() > 0 and one("#picture").is_displayed(), "the document is shown at once")
    until(lambda: run("document.documentElement.dataset.connected") == "true", "the page listens for changes")
    page.shot("light")
    page.audit("the page")
    urls = page.requests()
    expect(all(url.startswith((base, "data:", f"blob:{base}")) for url in urls), f"nothing is loaded from other servers: {urls}")

    # The document is edited while it is zoomed and scrolled, with a view selected.
    point_at(150, 30)
    shows("#viewTitle", "title: UILabel", "a click selects the view")
    for _ in range(6):
        one("#larger").click()
    browser.execute_script("const s = document.getElementById('stage'); s.scrollLeft = 120; s.scrollTop = 60")
    before = run("scrolled()")
    expect(before[0] > 0, "the stage scrolls")
    times = []
    for number in range(10):
        times.append(milliseconds_of_edit(CARD.replace("Welcome back", f"Welcome {number}")))
    times.sort()
    print(f"preview: edit to picture: median {statistics.median(times):.0f} ms, slowest {times[-1]:.0f} ms")
    expect_time(statistics.median(times), EDIT_LIMIT, "an edit shows")
    after = run("scrolled()")
    expect(before == after, f"zoom and scroll stay: {before}, {after}")
    expect(text("#viewTitle") == "title: UILabel" and one("#selected").is_displayed(), "the selection stays")
    sources = source_of_picture()
    milliseconds_of_edit(CARD.replace("systemBlue", "systemPink"))
    expect(sources != source_of_picture(), "an edit of a color changes the picture")
    one("#fit").click()


def errors():
    good = source_of_picture()
    seen = run("preview.errorAt || 0")
    took = milliseconds_of_edit(
        CARD.replace("text: Welcome back", "txet: Welcome back"),
        "(preview.errorAt || 0) > arguments[0] ? preview.errorAt : 0", seen)
    expect_time(took, EDIT_LIMIT, "an error shows")
    expect("card.yaml:6" in text("#errors") and 'did you mean "text"?' in text("#errors"), "the error has its place and remedy")
    expect(source_of_picture() == good
           and one("#picture").is_displayed(), "the error is shown over the last correct picture")
    page.shot("error")
    page.audit("an error")
    one("#errors .place").click()
    until(lambda: one("#source").is_displayed() and "txet" in text("#text .here"), "a click on the place shows the line")
    link = one("#editPlace").get_attribute("href")
    expect("/card.yaml:6:" in link and not link.endswith(":1"), f"the editor opens at the column of the error: {link}")
    page.shot("source")
    one("#showSource").click()
    took = milliseconds_of_edit(CARD)
    expect_time(took, EDIT_LIMIT, "the corrected document shows")
    expect(not one("#errors").is_displayed(), "the error disappears")

    os.remove(f"{project}/card.yaml")
    until(lambda: one("#errors").is_displayed() and "card.yaml" in text("#errors"), "a deleted file is an error")
    milliseconds_of_edit(CARD)
    expect(not one("#errors").is_displayed(), "a restored file is shown again")


def explanations():
    point_at(40, 40)
    shows("#viewTitle", "icon: UIView", "a click selects what is in front")
    shows("#inspection", "icon's leading edge is 20 points after its superview's leading edge",
          "the chain of x is shown in sentences")
    expect("x = 20" in text("#inspection") and "width = 48" in text("#inspection"), "the sentences have their numbers")
    point_at(150, 30)
    shows("#inspection", "title's trailing edge is 20 points before", "another view, another chain")
    amounts = run("chains()")
    expect([name.split()[1] for name, _ in amounts] == ["x", "y", "width", "height"], f"four chains: {amounts}")
    expect(all(abs(sum(numbers) - float(name.split()[-1].replace("−", "-"))) < 0.01 for name, numbers in amounts),
           f"the points add up to the values: {amounts}")
    expect("Hugging" in text("#inspection") and "Compression" in text("#inspection") and "Content size" in text("#inspection"),
           "the inspector shows content size, hugging and compression")
    page.shot("explanation")
    page.audit("an explanation")
    one("#inspection .place").click()
    until(lambda: one("#source").is_displayed() and "id: title" in text("#text .here"), "a click shows its line")
    editor_link()
    one("#showSource").click()

    point_at(180, 160)
    until(lambda: "not satisfied, by" in text("#inspection").lower(), "an unsatisfied constraint is listed with the reasons")
    milliseconds_of_edit(CARD + "    - go.height = 30\n    - go.height = 60\n")
    shows("#problems", "conflict: broken constraint", "a conflict is listed")
    shows("#problems", "Keep one of the two", "the conflict is listed with its remedy")
    milliseconds_of_edit(CARD.replace("    - go.bottom = Superview.bottom - 20\n", ""))
    shows("#problems", "nothing determines the vertical position of go", "an ambiguous view is listed")
    page.shot("problem")
    page.audit("problems")
    milliseconds_of_edit(CARD)

    point_at(40, 40, clicks=False)
    expect(one("#hovered").is_displayed() and "48 × 48" in text("#hovered"), "the pointer outlines a view")


def editor_link():
    """Checks that the line of the selected view, line 6 of the document, opens in the editor and can be copied."""
    path = f"{project}/card.yaml"
    expect(text("#sourceTitle") == "card.yaml:6", f"the place is shown: {text('#sourceTitle')}")
    link = one("#editPlace").get_attribute("href")
    expect(link == f"vscode://file{path}:6:1", f"the link opens the line in the editor: {link}")
    browser.execute_script(
        "navigator.clipboard.writeText = (words) => { window.copied = words; return Promise.resolve(); }")
    one("#copyPlace").click()
    shows("#copyPlace", "Copied", "the page says that the place is copied")
    copied = run("window.copied")
    expect(copied == f"{path}:6", f"the copied place is a path with a line: {copied}")
    browser.execute_script("document.querySelectorAll('#text i')[2].click()")
    until(lambda: one("#editPlace").get_attribute("href") == f"vscode://file{path}:3:1",
               "a click on a line number selects that line")
    page.audit("the source")


def resizing():
    keys("0")
    width = lambda: float(one("#width").get_property("value"))
    first = count()
    drag("#right", 120, 0)
    until(lambda: width() > 400, "an edge that is dragged resizes the scene")
    expect(count() - first >= 10, f"each step of a drag has a layout: {count() - first}")
    gaps, costs = page.later("framesOfDrag()")
    median, cost = statistics.median(gaps), statistics.median(costs)
    print(f"preview: resizing: {len(gaps)} layouts, median {median:.1f} ms from one to the next, slowest {max(gaps):.0f} ms; "
          f"layout and picture: median {cost:.1f} ms, slowest {max(costs):.1f} ms")
    expect_time(cost, COST_LIMIT, "layout and picture are ready")
    expect_time(median, FRAME_LIMIT, "a drag shows the next layout")
    expect(run("document.getElementById('device').value") == "custom", "a dragged scene has the custom device")
    drag("#bottom", 0, 60)
    until(lambda: float(one("#height").get_property("value")) > 220, "the lower edge resizes the scene, too")
    one("#right").send_keys(Keys.ARROW_LEFT)
    old = width()
    one("#right").send_keys(Keys.SHIFT + Keys.ARROW_RIGHT)
    until(lambda: width() == old + 10 or width() == old + 9, "the keyboard resizes the scene, too")
    one("#width").send_keys(Keys.CONTROL + "a", Keys.NULL, "1e99", Keys.ENTER)
    until(lambda: one("#errors").is_displayed(), "an invalid size is refused")
    one("#reset").click()
    until(lambda: not one("#errors").is_displayed() and width() == 360, "the reset button restores the size")


def controls():
    # The address of a picture changes with every layout, so the pixels are compared.
    def changes(action, what):
        old = run("picture()")
        action()
        until(lambda: run("picture()") not in (None, old), what)

    changes(lambda: Select(one("#device")).select_by_visible_text("iPhone8"), "a device is chosen")
    until(lambda: one("#width").get_property("value") == "375", "the device sets the width")
    changes(lambda: Select(one("#orientation")).select_by_visible_text("landscape"), "the orientation is changed")
    until(lambda: one("#width").get_property("value") == "667", "the turned device sets the width")
    changes(lambda: one("#width").send_keys(Keys.CONTROL + "a", Keys.NULL, "400", Keys.ENTER), "a width is typed")
    until(lambda: one("#right").get_attribute("aria-valuenow") == "400", "the picture has the typed width")
    one("#reset").click()
    until(lambda: one("#width").get_property("value") == "360", "the reset button restores the width")
    changes(lambda: Select(one("#device")).select_by_visible_text("iPhone8"), "a device is chosen again")
    changes(lambda: one("#locale").send_keys("ar", Keys.ENTER), "an Arabic locale mirrors the picture")
    until(lambda: "rtl" in Select(one("#direction")).options[0].text, "the direction is that of the locale")
    changes(lambda: one("#locale").send_keys(Keys.CONTROL + "a", Keys.NULL, Keys.BACKSPACE, Keys.ENTER), "without a locale, the picture is not mirrored")
    changes(lambda: Select(one("#direction")).select_by_value("rtl"), "the direction is changed")
    changes(lambda: Select(one("#appearance")).select_by_visible_text("dark"), "the appearance is changed")
    changes(lambda: Select(one("#contentSize")).select_by_visible_text("accessibilityLarge"), "the text size is changed")
    overlays = ["frames", "constraints", "guides", "baselines", "problems", "margins", "numbers", "names"]
    for number, name in enumerate(overlays, 1):
        blur()
        keys(str(number))
        until(lambda: one(f"#overlays [data-value={name}]").get_attribute("aria-pressed") == "true", f"{name} shown")
    page.shot("controls")
    browser.refresh()
    until(lambda: count() > 0 and one("#appearance").get_property("value") == "dark", "a reload keeps the choices")
    one("#reset").click()
    for button in page.all("#overlays [aria-pressed=true]"):
        button.click()
    blur()

    keys("j", "j", "j")
    shows("#viewTitle", "title: UILabel", "j goes through the views")
    keys("u")
    shows("#viewTitle", "UIView", "u goes to the superview")
    keys("t")
    expect(run("getComputedStyle(document.body).backgroundColor") == "rgb(15, 18, 23)",
           "t toggles the dark page")
    keys("d")
    time.sleep(0.5)
    page.shot("dark")
    page.audit("the dark page")
    keys("?")
    expect(one("#keys").is_displayed(), "? lists the keys")
    page.audit("the list of keys")
    keys(Keys.ESCAPE)
    keys("t", "]")
    # Until scenes.yaml is read, its scenes are not known, and ] would go on to another document. So wait before the
    # second ].
    shows("#scenes [aria-current=true]", "first", "] goes to the next scene")
    keys("]")
    shows("#scenes [aria-current=true]", "second", "] goes to the next scene of the same document")
    page.shot("scenes")
    reached = set()
    browser.execute_script("document.activeElement.blur(); window.scrollTo(0, 0)")
    for _ in range(60):
        keys(Keys.TAB)
        reached.add(run("focused()"))
    wanted = {"device", "width", "overlays", "fit", "scenes", "views", "stage", "right", "bottom"}
    expect(wanted <= reached, f"Tab reaches every control: {wanted - reached}")
    browser.set_window_size(420, 800)
    expect(run("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off on a phone")
    page.shot("phone")
    browser.set_window_size(1280, 900)


with tempfile.TemporaryDirectory() as project:
    shutil.copytree(ROOT / "Tests/Fixtures/Preview", project, dirs_exist_ok=True)
    server = subprocess.Popen(
        [headframe, "preview", project, "--no-open", "--editor", "vscode"], stdout=subprocess.PIPE, text=True)
    try:
        address = server.stdout.readline().strip()
        base = address.split("?token=")[0]
        port = urllib.parse.urlsplit(address).port
        listening = subprocess.run(["ss", "-Hltn"], capture_output=True, text=True).stdout
        places = {line.split()[3] for line in listening.splitlines() if line.split()[3].endswith(f":{port}")}
        expect(places == {f"127.0.0.1:{port}"}, f"only the loopback address listens: {places}")
        browser.get(address)
        for part in (edits, errors, explanations, resizing, controls):
            try:
                part()
            except Exception as error:  # A failure in one part must not prevent the others.
                expect(False, f"{part.__name__}: {type(error).__name__}: {str(error).splitlines()[0]}")
        expect(server.poll() is None, "the process is still running")
    finally:
        server.kill()
        server.wait()
page.end()
