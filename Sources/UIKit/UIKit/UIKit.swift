// The module that layout code imports. Everything it exports is defined in the modules that it re-exports.
@_exported import CairoRendering
@_exported import CoreText
@_exported import ImageIO
@_exported import InterfaceBuilder
@_exported import UIKitCore
