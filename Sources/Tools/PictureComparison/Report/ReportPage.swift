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
