import UIKitCore

/// The insets of screens on the canvas, on which recorded heights of views depend.
///
/// They differ between builds of Interface Builder. Numbers of four or five digits are builds; other numbers are points.
package struct RecordedScreen: Sendable {
  /// The build that saved the document, without its fraction; 0 if unknown.
  let build: Int

  /// Indicates whether a hidden status bar still covers views in documents without safe areas.
  ///
  /// It does not in 12088, but does from 14088.
  var keepsHiddenStatusBar: Bool { build >= 13_000 }

  /// Indicates whether phones without a home button add the insets of the portrait screen (from 23721).
  ///
  /// In portrait (seven projects, 23721 to 24743), bars are at 96 if the status bar is 48 high. In landscape (one
  /// project, 24405), 47 points are covered above and 21 + 34 below.
  package var addsUprightInsets: Bool { build >= 23_600 }

  /// Returns the height of the status bar in portrait, in points. `real` is the height on the device.
  func statusBarHeight(of device: String?, real: CGFloat) -> CGFloat {
    // It is 20 until 14490, 0 from 14799 to 21505, and 20 again from 21679. On tablets without a home button, it is 24
    // in all builds.
    guard real > 20 else { return (14_600..<21_600).contains(build) ? 0 : real }
    guard real > 24 else { return real }
    // It is 44 on every such phone until 20020, and the device's own height from 21679.
    if build < 21_000 { return 44 }
    // It is 50 in three projects (22504 to 23084), and 44 again in one (24504).
    if device == "retina5_9", build < 24_000 { return 50 }
    return real
  }
}
