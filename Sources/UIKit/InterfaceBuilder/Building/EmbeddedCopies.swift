/// The number of objects that scenes contain because they embed others, counted while they are made.
///
/// A scene is built again wherever it is embedded, so that two containers in each of twenty scenes describe a million
/// objects.
final class EmbeddedCopies {
  /// The maximum number of views and controllers, as of the objects of a layout document.
  static let limit = 50_000
  /// The maximum number of controllers that contain each other.
  static let depthLimit = 64

  private var count = 0
  /// Indicates whether an error has ended the embedding of scenes.
  private(set) var hasEnded = false

  /// Counts a view or a controller.
  func add() { count += 1 }

  /// Returns the reason why a controller cannot be embedded below the open ones; nil if it can.
  ///
  /// After the first reason, nothing is embedded: the document is rejected, and every other path through the scenes
  /// could lead to the same reason.
  func refusal(of element: Element, below open: [Element]) -> String? {
    let id = element.id ?? ""
    if open.contains(where: { $0 === element }) { return end("The controller \"\(id)\" would contain itself.") }
    if open.count >= Self.depthLimit { return end("Controllers are nested deeper than \(Self.depthLimit).") }
    if count >= Self.limit {
      return end("The document's scenes embed more than \(Self.limit) views and controllers; embed fewer scenes.")
    }
    return nil
  }

  private func end(_ reason: String) -> String {
    hasEnded = true
    return reason
  }
}
