import UIKit

let card = UIView()
