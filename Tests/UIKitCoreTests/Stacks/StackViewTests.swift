import Testing

@testable import UIKitCore

@MainActor
@Suite("Rule 9: stack views")
struct StackViewTests {
  /// A view with a content size.
  private final class Box: UIView {
    var size: CGSize {
      didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  private func layOut(_ stack: UIStackView, _ width: CGFloat, _ height: CGFloat) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: width),
      stack.heightAnchor.constraint(equalToConstant: height),
    ])
    // The root is only held by this function, so the frames are read while it lives.
    root.layoutIfNeeded()
    stack.removeFromSuperview()
  }

  @Test("Filling stretches the later of two equals: 300 − 40 − 10 = 250")
  func fillStretchesTheLast() {
    let (a, b) = (Box(40, 20), Box(60, 30))
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.spacing = 10

    layOut(stack, 300, 50)

    #expect(a.frame == CGRect(x: 0, y: 0, width: 40, height: 50))
    #expect(b.frame == CGRect(x: 50, y: 0, width: 250, height: 50))
  }

  @Test("Filling shrinks the later of two equals: 80 − 40 − 10 = 30")
  func fillShrinksTheLast() {
    let (a, b) = (Box(40, 20), Box(60, 30))
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.spacing = 10

    layOut(stack, 80, 50)

    #expect(a.frame.width == 40)
    #expect(b.frame.width == 30)
  }

  @Test("Equal filling divides the length without spacing: (300 − 2·15) / 3 = 90")
  func fillEqually() {
    let boxes = [Box(10, 10), Box(20, 10), Box(30, 10)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.distribution = .fillEqually
    stack.spacing = 15

    layOut(stack, 300, 20)

    #expect(boxes.map(\.frame.minX) == [0, 105, 210])
    #expect(boxes.map(\.frame.width) == [90, 90, 90])
  }

  @Test("Proportional filling divides by contents, 300·40/60 and 300·20/60; a view without content gets nothing")
  func fillProportionally() {
    let (a, b, empty) = (Box(40, 20), Box(20, 20), UIView())
    let stack = UIStackView(arrangedSubviews: [a, b, empty])
    stack.distribution = .fillProportionally

    layOut(stack, 300, 50)

    #expect(a.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(b.frame == CGRect(x: 200, y: 0, width: 100, height: 50))
    #expect(empty.frame == CGRect(x: 300, y: 0, width: 0, height: 50))
  }

  @Test("A nested stack's share depends on its arranged views: 122 · 43.5, 58 and 24 of 125.5 in a recorded nib")
  func fillProportionallyWithStacks() {
    let inner = UIStackView(arrangedSubviews: [Box(207.5, 43.5), Box(80, 20)])
    let (middle, last) = (Box(190, 58), Box(152, 24))
    let stack = UIStackView(arrangedSubviews: [inner, middle, last])
    (stack.axis, stack.distribution, stack.alignment) = (.vertical, .fillProportionally, .center)

    layOut(stack, 375, 122)

    // Recorded in 14490: 42.5, 56 and 23.5 high.
    #expect(abs(inner.frame.height - 42.5) <= 0.5)
    #expect(abs(middle.frame.height - 56) <= 0.5)
    #expect(abs(last.frame.height - 23.5) <= 0.5)
  }

  @Test("A nested stack's share follows its content: 300 · 40 / 60 becomes 300 · 80 / 100")
  func nestedShareFollowsContent() {
    let (inside, beside) = (Box(40, 20), Box(20, 20))
    let inner = UIStackView(arrangedSubviews: [inside])
    let stack = UIStackView(arrangedSubviews: [inner, beside])
    stack.distribution = .fillProportionally

    layOut(stack, 300, 50)
    #expect(inner.frame.width == 200)

    inside.size = CGSize(width: 80, height: 20)
    layOut(stack, 300, 50)
    #expect(inner.frame.width == 240)
  }

  @Test("Pickers share by their height of 216: 201 · 20.5 / 236.5 = 17.4 is left to a line")
  func fillProportionallyWithPicker() {
    let (line, picker) = (Box(100, 20.5), UIPickerView(frame: .zero))
    let stack = UIStackView(arrangedSubviews: [line, picker])
    (stack.axis, stack.distribution) = (.vertical, .fillProportionally)

    layOut(stack, 375, 201)

    // Recorded in 13173: 17.5 and 183.5.
    #expect(abs(line.frame.height - 17.5) <= 0.5)
    #expect(abs(picker.frame.height - 183.5) <= 0.5)
  }

  @Test("Equal spacing divides the length without contents: (300 − 60) / 2 = 120")
  func equalSpacing() {
    let boxes = [Box(10, 10), Box(20, 10), Box(30, 10)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.distribution = .equalSpacing

    layOut(stack, 300, 20)

    #expect(boxes.map(\.frame.minX) == [0, 130, 270])
    #expect(boxes.map(\.frame.width) == [10, 20, 30])
  }

  @Test("Equal centering puts the middle of three midway between the outer centers: (5 + 285) / 2 = 145")
  func equalCentering() {
    let boxes = [Box(10, 10), Box(20, 10), Box(30, 10)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.distribution = .equalCentering

    layOut(stack, 300, 20)

    #expect(boxes.map(\.frame.midX) == [5, 145, 285])
  }

  @Test("A hidden arranged subview leaves no spacing")
  func hiddenView() {
    let boxes = [Box(40, 20), Box(40, 20), Box(40, 20)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.spacing = 10
    boxes[1].isHidden = true

    layOut(stack, 90, 20)

    #expect(boxes[0].frame.minX == 0)
    #expect(boxes[2].frame == CGRect(x: 50, y: 0, width: 40, height: 20))
  }

  @Test("Centered across the axis, views keep their heights: (50 − 20) / 2 = 15, (50 − 30) / 2 = 10")
  func centerAlignment() {
    let (a, b) = (Box(40, 20), Box(60, 30))
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.alignment = .center

    layOut(stack, 100, 50)

    #expect(a.frame == CGRect(x: 0, y: 15, width: 40, height: 20))
    #expect(b.frame == CGRect(x: 40, y: 10, width: 60, height: 30))
  }

  @Test("The fitting size is contents and spacing along the axis, the largest content across it")
  func fittingSize() {
    let stack = UIStackView(arrangedSubviews: [Box(40, 20), Box(60, 30)])
    stack.spacing = 10

    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

    #expect(size == CGSize(width: 110, height: 30))
  }

  @Test("Removed from the arrangement a view stays a subview; removed from the stack it leaves both")
  func removal() {
    let (a, b) = (Box(40, 20), Box(60, 30))
    let stack = UIStackView(arrangedSubviews: [a, b])

    stack.removeArrangedSubview(a)
    b.removeFromSuperview()

    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.subviews == [a])
  }
}
