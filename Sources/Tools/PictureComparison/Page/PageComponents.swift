/// The markup shared by pages that show pictures: the snapshot report, its review and the live preview.
///
/// The elements have the identifiers that ``script`` uses. A page also has an element `stage` around its pictures.
package enum PageComponents {
  /// The buttons that fit the pictures into the stage, enlarge them and shrink them.
  package static let zoomControls = """
    <div class="group" id="zooms" role="group" aria-label="Zoom">
    <button type="button" id="fit" aria-pressed="true">Fit</button>
    <button type="button" id="smaller" aria-label="Zoom out">−</button>
    <button type="button" id="actual"><span id="zoomValue">100 %</span></button>
    <button type="button" id="larger" aria-label="Zoom in">+</button>
    </div>
    """

  /// The buttons for the dark page and the list of keys.
  package static let pageControls = """
    <button type="button" id="theme" aria-pressed="false">Dark page</button>
    <button type="button" id="help">Keys</button>
    """

  /// Returns the dialog that lists a page's keys, followed by the shared keys.
  ///
  /// - Parameter rows: The markup of the rows, each a `dt` and a `dd` in a `div`.
  package static func keysDialog(rows: String) -> String {
    """
    <dialog id="keys" aria-labelledby="keysTitle">
    <h2 id="keysTitle">Keys</h2>
    <dl>
    \(rows)
    <div><dt><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd></dt><dd>zoom in, out, to 100 %</dd></div>
    <div><dt><kbd>t</kbd></dt><dd>dark page</dd></div>
    <div><dt><kbd>?</kbd></dt><dd>this list</dd></div>
    </dl>
    <form method="dialog"><button>Close</button></form>
    </dialog>
    """
  }
}
