import Synchronization

/// A hub that sends events to every connected page.
final class EventHub: Sendable {
  /// The maximum number of queued events of a page. A page that does not read them misses the oldest.
  private static let queueLimit = 16

  private struct State {
    var listeners: [Int: AsyncStream<String>.Continuation] = [:]
    var lastNumber = 0
    var revision = 0
  }

  private let state = Mutex(State())

  /// Returns the future events, beginning with the current revision.
  func events() -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: String.self, bufferingPolicy: .bufferingNewest(Self.queueLimit))
    let (number, revision) = state.withLock { state in
      state.lastNumber += 1
      state.listeners[state.lastNumber] = continuation
      return (state.lastNumber, state.revision)
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.listeners.removeValue(forKey: number) }
    }
    // The page reconnects half a second after it has lost its connection to the server.
    continuation.yield("retry: 500\nevent: hello\ndata: \(revision)\n\n")
    return stream
  }

  /// Announces a change of files to the pages.
  func announceChange() {
    send { state in
      state.revision += 1
      return "event: change\ndata: \(state.revision)\n\n"
    }
  }

  /// Sends a comment, so that the connections of closed pages end.
  func keepAlive() { send { _ in ": still here\n\n" } }

  private func send(_ event: (inout State) -> String) {
    let (text, listeners) = state.withLock { state in
      (event(&state), state.listeners.sorted { $0.key < $1.key }.map(\.value))
    }
    for listener in listeners { listener.yield(text) }
  }
}
