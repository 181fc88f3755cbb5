import UIKit

@MainActor
public final class Refresh: NSObject {
  public let control = UIButton(type: .system)
  public private(set) var count = 0

  public override init() {
    super.init()
    control.addTarget(self, action: #selector(start), for: .touchUpInside)
  }

  @objc func start() { count += 1 }
}
