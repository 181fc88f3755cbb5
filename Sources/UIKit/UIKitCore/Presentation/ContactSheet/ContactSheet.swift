package import Foundation
package import UIFoundation
package import UIGraphics

/// A sheet of pictures with captions.
///
///     var sheet = ContactSheet(title: "ticker")
///     sheet.add(window, caption: "landscape-rtl~dark")
///     let png = try Renderer(scale: 2).png(sheet.displayList)
package struct ContactSheet: Sendable {
  /// The content of one cell.
  package struct Picture: Sendable {
    package var caption: String
    package var list: DisplayList
    /// The appearance, which determines the background behind transparent parts: white or black.
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
  /// The number of cells of a row; nil packs the cells, in order, into a small page of 4:3.
  package var columns: Int?
  /// The maximum size, to which larger pictures are scaled down, in points; nil for no limit.
  package var largestPicture: CGSize?
  /// The appearance of the sheet: dark captions on a light background, or the reverse.
  package var appearance: UIUserInterfaceStyle
  /// The space at the edges of the sheet and between its cells, in points.
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

  /// Adds the picture of an offscreen window as the next cell.
  @MainActor
  package mutating func add(_ window: OffscreenWindow, caption: String) {
    pictures.append(
      Picture(
        caption: caption, list: window.displayList,
        appearance: window.environment.traits.userInterfaceStyle))
  }

  /// The drawing of the sheet from its top left corner. Equal sheets result in equal lists.
  package var displayList: DisplayList { ContactSheetLayout(self).displayList }
}

extension DisplayList {
  /// Returns a scale, up to a maximum, at which the picture has at most `pixels` pixels.
  ///
  /// If the maximum is too large, the result is the largest whole number that fits or, below 1, the largest multiple of
  /// 0.01. `side` limits the width and the height, in pixels. The maximum is also returned if no multiple of 0.01 fits
  /// or the bounds are infinite.
  package func scale(
    upTo maximum: CGFloat, pixels: Int = ResourceLimits.current.pixels, side: Int = .max
  ) -> CGFloat {
    func fits(_ scale: CGFloat) -> Bool {
      let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
      return width * height <= CGFloat(pixels) && max(width, height) <= CGFloat(side)
    }
    guard bounds.isFinite, maximum.isFinite, maximum > 0, !fits(maximum) else { return maximum }
    for whole in stride(from: (maximum - 1).rounded(.up), through: 1, by: -1) where fits(whole) { return whole }
    for scale in stride(from: 99.0, through: 1, by: -1).map({ $0 / 100 }) where scale < maximum && fits(scale) {
      return scale
    }
    return maximum
  }
}
