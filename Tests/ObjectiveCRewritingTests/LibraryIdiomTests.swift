import Testing

@testable import ObjectiveCRewriting

@Suite("Idioms of libraries")
struct LibraryIdiomTests {
  @Test(
    "The use of a name that Apple's Foundation or an umbrella header provides adds an import of its module",
    arguments: [
      ("let request: URLRequest", "FoundationNetworking"), ("let parser: XMLParser", "FoundationXML"),
      ("let font: UIFont", "UIKit"),
      ("let title = String(localized: \"title\")", "UIKit"), ("let names: PersonNameComponentsFormatter", "UIKit"),
      ("let transform = CATransform3DIdentity", "UIKit"), ("let n: NSInteger", "UIKit"),
    ])
  func importsModules(use: String, module: String) {
    #expect(rewritten("import Foundation\n\(use)\n") == "import Foundation; import \(module)\n\(use)\n")
  }

  @Test(
    "A module's own names and names of Foundation need no import",
    arguments: ["struct UIThing {}; let thing: UIThing", "let size: CGSize", "let id: UUID", "let UI = 1, CASES = 2"])
  func leavesOtherNames(source: String) {
    #expect(rewritten("import Foundation\n\(source)\n") == "import Foundation\n\(source)\n")
  }

  @Test("Formats of localized texts call functions that know plural forms")
  func pluralFormats() {
    #expect(
      rewritten("import UIKit\nlet a = String.localizedStringWithFormat(NSLocalizedString(\"n\", comment: \"\"), 3)\n")
        == "import UIKit\nlet a = String.localizedPlural(NSLocalizedString(\"n\", comment: \"\"), 3)\n")
    #expect(
      rewritten("import UIKit\nlet a = String(format: NSLocalizedString(\"n\", comment: \"\"), 3)\n")
        == "import UIKit\nlet a = String(pluralFormat: NSLocalizedString(\"n\", comment: \"\"), 3)\n")
    let plain = "import UIKit\nlet a = String(format: \"%d\", 3)\n"
    #expect(rewritten(plain) == plain)
  }

  @Test("A created ProcessInfo, which Linux does not permit, is that of the process")
  func processInfo() {
    #expect(
      rewritten("import UIKit\nlet a = ProcessInfo().environment\n")
        == "import UIKit\nlet a = ProcessInfo.processInfo.environment\n")
  }

  // `CGRectIntersectsRect`, which is also tested with rectangles that only touch.
  @Test("Rectangles of a file that asks whether they intersect have Apple's member, unless the module has its own")
  func intersections() {
    let member =
      " extension CGRect { fileprivate func intersects(_ rect: CGRect) -> Bool { CGRectIntersectsRect(self, rect) } }"
    let (call, reference) = (
      "import UIKit\nlet a = b.intersects(c)\n", "import UIKit\nlet a = b.filter(c.intersects)\n"
    )
    #expect(rewritten(call) == call + member)
    #expect(rewritten(reference) == reference + member)
    // In a line of its own after a directive or a comment without a newline.
    let open = "import UIKit\n#if DEBUG\nlet a = b.intersects(c)\n#endif"
    #expect(rewritten(open) == open + "\r" + member.dropFirst())
    for other in [
      "import UIKit\nlet a = set.intersects(integersIn: b)\n",
      "import UIKit\nextension CGRect { func intersects(_ r: CGRect) -> Bool { true } }\nlet a = b.intersects(c)\n",
      "import UIKit\n@inlinable public func a() -> Bool { b.intersects(c) }\n",
    ] { #expect(rewritten(other) == other) }
  }

  @Test("abs in an extension of CGFloat becomes the standard library's function")
  func absoluteValues() {
    #expect(
      rewritten("import UIKit\nextension CGFloat { var size: CGFloat { abs(self) } }\nlet x = abs(1)\n")
        == "import UIKit\nextension CGFloat { var size: CGFloat { Swift.abs(self) } }\nlet x = abs(1)\n")
  }

  @Test("A message to an object of unknown type is sent only if the object is an NSObject")
  func messagesToAnyObject() {
    let call = "performSelector(onMainThread: s, with: nil, waitUntilDone: true)"

    #expect(rewritten("target?.\(call)") == "(target as? NSObject)?.\(call)")
    #expect(rewritten("target.\(call)") == "(target as? NSObject)?.\(call)")
    #expect(rewritten("self.\(call)") == "self.\(call)")
  }

  @Test("The description of an object's class becomes the name of the class")
  func classDescriptions() {
    #expect(
      rewritten("func name(_ o: AnyObject) -> String { type(of: o).description() }")
        == "func name(_ o: AnyObject) -> String { NSStringFromClass(type(of: o)) }")
    let other = "func name(_ o: Shape) -> String { type(of: o).description() }"
    #expect(rewritten(other) == other)
  }

  @Test(
    "A managed property of a layer becomes a value that the layer stores under the property's name",
    arguments: [
      ("var angle: Double", "value(forKey: \"angle\") as? Double ?? 0"),
      ("var angle: Bool", "value(forKey: \"angle\") as? Bool ?? false"),
      ("var angle: CGPoint", "value(forKey: \"angle\") as? CGPoint ?? .zero"),
      ("var angle: UIColor?", "value(forKey: \"angle\") as? UIColor"),
      ("weak var angle: UIView!", "value(forKey: \"angle\") as? UIView"),
      ("var angle: UIColor", "value(forKey: \"angle\") as? UIColor"),
      ("var angle: any Shape", "value(forKey: \"angle\") as? any Shape"),
    ])
  func managedProperties(property: String, value: String) {
    var kept = property.hasPrefix("weak") ? "    " + property.dropFirst(4) : property
    for type in ["UIColor", "any Shape"] where kept.hasSuffix(type) { kept.replace(type, with: "(\(type))!") }

    #expect(
      rewritten("import UIKit\nclass Arc: CAShapeLayer {\n  @NSManaged \(property)\n}\n")
        == "import UIKit\nclass Arc: CAShapeLayer {\n             \(kept) "
        + "{ get { \(value) } set { setValue(newValue, forKey: \"angle\") } }\n}\n")
    let other = "import UIKit\nclass Arc: NSManagedObject {\n  @NSManaged \(property)\n}\n"
    #expect(rewritten(other) == other)
  }

  @Test("An overload that is not overridden keeps its name")
  func overloads() {
    let result = rewritten(
      "import UIKit\nextension UIView { func add(_ v: UIView...) {}; @objc func add(_ v: [UIView]) {} }\n"
        + "extension UITableViewCell { override func add(_ v: [UIView]) {} }\n")

    #expect(result.contains("extension UIView { func add(_ v: UIView...) {};       func UIView_add(_ v: [UIView]) {}"))
    #expect(result.contains("func UITableViewCell_add(_ v: [UIView]) {}"))
  }

  @Test("The forwarding override of a method in an extension names the parameters that the method ignores")
  func ignoredParameters() {
    let result = rewritten(
      "import UIKit\nclass A: UIView {}\n"
        + "extension A { override func hitTest(_: CGPoint, with _: UIEvent?) -> UIView? { nil } }\n")

    #expect(
      result
        == "import UIKit\nclass A: UIView {override func hitTest(_ value0: CGPoint, with value1: UIEvent?) -> UIView? "
        + "{ A_hitTest(value0, with: value1) } }\n"
        + "extension A {          func A_hitTest(_: CGPoint, with _: UIEvent?) -> UIView? { nil } }\n")
  }

  @Test("An override of a member of an extension gets no forwarding override in the class")
  func overridesOfExtensions() {
    let result = rewritten(
      "import UIKit\nextension UIView { @objc var kind: Int { 0 } }\nclass A: UIView {}\n"
        + "extension A { override var kind: Int { 1 } }\n")

    #expect(result.contains("class A: UIView {}\nextension A {          var A_kind: Int { 1 } }"))
  }

  @Test("observeValue(forKeyPath:) can be overridden in an extension")
  func observersInExtensions() {
    let method =
      "func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, "
      + "context: UnsafeMutableRawPointer?) {}"

    #expect(
      rewritten("import UIKit\nclass A: UIView {}\nextension A { override \(method) }\n")
        == "import UIKit\nclass A: UIView, KeyValueObserver {}\nextension A {          \(method) }\n")
  }

  @Test("A reference to an optional requirement becomes an optional closure")
  func optionalReferences() {
    let result = rewritten(
      "@objc protocol D { @objc optional func may(_ x: Int) -> Bool }\n"
        + "func f(_ d: D?) { guard let may = d?.may(_:) else { return }; _ = may(1) }\n")

    #expect(result.contains("var D_may__method: ((Int) -> Bool)? { (self as? any D_may_).map { $0.may(_:) } }"))
    #expect(result.contains("guard let may = d?.D_may__method else { return }"))
  }

  @Test("awakeFromNib() is not an override in a class that is neither a view nor a controller")
  func nibMethods() {
    #expect(
      rewritten("import UIKit\nclass A: NSObject { override func awakeFromNib() {} }\n")
        == "import UIKit\nclass A: NSObject {          func awakeFromNib() {} }\n")
    for plain in ["NSLayoutConstraint", "UITapGestureRecognizer", "UICollectionViewFlowLayout"] {
      #expect(!rewritten("import UIKit\nclass A: \(plain) { override func awakeFromNib() {} }\n").contains("override"))
    }
    let view = "import UIKit\nclass A: UIView { override func awakeFromNib() {} }\n"
    #expect(rewritten(view) == view)
  }

  @Test("The selector of an overloaded method calls the method in a closure")
  func overloadedLists() {
    let result = rewritten(
      "import UIKit\nclass A: UIView { @objc func f() {}; @objc func f(x: Int) {} }\nlet s = Selector(\"f\")\n")

    #expect(result.contains(".method(Selector(\"f\", calling: { (t: A) in t.f() }))"))
  }

  @Test("The superclass of a type is a property")
  func superclasses() {
    #expect(rewritten("let a = type.superclass() as? Cell.Type") == "let a = type.superclass as? Cell.Type")
  }

  @Test(
    "An import of a module that Linux lacks becomes an import of UIKit, since nothing uses its names",
    arguments: [
      ("MetalKit", "let a = CGRect.zero", true, true), ("MetalKit", "let a: MTKView? = nil", true, false),
      ("AVFoundation", "let a: AVPlayer? = nil", true, false), ("AVFoundation", "let a: Avenue? = nil", true, true),
      ("AVFoundation", "#if os(tvOS)\nlet a: AVPlayer? = nil\n#endif", true, true),
      ("AVKit", "let a = AVPlayerViewController.self", true, false), ("Foreign", "let a = 1", false, true),
    ])
  func unneededImports(module: String, use: String, isReplaced: Bool, isKept: Bool) {
    let result = rewritten("import \(module)\nimport UIKit\n\(use)\n")

    let blank = String(repeating: " ", count: use.count)
    #expect(result == "import \(isReplaced ? "UIKit" : module)\nimport UIKit\n\(isKept ? use : blank)\n")
  }

  @Test("An override moved from an extension to a file without UIKit adds the import that its types need")
  func importsOfForwarders() {
    let result = rewrittenModule(
      "import Foundation\nclass Red: Item {}\n",
      "import UIKit\nclass Item: NSObject {}\n"
        + "extension Item { @objc func cell(for table: UITableView) -> Int { 1 } }\n",
      "import UIKit\nextension Red { override func cell(for table: UITableView) -> Int { 2 } }\n")

    #expect(result[0].hasPrefix("import Foundation; import UIKit\nclass Red: Item {"))
    #expect(result[0].contains("UITableView"))
  }
}
