import UIKitCore

/// The rules of the design canvas that differ between builds of Interface Builder.
///
/// Each threshold is between the last build whose recorded frames show the former rule and the first that shows the new
/// one; both are noted. None of these rules applies at run time.
package struct CanvasTools: Sendable, Equatable {
  /// The build that saved the document, without its fraction; 0 if unknown.
  let build: Int

  // MARK: Bars

  /// Indicates whether recorded navigation bars are at y 0 with their initial width.
  ///
  /// Seen from 11524 to 13104 (320 on a screen of 375); below the status bar and as wide as the screen from 13173.
  var placesNavigationBarsAtTop: Bool { build < 13_150 }

  /// Returns the height of a navigation bar as wide as the screen, in points.
  ///
  /// 44; 50 on an iPad from 14460, as in iOS 12; 54 from 24063, as in iOS 26. Large titles add 52 (96 from 16087 to
  /// 22685, 106 in 24063).
  func navigationBarHeight(on idiom: UIUserInterfaceIdiom, hasLargeTitles: Bool) -> CGFloat {
    let plain: CGFloat = showsRoundControls ? 54 : idiom == .pad && build >= 14_400 ? 50 : 44
    return hasLargeTitles ? plain + 52 : plain
  }

  /// The height of a simulated toolbar or a navigation controller's toolbar, in points.
  ///
  /// 44 until 14490; 49 from 21678 to 23506, also on devices with a home button.
  var simulatedToolbarHeight: CGFloat { build >= 21_000 ? 49 : 44 }

  /// Indicates whether toolbars above a home indicator are 49 high, their items in the lower 44.
  ///
  /// Seen from 14460 to 22130 on phones of 375×812, 390×844 and 414×896; 44 at the screen's edge (14460) and above
  /// another bar (17126).
  var hasTallToolbars: Bool { build >= 14_400 }

  // MARK: Sheets

  /// Indicates whether presented controllers are sheets, as in iOS 13 (seen from 14819).
  var showsSheets: Bool { build >= 14_600 }

  /// The upper edge of a navigation bar in a sheet, in points (0 until 20020, 20 from 24063).
  var sheetBarTop: CGFloat { showsRoundControls ? 20 : 0 }

  /// Returns the height of a navigation bar in a sheet, in points.
  ///
  /// 56 from 14819, 108 with large titles (17502); as on a screen from 24063.
  func sheetBarHeight(hasLargeTitles: Bool) -> CGFloat {
    if showsRoundControls { return navigationBarHeight(on: .phone, hasLargeTitles: hasLargeTitles) }
    return hasLargeTitles ? 108 : 56
  }

  /// Indicates whether sheets extend below the home indicator.
  ///
  /// 34 points are covered from 14819 to 17505, none from 22504.
  var hasHomeIndicatorInSheets: Bool { build < 21_000 }

  // MARK: Controls

  /// Indicates whether switches and bars have the sizes of iOS 26 (seen from 24063).
  var showsRoundControls: Bool { build >= 24_000 }

  /// Indicates whether progress bars are 4 points high instead of 2, as in iOS 14 (seen from 17126).
  var showsThickProgressBars: Bool { build >= 17_000 }

  /// The height of search bars, in points.
  ///
  /// 44 until iOS 10 (10085), 56 until iOS 18 (13772 to 23506), then 64 (24063).
  var searchBarHeight: CGFloat {
    if build < 13_000 { return 44 }
    return showsRoundControls ? 64 : Self.currentSearchBarHeight
  }

  /// The height that search bars have at run time, in points.
  static let currentSearchBarHeight: CGFloat = 56

  /// Indicates whether segmented controls and steppers are 29 points high instead of 32.
  ///
  /// 29 until 14490, as until iOS 12; 32 from 15404.
  var hasLowControls: Bool { build < 14_900 }

  /// Indicates whether text fields with a rounded border are 30 points high instead of 34.
  ///
  /// 30 from 10085 to 14252, as until iOS 12; 34 from 14824.
  var hasLowTextFields: Bool { build < 14_600 }

  /// Indicates whether pickers are 162 points high instead of 216.
  ///
  /// 216 until 14460, 162 from 14490 to 14819, 216 again from 19454.
  var hasLowPickers: Bool { (14_475..<15_000).contains(build) }

  // MARK: Text

  /// The content size category of the fonts of text styles.
  ///
  /// Extra small from 18093 to 20020: labels are 17 high in body, 16 in callout and 14.5 in subheadline, in seven
  /// projects. Large until 17703 and from 21207.
  var contentSizeCategory: UIContentSizeCategory { (17_900..<20_600).contains(build) ? .extraSmall : .large }

  // MARK: Margins

  /// Indicates whether margins of a controller's view avoid bars, as in iOS 11.
  ///
  /// 0 below a status bar until 12089, 20 in 14088.
  var insetsRootMargins: Bool { build >= 13_000 }

  /// Indicates whether roots of nibs that preserve the margins around them have 8 above and below.
  ///
  /// All have them from 17703 to 21207. In 21678 only those without margins of their own have them.
  var preservesVerticalRootMargins: Bool { build < 21_400 }

  /// Returns the side margin of a root view, in points; nil if it has that of other views.
  ///
  /// It depends on the view, not the screen: 20 for views of 394 to 815 (12089 to 21678), 16 for those of 371 to 393
  /// (15404 to 24743). Until 7520, views of controllers 600 wide have 16, roots of nibs none.
  func rootSideMargin(ofWidth width: CGFloat, isController: Bool) -> CGFloat? {
    guard build >= 8_000 else { return isController ? 16 : nil }
    return width > 393 ? 20 : 16
  }

  /// Indicates whether contents of cells have margins wider than the 8 points of other views.
  ///
  /// 8 until 13173, wider from 13772.
  var hasWideCellMargins: Bool { build >= 13_500 }

  /// The side margin of cells that preserve their table's margins, in points.
  ///
  /// 15 on screens of 375 and 414 (13772, 12088); nil in later builds, where it is that of other cells.
  var preservedCellMargin: CGFloat? { build < 14_000 ? 15 : nil }

  /// Returns the margin of a cell's content beside an accessory outside of it, in points.
  ///
  /// 8, but 7 in cells with 15 at the sides until 15510 (8 in 16086).
  func accessoryMargin(besideCellMargin side: CGFloat) -> CGFloat { build < 15_800 && side == 15 ? 7 : 8 }

  /// The margin above and below the content of a cell, in points.
  ///
  /// 8 until 13173, 11 until 23721, 15 from 24063.
  var cellVerticalMargin: CGFloat {
    if !hasWideCellMargins { return 8 }
    return showsRoundControls ? 15 : 11
  }

  /// Returns the side margin of a cell's content for the widths of cell and screen, in points.
  ///
  /// Until 14490, cells of 400 and 600 have 20 on all screens. On screens of 393 and more, cells of 331 to 462
  /// have 20 and those up to 320 have 16, independent of the table (14490 to 24504). The same applies to a screen of
  /// 390 (22131, 23506), but cells have 16 in 24063. On smaller screens they have 16, but 15 from 14766 to 16087, and
  /// 15 on a screen of 320 in 14460.
  func cellSideMargin(ofWidth width: CGFloat, onScreenOfWidth screen: CGFloat) -> CGFloat {
    if build < 14_600, width >= 400 { return 20 }
    if screen > 390 || (screen == 390 && build < 24_000) { return width > 320 ? 20 : 16 }
    if build >= 17_000 { return 16 }
    return build >= 14_600 || screen <= 320 ? 15 : 16
  }

  // MARK: Safe areas

  /// Indicates whether a hidden status bar still covers views in documents without safe areas.
  ///
  /// Not in 12088, from 14088.
  var keepsHiddenStatusBar: Bool { build >= 13_000 }

  /// Indicates whether phones without a home button add the insets of the portrait screen (from 23721).
  ///
  /// In portrait (seven projects, 23721 to 24743), bars are at 96 if the status bar is 48 high. In landscape (one
  /// project, 24405), 47 points are covered above and 21 + 34 below.
  var addsUprightInsets: Bool { build >= 23_600 }

  /// Indicates whether the layout guide above a controller's view has no height (6254 to 12118).
  var hasFlatGuides: Bool { build < 12_500 }

  /// Returns whether a freeform or embedded view of a height in points has the screen's upper insets.
  ///
  /// Until 14460, heights up to 351 have none and those from 496 have the status bar on phones with a home button; from
  /// 17505, all have it. On phones without one, a view 252 high has it in 14490.
  func showsStatusBar(freeformHeight height: CGFloat, hasHomeButton: Bool) -> Bool {
    build >= 14_800 || height > 400 || !hasHomeButton
  }

  /// Returns whether a freeform view has the screen's lower insets.
  ///
  /// Views wider than the screen have them: 430 to 600 on one of 414 (15404 to 18093). Of the others, which are 152 to
  /// 414 wide, none has them until 21505, and all from 22684. If the document specifies no bar below, a view 73 wide has
  /// none, but one as wide as the screen has them (23506).
  func showsHomeIndicator(
    freeformWidth width: CGFloat, onScreenOfWidth screen: CGFloat, endsAbove: Bool
  ) -> Bool {
    width > screen || (build >= 21_600 && (!endsAbove || width == screen))
  }

  /// Returns the height of the status bar in portrait, in points; `real` is the height on the device.
  func statusBarHeight(of device: String?, real: CGFloat) -> CGFloat {
    // 20 until 14490, 0 from 14799 to 21505, 20 again from 21679. The 24 of tablets without a home button remain.
    guard real > 20 else { return (14_600..<21_600).contains(build) ? 0 : real }
    guard real > 24 else { return real }
    // 44 on every such phone until 20020, its own height from 21679.
    if build < 21_000 { return 44 }
    // In three projects (22504 to 23084); 44 again in one (24504).
    if device == "retina5_9", build < 24_000 { return 50 }
    return real
  }
}
