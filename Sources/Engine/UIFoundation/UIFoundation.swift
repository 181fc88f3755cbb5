// All modules use Foundation's geometry, and layout code that imports only UIKit relies on the re-export.
@_exported public import Foundation
