import Foundation
import Testing
import TestViews
import UIKit

@MainActor
@Suite("UIKit on other threads")
struct OtherThreadTests {
  /// Runs a main-actor body on another thread, as Swift 5 test frameworks do, and waits for its result.
  private func onOtherThread<Value: Sendable>(_ body: @escaping @MainActor () -> Value) -> Value? {
    let unchecked = Unchecked(run: unsafeBitCast(body, to: (() -> Value).self))
    let (result, done) = (Box<Value>(), DispatchSemaphore(value: 0))
    Thread {
      result.value = unchecked.run()
      done.signal()
    }.start()
    done.wait()
    return result.value
  }

  private struct Unchecked<Value>: @unchecked Sendable {
    let run: () -> Value
  }

  private final class Box<Value>: @unchecked Sendable {
    var value: Value?
  }

  @Test("Constraints and controllers can be read on any thread")
  func getters() {
    let root = rootView(100, 100)
    let child = root.addConstrainedSubview()
    child.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    let tabs = UITabBarController()
    let pages = [UIViewController(), UIViewController()]
    tabs.viewControllers = pages
    tabs.selectedIndex = 1
    let navigation = UINavigationController(rootViewController: UIViewController())

    #expect(onOtherThread { root.constraints.count } == 1)
    #expect(onOtherThread { root.subviews.count } == 1)
    #expect(onOtherThread { tabs.selectedViewController === pages[1] } == true)
    #expect(onOtherThread { navigation.topViewController === navigation.viewControllers.first } == true)
    #expect(onOtherThread { navigation.navigationBar.backItem == nil } == true)
    #expect(onOtherThread { UIControl().allControlEvents.isEmpty } == true)
    #expect(onOtherThread { UITableView().visibleCells.count } == 0)
    #expect(onOtherThread { UISplitViewController(style: .doubleColumn).viewControllers.count } == 0)
  }

  @Test("Layers support their keys on any thread")
  func layerKeys() {
    let layer = CAShapeLayer()

    let width = onOtherThread {
      layer.setValue(3, forKey: "lineWidth")
      layer.setValue(0.5, forKeyPath: "transform.scale.x")
      return layer.value(forKey: "lineWidth") as? CGFloat
    }

    #expect(width == 3 && layer.lineWidth == 3)
    #expect(layer.transform.m11 == 0.5)
  }

  @Test("Optional requirements can be called on any thread")
  func optionalCalls() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var lines: [String] = []

      func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll") }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        lines.append("end \(decelerate)")
      }
    }
    let (listener, scrollView) = (Listener(), UIScrollView())
    scrollView.delegate = listener

    _ = onOtherThread {
      scrollView.delegate?.scrollViewDidScroll?(scrollView)
      scrollView.delegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: true)
    }

    #expect(listener.lines == ["scroll", "end true"])
  }
}
