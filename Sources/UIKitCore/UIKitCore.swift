// Clients import one name, UIKit; its declarations come from these modules.
@_exported import AutoLayout
@_exported import TextLayout
@_exported import UIFoundation
@_exported import UIGraphics
