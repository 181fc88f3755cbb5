import UIKitCore

/// The marks of an author.
extension FigureComposition {
  /// The tinted rectangle of a region, drawn below all annotations.
  struct Region {
    let rect: CGRect
    let color: RGBA
  }

  /// The distance between a region's edge and its views, in points.
  private static let regionEdge: CGFloat = 3
  private static let regionAlpha = 0.16

  /// Returns the regions among marks, inside the picture.
  static func regions(
    _ marks: [FigureMark], _ space: FigureSpace, _ palette: FigurePalette, in picture: CGRect
  ) -> [Region] {
    marks.compactMap { mark in
      guard case .region(let views) = mark.shape, let rect = regionRect(views, space, in: picture) else { return nil }
      let color = palette.mark(mark.color, views.first)
      return Region(
        rect: rect, color: RGBA(red: color.red, green: color.green, blue: color.blue, alpha: regionAlpha))
    }
  }

  private static func regionRect(_ views: [UIView], _ space: FigureSpace, in picture: CGRect) -> CGRect? {
    let rect = frame(of: views, space).insetBy(dx: -regionEdge, dy: -regionEdge).intersection(picture)
    return rect.isFinite && !rect.isEmpty ? rect : nil
  }

  private static func frame(of views: [UIView], _ space: FigureSpace) -> CGRect {
    views.reduce(CGRect.null) { $0.union(space.frame(of: $1)) }
  }

  /// Adds the marks of an author, beginning with those that have the fewest places.
  mutating func add(_ marks: [FigureMark], _ space: FigureSpace) {
    for mark in marks {
      guard case .region(let views) = mark.shape, let rect = Self.regionRect(views, space, in: picture) else {
        continue
      }
      addOutline(rect, palette.inks(mark.color, views.first), [])
      if let link = mark.link { links.append((rect, link)) }
    }
    addFixedLines()
    let views = scene.views.map(\.rect)
    for mark in marks {
      let family = palette.inks(mark.color, nil)
      switch mark.shape {
      case .arrow(let from, let to, let isDouble, let bend):
        func end(_ end: FigureMark.End) -> ArrowPlaces.End {
          let isReversed = end.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
          return (space.frame(of: end.view), end.side?.physical(isReversed: isReversed))
        }
        let (start, finish) = (end(from), end(to))
        guard start.rect.isFinite, finish.rect.isFinite else { continue }
        addMark(mark, mark.text, family) {
          ArrowPlaces(
            from: start, to: finish, isDouble: isDouble, bend: bend, label: $0, views: views
          ).request
        }
      case .brace(let views, let side):
        let rect = Self.frame(of: views, space)
        guard rect.isFinite, !rect.isEmpty else { continue }
        let isReversed = views.first?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = side?.physical(isReversed: isReversed) ?? (mark.text.isEmpty ? .bottom : nil)
        let length = side == .left || side == .right ? rect.height : rect.width
        addMark(mark, mark.text.isEmpty ? length.shortText : mark.text, family) {
          BracePlaces(rect, side: side, label: $0).request
        }
      case .badge(let view):
        let rect = space.frame(of: view).intersection(picture)
        guard rect.isFinite, !rect.isEmpty else { continue }
        addBadge(mark.text, at: rect, family)
        setLink(mark.link)
      case .region(let views):
        guard !mark.text.isEmpty, let rect = Self.regionRect(views, space, in: picture) else { continue }
        addLabel(mark.text, .value, in: rect, palette.inks(mark.color, views.first))
      case .equation(let text, let items, let hasParts, let side):
        let terms = PrintedEquation.terms(of: text, hasParts: hasParts)
        let families = Dictionary(items.map { ($0.name, palette.inks(mark.color, $0.view)) }) { first, _ in first }
        equations.add(
          PrintedEquation(terms, hasParts: hasParts, palette.theme), families, isAbove: side == .top, link: mark.link)
      }
    }
  }

  private mutating func addMark(
    _ mark: FigureMark, _ words: String, _ family: InkFamily, _ places: (CGSize?) -> PlacementRequest
  ) {
    let text = words.isEmpty ? nil : LabelText(words, .remark, palette.theme, isDark: palette.isDark)
    var request = places(text?.size)
    guard !request.candidates.isEmpty else { return }
    request.name = "mark \(waiting.count)"
    waiting.append(
      Annotation(
        text: text, stroke: FigurePen.Stroke(family: family),
        thin: FigurePen.Stroke(family: family, width: Self.hairline), request: request))
    setLink(mark.link)
  }

  /// Sets the address of the annotation that was added last.
  private mutating func setLink(_ link: String?) {
    if let link, let last = waiting.indices.last { waiting[last].link = link }
  }
}
