/// Many pictures on one: a grid of cells, each a picture under its caption.
///
///     var sheet = ContactSheet(title: "ticker")
///     sheet.add(presentation, caption: "landscape-rtl~dark")
///     let png = try Renderer(scale: 2).png(sheet.displayList)
package struct ContactSheet: Sendable {
  /// What stands in one cell.
  package struct Picture: Sendable {
    package var caption: String
    package var list: DisplayList
    /// What lies behind a picture that does not cover itself: white, or black where it is dark.
    package var appearance: UIUserInterfaceStyle

    package init(caption: String, list: DisplayList, appearance: UIUserInterfaceStyle = .light) {
      self.caption = caption
      self.list = list
      self.appearance = appearance
    }
  }

  /// Stands above the grid; empty for none.
  package var title: String
  package var pictures: [Picture]
  /// How many cells a row has; `nil` takes the number whose sheet comes nearest to the proportion 4 to 3.
  package var columns: Int?
  /// Larger pictures are shown smaller, their proportion kept; `nil` shows each at its own size. Points.
  package var largestPicture: CGSize?
  /// Whether captions are dark on a light sheet, or light on a dark one.
  package var appearance: UIUserInterfaceStyle
  /// The space around the sheet and between its cells, in points.
  package var padding: CGFloat = 16

  package init(
    title: String = "", pictures: [Picture] = [], columns: Int? = nil, largestPicture: CGSize? = nil,
    appearance: UIUserInterfaceStyle = .light
  ) {
    self.title = title
    self.pictures = pictures
    self.columns = columns
    self.largestPicture = largestPicture
    self.appearance = appearance
  }

  /// Adds a laid-out view as the next cell.
  @MainActor
  package mutating func add(_ presentation: Presentation, caption: String) {
    pictures.append(
      Picture(
        caption: caption, list: presentation.displayList,
        appearance: presentation.environment.traits.userInterfaceStyle))
  }

  /// The whole sheet from its upper left corner; the same pictures always give the same list.
  package var displayList: DisplayList { ContactSheetLayout(self).displayList }
}
