/// The elements of a menu between two thick separators.
struct MenuSection {
  /// The arrangement of the elements.
  enum Arrangement {
    /// One element in a row, with its title, subtitle, image and state.
    case rows
    /// Several elements in a row: images only.
    case small
    /// Several elements in a row: images above titles.
    case medium
  }

  var title = ""
  var arrangement = Arrangement.rows
  var elements: [UIMenuElement] = []

  /// Returns the sections of a menu. Inline menus are sections of their own, and hidden elements are left out.
  ///
  /// The nesting of inline menus is limited, since a menu can be built without an end by deferred elements.
  @MainActor
  static func sections(of menu: UIMenu, depth: Int = 0) -> [MenuSection] {
    let arrangement = Arrangement(of: menu)
    var sections: [MenuSection] = []
    var current = MenuSection(title: menu.title, arrangement: arrangement)
    func close() {
      if !current.elements.isEmpty || !current.title.isEmpty { sections.append(current) }
      current = MenuSection(arrangement: arrangement)
    }
    for element in menu.children.flatMap({ $0.loadedElements() }) where !element.menuAttributes.contains(.hidden) {
      if let inner = element as? UIMenu, !inner.options.isDisjoint(with: [.displayInline, .displayAsPalette]), depth < 8
      {
        close()
        sections += Self.sections(of: inner, depth: depth + 1)
      } else {
        current.elements.append(element)
      }
    }
    close()
    return sections
  }
}

extension MenuSection.Arrangement {
  @MainActor
  fileprivate init(of menu: UIMenu) {
    switch menu.preferredElementSize {
    case .small: self = .small
    case .medium: self = .medium
    default: self = menu.options.contains(.displayAsPalette) ? .small : .rows
    }
  }
}

extension UIMenuElement {
  /// Returns the element itself, or the elements that a deferred element provides immediately.
  ///
  /// Deferred elements can provide others. Their nesting is limited, since it may have no end.
  fileprivate func loadedElements(depth: Int = 0) -> [UIMenuElement] {
    guard let deferred = self as? UIDeferredMenuElement else { return [self] }
    return depth < 8 ? deferred.providedElements.flatMap { $0.loadedElements(depth: depth + 1) } : []
  }

  /// The attributes of an action or a command.
  var menuAttributes: Attributes { (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? [] }

  /// The state of an action or a command.
  var menuState: State { (self as? UIAction)?.state ?? (self as? UICommand)?.state ?? .off }
}
