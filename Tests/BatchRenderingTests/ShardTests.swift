import BatchRendering
import Testing

@Suite("Shards")
struct ShardTests {
  @Test("Every picture belongs to exactly one shard")
  func partition() throws {
    let shards = try (1...3).map { try Shard("\($0)/3") }

    for index in 0..<10 { #expect(shards.count { $0.contains(index) } == 1) }
    #expect((0..<10).filter(shards[0].contains) == [0, 3, 6, 9])
  }

  @Test("An invalid shard is an error", arguments: ["", "3", "0/3", "4/3", "1/0", "a/b", "1/2/3", "-1/3"])
  func refused(text: String) {
    #expect(throws: ShardError.self) { try Shard(text) }
  }

  @Test(
    "Each task of a Slurm array renders one shard, regardless of the array's first index and step",
    arguments: [
      (["0", "1", "2"], nil as String?, nil as String?), (["1", "2", "3"], nil, nil), (["1", "2", "3"], "1", nil),
      (["10", "15", "20"], "10", "5"),
    ])
  func slurm(tasks: [String], first: String?, step: String?) throws {
    let numbers = try tasks.map { task in
      var environment = ["SLURM_ARRAY_TASK_ID": task, "SLURM_ARRAY_TASK_COUNT": "3"]
      environment["SLURM_ARRAY_TASK_MIN"] = first
      environment["SLURM_ARRAY_TASK_STEP"] = step
      return try #require(try Shard(environment: environment)).number
    }

    #expect(numbers.sorted() == [1, 2, 3])
  }

  @Test("The index of a Kubernetes job counts from 0 and needs the number of completions")
  func kubernetes() throws {
    #expect(try Shard(environment: ["JOB_COMPLETION_INDEX": "0", "JOB_COMPLETIONS": "4"])?.number == 1)
    #expect(throws: ShardError.self) { try Shard(environment: ["JOB_COMPLETION_INDEX": "0"]) }
    #expect(throws: ShardError.self) { try Shard(environment: ["JOB_COMPLETION_INDEX": "4", "JOB_COMPLETIONS": "4"]) }
    #expect(try Shard(environment: [:]) == nil)
  }
}
