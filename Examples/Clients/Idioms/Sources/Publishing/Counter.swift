import Combine
import UIKit

final class Counter: ObservableObject {
  @Published var value = 0
}

/// A label that shows the values of a counter.
final class CounterLabel: UILabel {
  private var subscriptions: Set<AnyCancellable> = []

  func show(_ counter: Counter) {
    counter.$value.map { "\($0)" }.sink { [weak self] in self?.text = $0 }.store(in: &subscriptions)
  }
}
