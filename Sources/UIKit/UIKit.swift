// The module that layout code imports. Everything it exports is defined on the floors below.
@_exported import CairoRendering
@_exported import InterfaceBuilder
@_exported import UIKitCore
