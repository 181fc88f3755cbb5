import UIKitCore

/// Terms of other layout systems and their equivalents in UIKit.
enum ForeignWord {
  /// The equivalents in UIKit, the most likely first.
  private static let meanings: [String: [String]] = [
    "children": ["arrangedSubviews", "subviews", "viewControllers"], "views": ["arrangedSubviews", "subviews"],
    "content": ["arrangedSubviews", "subviews", "text"], "margin": ["directionalLayoutMargins"],
    "margins": ["directionalLayoutMargins"], "padding": ["directionalLayoutMargins"], "gap": ["spacing"],
    "direction": ["axis", "semanticContentAttribute"], "orientation": ["axis"],
    "background": ["backgroundColor"], "bgcolor": ["backgroundColor"], "fill": ["backgroundColor"],
    "color": ["textColor", "tintColor", "backgroundColor"], "colour": ["textColor", "tintColor", "backgroundColor"],
    "foregroundcolor": ["textColor", "tintColor"], "opacity": ["alpha"], "visible": ["isHidden"],
    "label": ["text", "title"], "text": ["title"], "value": ["text"], "src": ["image"], "source": ["image"],
    "icon": ["image"],
    "lines": ["numberOfLines"], "maxlines": ["numberOfLines"], "items": ["segments", "arrangedSubviews", "sections"],
    "tabs": ["segments", "viewControllers"], "title": ["text"], "subtitle": ["detailText"], "detail": ["detailText"],
    "caption": ["text"], "rows": ["sections"], "overflow": ["clipsToBounds"], "fontsize": ["font"], "size": ["font"],
    "bold": ["font"], "fontweight": ["font"], "fontfamily": ["font"], "lineheight": ["attributedText"],
    "html": ["attributedText"], "weight": ["font"], "hint": ["placeholder"], "options": ["segments"], "url": ["image"],
    "fit": ["contentMode"], "justify": ["distribution"], "justifycontent": ["distribution"], "min": ["minimumValue"],
    "max": ["maximumValue"], "val": ["value"], "checked": ["isOn"], "state": ["isOn"], "radius": ["cornerRadius"],
    "border": ["borderWidth"],
    "shadow": ["shadowOpacity"], "zindex": ["zPosition"],
    "type": ["buttonType", "style", "class"], "name": ["id"], "identifier": ["id"], "pages": ["viewControllers"],
    "middle": ["center"], "centre": ["center"], "start": ["leading", "left", "natural"],
    "end": ["trailing", "right"], "row": ["horizontal"], "column": ["vertical"], "stretch": ["fill"],
    "spacebetween": ["equalSpacing"], "ellipsis": ["byTruncatingTail"], "tail": ["byTruncatingTail"],
    "wrap": ["byWordWrapping"], "cover": ["scaleAspectFill"], "contain": ["scaleAspectFit"],
    "uppercase": ["upper"], "lowercase": ["lower"], "capitalize": ["upper"],
  ]

  /// Returns UIKit's term for a term of another system.
  static func meaning(of word: String, among validNames: [String]) -> String? {
    meanings(of: word).first { validNames.contains($0) }
  }

  /// Returns the equivalents of a word, the most likely first.
  static func meanings(of word: String) -> [String] { meanings[word.lowercased().filter { $0.isLetter }] ?? [] }

  /// Returns the most likely key: an equivalent, or a key that contains the word, such as `isHidden`.
  static func key(_ word: String, among validNames: [String]) -> String? {
    let letters = word.lowercased().filter { $0.isLetter }
    if let equivalent = meaning(of: word, among: validNames) { return equivalent }
    if let boolean = validNames.first(where: { $0.lowercased() == "is" + letters }) { return boolean }
    guard letters.count >= 4 else { return nil }
    return validNames.filter { contains(letters, in: $0) }.min { $0.count < $1.count }
  }

  /// Returns whether a word of a name begins with the letters.
  ///
  /// For example, `isHidden` contains `hid`, but not `den`.
  private static func contains(_ letters: String, in name: String) -> Bool {
    name.indices.contains { start in
      (start == name.startIndex || name[start].isUppercase) && name[start...].lowercased().hasPrefix(letters)
    }
  }

  /// Returns advice for a property that has no equivalent property.
  static func remark(on word: String) -> String? {
    switch word.lowercased() {
    case "width", "height", "minwidth", "maxwidth", "minheight", "maxheight", "size":
      "; sizes are constraints such as title.width = 40, or a frame"
    case "x", "y", "top", "left", "right", "bottom", "leading", "trailing", "position", "center", "centerx", "centery":
      "; positions are constraints such as title.top = Superview.top + 8, or a frame"
    case "onclick", "onpress", "action", "target": "; pictures have no actions"
    default: nil
    }
  }
}
