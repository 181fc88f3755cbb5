// Clients import one name, UIKit; its declarations come from these modules. The other files of this module import what
// they use, although the compiler would let them rely on these lines.
@_exported public import AutoLayout
@_exported public import TextLayout
@_exported public import UIFoundation
@_exported public import UIGraphics
