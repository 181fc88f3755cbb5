import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor
@Suite("Key-value coding of views")
struct KeyValueCodingTests {
  @Test("setValue sets the properties that runtime attributes set, and value returns them")
  func values() {
    let label = UILabel()
    label.setValue(UIColor.red, forKey: "textColor")
    label.setValue("Total", forKey: "text")
    label.setValue(2, forKey: "numberOfLines")
    #expect(label.textColor == .red && label.text == "Total" && label.numberOfLines == 2)
    #expect(label.value(forKey: "textColor") as? UIColor == .red)

    let field = UITextField()
    field.setValue("Name", forKey: "placeholder")
    #expect(field.placeholder == "Name" && field.value(forKey: "placeholder") as? String == "Name")

    let stack = UIStackView()
    stack.setValue(8, forKey: "spacing")
    #expect(stack.spacing == 8)

    let item = UIBarButtonItem()
    item.setValue("Edit", forKey: "title")
    #expect(item.title == "Edit")
  }

  @Test("Enumerations and sets of options are numbers, as in Objective-C")
  func numbers() {
    let label = UILabel()
    // NSTextAlignmentRight is 2, NSLineBreakByTruncatingHead is 3.
    label.setValue(2, forKey: "textAlignment")
    label.setValue(3, forKey: "lineBreakMode")
    #expect(label.textAlignment == .right && label.lineBreakMode == .byTruncatingHead)
    #expect(label.value(forKey: "textAlignment") as? Int == 2)

    let view = UIView()
    // UIViewAutoresizingFlexibleWidth is 2, and UIViewAutoresizingFlexibleHeight 16.
    view.setValue(18, forKey: "autoresizingMask")
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(view.value(forKey: "autoresizingMask") as? UInt == 18)
  }

  @Test("A flag has the key with and without is, and nil clears an optional property")
  func names() {
    let view = UIView()
    view.setValue(true, forKey: "opaque")
    view.setValue(false, forKey: "isOpaque")
    #expect(!view.isOpaque && view.value(forKey: "opaque") as? Bool == false)

    let field = UITextField()
    field.placeholder = "Name"
    field.setValue(nil, forKey: "placeholder")
    #expect(field.placeholder == nil && field.value(forKey: "placeholder") == nil)
  }

  @Test("A key path sets the property of an object inside a view")
  func paths() {
    let button = UIButton(type: .system)
    button.setValue(3, forKeyPath: "layer.cornerRadius")
    button.setValue(2, forKeyPath: "titleLabel.numberOfLines")
    #expect(button.layer.cornerRadius == 3 && button.titleLabel?.numberOfLines == 2)
  }

  @Test("Controllers and pickers have the keys of their properties, and key paths begin with children")
  func controllers() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.setValue(true, forKey: "navigationBarHidden")
    #expect(navigation.isNavigationBarHidden && navigation.value(forKey: "isNavigationBarHidden") as? Bool == true)

    let screen = UIViewController()
    screen.setValue(true, forKey: "hidesBottomBarWhenPushed")
    screen.setValue("3 of 4", forKeyPath: "navigationItem.prompt")
    #expect(screen.hidesBottomBarWhenPushed && screen.navigationItem.prompt == "3 of 4")

    let picker = UIDatePicker()
    picker.setValue(Date(timeIntervalSinceReferenceDate: 60), forKey: "minimumDate")
    #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 60))

    let view = UIView()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.setValue(view, forKey: "backgroundView")
    #expect(cell.backgroundView === view && cell.value(forKey: "backgroundView") as? UIView === view)
  }

  @Test("An unknown key and a value of another type are logged and change nothing")
  func mistakes() {
    let label = UILabel()
    label.text = "Total"
    var lines: [String] = []
    let sink = LayoutDiagnostics.sink
    LayoutDiagnostics.sink = { lines.append($0) }
    defer { LayoutDiagnostics.sink = sink }
    label.setValue(1, forKey: "colour")
    label.setValue("two", forKey: "numberOfLines")
    #expect(lines.count == 2 && lines[0].contains("colour") && lines[1].contains("numberOfLines"), "\(lines)")
    #expect(label.text == "Total" && label.numberOfLines == 1)
  }
}
