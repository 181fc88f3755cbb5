// The module from which code imports layers, animations and display links, all of which UIKitCore declares.
@_exported import UIKitCore
