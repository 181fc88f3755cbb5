import Profile
import Testing
import UIKit

@MainActor
struct RefreshTests {
  @Test func tap() {
    let refresh = Refresh()
    refresh.control.sendActions(for: .touchUpInside)
    #expect(refresh.count == 1)
  }

  @Test(.disabled("later")) func scroll() {}
}
