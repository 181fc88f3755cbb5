// Everything above speaks Foundation's geometry; layout code that imports only UIKit expects it re-exported.
@_exported import Foundation
