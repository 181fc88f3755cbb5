import Dispatch
import Foundation
import Synchronization
import Testing
import TestViews
import UIKit

/// A subclass of a UIKit class. Its key paths differ from the superclass's key paths.
private final class CustomScrollView: UIScrollView {}

/// An observer of string key paths, as `headframe swift` rewrites classes with `observeValue`.
private final class NamedObserver: NSObject, KeyValueObserver {
  var log: [String] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    log.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
  }
}

/// An object with lists, as `headframe swift` rewrites a class with `@objc` properties.
private final class Shelf: NSObject, ObjectiveCClass {
  let books = NSMutableArray(array: ["a", "b"])
  var names: [String] = []

  static var objectiveCMembers: [ObjectiveCMember] {
    [.property("books", \Shelf.books), .property("names", \Shelf.names)]
  }
}

// Expected: Apple's documentation of each option of key-value observing.
@MainActor
@Suite("Key-value observing")
struct KeyValueObservingTests {
  @Test("An observer gets the old and the new value")
  func oldAndNew() {
    let scroll = CustomScrollView()
    var log: [String] = []

    let observation = scroll.observe(\.contentSize, options: [.old, .new]) { view, change in
      log.append("\(change.oldValue?.height ?? -1) \(change.newValue?.height ?? -1) \(view === scroll)")
    }
    scroll.contentSize = CGSize(width: 10, height: 20)
    scroll.contentSize = CGSize(width: 10, height: 30)
    observation.invalidate()
    scroll.contentSize = .zero

    #expect(log == ["0.0 20.0 true", "20.0 30.0 true"])
  }

  @Test("An observer of a key path without a known name is notified once of a change of three properties")
  func unnamed() {
    let view = UIView()
    var heights: [CGFloat] = []

    let observation = view.observe(\.layer.bounds, options: [.new]) { _, change in
      heights.append(change.newValue?.height ?? -1)
    }
    view.frame = CGRect(x: 5, y: 5, width: 10, height: 20)

    #expect(heights == [20])
    observation.invalidate()
  }

  @Test("Objects can be observed and changed on several threads at the same time")
  nonisolated func threads() {
    let notifications = Mutex(0)

    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<50 {
        let progress = Progress(totalUnitCount: 1)
        let observation = progress.observe(\.completedUnitCount) { _, _ in notifications.withLock { $0 += 1 } }
        progress.willChangeValue(forKey: "completedUnitCount")
        progress.completedUnitCount = 1
        progress.didChangeValue(forKey: "completedUnitCount")
        observation.invalidate()
      }
    }

    #expect(notifications.withLock { $0 } == 400)
  }

  @Test("The initial value is reported immediately, and a change before and after it happens")
  func initialAndPrior() {
    let view = UIView()
    var log: [String] = []

    let observation = view.observe(\.isHidden, options: [.initial, .prior, .old, .new]) { view, change in
      let values = [change.oldValue, change.newValue].map { $0.map(String.init) ?? "-" }
      log.append("\(change.isPrior) \(values[0]) \(values[1])")
    }
    view.isHidden = true

    #expect(log == ["false - false", "true false -", "false false true"])
    observation.invalidate()
  }

  @Test("An observation ends when it is deallocated")
  func lifetime() {
    let label = UILabel()
    var count = 0

    var observation: NSKeyValueObservation? = label.observe(\.text) { _, _ in count += 1 }
    label.text = "a"
    #expect(observation != nil)
    observation = nil
    label.text = "b"

    #expect(count == 1)
  }

  @Test("Changes of geometry by other properties, or by constraints, are reported")
  func geometry() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    parent.addConstrained(view)
    var log: [String] = []
    let observations = [
      view.observe(\.bounds) { _, _ in log.append("bounds") },
      view.observe(\.center) { _, _ in log.append("center") },
      view.observe(\.frame) { _, _ in log.append("frame") },
    ]

    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 20),
    ])
    parent.layoutIfNeeded()
    #expect(Set(log) == ["bounds", "center", "frame"])
    log = []
    view.center.x += 10

    #expect(log == ["center", "frame"])
    observations.forEach { $0.invalidate() }
  }

  @Test("Scrolling, states of controls and titles can be observed")
  func others() {
    let scroll = CustomScrollView()
    let button = UIButton(type: .system)
    let controller = UIViewController()
    var log: [String] = []
    let observations = [
      scroll.observe(\.contentOffset) { _, _ in log.append("offset") },
      button.observe(\.isSelected) { _, _ in log.append("selected") },
      button.observe(\.isEnabled) { _, _ in log.append("enabled") },
      button.observe(\.alpha) { _, _ in log.append("alpha") },
      controller.observe(\.title) { _, _ in log.append("title") },
    ]

    scroll.contentOffset.y = 5
    button.isSelected = true
    button.isEnabled = false
    button.alpha = 0.5
    controller.title = "Home"

    #expect(log == ["offset", "selected", "enabled", "alpha", "title"])
    observations.forEach { $0.invalidate() }
  }

  @Test("An observer by key is notified until it is removed")
  func byName() {
    let (view, observer) = (UIView(), NamedObserver())

    view.addObserver(observer, forKeyPath: "hidden", options: [.old, .new], context: nil)
    view.isHidden = true
    view.removeObserver(observer, forKeyPath: "hidden")
    view.isHidden = false

    #expect(observer.log == ["hidden false true"])
  }

  // Apple's documentation of `mutableArrayValue(forKey:)` and of the keys of changes.
  @Test("Changes of the elements of a list notify its observers of the kind, the indexes and the elements")
  func elements() {
    final class Recorder: NSObject, KeyValueObserver {
      var log: [String] = []
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        let indexes = (change?[.indexesKey] as? IndexSet).map { $0.map(String.init).joined(separator: ",") } ?? "-"
        log.append(
          "\(change?[.kindKey] ?? "-") \(indexes) \(change?[.oldKey] as? [String] ?? []) "
            + "\(change?[.newKey] as? [String] ?? [])")
      }
    }
    let (shelf, recorder) = (Shelf(), Recorder())
    shelf.addObserver(recorder, forKeyPath: "books", options: [.old, .new], context: nil)
    let books = shelf.mutableArrayValue(forKey: "books")

    books.add("c")
    books.remove("a")
    books.replaceObject(at: 0, with: "d")
    books.insert(["e", "f"], at: IndexSet([0, 2]))
    books.exchangeObject(at: 0, withObjectAt: 1)
    // NSMutableArray's setObject:atIndexedSubscript: adds the object if the index is the count.
    books[books.count] = "g"
    books.removeAllObjects()

    #expect(
      recorder.log == [
        "2 2 [] [\"c\"]", "3 0 [\"a\"] []", "4 0 [\"b\"] [\"d\"]", "2 0,2 [] [\"e\", \"f\"]",
        "4 0,1 [\"e\", \"d\"] [\"d\", \"e\"]", "2 4 [] [\"g\"]",
        "3 0,1,2,3,4 [\"d\", \"e\", \"f\", \"c\", \"g\"] []",
      ])
    #expect(shelf.books.count == 0 && books.count == 0)
    recorder.log = []
    // NSMutableArray's replaceObjectsInRange:withObjectsFromArray: removes or inserts the rest.
    books.replaceObjects(in: NSRange(location: 0, length: 0), withObjectsFrom: ["h", "i", "j"])
    books.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: ["k"])
    #expect(
      recorder.log == ["2 0,1,2 [] [\"h\", \"i\", \"j\"]", "4 0 [\"h\"] [\"k\"]", "3 1 [\"i\"] []"])
    books.removeAllObjects()
    shelf.removeObserver(recorder, forKeyPath: "books")
    // Objects of Swift classes are equal to themselves.
    final class Pen {}
    let (pen, other) = (Pen(), Pen())
    books.addObjects(from: [pen, other, pen])
    #expect(books.index(of: other) == 1 && books.contains(pen) && !books.contains(Pen()))
    books.remove(pen)
    #expect(books.count == 1)
    books.removeObjects(in: [other])
    #expect(books.count == 0)
    // A list that is no mutable array is assigned.
    shelf.mutableArrayValue(forKey: "names").add("x")
    #expect(shelf.names == ["x"])
  }

  @Test("Values are found by key; unknown keys return nil")
  func valuesByName() {
    let label = UILabel()
    label.text = "a"
    label.isHidden = true

    #expect(label.value(forKey: "text") as? String == "a")
    #expect(label.value(forKey: "hidden") as? Bool == true)
    #expect(label.value(forKey: "isHidden") as? Bool == true)
    #expect(label.value(forKeyPath: "text.none") == nil)
    #expect(UIApplication.shared.value(forKeyPath: "statusBarWindow.statusBar") == nil)
  }
}
