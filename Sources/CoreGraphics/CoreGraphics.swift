// The name under which drawing code imports geometry, colors, paths, images and contexts, without any view.
@_exported import Foundation
@_exported import UIFoundation
@_exported import UIGraphics
