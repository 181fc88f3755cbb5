internal import Foundation

/// A class whose initializers can be called on a metatype that is only known at run time.
public protocol MetatypeInitializable {}

extension NSObject: MetatypeInitializable {}
