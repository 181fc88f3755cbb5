// Functions that the checks of pages in a browser call in the page.

// Returns the violations of accessibility rules, each with its elements.
async function violations() {
  const result = await axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"] });
  return result.violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.html.slice(0, 90)).join(", ")}`);
}

function pixelSizes(images) {
  return [...document.querySelectorAll(images)].map((i) => [i.naturalWidth, i.naturalHeight]);
}

// Returns a pixel of a picture as red, green and blue.
async function pixel(png, x, y) {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const context = canvas(image).getContext("2d");
  return [...context.getImageData(x, y, 1, 1).data].slice(0, 3);
}

// Returns the pixels of the preview's picture as text; null while it is loaded.
function picture() {
  const image = document.getElementById("picture");
  return image.complete && image.naturalWidth ? canvas(image).toDataURL() : null;
}

function canvas(image) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas;
}

// Returns the names and the amounts of the preview's chains of constraints.
function chains() {
  return [...document.querySelectorAll("#inspection table[aria-label]")].map((table) => [
    table.getAttribute("aria-label"),
    [...table.querySelectorAll(".amount")].map((cell) => Number(cell.textContent.replace("−", "-"))),
  ]);
}

function box(id) {
  const box = document.getElementById(id).getBoundingClientRect();
  return [box.left, box.top, box.width, box.height];
}

function scrolled() {
  const stage = document.getElementById("stage");
  return [stage.scrollLeft, stage.scrollTop, document.getElementById("zoomValue").textContent];
}

// Returns the name of the focused element, or that of the list in which it is.
function focused() {
  const element = document.activeElement;
  return element.id || element.closest("ul")?.id || element.parentElement?.id;
}

// Moves the preview's right edge in every frame of the browser. Returns the times between pictures and the times of the
// server, in milliseconds.
function framesOfDrag() {
  const handle = document.getElementById("right");
  const box = handle.getBoundingClientRect();
  const send = (name, x) =>
    handle.dispatchEvent(
      new PointerEvent(name, { bubbles: true, pointerId: 1, clientX: box.left + x, clientY: box.top + 20 }),
    );
  handle.setPointerCapture = () => {};
  preview.frames.length = preview.costs.length = 0;
  send("pointerdown", 0);
  return new Promise((done) => {
    let step = 0;
    const move = () => {
      step += 1;
      send("pointermove", -step);
      if (step < 90) return requestAnimationFrame(move);
      send("pointerup", -step);
      const frames = [...preview.frames];
      done([frames.slice(1).map((time, index) => time - frames[index]), [...preview.costs]]);
    };
    requestAnimationFrame(move);
  });
}

// Returns the texts of an SVG whose measured width differs by more than half a point from that of the layout.
function misplacedTexts() {
  return [...document.querySelectorAll("text[textLength], tspan[textLength]")]
    .filter((part) => Math.abs(part.getComputedTextLength() - part.textLength.baseVal.value) > 0.5)
    .map((part) => part.textContent);
}

// Searches for words as a person does, and returns what is selected.
function found(words) {
  getSelection().removeAllRanges();
  return window.find(words) ? getSelection().toString() : "";
}
