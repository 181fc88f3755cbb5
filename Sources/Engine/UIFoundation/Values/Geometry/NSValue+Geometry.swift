public import Foundation

extension NSValue {
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
}

public func NSStringFromCGRect(_ rect: CGRect) -> String { NSStringFromRect(rect) }
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSStringFromPoint(point) }
public func NSStringFromCGSize(_ size: CGSize) -> String { NSStringFromSize(size) }
