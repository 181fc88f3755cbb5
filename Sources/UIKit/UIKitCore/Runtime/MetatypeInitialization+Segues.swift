// See MetatypeInitialization.swift.

extension UIStoryboardSegue {
  @usableFromInline convenience init(
    metatypeIdentifier identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }
}

extension MetatypeInitializable where Self: UIStoryboardSegue {
  @_disfavoredOverload
  @_silgen_name("metatype_UIStoryboardSegue_identifier_source_destination")
  public init(identifier: String?, source: UIViewController, destination: UIViewController)
}
