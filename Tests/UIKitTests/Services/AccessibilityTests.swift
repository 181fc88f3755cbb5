import Testing
import UIKit

@MainActor
@Suite("Accessibility by closures, rotors and additional content")
struct AccessibilityTests {
  @Test("A closure takes precedence over an assigned value, and is called whenever the value is read")
  func closures() {
    let view = UIView()
    var count = 0
    view.accessibilityLabel = "assigned"
    view.accessibilityLabelBlock = {
      count += 1
      return "\(count) new"
    }
    view.accessibilityTraitsBlock = { .button }
    view.isAccessibilityElementBlock = { true }
    view.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 3, height: 4) }
    view.accessibilityElementsBlock = { [UIAccessibilityElement(accessibilityContainer: UIView())] }

    #expect(view.accessibilityLabel == "1 new" && view.accessibilityLabel == "2 new")
    #expect(view.accessibilityAttributedLabel?.string == "3 new")
    #expect(view.accessibilityTraits == .button && view.isAccessibilityElement)
    #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.accessibilityElementCount() == 1)
    view.accessibilityLabelBlock = nil
    #expect(view.accessibilityLabel == "assigned")
  }

  @Test("A subclass overrides the closures, and the values come from its override")
  func overriddenClosures() {
    final class Row: UIView {
      var reads = 0
      override var accessibilityLabelBlock: AXStringReturnBlock? {
        get {
          reads += 1
          return super.accessibilityLabelBlock ?? { "row" }
        }
        set { super.accessibilityLabelBlock = newValue }
      }
    }
    let row = Row()
    row.accessibilityLabel = "assigned"

    #expect(row.accessibilityLabel == "row" && row.reads == 1)
    row.accessibilityLabelBlock = { "closure" }
    #expect(row.accessibilityLabel == "closure" && row.accessibilityAttributedLabel?.string == "closure")
  }

  @Test("The closure of a button is called instead of a tap")
  func activation() {
    let button = UIButton(type: .system)
    var (taps, activations) = (0, 0)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.accessibilityActivateBlock = {
      activations += 1
      return true
    }

    #expect(button.accessibilityActivate())
    #expect(taps == 0 && activations == 1)
  }

  @Test("A rotor finds the next element after the current one")
  func rotors() {
    let views = [UIView(), UIView()]
    let rotor = UIAccessibilityCustomRotor(name: "Views") { predicate in
      let current = views.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1
      let next = predicate.searchDirection == .next ? current + 1 : current - 1
      return views.indices.contains(next)
        ? UIAccessibilityCustomRotorItemResult(targetElement: views[next], targetRange: nil) : nil
    }
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: views[0], targetRange: nil)

    #expect(rotor.itemSearchBlock(predicate)?.targetElement === views[1])
    predicate.searchDirection = .previous
    #expect(rotor.itemSearchBlock(predicate) == nil)
    #expect(rotor.systemRotorType == .none)
    #expect(UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }.systemRotorType == .heading)
  }

  @Test("A view provides content with labels, values and importances")
  func content() {
    final class Photo: UIView, AXCustomContentProvider {
      var accessibilityCustomContent: [AXCustomContent]! = [AXCustomContent(label: "Size", value: "3 MB")]
    }
    let photo: any AXCustomContentProvider = Photo()

    #expect(photo.accessibilityCustomContent.first?.label == "Size")
    #expect(photo.accessibilityCustomContent.first?.attributedValue.string == "3 MB")
    #expect(photo.accessibilityCustomContent.first?.importance == .default)
  }
}
