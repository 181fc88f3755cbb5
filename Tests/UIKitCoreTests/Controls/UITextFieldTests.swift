import Testing

@testable import UIKitCore

@MainActor
@Suite("Text fields")
struct UITextFieldTests {
  @Test("Side views stand 5 from a rounded frame, the text 4 from them; in right-to-left they change sides")
  func sideViews() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always

    #expect(field.leftViewRect(forBounds: field.bounds) == CGRect(x: 5, y: 7, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 29, y: 2, width: 164, height: 30))

    field.semanticContentAttribute = .forceRightToLeft

    #expect(field.rightViewRect(forBounds: field.bounds) == CGRect(x: 175, y: 7, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 164, height: 30))
  }

  @Test("A side view that shows only while editing takes no room at rest")
  func sideViewModes() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.rightViewMode = .whileEditing

    #expect(field.textRect(forBounds: field.bounds).width == 200)

    field.becomeFirstResponder()

    #expect(field.textRect(forBounds: field.bounds).width == 180)
  }
}
