/// The report's page before its script runs.
package enum ReportPage {
  /// Returns the landmarks and controls. The script inserts the snapshots.
  static func body(title: String, summary: String) -> String {
    """
    <a class="skip" href="#detail">Skip to the snapshot</a>
    <header>
    <h1>\(title)</h1>
    <p id="summary">\(summary)</p>
    <div class="tools">
    <label for="filter">Filter</label>
    <input id="filter" type="search" autocomplete="off" spellcheck="false" aria-describedby="shown">
    <div class="group" id="statuses" role="group" aria-label="Show by status"></div>
    \(PageComponents.pageControls)
    <span id="shown" role="status"></span>
    </div>
    </header>
    <div class="columns">
    <nav aria-label="Snapshots"><ul id="list"></ul></nav>
    <main id="detail" tabindex="-1">
    <h2 id="name">Nothing selected</h2>
    <p id="place"></p>
    <div class="tools" id="viewing">
    <div class="group" id="modes" role="group" aria-label="View"></div>
    \(PageComponents.zoomControls)
    <div class="group" id="review" role="group" aria-label="Review" hidden>
    <button type="button" id="accept">Accept</button>
    <button type="button" id="reject">Reject</button>
    </div>
    </div>
    <div class="slider" id="sliding" hidden>
    <label for="slider" id="sliderLabel">Position</label>
    <input type="range" id="slider" min="0" max="100" step="1" value="50">
    <output for="slider" id="sliderValue">50 %</output>
    </div>
    <div id="stage" role="region" aria-label="Pictures" tabindex="0"></div>
    <section aria-labelledby="messageTitle">
    <h3 id="messageTitle">Difference</h3>
    <pre id="message" tabindex="0"></pre>
    <p id="details"></p>
    <p id="hint"></p>
    </section>
    </main>
    </div>
    <p id="announcement" class="hidden" role="status"></p>
    \(PageComponents.keysDialog(rows: keys))
    <noscript><p class="warning">This report needs JavaScript to show its pictures.</p></noscript>
    """
  }

  private static let keys = """
    <div><dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next and previous snapshot</dd></div>
    <div><dt><kbd>1</kbd> … <kbd>4</kbd></dt><dd>side by side, swipe, onion, difference</dd></div>
    <div><dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>move the swipe or the onion's layer</dd></div>
    <div><dt><kbd>z</kbd></dt><dd>to fit, 100 %, 200 %, 400 %</dd></div>
    <div><dt><kbd>/</kbd></dt><dd>filter; Return keeps it, Escape clears it</dd></div>
    <div><dt><kbd>f</kbd></dt><dd>next status</dd></div>
    <div id="reviewKeys" hidden><dt><kbd>a</kbd> <kbd>r</kbd></dt><dd>accept, reject</dd></div>
    """
}

extension ReportPage {
  static let style = PageComponents.style + rules

  private static let rules = """
    h2 { font-size: 1.1rem; overflow-wrap: anywhere; } h3 { font-size: 1rem; }
    .columns { grid-template-columns: minmax(14rem, 22rem) 1fr; }
    nav button { margin-bottom: .15rem; padding-top: .25rem; padding-bottom: .25rem; }
    .status { font-weight: 600; font-size: .85rem; }
    .failed { color: var(--failed); } .new { color: var(--new); } .deleted { color: var(--deleted); }
    .broken { color: var(--broken); } .recorded { color: var(--recorded); } .passed { color: var(--passed); }
    .accepted { color: var(--passed); } .rejected { color: var(--faint); }
    main { overflow: auto; padding: 1rem; }
    main .tools { margin-top: .5rem; }
    main section { margin-top: 1rem; }
    #place, #details, #hint { color: var(--faint); overflow-wrap: anywhere; }
    code { font-family: ui-monospace, monospace; font-size: .9em; }
    pre {
      font: .9rem/1.45 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0;
      padding: .75rem; background: var(--raised); border: 1px solid var(--line); border-radius: .4rem;
    }
    #stage { margin-top: .75rem; padding: 1rem; display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
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
    @media (max-width: 56rem) { .columns { grid-template-columns: 1fr; } main { overflow: visible; } }
    """
}
