public import Foundation
internal import UIFoundation

/// An interaction that searches the text of a view. There is no panel in which a person could type.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open var searchText: String?
  open var replacementText: String?
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  open var isFindNavigatorVisible: Bool { false }
  open var activeFindSession: UIFindSession? { nil }

  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func presentFindNavigator(showingReplace: Bool) {}
  open func dismissFindNavigator() {}
  open func findNext() {}
  open func findPrevious() {}
  open func updateResultCount() {}
}

/// A search in a view.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  open var resultCount: Int { 0 }
  /// The index of the highlighted result; `NSNotFound` if there is none.
  open var highlightedResultIndex: Int { NSNotFound }
  open func invalidateFoundResults() {}
}

/// The source of the search of an interaction. Nothing is searched, so the methods are never called.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: AnyObject {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)  // optional
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)  // optional
}
