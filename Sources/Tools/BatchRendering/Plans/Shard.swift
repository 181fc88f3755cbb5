/// One machine's share of a run: every n-th picture.
package struct Shard: Sendable, Hashable {
  /// The number of this part, from 1 to ``count``.
  package let number: Int
  package let count: Int
  /// The source of the setting for messages.
  package let origin: String

  /// Creates the part that a string such as `2/8` describes: the second of eight parts.
  package init(_ text: String) throws(ShardError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, (1...count).contains(number) else {
      throw ShardError("expected a part such as 2/8, the second of eight, found \"\(text)\"")
    }
    self.init(number: number, count: count, origin: "--shard")
  }

  private init(number: Int, count: Int, origin: String) {
    self.number = number
    self.count = count
    self.origin = origin
  }

  /// Creates the part assigned to this process by Slurm or Kubernetes; `nil` outside of both.
  package init?(environment: [String: String]) throws(ShardError) {
    func number(_ name: String) throws(ShardError) -> Int? {
      guard let text = environment[name] else { return nil }
      guard let value = Int(text), value >= 0 else {
        throw ShardError("\(name) is \"\(text)\", expected a number of at least 0; --shard I/N overrides it")
      }
      return value
    }
    if let task = try number("SLURM_ARRAY_TASK_ID") {
      guard let count = try number("SLURM_ARRAY_TASK_COUNT"), count >= 1 else {
        throw ShardError("SLURM_ARRAY_TASK_ID is set but SLURM_ARRAY_TASK_COUNT is not; pass --shard I/N")
      }
      // The index of the first task. Without it, arrays that start at 0 and at 1 both work.
      let first = try number("SLURM_ARRAY_TASK_MIN") ?? 0
      let step = max(1, try number("SLURM_ARRAY_TASK_STEP") ?? 1)
      let index = ((task - first) / step) % count
      guard index >= 0 else { throw ShardError("SLURM_ARRAY_TASK_ID is below SLURM_ARRAY_TASK_MIN") }
      self.init(number: index + 1, count: count, origin: "SLURM_ARRAY_TASK_ID")
      return
    }
    guard let index = try number("JOB_COMPLETION_INDEX") else { return nil }
    // Kubernetes sets the index of a pod but not the number of pods, which the manifest must repeat.
    guard let count = try number("JOB_COMPLETIONS"), count >= 1 else {
      throw ShardError(
        "JOB_COMPLETION_INDEX is set but JOB_COMPLETIONS is not; set it in the manifest, or pass --shard I/N")
    }
    guard index < count else { throw ShardError("JOB_COMPLETION_INDEX is \(index), expected less than \(count)") }
    self.init(number: index + 1, count: count, origin: "JOB_COMPLETION_INDEX")
  }

  /// Returns whether a picture belongs to this part. The index counts from 0 over the whole run.
  package func contains(_ index: Int) -> Bool { index % count == number - 1 }
}

/// An invalid part of a run.
package struct ShardError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
