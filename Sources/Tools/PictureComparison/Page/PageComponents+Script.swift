extension PageComponents {
  /// The functions of the shared elements, as the constant `components`. Pages append their own script.
  package static let script = #"""
    "use strict";
    const components = (() => {
      const element = (id) => document.getElementById(id);

      // External strings are inserted as text, never as markup.
      const make = (tag, text, attributes = {}, children = []) => {
        const made = document.createElement(tag);
        if (text !== undefined) made.textContent = text;
        for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
        made.append(...children);
        return made;
      };

      // A row of buttons that stay pressed, from pairs of a value and a label.
      const drawButtons = (host, items, choose) => {
        host.replaceChildren(...items.map(([value, label]) => {
          const button = make("button", label, { type: "button", "data-value": value, "aria-pressed": "false" });
          button.addEventListener("click", () => choose(value));
          return button;
        }));
      };
      const press = (host, isPressed) => {
        for (const button of host.children) button.setAttribute("aria-pressed", String(isPressed(button.dataset.value)));
      };

      // Marks the current button of a list and returns it.
      const markCurrent = (list, isCurrent) => {
        const buttons = [...list.querySelectorAll("button")], current = buttons.find(isCurrent);
        for (const button of buttons) {
          if (button === current) button.setAttribute("aria-current", "true"); else button.removeAttribute("aria-current");
        }
        return current;
      };

      const listenToTheme = () => {
        const media = matchMedia("(prefers-color-scheme: dark)");
        const set = (isDark) => {
          document.documentElement.dataset.theme = isDark ? "dark" : "light";
          element("theme").setAttribute("aria-pressed", String(isDark));
        };
        set(media.matches);
        media.addEventListener("change", (event) => set(event.matches));
        element("theme").addEventListener("click", () => set(document.documentElement.dataset.theme !== "dark"));
      };

      // Keys have actions unless a field, a dialog or the browser uses them.
      const listenToKeys = (actions) => {
        const shared = { t: () => element("theme").click(), "?": () => element("keys").showModal() };
        element("help").addEventListener("click", shared["?"]);
        document.addEventListener("keydown", (event) => {
          if (event.ctrlKey || event.metaKey || event.altKey || element("keys").open) return;
          if (event.target.matches("input:not([type=range]), select, textarea")) return;
          const action = actions(event)[event.key] ?? shared[event.key];
          if (!action) return;
          event.preventDefault();
          action();
        });
      };

      // The zoom of the stage, where 0 fits the pictures. `draw` returns the scale of a zoom, `changed` is called after a
      // choice.
      const makeZoom = ({ draw, changed }) => {
        const stage = element("stage");
        const zoom = { value: 0, scale: 1 };
        zoom.place = () => {
          zoom.scale = draw(zoom.value) || 1;
          element("fit").setAttribute("aria-pressed", String(!zoom.value));
          element("zoomValue").textContent = `${Math.round(zoom.scale * 100)} %`;
        };
        zoom.set = (value) => {
          const old = zoom.scale;
          const center = [stage.scrollLeft + stage.clientWidth / 2, stage.scrollTop + stage.clientHeight / 2];
          zoom.value = value && Math.min(16, Math.max(0.1, value));
          zoom.place();
          stage.scrollLeft = center[0] * zoom.scale / old - stage.clientWidth / 2;
          stage.scrollTop = center[1] * zoom.scale / old - stage.clientHeight / 2;
          changed();
        };
        const [larger, smaller] = [() => zoom.set(zoom.scale * 1.25), () => zoom.set(zoom.scale / 1.25)];
        zoom.keys = { "+": larger, "=": larger, "-": smaller, 0: () => zoom.set(1) };
        element("fit").addEventListener("click", () => zoom.set(0));
        element("actual").addEventListener("click", () => zoom.set(1));
        element("larger").addEventListener("click", larger);
        element("smaller").addEventListener("click", smaller);
        stage.addEventListener("wheel", (event) => {
          if (!event.ctrlKey) return;
          event.preventDefault();
          zoom.set(zoom.scale * Math.exp(-event.deltaY / 300));
        }, { passive: false });
        return zoom;
      };

      return { element, make, drawButtons, press, markCurrent, listenToTheme, listenToKeys, makeZoom };
    })();

    """#
}
