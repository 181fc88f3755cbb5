import Testing

@testable import UIKitCore

@MainActor
@Suite("Autoresizing")
struct AutoresizingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("A flexible width changes by as much as the superview's width")
  func flexibleWidth() {
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    child.autoresizingMask = [.flexibleWidth]
    root.addSubview(child)

    root.frame.size.width = 160

    #expect(child.frame == CGRect(x: 10, y: 10, width: 90, height: 30))
  }

  @Test("Flexible margins share the change in proportion to their old lengths: 70 · 10/70 and 70 · 60/70")
  func flexibleMargins() {
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 30))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    root.addSubview(child)

    root.frame.size.width = 170

    #expect(abs(child.frame.minX - 20) < 1e-9)
    #expect(child.frame.width == 30)
  }

  @Test("An assigned frame acts as required constraints if other constraints reference the view")
  func frameAsConstraints() {
    let fixed = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(fixed)
    root.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 5),
      follower.topAnchor.constraint(equalTo: fixed.topAnchor),
      follower.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      follower.heightAnchor.constraint(equalTo: fixed.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(follower.frame == CGRect(x: 45, y: 20, width: 30, height: 40))

    fixed.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    root.layoutIfNeeded()

    #expect(follower.frame == CGRect(x: 25, y: 0, width: 20, height: 10))
  }

  @Test("A flexible view that constraints reference resizes with its superview")
  func flexibleInEngine() {
    let flexible = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 10))
    flexible.autoresizingMask = [.flexibleWidth]
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(flexible)
    root.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: flexible.leftAnchor),
      follower.rightAnchor.constraint(equalTo: flexible.rightAnchor),
      follower.topAnchor.constraint(equalTo: flexible.bottomAnchor),
      follower.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()

    root.frame.size.width = 200
    root.layoutIfNeeded()

    #expect(flexible.frame == CGRect(x: 10, y: 0, width: 180, height: 10))
    #expect(follower.frame == CGRect(x: 10, y: 10, width: 180, height: 10))
  }
}
