import ImageIO
import UIKit

/// The frames of an animated file, read with functions of Core Foundation.
enum Player {
  static func delays(of data: Data) -> [Float] {
    guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return [] }
    return (0..<CGImageSourceGetCount(source)).map { delay(of: $0, in: source) }
  }

  private static func delay(of index: Int, in source: CGImageSource) -> Float {
    guard let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) else { return 0 }
    let frameKey = Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque()
    guard let frame = CFDictionaryGetValue(properties, frameKey) else { return 0 }
    let timing = unsafeBitCast(frame, to: CFDictionary.self)
    var delay: AnyObject = unsafeBitCast(
      CFDictionaryGetValue(timing, Unmanaged.passUnretained(kCGImagePropertyGIFUnclampedDelayTime).toOpaque()),
      to: AnyObject.self)
    if delay.doubleValue == 0 {
      delay = unsafeBitCast(
        CFDictionaryGetValue(timing, Unmanaged.passUnretained(kCGImagePropertyGIFDelayTime).toOpaque()),
        to: AnyObject.self)
    }
    return delay.floatValue
  }
}

extension NSPredicate {
  /// The names of the variables in the conditions.
  var variables: [String] {
    if let compound = self as? NSCompoundPredicate {
      return compound.subpredicates.flatMap { ($0 as? NSPredicate)?.variables ?? [] }
    }
    guard let comparison = self as? NSComparisonPredicate else { return [] }
    return [comparison.leftExpression, comparison.rightExpression].compactMap(\.variableName)
  }
}

extension NSExpression {
  var variableName: String? {
    switch expressionType {
    case .variable, .function: String("\(self)".dropFirst())
    default: nil
    }
  }
}
