public import Foundation

/// An interaction of a view. The view stores it, but there are no touches to trigger it.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  func replaceInteractions(with newValue: [any UIInteraction]) {
    for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
      removeInteraction(interaction)
    }
    for interaction in newValue where !interactions.contains(where: { $0 === interaction }) {
      addInteraction(interaction)
    }
  }

  func attach(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rare.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
