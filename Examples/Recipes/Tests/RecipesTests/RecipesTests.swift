import Testing
import UIKit

@testable import Recipes

@MainActor
@Suite("The screens of the recipes")
struct RecipesTests {
  private func list() throws -> (UINavigationController, RecipeListViewController) {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    return (navigation, try #require(navigation.topViewController as? RecipeListViewController))
  }

  private func detail() throws -> RecipeViewController {
    let (navigation, list) = try list()
    list.loadViewIfNeeded()
    list.performSegue(withIdentifier: "showRecipe", sender: nil)
    return try #require(navigation.topViewController as? RecipeViewController)
  }

  @Test("The cells of the storyboard show the recipes")
  func cells() throws {
    let (_, list) = try list()
    list.loadViewIfNeeded()

    let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: 1, section: 0))

    #expect(cell is RecipeCell)
    let label = try #require(cell.contentView.subviews.first as? UILabel)
    #expect(label.text == "Shakshuka")
    #expect(label.font == UIFont.preferredFont(forTextStyle: .headline))
    // The document's corner radius and padding.
    let badge = try #require(cell.contentView.subviews.last as? BadgeView)
    #expect(badge.text == "25 min")
    #expect(badge.padding == 6)
    #expect(badge.layer.cornerRadius == 6)
  }

  @Test("The bar button of the storyboard sends its action")
  func barButton() throws {
    let (_, list) = try list()
    list.loadViewIfNeeded()
    let item = try #require(list.navigationItem.rightBarButtonItem)

    #expect(UIApplication.shared.sendAction(try #require(item.action), to: item.target, from: item, for: nil))

    let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "Shakshuka")
  }

  @Test("The segue gives the second screen its recipe before its view loads")
  func segue() throws {
    let detail = try detail()
    detail.loadViewIfNeeded()
    let stack = try #require(detail.view.subviews.first as? UIStackView)
    let labels = stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text }

    #expect(labels == ["Lentil soup", "Red lentils", "Carrots"])
  }

  @Test("The stepper's action changes the label, and the button, which observes the value, is dimmed")
  func stepper() throws {
    let detail = try detail()
    detail.loadViewIfNeeded()
    let stack = try #require(detail.view.subviews.first as? UIStackView)
    let row = try #require(stack.arrangedSubviews.last as? UIStackView)
    let stepper = try #require(row.arrangedSubviews.last as? UIStepper)
    let button = try #require(detail.view.subviews.last as? UIButton)
    #expect((row.arrangedSubviews.first as? UILabel)?.text == "2 portions")
    #expect(button.alpha == 1)

    stepper.value = 0
    stepper.sendActions(for: .valueChanged)

    #expect((row.arrangedSubviews.first as? UILabel)?.text == "0 portions")
    // An opacity is a Float.
    #expect(Float(button.alpha) == 0.4)
  }

  @Test("A tap calls the selector's method")
  func tap() throws {
    let detail = try detail()
    detail.loadViewIfNeeded()
    let stack = try #require(detail.view.subviews.first as? UIStackView)
    let badge = try #require(stack.arrangedSubviews[1] as? BadgeView)

    badge.gestureRecognizers?.first?.state = .ended

    #expect(badge.isHidden)
  }
}
