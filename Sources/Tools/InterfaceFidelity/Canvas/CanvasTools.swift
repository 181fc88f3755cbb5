import UIKitCore

/// The rules of the design canvas that differ between builds of Interface Builder.
///
/// Numbers of four or five digits are builds; other numbers are points. Each threshold is between the last build whose
/// recorded frames follow the old rule and the first build whose frames follow the new rule. None of these rules
/// applies at run time.
package struct CanvasTools: Sendable, Equatable {
  /// The build that saved the document, without its fraction; 0 if unknown.
  let build: Int

  // MARK: Bars

  /// Indicates whether recorded navigation bars are at y 0 with their initial width.
  ///
  /// This is so from 11524 to 13104 (a bar 320 wide on a screen of 375). From 13173, bars are below the status bar
  /// and as wide as the screen.
  var placesNavigationBarsAtTop: Bool { build < 13_150 }

  /// Returns the height of a navigation bar as wide as the screen, in points.
  ///
  /// The height is 44; 50 on an iPad from 14460, as in iOS 12; and 54 from 24063, as in iOS 26. Large titles add 52 (96
  /// from 16087 to 22685, 106 in 24063).
  func navigationBarHeight(on idiom: UIUserInterfaceIdiom, hasLargeTitles: Bool) -> CGFloat {
    let plain: CGFloat = showsRoundControls ? 54 : idiom == .pad && build >= 14_400 ? 50 : 44
    return hasLargeTitles ? plain + 52 : plain
  }

  /// The height of a simulated toolbar or a navigation controller's toolbar, in points.
  ///
  /// It is 44 until 14490, and 49 from 21678 to 23506, even on devices with a home button.
  var simulatedToolbarHeight: CGFloat { build >= 21_000 ? 49 : 44 }

  /// Indicates whether toolbars above a home indicator are 49 high, with their items in the bottom 44.
  ///
  /// This is so from 14460 to 22130 on phones of 375×812, 390×844 and 414×896. At the screen's edge (14460) and above
  /// another bar (17126), toolbars are 44 high.
  var hasTallToolbars: Bool { build >= 14_400 }

  // MARK: Sheets

  /// Indicates whether presented controllers are sheets, as in iOS 13 (seen from 14819).
  var showsSheets: Bool { build >= 14_600 }

  /// The top edge of a navigation bar in a sheet, in points (0 until 20020, 20 from 24063).
  var sheetBarTop: CGFloat { showsRoundControls ? 20 : 0 }

  /// Returns the height of a navigation bar in a sheet, in points.
  ///
  /// It is 56 from 14819, and 108 with large titles (17502). From 24063, it is the same as on a screen.
  func sheetBarHeight(hasLargeTitles: Bool) -> CGFloat {
    if showsRoundControls { return navigationBarHeight(on: .phone, hasLargeTitles: hasLargeTitles) }
    return hasLargeTitles ? 108 : 56
  }

  /// Indicates whether sheets extend below the home indicator.
  ///
  /// The indicator covers 34 points from 14819 to 17505, and none from 22504.
  var hasHomeIndicatorInSheets: Bool { build < 21_000 }

  // MARK: Controls

  /// Indicates whether switches and bars have the sizes of iOS 26 (from 24063).
  var showsRoundControls: Bool { build >= 24_000 }

  /// Indicates whether progress bars are 4 points high instead of 2, as in iOS 14 (from 17126).
  var showsThickProgressBars: Bool { build >= 17_000 }

  /// The height of search bars, in points.
  ///
  /// It is 44 until iOS 10 (10085), 56 until iOS 18 (13772 to 23506), and 64 in iOS 26 (24063).
  var searchBarHeight: CGFloat {
    if build < 13_000 { return 44 }
    return showsRoundControls ? 64 : Self.currentSearchBarHeight
  }

  /// The height that search bars have at run time, in points.
  static let currentSearchBarHeight: CGFloat = 56

  /// Indicates whether segmented controls and steppers are 29 points high instead of 32.
  ///
  /// They are 29 high until 14490, as until iOS 12, and 32 from 15404.
  var hasLowControls: Bool { build < 14_900 }

  /// Indicates whether text fields with a rounded border are 30 points high instead of 34.
  ///
  /// They are 30 high from 10085 to 14252, as until iOS 12, and 34 from 14824.
  var hasLowTextFields: Bool { build < 14_600 }

  /// Indicates whether pickers are 162 points high instead of 216.
  ///
  /// They are 216 high until 14460, 162 from 14490 to 14819, and 216 again from 19454.
  var hasLowPickers: Bool { (14_475..<15_000).contains(build) }

  // MARK: Text

  /// The content size category of the fonts of text styles.
  ///
  /// It is extra small from 18093 to 20020: in seven projects, labels are 17 high in body, 16 in callout and 14.5 in
  /// subheadline. It is large until 17703 and from 21207.
  var contentSizeCategory: UIContentSizeCategory { (17_900..<20_600).contains(build) ? .extraSmall : .large }

  // MARK: Margins

  /// Indicates whether margins of a controller's view avoid bars, as in iOS 11.
  ///
  /// The margin below a status bar is 0 until 12089, and 20 in 14088.
  var insetsRootMargins: Bool { build >= 13_000 }

  /// Indicates whether roots of nibs with explicit margins have at least 8 at the top and bottom.
  ///
  /// This applies to roots that preserve their superview's margins. All of them have 8 from 17703 to 21207. In 21678,
  /// only roots without explicit margins have 8.
  var preservesVerticalRootMargins: Bool { build < 21_400 }

  /// Returns the side margin of a root view, in points; nil if it has the margin of other views.
  ///
  /// The margin depends on the view, not on the screen. Views 394 to 815 wide have 20 (12089 to 21678), and views 371
  /// to 393 wide have 16 (15404 to 24743). Until 7520, views of controllers that are 600 wide have 16, and root views
  /// of nibs have none.
  func rootSideMargin(ofWidth width: CGFloat, isController: Bool) -> CGFloat? {
    guard build >= 8_000 else { return isController ? 16 : nil }
    return width > 393 ? 20 : 16
  }

  /// Indicates whether contents of cells have margins wider than the 8 points of other views.
  ///
  /// The margins are 8 until 13173, and wider from 13772.
  var hasWideCellMargins: Bool { build >= 13_500 }

  /// The side margin of cells that preserve their table's margins, in points.
  ///
  /// It is 15 on screens of 375 and 414 (13772, 12088). It is nil in later builds, in which such cells do not differ
  /// from others.
  var preservedCellMargin: CGFloat? { build < 14_000 ? 15 : nil }

  /// Returns the margin of a cell's content on the side of an accessory, in points.
  ///
  /// It is 8, but 7 in cells with 15 at the sides until 15510 (8 in 16086).
  func accessoryMargin(besideCellMargin side: CGFloat) -> CGFloat { build < 15_800 && side == 15 ? 7 : 8 }

  /// The margin above and below the content of a cell, in points.
  ///
  /// It is 8 until 13173, 11 until 23721, and 15 from 24063.
  var cellVerticalMargin: CGFloat {
    if !hasWideCellMargins { return 8 }
    return showsRoundControls ? 15 : 11
  }

  /// Returns the side margin of a cell's content for the widths of cell and screen, in points.
  ///
  /// Until 14490, cells 400 and 600 wide have 20 on all screens. On screens of 393 and more, cells 331 to 462 wide have
  /// 20, and cells up to 320 wide have 16, independent of the table (14490 to 24504). The same applies to a screen of
  /// 390 (22131, 23506), except that cells have 16 in 24063. On smaller screens, cells have 16, but 15 from 14766 to
  /// 16087, and 15 on a screen of 320 in 14460.
  func cellSideMargin(ofWidth width: CGFloat, onScreenOfWidth screen: CGFloat) -> CGFloat {
    if build < 14_600, width >= 400 { return 20 }
    if screen > 390 || (screen == 390 && build < 24_000) { return width > 320 ? 20 : 16 }
    if build >= 17_000 { return 16 }
    return build >= 14_600 || screen <= 320 ? 15 : 16
  }

  // MARK: Safe areas

  /// Indicates whether the layout guide above a controller's view has no height (6254 to 12118).
  var hasFlatGuides: Bool { build < 12_500 }

  /// Returns whether a freeform or embedded view of a height in points has the screen's top inset.
  ///
  /// On phones with a home button, views up to 351 high have no inset until 14460, and views from 496 have the inset of
  /// the status bar. From 17505, all views have it. On a phone without a home button, a view 252 high has it in 14490.
  func showsStatusBar(freeformHeight height: CGFloat, hasHomeButton: Bool) -> Bool {
    build >= 14_800 || height > 400 || !hasHomeButton
  }

  /// Returns whether a freeform view has the screen's bottom inset.
  ///
  /// Views wider than the screen have it (430 to 600 wide on a screen of 414, 15404 to 18093). Other views, which are
  /// 152 to 414 wide, do not have it until 21505, but do from 22684. If the document specifies that there is no bar at
  /// the bottom, a view as wide as the screen has it, and a view 73 wide does not (23506). Views taller than the screen
  /// have it in all builds (three projects).
  func showsHomeIndicator(
    freeformSize size: CGSize, onScreenOfSize screen: CGSize, endsAbove: Bool
  ) -> Bool {
    size.width > screen.width || size.height > screen.height
      || (build >= 21_600 && (!endsAbove || size.width == screen.width))
  }
}
