import Testing
import UIKit

// Subclasses with the two initializers that are common in views. The tests use the inherited initializers.
private final class Knob: UIControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class PillButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Field: UITextField {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class FormStack: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
  }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

private final class Cell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class SectionHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Pages: UIPageViewController {
  override init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    super.init(transitionStyle: .scroll, navigationOrientation: navigationOrientation, options: options)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
@Suite("Initializers that subclasses inherit")
struct InitializerTests {
  @Test("Subclasses of controls, buttons, fields, stacks, cells and headers have UIKit's short initializers")
  func inherited() {
    let stack = FormStack(arrangedSubviews: [UIView(), UIView()])

    #expect(Knob().bounds == .zero)
    #expect(PillButton(type: .system).layer.cornerRadius == 8)
    #expect(PillButton(configuration: .filled()).configuration != nil)
    #expect(PillButton(primaryAction: UIAction(title: "Go") { _ in }).currentTitle == "Go")
    #expect(Field().borderStyle == .none)
    #expect(stack.axis == .vertical)
    #expect(stack.arrangedSubviews.count == 2)
    #expect(Cell().textLabel != nil)
    #expect(SectionHeader().reuseIdentifier == nil)
    #expect(Pages(transitionStyle: .pageCurl, navigationOrientation: .horizontal).transitionStyle == .scroll)
  }

  @Test("Numbers can be added to and subtracted from priorities")
  func priorities() {
    var priority = UILayoutPriority.required - 1
    priority -= 0.5

    #expect(UILayoutPriority.defaultHigh + 1 == UILayoutPriority(rawValue: 751))
    #expect(priority.rawValue == 998.5)
    #expect((.defaultLow + 10 as UILayoutPriority).rawValue == 260)
  }
}
