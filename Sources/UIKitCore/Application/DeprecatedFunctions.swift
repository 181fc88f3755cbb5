// Names that Apple has deprecated, and that libraries for older systems still use.

/// Returns the idiom of the current traits.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }

/// Indicates whether an orientation is upright.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }
/// Indicates whether an orientation is on its side.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isLandscape }
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool { orientation.isPortrait }
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool { orientation.isLandscape }
