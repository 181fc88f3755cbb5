extension ReportPage {
  /// The script that fills the page. External strings are inserted as text, never as markup.
  static let script = PageComponents.script + own

  private static let own = #"""
    (() => {
      const { element, make, drawButtons, press, markCurrent, listenToTheme, listenToKeys, makeZoom } = components;
      const entries = JSON.parse(document.getElementById("data").textContent);
      const token = document.querySelector('meta[name="token"]')?.content;
      const modes = [["side", "Side by side"], ["swipe", "Swipe"], ["onion", "Onion"], ["difference", "Difference"]];
      const zooms = [0, 1, 2, 4];
      const labels = { reference: "Reference", actual: "Actual", difference: "Difference" };
      const order = ["failed", "new", "deleted", "broken", "recorded", "passed"];
      const state = { mode: "side", status: "all", query: "", index: -1, slide: 50 };
      const titled = (entry) => entry.name ? `${entry.title} · ${entry.name}` : entry.title;
      const isShown = (entry) => {
        if (state.status !== "all" && entry.status !== state.status) return false;
        const text = `${titled(entry)} ${entry.reference} ${entry.place} ${entry.status}`.toLowerCase();
        return state.query.toLowerCase().split(/\s+/).every((word) => text.includes(word));
      };
      const shown = () => entries.map((entry, index) => index).filter((index) => isShown(entries[index]));

      function drawList() {
        const visible = shown();
        element("list").replaceChildren(...visible.map((index) => {
          const entry = entries[index];
          const status = entry.review ?? entry.status;
          const word = make("span", status, { class: `status ${status}` });
          const attributes = { type: "button", "data-index": index };
          const button = make("button", titled(entry), attributes, [make("br"), word]);
          button.addEventListener("click", () => select(index));
          return make("li", undefined, {}, [button]);
        }));
        markCurrent(element("list"), (button) => Number(button.dataset.index) === state.index);
        element("shown").textContent = `${visible.length} of ${entries.length} shown`;
        if (!visible.includes(state.index)) select(visible.length > 0 ? visible[0] : -1);
      }
      function select(index) {
        state.index = index;
        markCurrent(element("list"), (button) => Number(button.dataset.index) === index)?.scrollIntoView({ block: "nearest" });
        draw();
      }
      function step(by) {
        const visible = shown();
        if (visible.length === 0) return;
        const position = visible.indexOf(state.index);
        select(visible[Math.min(visible.length - 1, Math.max(0, position + by))]);
        element("announcement").textContent = `${titled(entries[state.index])}, ${entries[state.index].status}`;
      }

      function sheet(source, label, name) {
        const image = make("img", undefined, { src: source, alt: `${label} picture of ${name}`, draggable: "false" });
        image.addEventListener("load", () => zoom.place());
        return image;
      }
      function figure(label, content) {
        return make("figure", undefined, {}, [make("figcaption", label), content]);
      }
      // At 100 %, a picture's pixel is a screen's.
      function drawZoom(value) {
        for (const part of element("stage").querySelectorAll("figure")) part.className = value ? "sized" : "fit";
        const images = [...element("stage").querySelectorAll(".sheet img")].filter((image) => image.naturalWidth > 0);
        for (const image of images) {
          image.style.width = value ? `${image.naturalWidth * value / window.devicePixelRatio}px` : "";
        }
        return value || (images[0] ? images[0].width * window.devicePixelRatio / images[0].naturalWidth : 1);
      }
      function drawLayers(entry, name) {
        const lower = sheet(entry.images.reference, "Reference", name);
        const upper = sheet(entry.images.actual, "Actual", name);
        const host = make("div", undefined, { class: "sheet layers" }, [lower, upper]);
        if (state.mode === "swipe") host.append(make("div", undefined, { class: "edge" }));
        const slideTo = (event) => {
          const box = host.getBoundingClientRect();
          slide(Math.round(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * 100));
        };
        host.addEventListener("pointerdown", (event) => { host.setPointerCapture(event.pointerId); slideTo(event); });
        host.addEventListener("pointermove", (event) => { if (event.buttons & 1) slideTo(event); });
        const label = state.mode === "swipe" ? "Reference on the left, actual on the right" : "Actual over reference";
        return figure(label, host);
      }
      function slide(value) {
        state.slide = Math.min(100, Math.max(0, value));
        element("slider").value = state.slide;
        element("sliderValue").textContent = `${state.slide} %`;
        const host = document.querySelector(".layers");
        if (!host) return;
        const upper = host.children[1];
        if (state.mode === "swipe") {
          upper.style.clipPath = `inset(0 0 0 ${state.slide}%)`;
          host.querySelector(".edge").style.left = `${state.slide}%`;
        } else upper.style.opacity = state.slide / 100;
      }
      function drawTexts(entry) {
        const parts = ["reference", "actual"].filter((part) => entry.texts[part] !== undefined);
        return make("div", undefined, { class: "texts" }, parts.map((part) =>
          figure(labels[part], make("pre", entry.texts[part], { tabindex: "0", "aria-label": labels[part] }))));
      }
      function drawStage(entry) {
        const stage = element("stage"), name = titled(entry);
        stage.className = state.mode;
        const has = (part) => entry.images[part] !== undefined;
        const isLayered = (state.mode === "swipe" || state.mode === "onion") && has("reference") && has("actual");
        element("sliding").hidden = entry.isText || !isLayered;
        element("modes").hidden = element("zooms").hidden = entry.isText;
        if (entry.isText) return stage.replaceChildren(drawTexts(entry));
        if (isLayered) {
          stage.replaceChildren(drawLayers(entry, name));
          element("sliderLabel").textContent = state.mode === "swipe" ? "Edge" : "Actual's opacity";
          return slide(state.slide);
        }
        let parts = ["reference", "actual", "difference"].filter(has);
        if (state.mode === "difference" && has("difference")) parts = ["difference"];
        const figures = parts.map((part) => figure(labels[part],
          make("div", undefined, { class: "sheet" }, [sheet(entry.images[part], labels[part], name)])));
        if (figures.length === 0) figures.push(make("p", "There are no pictures: "
          + (entry.status === "passed" ? "the snapshot equals its reference." : "see the message below."), { class: "empty" }));
        stage.replaceChildren(...figures);
      }
      function drawMessage(text) {
        const lines = text.split("\n").map((line) => {
          const kind = /^(−|-)/.test(line) ? "line-old" : /^\+/.test(line) ? "line-new" : "";
          return make("span", line + "\n", { class: kind });
        });
        element("message").replaceChildren(...lines);
        element("message").hidden = element("messageTitle").hidden = text === "";
      }
      function draw() {
        const entry = entries[state.index];
        element("viewing").hidden = !entry;
        if (!entry) {
          element("name").textContent = entries.length === 0 ? "No snapshots" : "Nothing matches the filter";
          for (const id of ["place", "details", "hint"]) element(id).textContent = "";
          element("sliding").hidden = true;
          element("stage").replaceChildren();
          return drawMessage("");
        }
        element("name").textContent = titled(entry);
        element("place").textContent = [entry.status,
          entry.reference === entry.title ? "" : entry.reference, entry.place].filter(Boolean).join(" — ");
        element("details").textContent = entry.details ? `Compared: ${entry.details}.` : "";
        const canReview = token && ["failed", "new"].includes(entry.status) && !entry.review;
        element("review").hidden = !canReview;
        const canAccept = !token && ["failed", "new"].includes(entry.status) && entry.place;
        element("hint").replaceChildren(...(canAccept ? ["To accept this as the reference: ",
          make("code", `headframe snapshots accept '${entry.reference.replaceAll("'", "'\\''")}'`)] : []));
        drawStage(entry);
        zoom.place();
        drawMessage(entry.message);
      }

      async function review(verb) {
        const entry = entries[state.index];
        if (element("review").hidden || !entry) return;
        let answer = "";
        try {
          const response = await fetch(`/${verb}`, {
            method: "POST", headers: { "X-Token": token }, body: JSON.stringify({ key: entry.key }) });
          answer = await response.text();
          if (response.ok) entry.review = verb === "accept" ? "accepted" : "rejected";
        } catch (error) { answer = "The server no longer responds."; }
        element("announcement").textContent = answer;
        drawList();
        draw();
        element("hint").textContent = answer;
      }
      function setMode(value) { state.mode = value; press(element("modes"), (mode) => mode === value); draw(); }
      function setStatus(value) {
        state.status = value;
        press(element("statuses"), (status) => status === value);
        drawList();
      }
      const next = (items, value) => items[(items.indexOf(value) + 1) % items.length];
      const zoom = makeZoom({ draw: drawZoom, changed: () => {} });

      const occurring = order.filter((status) => entries.some((entry) => entry.status === status));
      const statuses = [["all", `All ${entries.length}`], ...occurring.map((status) =>
        [status, `${status} ${entries.filter((entry) => entry.status === status).length}`])];
      drawButtons(element("statuses"), statuses, setStatus);
      drawButtons(element("modes"), modes, setMode);
      press(element("statuses"), (status) => status === state.status);
      press(element("modes"), (mode) => mode === state.mode);
      listenToTheme();
      element("reviewKeys").hidden = !token;
      element("filter").addEventListener("input", (event) => { state.query = event.target.value; drawList(); });
      element("slider").addEventListener("input", (event) => slide(Number(event.target.value)));
      element("accept").addEventListener("click", () => review("accept"));
      element("reject").addEventListener("click", () => review("reject"));
      element("filter").addEventListener("keydown", (event) => {
        if (event.key !== "Escape" && event.key !== "Enter") return;
        event.preventDefault();
        // The browser clears the field after it has lost the focus, without an event.
        if (event.key === "Escape") { event.target.value = state.query = ""; drawList(); }
        element("detail").focus();
      });
      listenToKeys((event) => {
        const keys = {
          ...zoom.keys, j: () => step(1), k: () => step(-1), z: () => zoom.set(next(zooms, zoom.value)),
          "/": () => element("filter").focus(),
          f: () => setStatus(next(statuses.map(([status]) => status), state.status)),
          a: () => review("accept"), r: () => review("reject"),
        };
        modes.forEach(([mode], index) => { keys[index + 1] = () => setMode(mode); });
        if (!element("sliding").hidden && event.target.id !== "slider") {
          keys.ArrowLeft = () => slide(state.slide - 2);
          keys.ArrowRight = () => slide(state.slide + 2);
        }
        return keys;
      });
      new ResizeObserver(() => { if (!zoom.value) zoom.place(); }).observe(element("stage"));
      const first = entries.findIndex((entry) => entry.status !== "passed");
      state.index = first >= 0 ? first : entries.length > 0 ? 0 : -1;
      drawList();
      draw();
    })();
    """#
}
