"""Drives headframe's live preview in a browser while files change, and counts the checks that pass.

    preview_in_browser.py HEADFRAME RULES FOLDER SCREENSHOTS [timed]

RULES is the script of the accessibility rules (axe). The documents of the preview are written to FOLDER.
"""

import json
import os
import statistics
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

from selenium.common.exceptions import TimeoutException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select, WebDriverWait

from browser import start, violations

headframe, rules_path, work, shots = sys.argv[1:5]
# Indicates whether times over their limits are failures. CI only prints them, since its machines differ in speed.
times_count = sys.argv[5:] == ["timed"]
rules = open(rules_path, encoding="utf-8").read()
passed, failed = 0, 0
# The maximum time from an edit to the new picture, in milliseconds.
EDIT_LIMIT = 200
# The maximum time of the server for a picture while an edge is dragged, in milliseconds: a frame at 60 per second.
COST_LIMIT = 1000 / 60
# The maximum time from one picture to the next, in milliseconds: two frames, since this browser has no graphics card.
FRAME_LIMIT = 2000 / 60

CARD = """size: 360x200
view:
  backgroundColor: systemBackground
  subviews:
    - {id: icon, backgroundColor: systemBlue, layer.cornerRadius: 12}
    - {id: title, class: UILabel, text: Welcome back, font: {style: headline}}
    - {id: detail, class: UILabel, text: "Three new messages, one of them long", numberOfLines: 0}
    - {id: go, class: UIButton, configuration: filled, title: Continue}
  constraints:
    - icon.leading = Superview.leading + 20
    - icon.top = Superview.top + 20
    - icon.width = 48
    - icon.height = icon.width
    - title.leading = icon.trailing + 12
    - title.top = icon.top
    - title.trailing = Superview.trailing - 20
    - detail.leading = title.leading
    - detail.trailing = title.trailing
    - detail.top = title.bottom + 4
    - go.centerX = Superview.centerX
    - go.bottom = Superview.bottom - 20
    - go.width = 400 @500
    - go.width <= 0.5 * Superview.width
"""


def expect(condition, what):
    global passed, failed
    if condition:
        passed += 1
    else:
        failed += 1
        browser.save_screenshot(f"{shots}/failed-{failed}.png")
        print(f"preview: failed: {what} (see {shots}/failed-{failed}.png)")


def expect_time(milliseconds, limit, what):
    print(f"preview: {what} within {milliseconds:.1f} ms (target {limit:.1f})")
    if times_count:
        expect(milliseconds < limit, f"{what} within {limit:.1f} ms")


def await_that(condition, what, seconds=10):
    try:
        WebDriverWait(browser, seconds, poll_frequency=0.02).until(lambda _: condition())
        expect(True, what)
    except TimeoutException:
        expect(False, what)


def one(selector):
    return browser.find_element(By.CSS_SELECTOR, selector)


def text(selector):
    return browser.execute_script("return document.querySelector(arguments[0]).innerText", selector)


def keys(*pressed):
    ActionChains(browser).send_keys(*pressed).perform()


def count():
    return browser.execute_script("return preview.count")


def write(name, content):
    """Replaces a file atomically, as editors do."""
    path = f"{work}/project/{name}"
    with open(path + "~", "w", encoding="utf-8") as file:
        file.write(content)
    os.rename(path + "~", path)


def milliseconds_of_edit(content, shown="return preview.count > arguments[0] ? preview.at : 0", seen=None):
    """Returns the time from saving a file to the frame that shows it."""
    seen = count() if seen is None else seen
    saved = time.time() * 1000
    write("card.yaml", content)
    at = WebDriverWait(browser, 10, poll_frequency=0.01).until(lambda _: browser.execute_script(shown, seen))
    return at - saved


def drag(selector, x, y, steps=30):
    """Drags an edge by a distance in pixels, one step per frame."""
    chain = ActionChains(browser, duration=16).click_and_hold(one(selector))
    for _ in range(steps):
        chain.move_by_offset(x / steps, y / steps)
    chain.release().perform()


def frames_of_drag():
    """Returns the times between pictures and the times of the server, while an edge moves with every browser frame."""
    return browser.execute_async_script("""
      const done = arguments[0], handle = document.getElementById("right"), box = handle.getBoundingClientRect();
      const send = (name, x) => handle.dispatchEvent(new PointerEvent(name, {
        bubbles: true, pointerId: 1, clientX: box.left + x, clientY: box.top + 20 }));
      handle.setPointerCapture = () => {};
      preview.frames.length = preview.costs.length = 0;
      send("pointerdown", 0);
      let step = 0;
      const move = () => {
        step += 1;
        send("pointermove", -step);
        if (step < 90) return requestAnimationFrame(move);
        send("pointerup", -step);
        const frames = [...preview.frames];
        done([frames.slice(1).map((time, index) => time - frames[index]), [...preview.costs]]);
      };
      requestAnimationFrame(move);""")


def point_at(x, y, clicks=True):
    """Moves the pointer to a position in the picture, in points, and clicks there if `clicks` is true."""
    browser.execute_script("document.activeElement.blur()")
    box = browser.execute_script(
        "const b = document.getElementById('canvas').getBoundingClientRect(); return [b.left, b.top, b.width, b.height]")
    width = float(browser.execute_script("return document.getElementById('right').getAttribute('aria-valuenow')"))
    scale = box[2] / width
    action = ActionChains(browser)
    action.w3c_actions.pointer_action.move_to_location(int(box[0] + x * scale), int(box[1] + y * scale))
    if clicks:
        action.w3c_actions.pointer_action.click()
    action.perform()


def audit(what):
    expect((found := violations(browser, rules)) == [], f"accessibility of {what}: {found}")


def edits():
    await_that(lambda: count() > 0 and one("#picture").is_displayed(), "the document is shown at once")
    expect(browser.execute_script("return document.documentElement.dataset.connected") == "true"
           or WebDriverWait(browser, 5).until(
               lambda _: browser.execute_script("return document.documentElement.dataset.connected") == "true"),
           "the page listens for changes")
    browser.save_screenshot(f"{shots}/light.png")
    audit("the page")
    requested = [json.loads(entry["message"])["message"] for entry in browser.get_log("performance")]
    urls = [m["params"]["request"]["url"] for m in requested if m["method"] == "Network.requestWillBeSent"]
    expect(all(url.startswith((base, "data:", f"blob:{base}")) for url in urls), f"nothing is loaded from other servers: {urls}")

    # The document is edited while it is zoomed and scrolled, with a view selected.
    point_at(150, 30)
    await_that(lambda: text("#viewTitle") == "title: UILabel", "a click selects the view")
    for _ in range(6):
        one("#larger").click()
    browser.execute_script("const s = document.getElementById('stage'); s.scrollLeft = 120; s.scrollTop = 60")
    before = browser.execute_script(
        "const s = document.getElementById('stage'); return [s.scrollLeft, s.scrollTop, document.getElementById('zoomValue').textContent]")
    expect(before[0] > 0, "the stage scrolls")
    times = []
    for number in range(10):
        times.append(milliseconds_of_edit(CARD.replace("Welcome back", f"Welcome {number}")))
    times.sort()
    print(f"preview: edit to picture: median {statistics.median(times):.0f} ms, slowest {times[-1]:.0f} ms")
    expect_time(statistics.median(times), EDIT_LIMIT, "an edit shows")
    after = browser.execute_script(
        "const s = document.getElementById('stage'); return [s.scrollLeft, s.scrollTop, document.getElementById('zoomValue').textContent]")
    expect(before == after, f"zoom and scroll stay: {before}, {after}")
    expect(text("#viewTitle") == "title: UILabel" and one("#selected").is_displayed(), "the selection stays")
    sources = browser.execute_script("return document.getElementById('picture').src")
    milliseconds_of_edit(CARD.replace("systemBlue", "systemPink"))
    expect(sources != browser.execute_script("return document.getElementById('picture').src"), "an edit of a color changes the picture")
    one("#fit").click()


def errors():
    good = browser.execute_script("return document.getElementById('picture').src")
    seen = browser.execute_script("return preview.errorAt || 0")
    took = milliseconds_of_edit(
        CARD.replace("text: Welcome back", "txet: Welcome back"),
        "return (preview.errorAt || 0) > arguments[0] ? preview.errorAt : 0", seen)
    expect_time(took, EDIT_LIMIT, "an error shows")
    expect("card.yaml:6" in text("#errors") and 'did you mean "text"?' in text("#errors"), "the error has its place and remedy")
    expect(browser.execute_script("return document.getElementById('picture').src") == good
           and one("#picture").is_displayed(), "the error is shown over the last correct picture")
    browser.save_screenshot(f"{shots}/error.png")
    audit("an error")
    one("#errors .place").click()
    await_that(lambda: one("#source").is_displayed() and "txet" in text("#text .here"), "a click on the place shows the line")
    link = one("#editPlace").get_attribute("href")
    expect("/card.yaml:6:" in link and not link.endswith(":1"), f"the editor opens at the column of the error: {link}")
    browser.save_screenshot(f"{shots}/source.png")
    one("#showSource").click()
    took = milliseconds_of_edit(CARD)
    expect_time(took, EDIT_LIMIT, "the corrected document shows")
    expect(not one("#errors").is_displayed(), "the error disappears")

    os.remove(f"{work}/project/card.yaml")
    await_that(lambda: one("#errors").is_displayed() and "card.yaml" in text("#errors"), "a deleted file is an error")
    milliseconds_of_edit(CARD)
    expect(not one("#errors").is_displayed(), "a restored file is shown again")
    for broken in ["view: [", "\0\0", "view: {class: UILabel, text: *x}", "- a", "size: 1e300x2\nview: {}"]:
        write("card.yaml", broken)
        await_that(lambda: one("#errors").is_displayed(), f"{broken!r} is an error")
    milliseconds_of_edit(CARD)
    expect(server.poll() is None, "the process is still running")


def explanations():
    point_at(40, 40)
    await_that(lambda: text("#viewTitle") == "icon: UIView", "a click selects what is in front")
    await_that(lambda: "icon's leading edge is 20 points after its superview's leading edge" in text("#inspection"),
               "the chain of x is shown in sentences")
    expect("x = 20" in text("#inspection") and "width = 48" in text("#inspection"), "the sentences have their numbers")
    point_at(150, 30)
    await_that(lambda: "title's trailing edge is 20 points before" in text("#inspection"), "another view, another chain")
    amounts = browser.execute_script("""
      const tables = [...document.querySelectorAll("#inspection table[aria-label]")];
      return tables.map((table) => [table.getAttribute("aria-label"),
        [...table.querySelectorAll(".amount")].map((c) => Number(c.textContent.replace("−", "-")))]);""")
    expect([name.split()[1] for name, _ in amounts] == ["x", "y", "width", "height"], f"four chains: {amounts}")
    expect(all(abs(sum(numbers) - float(name.split()[-1].replace("−", "-"))) < 0.01 for name, numbers in amounts),
           f"the points add up to the values: {amounts}")
    expect("Hugging" in text("#inspection") and "Compression" in text("#inspection") and "Content size" in text("#inspection"),
           "the inspector shows content size, hugging and compression")
    browser.save_screenshot(f"{shots}/explanation.png")
    audit("an explanation")
    one("#inspection .place").click()
    await_that(lambda: one("#source").is_displayed() and "id: title" in text("#text .here"), "a click shows its line")
    editor_link()
    one("#showSource").click()

    point_at(180, 160)
    await_that(lambda: "not satisfied, by" in text("#inspection").lower(), "an unsatisfied constraint is listed with the reasons")
    milliseconds_of_edit(CARD + "    - go.height = 30\n    - go.height = 60\n")
    await_that(lambda: "conflict: broken constraint" in text("#problems"), "a conflict is listed")
    await_that(lambda: "Keep one of the two" in text("#problems"), "the conflict is listed with its remedy")
    milliseconds_of_edit(CARD.replace("    - go.bottom = Superview.bottom - 20\n", ""))
    await_that(lambda: "nothing determines the vertical position of go" in text("#problems"), "an ambiguous view is listed")
    browser.save_screenshot(f"{shots}/problem.png")
    audit("problems")
    milliseconds_of_edit(CARD)

    point_at(40, 40, clicks=False)
    expect(one("#hovered").is_displayed() and "48 × 48" in text("#hovered"), "the pointer outlines a view")


def editor_link():
    """Checks that the line of the selected view, line 6 of the document, opens in the editor and can be copied."""
    path = f"{work}/project/card.yaml"
    expect(text("#sourceTitle") == "card.yaml:6", f"the place is shown: {text('#sourceTitle')}")
    link = one("#editPlace").get_attribute("href")
    expect(link == f"vscode://file{path}:6:1", f"the link opens the line in the editor: {link}")
    browser.execute_script(
        "navigator.clipboard.writeText = (words) => { window.copied = words; return Promise.resolve(); }")
    one("#copyPlace").click()
    await_that(lambda: text("#copyPlace") == "Copied", "the page says that the place is copied")
    copied = browser.execute_script("return window.copied")
    expect(copied == f"{path}:6", f"the copied place is a path with a line: {copied}")
    browser.execute_script("document.querySelectorAll('#text i')[2].click()")
    await_that(lambda: one("#editPlace").get_attribute("href") == f"vscode://file{path}:3:1",
               "a click on a line number selects that line")
    audit("the source")


def resizing():
    keys("0")
    width = lambda: float(one("#width").get_property("value"))
    first = count()
    drag("#right", 120, 0)
    await_that(lambda: width() > 400, "an edge that is dragged resizes the scene")
    expect(count() - first >= 10, f"each step of a drag has a layout: {count() - first}")
    gaps, costs = frames_of_drag()
    median, cost = statistics.median(gaps), statistics.median(costs)
    print(f"preview: resizing: {len(gaps)} layouts, median {median:.1f} ms from one to the next, slowest {max(gaps):.0f} ms; "
          f"layout and picture: median {cost:.1f} ms, slowest {max(costs):.1f} ms")
    expect_time(cost, COST_LIMIT, "layout and picture are ready")
    expect_time(median, FRAME_LIMIT, "a drag shows the next layout")
    expect(browser.execute_script("return document.getElementById('device').value") == "custom", "a dragged scene has the custom device")
    drag("#bottom", 0, 60)
    await_that(lambda: float(one("#height").get_property("value")) > 220, "the lower edge resizes the scene, too")
    one("#right").send_keys(Keys.ARROW_LEFT)
    old = width()
    one("#right").send_keys(Keys.SHIFT + Keys.ARROW_RIGHT)
    await_that(lambda: width() == old + 10 or width() == old + 9, "the keyboard resizes the scene, too")
    for field, value in [("#width", "100000"), ("#width", "1e99"), ("#height", "-3"), ("#width", "x")]:
        one(field).clear()
        one(field).send_keys(value, Keys.ENTER)
        time.sleep(0.3)
    await_that(lambda: one("#errors").is_displayed(), "an invalid size is refused")
    one("#reset").click()
    await_that(lambda: not one("#errors").is_displayed() and width() == 360, "the reset button restores the size")


def controls():
    # The address of a picture changes with every layout, so the pixels are compared.
    pixels = lambda: browser.execute_script("""
      const picture = document.getElementById("picture"), canvas = document.createElement("canvas");
      if (!picture.complete || !picture.naturalWidth) return null;
      [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
      canvas.getContext("2d").drawImage(picture, 0, 0);
      return canvas.toDataURL();""")

    def changes(action, what):
        old = pixels()
        action()
        await_that(lambda: pixels() not in (None, old), what)

    changes(lambda: Select(one("#device")).select_by_visible_text("iPhone8"), "a device is chosen")
    await_that(lambda: one("#width").get_property("value") == "375", "the device sets the width")
    changes(lambda: Select(one("#orientation")).select_by_visible_text("landscape"), "the orientation is changed")
    await_that(lambda: one("#width").get_property("value") == "667", "the turned device sets the width")
    changes(lambda: one("#width").send_keys(Keys.CONTROL + "a", Keys.NULL, "400", Keys.ENTER), "a width is typed")
    await_that(lambda: one("#right").get_attribute("aria-valuenow") == "400", "the picture has the typed width")
    one("#reset").click()
    await_that(lambda: one("#width").get_property("value") == "360", "the reset button restores the width")
    changes(lambda: Select(one("#device")).select_by_visible_text("iPhone8"), "a device is chosen again")
    changes(lambda: one("#locale").send_keys("ar", Keys.ENTER), "an Arabic locale mirrors the picture")
    await_that(lambda: "rtl" in Select(one("#direction")).options[0].text, "the direction is that of the locale")
    changes(lambda: one("#locale").send_keys(Keys.CONTROL + "a", Keys.NULL, Keys.BACKSPACE, Keys.ENTER), "without a locale, the picture is not mirrored")
    changes(lambda: Select(one("#direction")).select_by_value("rtl"), "the direction is changed")
    changes(lambda: Select(one("#appearance")).select_by_visible_text("dark"), "the appearance is changed")
    changes(lambda: Select(one("#contentSize")).select_by_visible_text("accessibilityLarge"), "the text size is changed")
    overlays = ["frames", "constraints", "guides", "baselines", "problems", "margins", "numbers", "names"]
    for number, name in enumerate(overlays, 1):
        browser.execute_script("document.activeElement.blur()")
        keys(str(number))
        await_that(lambda: one(f"#overlays [data-value={name}]").get_attribute("aria-pressed") == "true", f"{name} shown")
    browser.save_screenshot(f"{shots}/controls.png")
    browser.refresh()
    await_that(lambda: count() > 0 and one("#appearance").get_property("value") == "dark", "a reload keeps the choices")
    one("#reset").click()
    for button in browser.find_elements(By.CSS_SELECTOR, "#overlays [aria-pressed=true]"):
        button.click()
    browser.execute_script("document.activeElement.blur()")

    keys("j", "j", "j")
    await_that(lambda: text("#viewTitle") == "title: UILabel", "j goes through the views")
    keys("u")
    await_that(lambda: text("#viewTitle") == "UIView", "u goes to the superview")
    keys("t")
    expect(browser.execute_script("return getComputedStyle(document.body).backgroundColor") == "rgb(15, 18, 23)",
           "t toggles the dark page")
    keys("d")
    time.sleep(0.5)
    browser.save_screenshot(f"{shots}/dark.png")
    audit("the dark page")
    keys("?")
    expect(one("#keys").is_displayed(), "? lists the keys")
    audit("the list of keys")
    keys(Keys.ESCAPE)
    keys("t", "]")
    # Until scenes.yaml is read, its scenes are not known, and ] would go on to another document. So wait before the
    # second ].
    await_that(lambda: text("#scenes [aria-current=true]") == "first", "] goes to the next scene")
    keys("]")
    await_that(lambda: text("#scenes [aria-current=true]") == "second", "] goes to the next scene of the same document")
    browser.save_screenshot(f"{shots}/scenes.png")
    reached = set()
    browser.execute_script("document.activeElement.blur(); window.scrollTo(0, 0)")
    for _ in range(60):
        keys(Keys.TAB)
        reached.add(browser.execute_script(
            "const e = document.activeElement; return e.id || e.closest('ul')?.id || e.parentElement?.id"))
    wanted = {"device", "width", "overlays", "fit", "scenes", "views", "stage", "right", "bottom"}
    expect(wanted <= reached, f"Tab reaches every control: {wanted - reached}")
    browser.set_window_size(420, 800)
    expect(browser.execute_script("return document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off on a phone")
    browser.save_screenshot(f"{shots}/phone.png")
    browser.set_window_size(1280, 900)


def refusals():
    def status(path, headers, method="GET"):
        request = urllib.request.Request(base + path, headers=headers, method=method)
        try:
            return urllib.request.urlopen(request, timeout=10).status
        except urllib.error.HTTPError as error:
            return error.code

    good = {"X-Token": token}
    for path, headers, code in [
        ("", good, 200), ("", {}, 403), ("", {"X-Token": "wrong"}, 403), (f"?token={token}x", {}, 403),
        ("", good | {"Host": "evil.example"}, 403), ("project", good | {"Host": f"evil.example:{port}"}, 403),
        ("project", good | {"Origin": "http://evil.example"}, 403), ("project", good | {"Origin": "null"}, 403),
        ("project", good | {"Origin": f"http://127.0.0.1:{port}"}, 200), ("events", {}, 403), ("picture", {}, 403),
        ("source?document=card.yaml", good, 200), ("source?document=../secret.yaml", good, 404),
        ("source?document=link.yaml", good, 404), ("source?document=/etc/passwd", good, 404),
        ("source?document=..%2Fsecret.yaml", good, 404), ("../../etc/passwd", good, 404), ("card.yaml", good, 404),
    ]:
        answer = status(path, headers)
        expect(answer == code, f"{path!r} with {sorted(headers)} answers {code}, not {answer}")
    expect(status("project", good, "POST") == 405, "nothing can be changed")
    listening = subprocess.run(["ss", "-Hltn"], capture_output=True, text=True).stdout
    if listening:
        places = [line.split()[3] for line in listening.splitlines() if line.split()[3].endswith(f":{port}")]
        expect(places == [f"127.0.0.1:{port}"], f"only the loopback address listens: {places}")
    for query in ["width=99999&height=99999", "width=1e400", "device=%00", "overlays=%FF", "scene=" + "x" * 5000,
                  "locale=" + "z" * 5000, "view=-1", "document=%2e%2e/secret.yaml"]:
        expect(status(f"picture?document=card.yaml&{query}", good) == 200, f"picture?{query[:30]} is answered")
        expect(status(f"view?document=card.yaml&view=1&{query}", good) == 200, f"view?{query[:30]} is answered")
    expect(server.poll() is None, "the process is still running")


os.makedirs(f"{work}/project")
with open(f"{work}/secret.yaml", "w", encoding="utf-8") as file:
    file.write("view: {class: UILabel, text: secret}\n")
os.symlink(f"{work}/secret.yaml", f"{work}/project/link.yaml")
write("card.yaml", CARD)
write("scenes.yaml", "size: 200x100\nview: {id: box, backgroundColor: red}\nscenes: {first: {}, second: {size: 100x200}}\n")
server = subprocess.Popen(
    [headframe, "preview", f"{work}/project", "--no-open", "--editor", "vscode"], stdout=subprocess.PIPE, text=True)
browser = start()
try:
    address = server.stdout.readline().strip()
    base, token = address.split("?token=")
    port = urllib.parse.urlsplit(address).port
    browser.get(address)
    for part in (edits, errors, explanations, resizing, controls, refusals):
        try:
            part()
        except Exception as error:  # A failure in one part must not prevent the others.
            expect(False, f"{part.__name__}: {type(error).__name__}: {str(error).splitlines()[0]}")
    severe = [e["message"] for e in browser.get_log("browser") if e["level"] == "SEVERE"]
    expect(not severe, f"no error is logged: {severe}")
finally:
    browser.quit()
    server.kill()
    server.wait()
print(f"{passed} passed, {failed} failed")
sys.exit(1 if failed else 0)
