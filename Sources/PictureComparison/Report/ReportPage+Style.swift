extension ReportPage {
  static let style = palette + rules

  /// The colors of pages, with a contrast of at least 4.5 to 1 in light and dark mode.
  package static let palette = """
    :root {
      color-scheme: light;
      --ground: #ffffff; --raised: #f3f4f6; --line: #6b7280; --text: #111827; --faint: #4b5563;
      --accent: #1d4ed8; --on-accent: #ffffff; --chosen: #dbeafe;
      --failed: #b91c1c; --new: #7a4d00; --deleted: #6d28d9; --broken: #9d174d; --recorded: #075985; --passed: #166534;
      --check-a: #ffffff; --check-b: #e5e7eb;
    }
    :root[data-theme="dark"] {
      color-scheme: dark;
      --ground: #0f1217; --raised: #1b2029; --line: #8b94a3; --text: #f3f4f6; --faint: #b6bdc9;
      --accent: #93c5fd; --on-accent: #0b1220; --chosen: #1e3a5f;
      --failed: #fca5a5; --new: #fcd34d; --deleted: #c4b5fd; --broken: #f9a8d4; --recorded: #7dd3fc; --passed: #86efac;
      --check-a: #30353f; --check-b: #242932;
    }

    """

  private static let rules = """
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html, body { height: 100%; }
    body {
      margin: 0; display: flex; flex-direction: column; background: var(--ground); color: var(--text);
      font: 15px/1.45 system-ui, sans-serif;
    }
    h1, h2, h3, p { margin: 0; }
    h1 { font-size: 1.15rem; } h2 { font-size: 1.1rem; overflow-wrap: anywhere; } h3 { font-size: 1rem; }
    header { padding: .75rem 1rem; background: var(--raised); border-bottom: 1px solid var(--line); }
    .tools { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; margin-top: .5rem; }
    .group { display: inline-flex; flex-wrap: wrap; gap: .25rem; }
    button, input[type="search"] {
      font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: .4rem;
      padding: .25rem .65rem; min-height: 2rem;
    }
    button { cursor: pointer; }
    button:hover { border-color: var(--accent); }
    button[aria-pressed="true"] { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .columns { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(14rem, 22rem) 1fr; }
    nav { overflow: auto; border-right: 1px solid var(--line); padding: .5rem; }
    nav ul { list-style: none; margin: 0; padding: 0; }
    nav button {
      display: block; width: 100%; text-align: left; border-color: transparent; overflow-wrap: anywhere;
      margin-bottom: .15rem; background: transparent;
    }
    nav button[aria-current="true"] { background: var(--chosen); border-color: var(--accent); }
    .status { font-weight: 600; font-size: .85rem; }
    .failed { color: var(--failed); } .new { color: var(--new); } .deleted { color: var(--deleted); }
    .broken { color: var(--broken); } .recorded { color: var(--recorded); } .passed { color: var(--passed); }
    .accepted { color: var(--passed); } .rejected { color: var(--faint); }
    main { overflow: auto; padding: 1rem; min-width: 0; }
    main section { margin-top: 1rem; }
    #place, #details, #hint { color: var(--faint); overflow-wrap: anywhere; }
    code { font-family: ui-monospace, monospace; font-size: .9em; }
    pre {
      font: .9rem/1.45 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0;
      padding: .75rem; background: var(--raised); border: 1px solid var(--line); border-radius: .4rem;
    }
    #stage { margin-top: .75rem; display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; overflow: auto; }
    figure { margin: 0; max-width: 100%; min-width: 0; }
    #stage.side figure.fit { flex: 1 1 14rem; }
    figcaption { color: var(--faint); margin-bottom: .25rem; }
    .sheet {
      position: relative; display: inline-block; max-width: 100%; border: 1px solid var(--line);
      background: repeating-conic-gradient(var(--check-a) 0 25%, var(--check-b) 0 50%) 0 0 / 16px 16px;
    }
    .sized .sheet { max-width: none; }
    .sized { overflow: auto; }
    .sheet img { display: block; max-width: 100%; height: auto; user-select: none; -webkit-user-drag: none; }
    .fit .sheet img { max-height: 75vh; }
    .sized .sheet img { max-width: none; image-rendering: pixelated; }
    .layers { touch-action: none; cursor: ew-resize; }
    .layers img + img { position: absolute; left: 0; top: 0; }
    .layers .edge {
      position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--accent);
      pointer-events: none;
    }
    .slider { display: flex; gap: .75rem; align-items: center; margin-top: .75rem; }
    .slider input { flex: 1; max-width: 40rem; accent-color: var(--accent); }
    .texts { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1rem; width: 100%; }
    .line-old { color: var(--failed); } .line-new { color: var(--passed); }
    .empty, .warning { padding: 1rem; color: var(--faint); }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: .5rem; top: .5rem; background: var(--ground); padding: .5rem; z-index: 2; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    dialog { color: var(--text); background: var(--ground); border: 1px solid var(--line); border-radius: .6rem; }
    dialog dl { margin: .75rem 0; } dialog dl > div { display: flex; gap: 1rem; } dialog dt { min-width: 6rem; }
    dialog dd { margin: 0; }
    kbd { font: .9em ui-monospace, monospace; border: 1px solid var(--line); border-radius: .25rem; padding: 0 .35rem; }
    @media (max-width: 44rem) {
      html, body { height: auto; }
      .columns { grid-template-columns: 1fr; }
      nav { max-height: 14rem; border-right: 0; border-bottom: 1px solid var(--line); }
      main { overflow: visible; }
    }
    @media (prefers-reduced-motion: no-preference) { button { transition: border-color .1s; } }
    """
}
