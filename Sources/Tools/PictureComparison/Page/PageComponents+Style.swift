extension PageComponents {
  /// The colors of pages and the rules of the shared elements. Pages append their own rules.
  package static let style = palette + rules

  /// The colors. Text has a contrast of at least 4.5 to 1 in light and dark mode.
  private static let palette = """
    :root {
      color-scheme: light;
      --ground: #ffffff; --raised: #f3f4f6; --line: #6b7280; --text: #111827; --faint: #4b5563;
      --accent: #1d4ed8; --on-accent: #ffffff; --chosen: #dbeafe; --rule: #d1d5db; --stage: #e9ebee;
      --failed: #b91c1c; --new: #7a4d00; --deleted: #6d28d9; --broken: #9d174d; --recorded: #075985; --passed: #166534;
      --check-a: #ffffff; --check-b: #e5e7eb; --mark: #b4400a; --on-mark: #ffffff;
    }
    :root[data-theme="dark"] {
      color-scheme: dark;
      --ground: #0f1217; --raised: #1b2029; --line: #8b94a3; --text: #f3f4f6; --faint: #b6bdc9;
      --accent: #93c5fd; --on-accent: #0b1220; --chosen: #1e3a5f; --rule: #333a46; --stage: #08090c;
      --failed: #fca5a5; --new: #fcd34d; --deleted: #c4b5fd; --broken: #f9a8d4; --recorded: #7dd3fc; --passed: #86efac;
      --check-a: #30353f; --check-b: #242932; --mark: #fdba74; --on-mark: #1c0f05;
    }

    """

  private static let rules = """
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html, body { height: 100%; }
    body {
      margin: 0; display: flex; flex-direction: column; background: var(--ground); color: var(--text);
      font: 14px/1.45 system-ui, sans-serif;
    }
    h1, h2, h3, p { margin: 0; }
    h1 { font-size: 1.05rem; }
    header {
      padding: .6rem 1rem; background: var(--raised); border-bottom: 1px solid var(--rule); display: flex;
      flex-direction: column; gap: .5rem;
    }
    .tools { display: flex; flex-wrap: wrap; gap: .4rem .9rem; align-items: center; }
    .group { display: inline-flex; flex-wrap: wrap; gap: .25rem; }
    label { color: var(--faint); }
    button, select, input:not([type="range"]) {
      font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: .4rem;
      padding: .15rem .55rem; min-height: 1.8rem;
    }
    button { cursor: pointer; }
    button:hover { border-color: var(--accent); }
    button[aria-pressed="true"] { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .columns { flex: 1; min-height: 0; display: grid; }
    nav { overflow: auto; padding: .8rem; min-width: 0; border-right: 1px solid var(--rule); }
    nav ul { list-style: none; margin: 0; padding: 0; }
    nav button {
      display: block; width: 100%; text-align: left; border-color: transparent; background: transparent;
      overflow-wrap: anywhere; min-height: 0; padding-top: .1rem; padding-bottom: .1rem;
    }
    nav button[aria-current="true"] { background: var(--chosen); border-color: var(--accent); }
    main { min-width: 0; }
    #stage { overflow: auto; background: var(--stage); }
    .faint { color: var(--faint); }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: .5rem; top: .5rem; background: var(--ground); padding: .5rem; z-index: 3; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    dialog { color: var(--text); background: var(--ground); border: 1px solid var(--line); border-radius: .6rem; }
    dialog dl { margin: .75rem 0; } dialog dl > div { display: flex; gap: 1rem; }
    dialog dt { min-width: 9rem; } dialog dd { margin: 0; }
    kbd { font: .9em ui-monospace, monospace; border: 1px solid var(--line); border-radius: .25rem; padding: 0 .3rem; }
    @media (max-width: 56rem) {
      html, body { height: auto; }
      nav { max-height: 12rem; border-right: 0; border-bottom: 1px solid var(--rule); }
    }
    @media (prefers-reduced-motion: no-preference) { button { transition: border-color .1s; } }

    """
}
