package import Foundation
package import UIFoundation
package import UIGraphics

/// A sheet of pictures with captions.
///
///     var sheet = ContactSheet(title: "ticker")
///     sheet.add(presentation, caption: "landscape-rtl~dark")
///     let png = try Renderer(scale: 2).png(sheet.displayList)
package struct ContactSheet: Sendable {
  /// The content of one cell.
  package struct Picture: Sendable {
    package var caption: String
    package var list: DisplayList
    /// The background of a picture with transparent parts: white, or black if it is dark.
    package var appearance: UIUserInterfaceStyle

    package init(caption: String, list: DisplayList, appearance: UIUserInterfaceStyle = .light) {
      self.caption = caption
      self.list = list
      self.appearance = appearance
    }
  }

  /// The title above the grid; empty for none.
  package var title: String
  package var pictures: [Picture]
  /// The number of columns of a grid; nil packs the cells in order into the smallest page of 4 to 3.
  package var columns: Int?
  /// The maximum size of pictures, which are scaled down proportionally; nil for no limit. Points.
  package var largestPicture: CGSize?
  /// The appearance of the sheet: dark captions on light, or light ones on dark.
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
  package mutating func add(_ presentation: OffscreenWindow, caption: String) {
    pictures.append(
      Picture(
        caption: caption, list: presentation.displayList,
        appearance: presentation.environment.traits.userInterfaceStyle))
  }

  /// The drawing of the sheet from its upper left corner; equal pictures result in equal lists.
  package var displayList: DisplayList { ContactSheetLayout(self).displayList }
}

extension DisplayList {
  /// Returns the largest scale up to a given one at which the picture has at most a number of pixels.
  ///
  /// If the given scale is too large, the result is a whole number, or below 1 a multiple of 0.01. `side` limits width
  /// and height, in pixels.
  package func scale(
    upTo wanted: CGFloat, pixels: Int = ResourceLimits.current.pixels, side: Int = .max
  ) -> CGFloat {
    func fits(_ scale: CGFloat) -> Bool {
      let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
      return width * height <= CGFloat(pixels) && max(width, height) <= CGFloat(side)
    }
    guard bounds.isFinite, wanted.isFinite, wanted > 0, !fits(wanted) else { return wanted }
    for whole in stride(from: (wanted - 1).rounded(.up), through: 1, by: -1) where fits(whole) { return whole }
    for hundredths in stride(from: 99.0, through: 1, by: -1) where hundredths / 100 < wanted && fits(hundredths / 100) {
      return hundredths / 100
    }
    return wanted
  }
}
