public import UIFoundation

// Functions that Apple has deprecated and that older libraries still call.

/// Returns the idiom of the current traits.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }

/// Returns whether an orientation is portrait.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }
/// Returns whether an orientation is landscape.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isLandscape }
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool { orientation.isPortrait }
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool { orientation.isLandscape }
