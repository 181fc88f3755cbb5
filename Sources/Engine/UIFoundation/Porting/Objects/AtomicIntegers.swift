internal import Foundation

// The functions of Darwin that change integers which several threads share, each as one step.

private let lock = NSLock()

private func change<Value: FixedWidthInteger>(_ value: UnsafeMutablePointer<Value>, by amount: Value) -> Value {
  lock.withLock {
    value.pointee &+= amount
    return value.pointee
  }
}

/// Adds an amount, and returns the sum.
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value, by: amount) }

/// Adds one, and returns the sum.
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value, by: 1) }

/// Subtracts one, and returns the difference.
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value, by: -1) }

/// Adds an amount, and returns the sum.
@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value, by: amount) }

/// Adds one, and returns the sum.
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value, by: 1) }

/// Subtracts one, and returns the difference.
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value, by: -1) }

/// Adds an amount, and returns the sum.
@discardableResult
public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value, by: amount)
}

/// Adds one, and returns the sum.
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value, by: 1) }

/// Subtracts one, and returns the difference.
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value, by: -1) }

/// Replaces a value that equals the expected one, and returns whether it did.
public func OSAtomicCompareAndSwap32(
  _ expected: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
  lock.withLock {
    guard value.pointee == expected else { return false }
    value.pointee = new
    return true
  }
}

/// Replaces a value that equals the expected one, and returns whether it did.
public func OSAtomicCompareAndSwap32Barrier(
  _ expected: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
  OSAtomicCompareAndSwap32(expected, new, value)
}
