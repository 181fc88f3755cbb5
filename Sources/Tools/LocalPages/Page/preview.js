(() => {
  const { element, make, drawButtons, press, markCurrent, listenToTheme, listenToKeys, makeZoom } = components;
  const token = document.querySelector('meta[name="token"]').content;
  const controls = ["device", "orientation", "direction", "appearance", "contentSize", "design", "locale", "width", "height"];
  const state = {
    document: "", scene: "", overlays: new Set(), selected: null, result: null, values: {}, project: null,
    dragging: false, svg: "", line: null,
  };
  // Measured by tests: the time of the last picture and the number of pictures; for each of the last pictures, its time
  // and the milliseconds that the server needed for it.
  const shown = (window.preview = { at: 0, count: 0, frames: [], costs: [] });

  // MARK: Requests

  const ask = async (path, values) => {
    const query = new URLSearchParams(values);
    const response = await fetch(`${path}?${query}`, { headers: { "X-Token": token } });
    if (!response.ok) throw new Error(await response.text());
    return response.text();
  };

  const parameters = () => {
    const values = { document: state.document };
    if (state.scene) values.scene = state.scene;
    for (const name of controls) if (state.values[name]) values[name] = state.values[name];
    // A chosen size replaces the device.
    if (values.width || values.height) { delete values.device; delete values.orientation; }
    if (state.overlays.size) values.overlays = [...state.overlays].join(",");
    return values;
  };

  // One request at a time, for the latest choice; earlier ones are skipped. The next picture is laid out while the
  // current one is decoded.
  let running = false, waiting = false, showing = Promise.resolve();
  const refresh = async () => {
    if (!state.document) return;
    if (running) { waiting = true; return; }
    running = true;
    try {
      do {
        waiting = false;
        const values = parameters();
        if (state.dragging) values.quick = "1";
        const answer = await ask("/picture", values);
        await showing;
        showing = show(answer);
        if (!state.dragging) await showing;
      } while (waiting);
      await showing;
    } catch (error) {
      element("status").textContent = "No answer from the preview; is the command still running?";
    } finally { running = false; }
  };

  // MARK: The picture

  const show = async (answer) => {
    const end = answer.indexOf("\n");
    const scene = JSON.parse(end < 0 ? answer : answer.slice(0, end));
    if (scene.errors) return showErrors(scene.errors);
    const svg = answer.slice(end + 1);
    if (svg !== state.svg) {
      const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
      const image = new Image();
      image.src = url;
      // The old picture is shown until the new one is decoded, which avoids flicker.
      try { await image.decode(); } catch { URL.revokeObjectURL(url); return showErrors(["The picture cannot be shown."]); }
      const picture = element("picture");
      const old = picture.src;
      picture.src = url;
      if (old.startsWith("blob:")) URL.revokeObjectURL(old);
      state.svg = svg;
    }
    const isOtherScene = !state.result || state.result.document !== scene.document || state.result.scene !== scene.scene;
    state.result = scene;
    zoom.place();
    showErrors([]);
    drawControls();
    element("picture").alt = `${scene.document}${scene.scene ? `, scene ${scene.scene}` : ""}, `
      + `${number(scene.variant.width)} by ${number(scene.variant.height)} points`;
    element("status").textContent =
      `layout ${scene.milliseconds.layout.toFixed(1)} ms, picture ${scene.milliseconds.painting.toFixed(1)} ms`;
    requestAnimationFrame(() => {
      shown.at = Date.now();
      shown.count += 1;
      shown.frames.push(performance.now());
      shown.costs.push(scene.milliseconds.layout + scene.milliseconds.painting);
      for (const list of [shown.frames, shown.costs]) if (list.length > 1000) list.shift();
    });
    if (state.dragging) return;
    drawScenes();
    if (isOtherScene) state.selected = null;
    keepSelection();
    drawViews();
    drawProblems();
    inspect();
    if (!element("source").hidden && isOtherScene) drawSource();
  };

  const zoom = makeZoom({ draw: (value) => drawCanvas(value), changed: () => remember() });

  const number = (value) => String(Math.round(value * 1000) / 1000).replace("-", "−");

  // The canvas has the zoomed size of the picture and contains the frames of views.
  const drawCanvas = (value) => {
    const scene = state.result;
    if (!scene) return 1;
    const [, , width, height] = scene.bounds;
    const stage = element("stage");
    const available = [stage.clientWidth - 72, stage.clientHeight - 72];
    const fit = Math.min(available[0] / width, available[1] / height, 2);
    const scale = value || Math.max(0.05, fit);
    const canvas = element("canvas");
    canvas.hidden = false;
    canvas.style.width = `${width * scale}px`;
    canvas.style.height = `${height * scale}px`;
    canvas.classList.toggle("dark", scene.variant.appearance === "dark");
    for (const [id, value] of [["right", scene.variant.width], ["bottom", scene.variant.height]]) {
      const handle = element(id);
      handle.setAttribute("aria-valuenow", String(Math.round(value)));
      handle.setAttribute("aria-valuemin", "1");
      handle.setAttribute("aria-valuemax", "10000");
      handle.setAttribute("aria-valuetext", `${number(value)} points`);
    }
    mark(element("selected"), state.selected, scale);
    mark(element("hovered"), state.hovered, scale);
    return scale;
  };

  const mark = (box, index, scale) => {
    const view = state.result?.views[index];
    box.hidden = !view;
    if (!view) return;
    const [x, y] = state.result.bounds;
    const [left, top, width, height] = view.frame;
    Object.assign(box.style, {
      left: `${(left - x) * scale}px`, top: `${(top - y) * scale}px`, width: `${width * scale}px`,
      height: `${height * scale}px` });
    const label = box.querySelector("span");
    if (label) {
      label.textContent = `${title(view)}  ${number(width)} × ${number(height)}`;
      box.classList.toggle("low", (top - y) * scale < 24);
    }
  };

  const title = (view) => view.id || view.class;

  // MARK: Lists

  // Unchanged lists are not replaced, which keeps the focus.
  const replace = (list, key, build) => {
    if (list.dataset.key === key) return;
    const focused = list.contains(document.activeElement) ? document.activeElement.dataset.index : null;
    list.dataset.key = key;
    list.replaceChildren(...build());
    if (focused) list.querySelector(`[data-index="${CSS.escape(focused)}"]`)?.focus();
  };

  const drawScenes = () => {
    const documents = state.project?.documents ?? [];
    const scenes = state.result?.document === state.document ? state.result.scenes : [];
    const current = state.scene || scenes[0]?.id || "";
    const key = JSON.stringify([documents, scenes, state.document, current]);
    replace(element("scenes"), key, () => documents.map((name) => {
      const item = make("li");
      const isCurrent = name === state.document;
      const button = make("button", undefined, { type: "button", "data-index": `d${name}` });
      const slash = name.lastIndexOf("/") + 1;
      if (slash > 0) button.append(make("span", name.slice(0, slash), { class: "kind" }));
      button.append(name.slice(slash));
      if (isCurrent && scenes.length < 2) button.setAttribute("aria-current", "true");
      button.addEventListener("click", () => open(name, ""));
      item.append(button);
      if (isCurrent && scenes.length > 1) {
        const list = make("ul");
        for (const scene of scenes) {
          const row = make("li");
          const choice = make("button", scene.title || "scene", { type: "button", "data-index": `s${scene.id}` });
          if (scene.id === current) choice.setAttribute("aria-current", "true");
          choice.addEventListener("click", () => open(name, scene.id));
          row.append(choice);
          list.append(row);
        }
        item.append(list);
      }
      return item;
    }));
  };

  const drawViews = () => {
    const views = state.result?.views ?? [];
    const list = element("views");
    replace(list, JSON.stringify(views.map((view) => [view.id, view.class, view.depth])), () =>
      views.map((view, index) => {
        const item = make("li");
        const button = make("button", undefined, { type: "button", "data-index": String(index) });
        button.style.setProperty("--depth", Math.min(view.depth, 12));
        if (view.id) button.append(`${view.id} `);
        button.append(make("span", view.class, { class: "kind" }));
        button.addEventListener("click", () => select(index));
        button.addEventListener("pointerenter", () => hover(index));
        button.addEventListener("pointerleave", () => hover(null));
        item.append(button);
        return item;
      }));
    return markCurrent(list, (button) => Number(button.dataset.index) === state.selected);
  };

  const drawControls = () => {
    const variant = state.result?.variant;
    if (!variant) return;
    const values = {
      device: variant.device ? variant.device : "size of the document", orientation: variant.orientation,
      direction: variant.direction, appearance: variant.appearance, contentSize: variant.contentSize,
      design: variant.design };
    for (const [name, value] of Object.entries(values)) {
      const first = element(name).options[0];
      const text = value && !state.values[name] ? `auto (${value})` : "auto";
      if (first.textContent !== text) first.textContent = text;
    }
    const isSized = Boolean(state.values.width || state.values.height);
    element("device").value = isSized ? "custom" : state.values.device || "";
    for (const name of ["width", "height"]) {
      const field = element(name);
      if (field !== document.activeElement || state.dragging) field.value = number(variant[name]);
    }
    element("orientation").disabled = isSized;
  };

  // MARK: Errors and problems

  const placePattern = /^(.+?):(\d+)(?::(\d+))?(?=: )/;

  const placeButton = (place, column) => {
    const match = /^(.*):(\d+)$/.exec(place);
    const line = match ? Number(match[2]) : Number(/^line (\d+)$/.exec(place)?.[1]);
    const name = match ? match[1] : state.document;
    if (!line) return make("span", place, { class: "faint" });
    const button = make("button", place, { type: "button", class: "place" });
    button.addEventListener("click", () => showLine(name, line, column));
    return button;
  };

  const showErrors = (errors) => {
    const box = element("errors");
    element("stage").classList.toggle("stale", errors.length > 0);
    box.hidden = errors.length === 0;
    if (!errors.length) return box.replaceChildren();
    box.replaceChildren(...errors.slice(0, 20).map((text) => {
      const row = make("p");
      const match = placePattern.exec(text);
      if (!match) { row.textContent = text; return row; }
      row.append(placeButton(`${match[1]}:${match[2]}`, Number(match[3]) || 1), text.slice(match[0].length));
      return row;
    }));
    if (!element("source").hidden) drawSource();
    shown.errorAt = Date.now();
  };

  const drawFinding = (finding) => {
    const box = make("div", undefined, { class: "finding" });
    const line = make("p", `${finding.kind}: ${finding.summary} `);
    if (finding.place) line.append(placeButton(finding.place));
    box.append(line);
    if (finding.details.length) {
      const list = make("ul");
      for (const detail of finding.details) list.append(make("li", detail.trim()));
      box.append(list);
    }
    return box;
  };

  const drawProblems = () => {
    const scene = state.result;
    if (!scene.findings) return;
    const boxes = scene.findings.map(drawFinding);
    for (const warning of scene.warnings) boxes.push(make("div", warning, { class: "finding note" }));
    if (!boxes.length) boxes.push(make("p", "None.", { class: "faint" }));
    element("problems").replaceChildren(...boxes);
  };

  // MARK: The selected view

  // A view is identified by its id, or else by its index among the views of its class.
  const keepSelection = () => {
    const scene = state.result;
    if (state.selected === null || !state.identity) return;
    const { id, kind, rank } = state.identity;
    const found = id
      ? scene.views.findIndex((view) => view.id === id)
      : scene.views.map((view, index) => [view, index]).filter(([view]) => !view.id && view.class === kind)[rank]?.[1] ?? -1;
    state.selected = found >= 0 ? found : null;
  };

  const select = (index) => {
    const views = state.result?.views ?? [];
    state.selected = index !== null && views[index] ? index : null;
    const view = views[state.selected];
    state.identity = view && {
      id: view.id, kind: view.class,
      rank: views.slice(0, state.selected).filter((other) => !other.id && other.class === view.class).length };
    zoom.place();
    drawViews()?.scrollIntoView({ block: "nearest" });
    return inspect();
  };

  const hover = (index) => { state.hovered = index; mark(element("hovered"), index, zoom.scale); };

  let lastTicket = 0;
  const inspect = async () => {
    const ticket = (lastTicket += 1);
    if (state.selected === null) {
      element("viewTitle").textContent = "Nothing selected";
      element("inspection").replaceChildren(
        make("p", "Click a view in the picture or in the list. Another click selects the view behind it.", { class: "faint" }));
      return;
    }
    let view;
    try { view = JSON.parse(await ask("/view", { ...parameters(), view: String(state.selected) })); } catch { return; }
    if (ticket !== lastTicket || view.errors) return;
    drawInspection(view);
    shown.inspectedAt = Date.now();
  };

  const row = (name, ...cells) => {
    const made = make("tr");
    made.append(make("th", name, { scope: "row" }), ...cells.map((cell) => make("td", cell)));
    return made;
  };

  const drawInspection = (view) => {
    element("viewTitle").textContent = view.id ? `${view.id}: ${view.class}` : view.class;
    const [x, y, width, height] = view.frameInParent.map(number);
    const sizes = make("table");
    sizes.append(row("Frame", `x ${x}, y ${y}, ${width} × ${height}`));
    const content = view.intrinsic.map((side) => (side === null ? "none" : number(side)));
    sizes.append(row("Content size", view.intrinsic.every((side) => side === null) ? "none" : content.join(" × ")));
    sizes.append(row("Hugging", `${view.hugging[0]} horizontal, ${view.hugging[1]} vertical`));
    sizes.append(row("Compression", `${view.compression[0]} horizontal, ${view.compression[1]} vertical`));
    if (view.place) {
      const line = row("Described at");
      const cell = make("td");
      cell.append(placeButton(view.place));
      line.append(cell);
      sizes.append(line);
    }
    const parts = [sizes, ...view.findings.map(drawFinding)];
    for (const chain of view.chains) parts.push(...drawChain(chain));
    for (const constraint of view.yielding) {
      const box = make("div", undefined, { class: "finding note" });
      box.append(make("p", `Not satisfied, by ${number(constraint.residual)} points: ${constraint.sentence}`));
      const list = make("ul");
      for (const holder of constraint.holders) list.append(make("li", `because ${holder}`));
      box.append(list);
      parts.push(box);
    }
    element("inspection").replaceChildren(...parts);
  };

  const drawChain = (chain) => {
    const parts = [make("h3", `${chain.attribute} = ${number(chain.value)}`)];
    const table = make("table");
    table.setAttribute("aria-label", `Why ${chain.attribute} is ${number(chain.value)}`);
    for (const link of chain.links) {
      const line = make("tr");
      line.append(make("td", number(link.amount), { class: "amount" }));
      const factor = Math.abs(Math.abs(link.multiplier) - 1) < 1e-9 || link.amount === 0
        ? "" : ` (${number(Math.abs(link.multiplier))} times)`;
      const cell = make("td", `${link.sentence}${factor} `);
      if (link.place) cell.append(placeButton(link.place));
      line.append(cell);
      table.append(line);
    }
    if (chain.links.length) parts.push(table);
    if (chain.isFree) parts.push(make("p", "Not determined by constraints: other values are possible as well.", { class: "faint" }));
    return parts;
  };

  // MARK: Source

  const showLine = async (name, line, column = 1) => {
    element("source").hidden = false;
    element("showSource").setAttribute("aria-pressed", "true");
    state.line = { name, line, column };
    await drawSource();
    zoom.place();
  };

  // The absolute path of a document, which other programs understand.
  const absolute = (name) => name.startsWith("/") ? name : `${state.project.folder}/${name}`;

  // The place of the selected line can be copied, and opened in the editor given to the command.
  const drawPlace = (name, line) => {
    element("sourceTitle").textContent = line ? `${name}:${line}` : name;
    const copy = element("copyPlace"), edit = element("editPlace");
    copy.hidden = !line;
    copy.textContent = "Copy place";
    copy.value = line ? `${absolute(name)}:${line}` : "";
    const pattern = state.project?.editor;
    edit.hidden = !pattern;
    if (!pattern) return;
    const path = absolute(name).split("/").map(encodeURIComponent).join("/");
    const values = { path, line: line ?? 1, column: state.line?.column ?? 1 };
    edit.href = pattern.replace(/\{(path|line|column)\}/g, (_, key) => values[key]);
  };

  const drawSource = async () => {
    const { name, line } = state.line?.name ? state.line : { name: state.document, line: null };
    let text;
    try { text = await ask("/source", { document: name }); } catch (error) { text = String(error.message); }
    drawPlace(name, line);
    const rows = text.split("\n").slice(0, 20000).map((words, index) => {
      const made = make("div");
      const margin = make("i", String(index + 1));
      margin.addEventListener("click", () => showLine(name, index + 1));
      made.append(margin, words);
      if (index + 1 === line) made.className = "here";
      return made;
    });
    const box = element("text");
    const old = box.scrollTop;
    box.replaceChildren(...rows);
    box.scrollTop = old;
    box.querySelector(".here")?.scrollIntoView({ block: "nearest" });
  };

  // MARK: Choices

  const remember = () => {
    // Browsers throttle pages that change the address with every frame.
    if (state.dragging) return;
    const values = parameters();
    if (zoom.value) values.zoom = zoom.value;
    history.replaceState(null, "", `#${new URLSearchParams(values)}`);
  };

  const open = (name, scene) => {
    [state.document, state.scene, state.line] = [name, scene ?? "", null];
    drawScenes();
    remember();
    return refresh();
  };

  const choose = (name, value) => {
    if (name === "device" || name === "orientation") delete state.values.width, delete state.values.height;
    state.values[name] = value;
    remember();
    return refresh();
  };

  const resize = (width, height) => {
    const limited = (value) => String(Math.min(10000, Math.max(1, Math.round(value * 2) / 2)));
    [state.values.width, state.values.height] = [limited(width), limited(height)];
    remember();
    return refresh();
  };

  const pressOverlays = () => press(element("overlays"), (name) => state.overlays.has(name));

  const toggleOverlay = (name) => {
    if (!state.overlays.delete(name)) state.overlays.add(name);
    pressOverlays();
    remember();
    return refresh();
  };

  // MARK: Pointer

  const viewsAt = (event) => {
    const box = element("canvas").getBoundingClientRect();
    const [left, top] = state.result.bounds;
    const x = (event.clientX - box.left) / zoom.scale + left, y = (event.clientY - box.top) / zoom.scale + top;
    // The last view is in front.
    return state.result.views
      .map((view, index) => ({ view, index }))
      .filter(({ view }) => !view.isHidden && x >= view.frame[0] && x < view.frame[0] + view.frame[2]
        && y >= view.frame[1] && y < view.frame[1] + view.frame[3])
      .map(({ index }) => index).reverse();
  };

  const listenToPointer = () => {
    const canvas = element("canvas"), picture = element("picture");
    picture.addEventListener("pointermove", (event) => {
      if (state.result && !state.dragging) hover(viewsAt(event)[0] ?? null);
    });
    canvas.addEventListener("pointerleave", () => hover(null));
    picture.addEventListener("click", (event) => {
      const found = viewsAt(event);
      // Another click at the same place selects the view behind the selected one.
      const at = found.indexOf(state.selected);
      const again = at >= 0 && state.clicked?.[0] === event.clientX && state.clicked?.[1] === event.clientY;
      state.clicked = [event.clientX, event.clientY];
      select(found[again ? (at + 1) % found.length : 0] ?? null);
    });
    for (const [id, along] of [["right", [1, 0]], ["bottom", [0, 1]], ["corner", [1, 1]]]) listenToHandle(element(id), along);
  };

  const listenToHandle = (handle, [across, down]) => {
    let start = null;
    handle.addEventListener("pointerdown", (event) => {
      if (!state.result) return;
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      handle.focus();
      const { width, height } = state.result.variant;
      // The zoom is fixed while the canvas is resized.
      start = { x: event.clientX, y: event.clientY, width, height, zoom: zoom.scale, fits: !zoom.value };
      zoom.value = zoom.scale;
      state.dragging = true;
    });
    handle.addEventListener("pointermove", (event) => {
      if (!start) return;
      // A centered canvas grows on both sides, so that its edge moves half as far. A canvas that fills the stage does
      // not.
      const stage = element("stage"), canvas = element("canvas");
      const [wide, high] = [canvas.offsetWidth + 48 > stage.clientWidth, canvas.offsetHeight + 48 > stage.clientHeight];
      resize(start.width + across * (event.clientX - start.x) * (wide ? 1 : 2) / start.zoom,
        start.height + down * (event.clientY - start.y) * (high ? 1 : 2) / start.zoom);
    });
    const end = () => {
      if (!start) return;
      if (start.fits) zoom.value = 0;
      start = null;
      state.dragging = false;
      zoom.place();
      remember();
      refresh();
    };
    handle.addEventListener("pointerup", end);
    handle.addEventListener("pointercancel", end);
    handle.addEventListener("keydown", (event) => {
      const step = event.shiftKey ? 10 : 1;
      const change = { ArrowLeft: -across, ArrowRight: across, ArrowUp: -down, ArrowDown: down }[event.key];
      if (!change || !state.result) return;
      event.preventDefault();
      event.stopPropagation();
      const width = Number(state.values.width) || state.result.variant.width;
      const height = Number(state.values.height) || state.result.variant.height;
      resize(width + across * change * step, height + down * change * step);
    });
  };

  // MARK: Keys

  const stepView = (direction) => {
    const count = state.result?.views.length ?? 0;
    if (count) select(state.selected === null ? (direction > 0 ? 0 : count - 1)
      : (state.selected + direction + count) % count);
  };

  const stepScene = (direction) => {
    const buttons = [...element("scenes").querySelectorAll("button")]
      .filter((button) => !button.nextElementSibling);
    const current = buttons.findIndex((button) => button.getAttribute("aria-current"));
    buttons[(current + direction + buttons.length) % buttons.length]?.click();
  };

  const selectSuperview = () => {
    const views = state.result?.views;
    if (state.selected === null || !views) return;
    for (let index = state.selected - 1; index >= 0; index -= 1) {
      if (views[index].depth < views[state.selected].depth) return select(index);
    }
  };

  const flip = (name, one, other) => {
    const current = state.values[name] || state.result?.variant[name];
    element(name).value = current === one ? other : one;
    choose(name, element(name).value);
  };

  const keys = {
    j: () => stepView(1), k: () => stepView(-1), u: selectSuperview, Escape: () => select(null), "[": () => stepScene(-1),
    "]": () => stepScene(1), f: () => zoom.set(0),
    d: () => flip("appearance", "light", "dark"), r: () => flip("direction", "ltr", "rtl"),
    l: () => flip("orientation", "portrait", "landscape"), s: () => element("showSource").click(),
  };

  const listenToControls = () => {
    for (const name of ["device", "orientation", "direction", "appearance", "contentSize", "design", "locale"]) {
      element(name).addEventListener("change", (event) => choose(name, event.target.value.trim()));
    }
    for (const name of ["width", "height"]) {
      element(name).addEventListener("change", () => {
        const [width, height] = ["width", "height"].map((side) => element(side).value.replace(",", ".").trim());
        [state.values.width, state.values.height] = [width, height];
        remember();
        refresh();
      });
    }
    element("controls").addEventListener("submit", (event) => event.preventDefault());
    element("reset").addEventListener("click", () => {
      state.values = {};
      for (const name of controls) element(name).value = "";
      remember();
      refresh();
    });
    element("showSource").addEventListener("click", () => {
      const section = element("source");
      section.hidden = !section.hidden;
      element("showSource").setAttribute("aria-pressed", String(!section.hidden));
      if (!section.hidden) drawSource();
      zoom.place();
    });
    element("copyPlace").addEventListener("click", async (event) => {
      try {
        await navigator.clipboard.writeText(event.target.value);
        event.target.textContent = "Copied";
      } catch { element("status").textContent = "The browser does not let the page copy."; }
    });
    listenToKeys((event) => {
      const overlay = element("overlays").children[Number(event.key) - 1];
      return { ...zoom.keys, ...keys, ...(overlay && { [event.key]: () => overlay.click() }) };
    });
    new ResizeObserver(() => zoom.place()).observe(element("stage"));
  };

  // MARK: Start

  const loadProject = async () => {
    state.project = JSON.parse(await ask("/project", {}));
    element("empty").hidden = state.project.documents.length > 0;
    if (!state.project.documents.includes(state.document)) {
      [state.document, state.scene] = [state.document || state.project.documents[0] || "", state.document ? state.scene : ""];
    }
    drawScenes();
  };

  const listenToChanges = () => {
    const events = new EventSource(`/events?token=${encodeURIComponent(token)}`);
    let revision = null;
    const changed = () => {
      // The picture is requested before the list of documents.
      refresh().then(loadProject).catch(() => {});
      if (!element("source").hidden) drawSource();
    };
    events.addEventListener("hello", (event) => {
      if (revision !== null && revision !== event.data) changed();
      revision = event.data;
      document.documentElement.dataset.connected = "true";
    });
    events.addEventListener("change", (event) => { revision = event.data; changed(); });
    events.addEventListener("error", () => {
      document.documentElement.dataset.connected = "false";
      element("status").textContent = "The command does not answer; waiting for it.";
    });
  };

  const begin = async () => {
    listenToTheme();
    const stored = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    [state.document, state.scene, zoom.value] = [stored.document ?? "", stored.scene ?? "", Number(stored.zoom) || 0];
    for (const name of controls) if (stored[name]) state.values[name] = stored[name];
    for (const name of (stored.overlays ?? "").split(",")) if (name) state.overlays.add(name);
    await loadProject();
    const device = element("device");
    device.append(make("option", "auto", { value: "" }));
    for (const { name } of state.project.devices) device.append(make("option", name, { value: name }));
    device.append(make("option", "custom size", { value: "custom", disabled: "" }));
    for (const name of state.project.contentSizes) element("contentSize").append(make("option", name, { value: name }));
    drawButtons(element("overlays"), state.project.overlays.map((name) => [name, name]), toggleOverlay);
    [...element("overlays").children].forEach((button, index) => { button.title = `Key ${index + 1}`; });
    pressOverlays();
    for (const name of controls) if (state.values[name]) element(name).value = state.values[name];
    listenToControls();
    listenToPointer();
    listenToChanges();
    await refresh();
  };

  begin().catch((error) => { element("status").textContent = error.message; });
})();
