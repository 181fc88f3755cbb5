import UIKit

let label = UILabel()
label.text = "다누리, 달 궤도 진입 성공"
label.font = .preferredFont(forTextStyle: .headline)
let row = UIStackView(arrangedSubviews: [UIImageView(image: UIImage(contentsOfFile: "Examples/news@2x.png")), label])
row.alignment = .center
row.spacing = 8
row.isLayoutMarginsRelativeArrangement = true
row.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
row.backgroundColor = .secondarySystemBackground
let picture = OffscreenWindow(of: row, size: CGSize(width: 320, height: 56)).image
try picture.pngData()?.write(to: URL(fileURLWithPath: "out/first-swift.png"))
