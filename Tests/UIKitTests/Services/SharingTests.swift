import Testing
import UIKit

@MainActor
@Suite("Sheets of services, and spelling")
struct SharingTests {
  private final class Archive: UIActivity {
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("org.example.archive") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !activityItems.isEmpty }
  }

  @Test("The end of an application's service calls the handler of its sheet and dismisses it")
  func services() {
    let (window, root, archive) = (UIWindow(), UIViewController(), Archive())
    window.rootViewController = root
    window.makeKeyAndVisible()
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: [archive])
    var results: [String] = []
    sheet.completionWithItemsHandler = { type, isCompleted, items, error in
      results.append("\(type?.rawValue ?? "") \(isCompleted) \(items == nil) \(error == nil)")
    }
    root.present(sheet, animated: false)
    #expect(root.presentedViewController === sheet)

    archive.perform()

    #expect(results == ["org.example.archive true true true"])
    #expect(root.presentedViewController == nil)
    #expect(UIActivity.activityCategory == .action)
  }

  @Test("A provider returns its placeholder until a subclass creates the item")
  func providers() {
    final class Text: UIActivityItemProvider, @unchecked Sendable {
      override var item: Any { "item for \(activityType?.rawValue ?? "none")" }
    }
    let (provider, sheet) = (
      Text(placeholderItem: "soon"), UIActivityViewController(activityItems: [], applicationActivities: nil)
    )

    #expect(provider.activityViewControllerPlaceholderItem(sheet) as? String == "soon")
    #expect(
      provider.activityViewController(sheet, itemForActivityType: .mail) as? String
        == "item for com.apple.UIKit.activity.Mail")
  }

  @Test("Without dictionaries no word is misspelled; learned words end partial ones")
  func spelling() {
    let checker = UITextChecker()
    let text = "a hedfrme"
    let all = NSRange(location: 0, length: 9)
    #expect(UITextChecker.availableLanguages.isEmpty)
    #expect(
      checker.rangeOfMisspelledWord(in: text, range: all, startingAt: 0, wrap: false, language: "en").location
        == NSNotFound)

    UITextChecker.learnWord("hedfrmes")
    defer { UITextChecker.unlearnWord("hedfrmes") }
    #expect(UITextChecker.hasLearnedWord("hedfrmes") && !UITextChecker.hasLearnedWord("hedfrm"))
    let completions = checker.completions(
      forPartialWordRange: NSRange(location: 2, length: 7), in: text, language: "en")
    #expect(completions == ["hedfrmes"])
    #expect(checker.completions(forPartialWordRange: NSRange(location: 8, length: 9), in: text, language: "en") == nil)
    checker.ignoreWord("x")
    #expect(checker.ignoredWords == ["x"])
  }
}
