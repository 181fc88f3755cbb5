public import Foundation
internal import UIFoundation

/// The types of the items that a responder accepts.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  open private(set) var acceptableTypeIdentifiers: [String] = []

  public override init() {}

  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
}

/// The system gestures for editing with three fingers.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default` = 1
}
