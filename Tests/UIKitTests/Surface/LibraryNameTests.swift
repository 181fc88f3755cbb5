import Testing
import UIKit

@MainActor
@Suite("Objects and values that libraries find by name")
struct LibraryNameTests {
  private final class Application: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }

  @Test("A delegate's `window`, read through `UIApplicationDelegate`, is the property that its class declares")
  func delegateWindow() {
    let application = Application()
    application.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let delegate: (any UIApplicationDelegate)? = application

    #expect(delegate?.window??.bounds.width == 320)
    #expect(application.window?.bounds.height == 480)
  }

  @Test("A shared object is found by its class and name")
  func classValues() {
    #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    #expect(UIView.value(forKey: "sharedApplication") == nil)
  }

  @Test("Values can be set by key and by key path")
  func keyedValues() {
    let view = UIView()

    view.setValue(true, forKey: "hidden")
    view.setValue(0.5, forKeyPath: "alpha")

    #expect(view.isHidden)
    #expect(view.alpha == 0.5)
  }

  @Test("CGFloat and number objects can be converted into one another, as in Apple's Foundation")
  func numbers() {
    #expect((CGFloat(2.5) as NSNumber).doubleValue == 2.5)
    #expect(Optional(NSNumber(value: 3)).map(CGFloat.init) == 3)
    #expect(CGRect(x: 10, y: 0, width: -10, height: 5).equalTo(CGRect(x: 0, y: 0, width: 10, height: 5)))
  }

  @Test("A table of weak objects removes deallocated objects")
  func weakTables() {
    let table = NSHashTable<UIView>.weakObjects()
    let kept = UIView()
    do {
      let gone = UIView()
      table.add(gone)
      table.add(kept)
      table.add(kept)
      #expect(table.count == 2)
      withExtendedLifetime(gone) {}
    }

    #expect(table.allObjects == [kept])
    #expect(table.contains(kept))
  }

  // NSPointerArray: "NULL" elements remain until `compact()`.
  @Test("An array of weak pointers keeps empty elements for deallocated objects until it is compacted")
  func pointers() {
    func pointer(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }
    let array = NSPointerArray.weakObjects()
    let (kept, first) = (UIView(), UIView())
    do {
      let gone = UIView()
      array.addPointer(pointer(gone))
      array.addPointer(pointer(kept))
      array.insertPointer(pointer(first), at: 0)
      withExtendedLifetime(gone) {}
    }

    let (count, second) = (array.count, array.pointer(at: 1))
    array.compact()

    #expect(count == 3 && second == nil)
    #expect(array.allObjects as? [UIView] == [first, kept])
    #expect(array.pointer(at: 1) == pointer(kept) && array.pointer(at: 2) == nil)
  }

  @Test("An operation that changes its own state tells its queue that it has finished")
  func operations() {
    final class Finishing: Operation, @unchecked Sendable {
      private var isOver = false
      override var isFinished: Bool { isOver }
      override func start() {
        willChangeValue(forKey: "isFinished")
        isOver = true
        didChangeValue(forKey: "isFinished")
      }
    }
    let (queue, operation) = (OperationQueue(), Finishing())

    queue.addOperation(operation)
    queue.waitUntilAllOperationsAreFinished()

    #expect(queue.operationCount == 0)
  }

  @Test("A map finds values by equal keys")
  func maps() {
    let map = NSMapTable<NSString, UIView>.strongToWeakObjects()
    let view = UIView()
    map.setObject(view, forKey: "a")

    #expect(map.object(forKey: NSString(string: "a")) === view)
    map.removeObject(forKey: "a")
    #expect(map.count == 0)
  }

  @Test("Undone changes can be redone, and groups are undone together")
  func undoing() {
    final class Counter {
      var value = 0
      func set(_ new: Int, _ manager: UndoManager) {
        let old = value
        value = new
        manager.registerUndo(withTarget: self) { $0.set(old, manager) }
      }
    }
    let manager = UndoManager()
    let counter = Counter()

    counter.set(1, manager)
    manager.beginUndoGrouping()
    counter.set(2, manager)
    counter.set(3, manager)
    manager.endUndoGrouping()
    manager.setActionName("Count")

    #expect(manager.undoMenuItemTitle == "Undo Count")
    manager.undo()
    #expect(counter.value == 1)
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo)
    manager.redo()
    manager.redo()
    #expect(counter.value == 3)
    #expect(!manager.canRedo)
  }

  @Test("An undo operation can end the group that contains it")
  func unbalancedUndoGroups() {
    final class Counter {
      var value = 0
    }
    let (manager, counter) = (UndoManager(), Counter())

    manager.registerUndo(withTarget: counter) {
      $0.value = 1
      manager.endUndoGrouping()
    }
    manager.undo()

    #expect(counter.value == 1)
    #expect(manager.groupingLevel == 0)
  }

  @Test("Removing all actions of an undo manager enables registration, as Apple documents it")
  func removeAllActions() {
    final class Counter {}
    let (manager, counter) = (UndoManager(), Counter())
    manager.registerUndo(withTarget: counter) { _ in }
    manager.disableUndoRegistration()

    manager.removeAllActions()

    #expect(!manager.canUndo)
    #expect(manager.isUndoRegistrationEnabled)
  }

  @Test("A view finds the undo manager of its window")
  func undoManagers() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = UIView()
    #expect(view.undoManager == nil)

    window.addSubview(view)

    #expect(view.undoManager != nil)
    #expect(view.undoManager === window.undoManager)
  }

  /// An updater that records the search text of each update.
  private final class Updater: NSObject, UISearchResultsUpdating {
    var texts: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      texts.append(searchController.searchBar.text ?? "")
    }
  }

  @Test("A search updates its results when it begins and when it ends")
  func searching() {
    let updater = Updater()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = updater

    search.isActive = true
    #expect(updater.texts == [""])
    search.searchBar.text = "in"
    updater.texts = []
    search.isActive = false

    #expect(updater.texts == ["in"])
  }

  /// A delegate that allows only the second tab.
  private final class Chooser: NSObject, UITabBarControllerDelegate {
    func tabBarController(_ controller: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
      viewController === controller.viewControllers?[1]
    }
  }

  @Test("A selected tab shows its controller if the delegate allows it")
  func tabs() {
    let tabs = UITabBarController()
    let chooser = Chooser()
    tabs.delegate = chooser
    tabs.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
    tabs.loadViewIfNeeded()
    guard let items = tabs.tabBar.items else { return #expect(Bool(false), "no items") }

    tabs.tabBar.delegate?.tabBar(tabs.tabBar, didSelect: items[1])
    #expect(tabs.selectedIndex == 1)
    tabs.tabBar.delegate?.tabBar(tabs.tabBar, didSelect: items[2])
    #expect(tabs.selectedIndex == 1)
  }

  /// A layer that counts how often its repeat count is set.
  private final class CountingLayer: CALayer {
    var count = 0
    override var repeatCount: Float {
      didSet { count += 1 }
    }
  }

  @Test("A subclass of a layer can override a property of its timing")
  func layerTimes() {
    let layer = CountingLayer()

    layer.repeatCount = 3

    #expect(layer.repeatCount == 3)
    #expect(layer.count == 1)
  }

  @Test("An animator finds the attributes of a cell among its behaviors")
  func dynamicAttributes() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 4, section: 0))
    let animator = UIDynamicAnimator(collectionViewLayout: UICollectionViewFlowLayout())

    animator.addBehavior(UIAttachmentBehavior(item: attributes, attachedToAnchor: .zero))

    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 4, section: 0)) === attributes)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 5, section: 0)) == nil)
  }
}
