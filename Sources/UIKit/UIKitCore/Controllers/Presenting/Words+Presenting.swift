extension Words where Value == UIModalPresentationStyle {
  package static let modalPresentationStyle = Words(
    "a presentation style",
    [
      "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
      "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
      "overCurrentContext": .overCurrentContext, "popover": .popover,
    ])
}

extension Words where Value == UIPopoverArrowDirection {
  package static let arrowDirection = Words(
    "a direction", ["up": .up, "down": .down, "left": .left, "right": .right, "any": .any])
}
