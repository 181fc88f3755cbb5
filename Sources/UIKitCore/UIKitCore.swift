// Layout code imports one name, UIKit; what it finds there comes from these floors.
@_exported import AutoLayout
@_exported import TextLayout
@_exported import UIFoundation
@_exported import UIGraphics
