extension ReportPage {
  /// The script that fills the page; external strings are inserted as text, never as markup.
  static let script = #"""
    "use strict";
    (() => {
      const entries = JSON.parse(document.getElementById("data").textContent);
      const token = document.querySelector('meta[name="token"]')?.content;
      const element = (id) => document.getElementById(id);
      const modes = [["side", "Side by side"], ["swipe", "Swipe"], ["onion", "Onion"], ["difference", "Difference"]];
      const zooms = [["fit", "Fit"], ["1", "1:1"], ["2", "2:1"], ["4", "4:1"]];
      const labels = { reference: "Reference", actual: "Actual", difference: "Difference" };
      const order = ["failed", "new", "deleted", "broken", "recorded", "passed"];
      const state = { mode: "side", zoom: "fit", status: "all", query: "", index: -1, slide: 50 };
      const create = (tag, properties = {}, children = []) => {
        const node = Object.assign(document.createElement(tag), properties);
        node.append(...children);
        return node;
      };
      const titled = (entry) => entry.name ? `${entry.title} · ${entry.name}` : entry.title;
      const isShown = (entry) => {
        if (state.status !== "all" && entry.status !== state.status) return false;
        const text = `${titled(entry)} ${entry.reference} ${entry.place} ${entry.status}`.toLowerCase();
        return state.query.toLowerCase().split(/\s+/).every((word) => text.includes(word));
      };
      const shown = () => entries.map((entry, index) => index).filter((index) => isShown(entries[index]));

      function drawButtons(host, items, current, choose) {
        host.replaceChildren(...items.map(([value, label]) => {
          const button = create("button", { type: "button", textContent: label });
          button.dataset.value = value;
          button.setAttribute("aria-pressed", String(value === current));
          button.addEventListener("click", () => choose(value));
          return button;
        }));
      }
      function press(host, value) {
        for (const button of host.children) button.setAttribute("aria-pressed", String(button.dataset.value === value));
      }
      function drawList() {
        const visible = shown();
        element("list").replaceChildren(...visible.map((index) => {
          const entry = entries[index];
          const word = create("span", { className: `status ${entry.review ?? entry.status}` });
          word.textContent = entry.review ?? entry.status;
          const button = create("button", { type: "button" }, [titled(entry), create("br"), word]);
          button.dataset.index = index;
          if (index === state.index) button.setAttribute("aria-current", "true");
          button.addEventListener("click", () => select(index));
          return create("li", {}, [button]);
        }));
        element("shown").textContent = `${visible.length} of ${entries.length} shown`;
        if (!visible.includes(state.index)) select(visible.length > 0 ? visible[0] : -1);
      }
      function select(index) {
        state.index = index;
        for (const button of element("list").querySelectorAll("button")) {
          const isCurrent = Number(button.dataset.index) === index;
          if (isCurrent) {
            button.setAttribute("aria-current", "true");
            button.scrollIntoView({ block: "nearest" });
          } else button.removeAttribute("aria-current");
        }
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
        const image = create("img", { src: source, alt: `${label} picture of ${name}`, draggable: false });
        const size = () => {
          if (state.zoom === "fit") return;
          // Device pixels: at 1:1, a pixel of the picture is a pixel of the screen.
          image.style.width = `${image.naturalWidth * Number(state.zoom) / window.devicePixelRatio}px`;
        };
        image.complete ? size() : image.addEventListener("load", size);
        return image;
      }
      function figure(label, content) {
        const kind = state.zoom === "fit" ? "fit" : "sized";
        return create("figure", { className: kind }, [create("figcaption", { textContent: label }), content]);
      }
      function drawLayers(entry, name) {
        const lower = sheet(entry.images.reference, "Reference", name);
        const upper = sheet(entry.images.actual, "Actual", name);
        const host = create("div", { className: "sheet layers" }, [lower, upper]);
        if (state.mode === "swipe") host.append(create("div", { className: "edge" }));
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
        return create("div", { className: "texts" }, parts.map((part) => {
          const text = create("pre", { textContent: entry.texts[part], tabIndex: 0 });
          text.setAttribute("aria-label", labels[part]);
          return create("figure", {}, [create("figcaption", { textContent: labels[part] }), text]);
        }));
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
          create("div", { className: "sheet" }, [sheet(entry.images[part], labels[part], name)])));
        if (figures.length === 0) figures.push(create("p", { className: "empty", textContent: "There are no pictures: "
          + (entry.status === "passed" ? "the snapshot equals its reference." : "see the message below.") }));
        stage.replaceChildren(...figures);
      }
      function drawMessage(text) {
        const lines = text.split("\n").map((line) => {
          const kind = /^(−|-)/.test(line) ? "line-old" : /^\+/.test(line) ? "line-new" : "";
          return create("span", { className: kind, textContent: line + "\n" });
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
        element("hint").replaceChildren(...(canAccept ? ["To take this as the reference: ",
          create("code", { textContent: `headframe snapshots accept '${entry.reference.replaceAll("'", "'\\''")}'` })] : []));
        drawStage(entry);
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
        } catch (error) { answer = "The server does not answer any more."; }
        element("announcement").textContent = answer;
        drawList();
        draw();
        element("hint").textContent = answer;
      }
      function setMode(value) { state.mode = value; press(element("modes"), value); draw(); }
      function setZoom(value) { state.zoom = value; press(element("zooms"), value); draw(); }
      function setStatus(value) { state.status = value; press(element("statuses"), value); drawList(); }
      function setTheme(isDark) {
        document.documentElement.dataset.theme = isDark ? "dark" : "light";
        element("theme").setAttribute("aria-pressed", String(isDark));
      }
      const next = (items, value) => items[(items.findIndex(([item]) => item === value) + 1) % items.length][0];

      const occurring = order.filter((status) => entries.some((entry) => entry.status === status));
      const statuses = [["all", `All ${entries.length}`], ...occurring.map((status) =>
        [status, `${status} ${entries.filter((entry) => entry.status === status).length}`])];
      drawButtons(element("statuses"), statuses, state.status, setStatus);
      drawButtons(element("modes"), modes, state.mode, setMode);
      drawButtons(element("zooms"), zooms, state.zoom, setZoom);
      setTheme(matchMedia("(prefers-color-scheme: dark)").matches);
      matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => setTheme(event.matches));
      element("reviewKeys").hidden = !token;
      element("theme").addEventListener("click", () => setTheme(document.documentElement.dataset.theme !== "dark"));
      element("help").addEventListener("click", () => element("keys").showModal());
      element("filter").addEventListener("input", (event) => { state.query = event.target.value; drawList(); });
      element("slider").addEventListener("input", (event) => slide(Number(event.target.value)));
      element("accept").addEventListener("click", () => review("accept"));
      element("reject").addEventListener("click", () => review("reject"));
      document.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || element("keys").open) return;
        if (event.target.id === "filter") {
          if (event.key !== "Escape" && event.key !== "Enter") return;
          event.preventDefault();
          // The browser clears the field after it has lost the focus, without an event.
          if (event.key === "Escape") { event.target.value = state.query = ""; drawList(); }
          return element("detail").focus();
        }
        const isSliding = !element("sliding").hidden && event.target.id !== "slider";
        const keys = {
          j: () => step(1), k: () => step(-1), z: () => setZoom(next(zooms, state.zoom)),
          "/": () => element("filter").focus(), f: () => setStatus(next(statuses, state.status)),
          t: () => element("theme").click(), "?": () => element("keys").showModal(),
          a: () => review("accept"), r: () => review("reject"),
        };
        modes.forEach(([mode], index) => { keys[index + 1] = () => setMode(mode); });
        if (isSliding) {
          keys.ArrowLeft = () => slide(state.slide - 2);
          keys.ArrowRight = () => slide(state.slide + 2);
        }
        if (!keys[event.key]) return;
        event.preventDefault();
        keys[event.key]();
      });
      const first = entries.findIndex((entry) => entry.status !== "passed");
      state.index = first >= 0 ? first : entries.length > 0 ? 0 : -1;
      drawList();
      draw();
    })();
    """#
}
