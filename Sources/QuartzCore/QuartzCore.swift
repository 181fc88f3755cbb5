// The name under which code imports layers, animations and display links; they are UIKitCore's.
@_exported import UIKitCore
