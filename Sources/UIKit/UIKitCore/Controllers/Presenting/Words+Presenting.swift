extension Words where Value == UIModalPresentationStyle {
  package static let modalPresentationStyle = Words(
    "a presentation style",
    [
      "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
      "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
      "overCurrentContext": .overCurrentContext, "popover": .popover,
    ])
}
