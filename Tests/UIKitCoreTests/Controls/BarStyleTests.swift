import Foundation
import Testing
import UIGraphics

@testable import UIKitCore

@MainActor
@Suite("Pictures, offsets and settings of bars") struct BarStyleTests {
  private let picture = UIImage()

  @Test("The settings for typing of a search bar are those of its field")
  func searchBar() {
    let bar = UISearchBar()
    bar.keyboardType = .emailAddress
    bar.returnKeyType = .search
    bar.isEnabled = false
    bar.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 0), for: .search)

    let traits: any UITextInputTraits = bar
    #expect(traits.keyboardType == .emailAddress && bar.searchTextField.returnKeyType == .search)
    #expect(!bar.searchTextField.isEnabled)
    #expect(bar.positionAdjustment(for: .search).horizontal == 4 && bar.positionAdjustment(for: .clear) == .zero)
  }

  // In a classic search field, the magnifying glass of 14 points is 9 from the edge and 7 from the text.
  @Test(
    "The text of a search bar begins 7 points after the picture that replaces the magnifying glass, until it is nil")
  func searchIcon() {
    let (bar, field) = (UISearchBar(), CGRect(x: 0, y: 0, width: 200, height: 36))
    let start = bar.searchTextField.textRect(forBounds: field).minX
    bar.setImage(
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .search, state: .normal)
    #expect(bar.searchTextField.textRect(forBounds: field).minX - start == 6)

    bar.setImage(nil, for: .search, state: .normal)
    #expect(bar.searchTextField.textRect(forBounds: field).minX == start)
  }

  @Test("The background and shadow of a toolbar are those of its appearance")
  func toolbar() {
    let bar = UIToolbar()
    bar.setBackgroundImage(picture, forToolbarPosition: .any, barMetrics: .default)
    bar.setShadowImage(picture, forToolbarPosition: .any)

    #expect(bar.standardAppearance.backgroundImage === picture && bar.standardAppearance.shadowImage === picture)
    #expect(bar.shadowImage(forToolbarPosition: .any) === picture)
  }

  @Test("An item keeps its pictures for each state and style, and its offsets")
  func items() {
    let item = UIBarButtonItem()
    item.setBackgroundImage(picture, for: .normal, barMetrics: .default)
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)

    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === picture)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
    #expect(item.backButtonTitlePositionAdjustment(for: .default).horizontal == -1000)
    let tab = UITabBarItem()
    tab.setBadgeTextAttributes([.kern: 2], for: .normal)
    #expect(tab.badgeTextAttributes(for: .normal)?[.kern] as? Int == 2)
  }

  @Test("An animated picture draws its first one and lasts a thirtieth of a second for each")
  func animatedPictures() {
    let frames = [UIImage(), UIImage(), UIImage()]
    let animated = UIImage.animatedImage(with: frames, duration: 0)

    #expect(animated?.images?.count == 3 && animated?.duration == 0.1)
    #expect(animated?.size == frames[0].size)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil && picture.images == nil && picture.duration == 0)
  }
}
