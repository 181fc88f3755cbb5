extension UIImage {
  /// An icon that a bar draws for a system item; a ring stands for those without a drawing.
  static func icon(named name: String) -> UIImage {
    ControlMark.circle.image(size: CGSize(width: 22, height: 22), lineWidth: 1.6)
  }
}
