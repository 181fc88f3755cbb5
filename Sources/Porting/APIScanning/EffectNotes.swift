/// Uses that compile and whose pictures or behavior differ from UIKit's.
enum EffectNotes {
  /// The effect instead, by the name of a type or member.
  ///
  /// Members are listed if only one class of UIKit has them, since a scan has no information about types.
  static let all: [String: String] = [
    "UIGlassEffect": "one flat tint",
    "trailingSwipeActionsConfigurationForRowAt": "swipe actions are not shown",
    "leadingSwipeActionsConfigurationForRowAt": "swipe actions are not shown",
    "sectionIndexTitles": "not shown", "showsMenuAsPrimaryAction": "menus are not shown",
    "UIMenuController": "menus are not shown",
    "UIDynamicAnimator": "nothing moves", "UIInterpolatingMotionEffect": "no effect",
    "CAEmitterLayer": "no particles are drawn", "CAMetalLayer": "nothing is drawn",
    "compositingFilter": "no effect", "backgroundFilters": "no effect",
    "UIFeedbackGenerator": "no effect", "UIImpactFeedbackGenerator": "no effect",
    "UINotificationFeedbackGenerator": "no effect", "UISelectionFeedbackGenerator": "no effect",
    "doesRelativeDateFormatting": "no effect; RelativeDateTimeFormatter has names of days",
    "spellCheckingType": "no effect", "obscuresBackgroundDuringPresentation": "no effect",
  ]
}
