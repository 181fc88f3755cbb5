/// Uses that compile and whose pictures or behavior differ from UIKit's.
enum EffectNotes {
  /// The effect instead, by the name of a type or member.
  ///
  /// Members are listed if only one class of UIKit has them, since a scan has no information about types.
  static let all: [String: String] = [
    "sectionIndexTitles": "not shown", "showsMenuAsPrimaryAction": "menus are not shown",
    "UIMenuController": "menus are not shown",
    "UIDynamicAnimator": "nothing moves", "UIInterpolatingMotionEffect": "no effect",
    "class_copyIvarList": "the list is empty", "class_copyMethodList": "the list is empty",
    "class_copyPropertyList": "the list is empty", "class_getInstanceVariable": "there is none",
    "UIImagePickerController": "its view is empty, and nothing can be chosen",
    "UIDocumentPickerViewController": "its view is empty, and nothing can be chosen",
    "UIColorPickerViewController": "its view is empty, and nothing can be chosen",
    "UIFocusGuide": "nothing is ever focused", "registerForPreviewing": "previews are not shown",
    "setBackButtonTitlePositionAdjustment": "no effect", "setTitleVerticalPositionAdjustment": "no effect",
    "setBackButtonBackgroundImage": "no effect", "setBadgeTextAttributes": "no effect",
    "CAEmitterLayer": "no particles are drawn", "CAMetalLayer": "nothing is drawn",
    "compositingFilter": "no effect", "backgroundFilters": "no effect",
    "UIFeedbackGenerator": "no effect", "UIImpactFeedbackGenerator": "no effect",
    "UINotificationFeedbackGenerator": "no effect", "UISelectionFeedbackGenerator": "no effect",
    "doesRelativeDateFormatting": "no effect; RelativeDateTimeFormatter has names of days",
    "spellCheckingType": "no effect", "obscuresBackgroundDuringPresentation": "no effect",
  ]
}
