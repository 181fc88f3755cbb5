extension UIStoryboardSegue {
  @inline(never) convenience init(
    metatypeIdentifier identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }
}

extension MetatypeInitializable where Self: UIStoryboardSegue {
  // swift-format-ignore
  @_disfavoredOverload
  @_silgen_name("$s9UIKitCore17UIStoryboardSegueC18metatypeIdentifier6source11destinationACSSSg_AA16UIViewControllerCAItcfC")
  public init(identifier: String?, source: UIViewController, destination: UIViewController)
}
