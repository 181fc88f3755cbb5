// Names of Core Foundation and of C's headers that UIKit code uses and Foundation on Linux does not show.

/// A time in seconds.
public typealias CFTimeInterval = Double
/// A point in time, in seconds since the first instant of 2001.
public typealias CFAbsoluteTime = Double
/// A count or position in a Core Foundation collection.
public typealias CFIndex = Int
/// A Core Foundation object.
public typealias CFTypeRef = AnyObject
/// A string, so that `text as CFString` compiles.
public typealias CFString = String
/// A dictionary, so that `[…] as CFDictionary` compiles.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes, so that `data as CFData` compiles.
public typealias CFData = Data
/// A locator, so that `url as CFURL` compiles.
public typealias CFURL = URL
/// A number.
public typealias CFNumber = NSNumber

/// The current time, in seconds since the first instant of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The time since the machine started, in seconds; it never runs backwards.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A run loop.
public typealias CFRunLoop = RunLoop

/// The run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }
/// Has a sleeping run loop look for work; a run loop here wakes by itself.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

/// The greatest finite number, which animations use for "repeat without end".
public let HUGE: Float = .greatestFiniteMagnitude
/// The greatest finite number of single precision.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
