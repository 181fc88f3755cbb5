import Testing

/// Lets the main queue run until a condition is met, for five seconds at most.
@MainActor
func runMainQueue(until isMet: () -> Bool) async throws {
  for _ in 0..<500 where !isMet() { try await Task.sleep(for: .milliseconds(10)) }
}
