// The name that layout code imports. Everything it shows is defined on the floors below.
@_exported import CairoRendering
@_exported import InterfaceBuilder
@_exported import UIKitCore
