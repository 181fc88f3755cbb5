public import Dispatch

// The functions of Apple's module that take closures that are not sendable, without a check.
extension DispatchQueue {
  public func asyncUnsafe(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    nonisolated(unsafe) let work = work
    async(group: group, qos: qos, flags: flags) { work() }
  }

  public func asyncAfterUnsafe(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    nonisolated(unsafe) let work = work
    asyncAfter(deadline: deadline, qos: qos, flags: flags) { work() }
  }

  public func asyncAfterUnsafe(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    nonisolated(unsafe) let work = work
    asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags) { work() }
  }
}
