import UIFoundation

extension NSLayoutConstraint {
  /// Returns the constraints of a line of visual format. Throws an error with its column.
  ///
  /// The names in scope are listed in order of preference for suggestions.
  package static func parse(
    visualFormat format: String, options: FormatOptions = [], metrics: @escaping (String) -> Double?,
    metricNames: [String], items: @escaping (String) -> (any LayoutItem)?, itemNames: [String]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let line = try VisualFormatParser.parse(format)
    var builder = VisualFormatBuilder(
      line, format: format, options: options, metrics: metrics, metricNames: metricNames, items: items,
      itemNames: itemNames)
    return try builder.build()
  }

  /// Returns the constraints of a line with names in UIKit's dictionaries. A metric must be a number.
  static func parse(
    visualFormat format: String, options: FormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    try parse(
      visualFormat: format, options: options, metrics: { Double(number: metrics?[$0]) },
      metricNames: (metrics ?? [:]).keys.sorted(), items: { views[$0] as? any LayoutItem },
      itemNames: views.keys.sorted())
  }
}
