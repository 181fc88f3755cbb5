// Names from the headers of Core Foundation and C that UIKit code uses and that Foundation on Linux does not export.

public import Foundation

/// An interval of time, in seconds.
public typealias CFTimeInterval = Double
/// A point in time, in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// A count or position in a Core Foundation collection.
public typealias CFIndex = Int
/// A Core Foundation object.
public typealias CFTypeRef = AnyObject
// The classes to which Objective-C bridges the types of Core Foundation, so that `text as CFString` compiles.
public typealias CFString = NSString
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFArray = NSArray
public typealias CFMutableArray = NSMutableArray
public typealias CFData = NSData
public typealias CFURL = NSURL
public typealias CFBoolean = NSNumber
public typealias CFNumber = NSNumber
public typealias CFError = NSError
public typealias NSInteger = Int
/// An unsigned integer in Objective-C, which Swift imports as a signed integer from Apple's headers.
public typealias NSUInteger = Int

/// The key of a bundle's name in its information property list.
public nonisolated(unsafe) let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of a bundle's version in its information property list.
public nonisolated(unsafe) let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of a bundle's identifier in its information property list.
public nonisolated(unsafe) let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the name of a bundle's executable in its information property list.
public nonisolated(unsafe) let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"

/// Returns the number of strong references to an object.
public func CFGetRetainCount(_ cf: CFTypeRef!) -> CFIndex {
  guard let cf else { return 0 }
  return CFIndex(exactly: _getRetainCount(cf)) ?? .max
}

/// Returns the current time, in seconds since the beginning of 2001.
///
/// While the clock of animations is stopped, the time stops and advances with it.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate + MediaClock.virtualTimeAhead
}

/// Returns the time of the clock of animations, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

public typealias CFRunLoop = RunLoop

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }
/// Does nothing, since a run loop wakes up without it.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

/// The greatest finite number of single precision. Animations use it as an infinite repeat count.
public let HUGE: Float = .greatestFiniteMagnitude
/// The greatest finite number of single precision.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
