internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The list in an activity sheet: copying, and the services of the application for the items.
///
/// The services of the system, such as mail and messages, are those of other processes.
@MainActor
final class ActivityList: NSObject, UITableViewDataSource {
  private let services: [(title: String, image: UIImage?)]

  init(_ items: [Any], _ activities: [UIActivity], excluding excluded: [UIActivity.ActivityType]) {
    var services: [(title: String, image: UIImage?)] = []
    if !excluded.contains(.copyToPasteboard) { services.append(("Copy", UIImage(systemName: "doc.on.doc"))) }
    for activity in activities where activity.canPerform(withActivityItems: items) {
      guard let title = activity.activityTitle, activity.activityType.map(excluded.contains) != true else { continue }
      services.append((title, activity.activityImage))
    }
    self.services = services
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { services.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard services.indices.contains(indexPath.row) else { return cell }
    let service = services[indexPath.row]
    cell.textLabel?.text = service.title
    guard let image = service.image else { return cell }
    let picture = UIImageView(image: image)
    picture.tintColor = .label
    picture.contentMode = .scaleAspectFit
    let side = Self.pictureSide * tableView.accessoryScale
    picture.frame = CGRect(x: 0, y: 0, width: side, height: side)
    cell.accessoryView = picture
    return cell
  }

  private static let pictureSide: CGFloat = 24
}

/// The title of an activity sheet: the first picture and the first text or address of the items.
final class ActivityHeader: UIView {
  private static let height: CGFloat = 76
  private static let pictureSide: CGFloat = 44
  private static let margin: CGFloat = 16

  private let picture = UIImageView()
  private let title = UILabel()

  init(_ items: [Any]) {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    let texts = items.compactMap { item -> String? in
      if let text = item as? String { return text }
      if let text = item as? NSAttributedString { return text.string }
      return (item as? URL).map { $0.isFileURL ? $0.lastPathComponent : $0.host ?? $0.absoluteString }
    }
    picture.image = items.firstNonNil { $0 as? UIImage }
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 8
    title.text = texts.first ?? (picture.image == nil ? nil : "Image")
    title.font = .preferredFont(forTextStyle: .headline)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 2
    if picture.image != nil { addSubview(picture) }
    addSubview(title)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The distance of the title from the leading edge, in points.
  private var titleStart: CGFloat { picture.superview == nil ? Self.margin : 2 * Self.margin + Self.pictureSide }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(1, size.width - titleStart - Self.margin)
    let title = title.sizeThatFits(CGSize(width: width, height: 0)).height
    return CGSize(width: size.width, height: max(Self.height, pixelGrid.ceil(title) + 2 * Self.margin))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (margin, side) = (Self.margin, Self.pictureSide)
    let start = titleStart
    let width = max(0, bounds.width - start - margin)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    picture.frame = CGRect(
      x: isMirrored ? bounds.maxX - margin - side : margin, y: bounds.midY - side / 2, width: side, height: side)
    let height = min(bounds.height, pixelGrid.ceil(title.sizeThatFits(CGSize(width: width, height: 0)).height))
    title.frame = CGRect(
      x: isMirrored ? margin : start, y: pixelGrid.round(bounds.midY - height / 2), width: width, height: height)
  }
}
