#!/usr/bin/python3
"""Opens the reports of `headframe diff` and `headframe snapshots` in Chromium: from disk, with keys and pointer, and in
the local review.

Selenium is installed for Debian's own Python. Screenshots go to out/report.
"""

import json
import os
import subprocess
import sys
import tempfile

from common import Page, command

command()
page = Page("report", "report")

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

browser, expect, until, one, keys, run = page.browser, page.expect, page.until, page.one, page.keys, page.run


def headframe(*arguments, status=0, **options):
    done = subprocess.run(["headframe", *arguments], capture_output=True, text=True, **options)
    if done.returncode != status:
        sys.exit(f"{arguments}: exit status {done.returncode}, not {status}\n{done.stdout}{done.stderr}")
    return done.stdout


def pressed(group):
    return [b.text for b in page.all(f"#{group} [aria-pressed=true]")]


def pixel(x, y):
    """Returns a pixel of the screen as red, green and blue."""
    return tuple(page.later("pixel(...arguments)", browser.get_screenshot_as_base64(), x, y))


def picture(folder, name, color, text=""):
    """Renders a card of one color with a text."""
    document = f"size: 160x100\nscale: 2\nview:\n  backgroundColor: '{color}'\n"
    if text:
        document += f"  subviews: [{{class: UILabel, text: '{text}', frame: [10, 10, 140, 30]}}]\n"
    os.makedirs(folder, exist_ok=True)
    path = f"{work}/{name}.yaml"
    with open(path, "w", encoding="utf-8") as file:
        file.write(document)
    headframe("render", path, "-o", f"{folder}/{name}.png", "--quiet")


def from_disk():
    old, new = f"{work}/old", f"{work}/new"
    for name, colors, texts in [
        ("a-color", ("#FF0000", "#0000FF"), ("", "")),
        ("b-text", ("#FFFFFF", "#FFFFFF"), ("Hello", "Hullo")),
        ("c-same", ("#00FF00", "#00FF00"), ("", "")),
    ]:
        for folder, color, text in zip((old, new), colors, texts):
            picture(folder, name, color, text)
    picture(old, "d-gone", "#888888")
    picture(new, "e-new", "#123456")
    report = f"{work}/report.html"
    headframe("diff", old, new, "--html", report, "--quiet", status=1)

    page.requests()
    browser.get("file://" + report)
    expect([url for url in page.requests() if not url.startswith("data:")] == ["file://" + report], "the page requests nothing but itself")
    expect("2 failed, 1 new, 1 deleted, 1 passed" in one("#summary").text, "the summary counts")
    expect(one("#name").text == "a-color.png", "the first failure is shown at once")
    sizes = run("pixelSizes('#stage img')")
    expect(sizes == [[320, 200]] * 3, f"three pictures of 320×200 pixels, not {sizes}")
    expect(all(i.get_attribute("alt") for i in page.all("#stage img")), "every picture has a description")
    page.shot("side-by-side")
    page.audit("side by side")

    keys("2")
    expect(pressed("modes") == ["Swipe"], "2 is the swipe")
    box = one(".layers").rect
    left, right, middle = int(box["x"] + 10), int(box["x"] + box["width"] - 10), int(box["y"] + box["height"] / 2)
    expect(pixel(left, middle) == (255, 0, 0), "left of the edge is the reference")
    expect(pixel(right, middle) == (0, 0, 255), "right of the edge is the actual picture")
    keys(*[Keys.ARROW_RIGHT] * 5)
    expect(one("#slider").get_attribute("value") == "60", "an arrow moves the edge by 2 %")
    ActionChains(browser).move_to_element(one(".layers")).click_and_hold().move_by_offset(
        int(box["width"] * 0.4), 0).release().perform()
    expect(88 <= int(one("#slider").get_attribute("value")) <= 92, "the pointer drags the edge")
    expect(pixel(int(box["x"] + box["width"] * 0.7), middle) == (255, 0, 0), "what was uncovered shows the reference")
    one("#slider").click()
    keys(Keys.HOME)
    expect(one("#sliderValue").text == "0 %", "the slider itself handles keys")
    expect(pixel(left, middle) == (0, 0, 255), "at 0 % all is the actual picture")
    page.shot("swipe")
    page.audit("the swipe")

    browser.execute_script("document.activeElement.blur()")
    keys("3")
    expect(pressed("modes") == ["Onion"], "3 is the onion")
    keys(*[Keys.ARROW_RIGHT] * 25)
    red, green, blue = pixel(left, middle)
    expect(abs(red - 128) <= 2 and green == 0 and abs(blue - 128) <= 2, f"half of both at 50 %: {red}, {green}, {blue}")
    keys("4")
    expect(pressed("modes") == ["Difference"] and len(page.all("#stage img")) == 1,
           "4 is the difference alone")

    keys("j")
    expect(one("#name").text == "b-text.png", "j goes to the next")
    keys("z", "z", "z")
    expect(one("#zoomValue").text == "400 %" and pressed("zooms") == [], "z goes through the sizes")
    expect(one("#stage img").size["width"] == 1280, "400 % shows a pixel as four")
    page.shot("difference-4")
    keys("z", "k")
    expect(one("#name").text == "a-color.png", "k goes back")

    keys("t")
    expect(one("#theme").get_attribute("aria-pressed") == "true", "t is dark")
    expect(run("getComputedStyle(document.body).backgroundColor") == "rgb(15, 18, 23)",
           "the background is dark")
    page.shot("dark")
    page.audit("the dark page")
    keys("t")
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": "dark"}]})
    until(lambda: one("#theme").get_attribute("aria-pressed") == "true", "the page follows the system")
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": "light"}]})

    keys("/", "gone")
    expect(one("#shown").text == "1 of 5 shown" and one("#name").text == "d-gone.png", "typing filters")
    keys(Keys.ENTER, "f", "f")
    expect(pressed("statuses") == ["new 1"] and one("#shown").text == "0 of 5 shown", "f filters by status as well")
    expect(one("#name").text == "Nothing matches the filter", "the page says that nothing matches")
    keys("/", Keys.ESCAPE)
    expect(one("#name").text == "e-new.png", "Escape clears the filter")
    keys("f", "f", "f")

    keys("?")
    expect(one("#keys").is_displayed() and not one("#reviewKeys").is_displayed(), "? lists the keys that work here")
    page.audit("the list of keys")
    keys(Keys.ESCAPE)
    expect(not one("#keys").is_displayed(), "Escape closes the list")

    browser.execute_script("document.body.focus(); window.scrollTo(0, 0)")
    reached = set()
    for _ in range(40):
        keys(Keys.TAB)
        reached.add(run("document.activeElement.closest('nav') ? 'list' : document.activeElement.parentElement?.id || focused()"))
    expect({"list", "modes", "zooms", "statuses"} <= reached, f"Tab reaches every control: {sorted(reached)}")

    browser.set_window_size(420, 800)
    expect(run("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut on a phone")
    page.shot("phone")
    browser.set_window_size(1280, 900)


def record(test, status, reference, files, message):
    return {"run": "1", "test": test, "name": "1", "status": status, "file": "Tests/A.swift", "line": 3,
            "reference": reference, "hasForeignReference": False, "message": message, "files": files}


def served():
    package = f"{work}/package"
    results = f"{package}/.build/snapshot-results"
    os.makedirs(f"{package}/Snapshots")
    os.makedirs(f"{results}/failures")
    open(f"{package}/Package.swift", "w").close()
    lines = []
    hostile = "</script><img src=x onerror=document.title='hacked'>"
    for number, name in enumerate(["first", "second", hostile]):
        reference = f"Snapshots/{number}.txt"
        files = {}
        for part, text in [("reference", "frame = (0 0; 10 10)\n"), ("actual", f"frame = (0 0; 10 {number})\n{hostile}\n")]:
            files[part] = f"failures/{number}-{part}.txt"
            with open(f"{results}/{files[part]}", "w", encoding="utf-8") as file:
                file.write(text)
        with open(f"{package}/{reference}", "w", encoding="utf-8") as file:
            file.write("frame = (0 0; 10 10)\n")
        lines.append(json.dumps(record(f"Tests/{name}", "failed", reference, files, f"− 10 10\n+ 10 {number}\n{hostile}")))
    with open(f"{results}/results.jsonl", "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")

    server = subprocess.Popen(["headframe", "snapshots", "review", "--serve", "--no-open"], cwd=package, stdout=subprocess.PIPE, text=True)
    try:
        address = server.stdout.readline().strip()
        browser.get(address)
        expect(browser.title != "hacked", "names are text, never markup")
        expect(len(page.all("#list button")) == 3, "three failures are listed")
        expect(not one("#modes").is_displayed(), "texts have no swipe")
        expect("frame = (0 0; 10 0)" in one("#stage").text, "texts are shown side by side")
        page.shot("review")
        page.audit("the review of texts")
        keys("a")
        until(lambda: "Accepted" in one("#hint").text, "the server accepts")
        expect(one("#list .status").text == "accepted", "the list says what was accepted")
        expect(open(f"{package}/Snapshots/0.txt", encoding="utf-8").read().startswith("frame = (0 0; 10 0)"),
               "a writes the reference")
        keys("j")
        one("#reject").click()
        until(lambda: "Rejected" in one("#hint").text, "the server rejects")
        expect(open(f"{package}/Snapshots/1.txt", encoding="utf-8").read() == "frame = (0 0; 10 10)\n",
               "rejecting leaves the reference")
        expect(headframe("snapshots", "list", cwd=package).count("failed ") == 1, "one is left")
    finally:
        server.kill()
        server.wait()


with tempfile.TemporaryDirectory() as work:
    from_disk()
    served()
page.end()
