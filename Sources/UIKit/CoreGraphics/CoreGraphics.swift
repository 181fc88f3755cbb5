// Exports geometry, colors, paths, images and contexts under the name that drawing code imports, without any view.
@_exported import Foundation
@_exported import UIFoundation
@_exported import UIGraphics
