extension APIIndex {
  /// Further types, functions and constants, without their members.
  static let knownNames = """
    : UIAccelerometer UIActionSheet UIActionSheetDelegate UIAlertView UIAlertViewDelegate
    : CAEAGLLayer CAEDRMetadata CAMetalDrawable CAOpenGLLayer CARenderer CGImageDestinationAddImage
    : CGImageDestinationCreateWithData CGImageDestinationCreateWithURL CGImageDestinationFinalize CGImageMetadata
    : CGImagePropertyOrientation CGImageSourceCopyPropertiesAtIndex CGImageSourceCreateImageAtIndex
    : CGImageSourceCreateIncremental CGImageSourceCreateThumbnailAtIndex CGImageSourceCreateWithData
    : CGImageSourceCreateWithURL CGImageSourceGetCount CGPDFContextCreate CGPDFScanner CGPSConverter
    : CTFontCollection CTFontCopyFamilyName CTFontCopyFontDescriptor CTFontCopyFullName CTFontCopyPostScriptName
    : CTFontCreateCopyWithAttributes CTFontCreateCopyWithSymbolicTraits CTFontCreateForString
    : CTFontCreatePathForGlyph CTFontCreateUIFontForLanguage CTFontDrawGlyphs CTFontGetAdvancesForGlyphs
    : CTFontGetAscent CTFontGetBoundingRectsForGlyphs CTFontGetCapHeight CTFontGetDescent
    : CTFontGetGlyphsForCharacters CTFontGetLeading CTFontGetSize CTFontGetSymbolicTraits CTFontGetUnderlinePosition
    : CTFontGetUnitsPerEm CTFontGetXHeight CTFontManagerRegisterFontsForURL CTFontManagerRegisterGraphicsFont
    : CTFrame CTFrameDraw CTFrameGetLineOrigins CTFrameGetLines CTFramesetter CTFramesetterCreateFrame
    : CTFramesetterCreateWithAttributedString CTFramesetterSuggestFrameSizeWithConstraints CTGlyphInfo CTLine
    : CTLineCreateTruncatedLine CTLineCreateWithAttributedString CTLineDraw CTLineGetBoundsWithOptions
    : CTLineGetGlyphRuns CTLineGetImageBounds CTLineGetOffsetForStringIndex CTLineGetStringIndexForPosition
    : CTLineGetStringRange CTLineGetTypographicBounds CTParagraphStyle CTParagraphStyleCreate CTRun CTRunDelegate
    : CTRunDelegateCreate CTRunDraw CTRunGetAttributes CTRunGetGlyphCount CTRunGetGlyphs CTRunGetPositions
    : CTRunGetStringRange CTRunGetTypographicBounds CTTextTab CTTypesetter CTTypesetterCreateWithAttributedString
    : CTTypesetterSuggestLineBreak NSBatchDeleteRequest NSBatchInsertRequest NSBatchUpdateRequest
    : NSEntityDescription NSFetchRequest NSFetchRequestResult NSFetchedResultsControllerDelegate
    : NSFileProviderItem NSItemProviderReading NSItemProviderWriting NSManagedObjectID NSManagedObjectModel
    : NSMergePolicy NSPersistentCloudKitContainer NSPersistentContainer NSPersistentStore
    : NSPersistentStoreCoordinator NSPersistentStoreDescription NSPropertyDescription NSTextAttachmentLayout
    : NSTextLayoutManagerDelegate NSTextSelection NSTextSelectionNavigation NSTextViewportLayoutController
    : NSTextViewportLayoutControllerDelegate NSUserActivityDelegate OSAllocatedUnfairLock OSSignpostID
    : OSSignpostType OSSignposter UIAccessibilityContainerDataTable UIAccessibilityContainerDataTableCell
    : UIAccessibilityConvertFrameToScreenCoordinates UIAccessibilityCustomRotorItemResult
    : UIAccessibilityCustomRotorSearchPredicate UIAccessibilityLocationDescriptor
    : UIAccessibilitySpeechAttributeIPANotation UIAccessibilitySpeechAttributeLanguage
    : UIAccessibilitySpeechAttributePitch UIAccessibilitySpeechAttributePunctuation
    : UIAccessibilitySpeechAttributeQueueAnnouncement UIAccessibilityTextAttributeHeadingLevel
    : UIActivityItemsConfiguration UIActivityItemsConfigurationReading UIAdaptivePresentationControllerDelegate
    : UIApplicationShortcutIcon UIApplicationShortcutItem UIBackgroundFetchResult UIBarPositioningDelegate
    : UICalendarSelection UICalendarSelectionMultiDates UICalendarSelectionSingleDateDelegate UICalendarViewDelegate
    : UICellAccessory UICloudSharingControllerDelegate UICollectionViewFocusUpdateContext
    : UIColorPickerViewControllerDelegate UIContentUnavailableConfigurationState UICoordinateSpace
    : UICornerConfiguration UICornerRadius UIDeferredMenuElement UIDictationPhrase
    : UIDocumentBrowserViewControllerDelegate UIDocumentInteractionControllerDelegate UIDocumentPickerDelegate
    : UIDocumentViewController UIDragInteraction UIDynamicItemGroup UIEditMenuInteractionDelegate
    : UIFindInteractionDelegate UIFindSession UIFocusDebugger UIFocusEffect UIFocusEnvironment UIFocusGuide
    : UIFocusHaloEffect UIFocusItem UIFocusItemContainer UIFocusItemScrollableContainer
    : UIFontPickerViewControllerDelegate UIForceTouchCapability UIGestureRecognizerRepresentable
    : UIGlassContainerEffect UIGlassEffect UIGraphicsBeginPDFContextToData UIGraphicsBeginPDFContextToFile
    : UIGraphicsBeginPDFPage UIGraphicsBeginPDFPageWithInfo UIGraphicsEndPDFContext UIGraphicsGetPDFContextBounds
    : UIGravityBehavior UIGuidedAccessRestrictionDelegate UIHoverEffect UIImagePickerControllerDelegate
    : UIImageWriteToSavedPhotosAlbum UIIndirectScribbleInteractionDelegate UIInputViewAudioFeedback
    : UILargeContentViewerInteractionDelegate UILargeContentViewerItem UILetterformAwareAdjusting
    : UIMarkupTextPrintFormatter UIMutableUserNotificationAction UIMutableUserNotificationCategory
    : UINavigationItemRenameDelegate UIPageControlTimerProgress UIPencilInteractionDelegate
    : UIPickerViewAccessibilityDelegate UIPointerAccessory UIPopoverBackgroundViewMethods UIPreviewAction
    : UIPreviewActionGroup UIPreviewActionItem UIPrintInfo UIPrintInteractionControllerDelegate UIPrintPaper
    : UIPrinter UIPrinterPickerController UIResponderStandardEditActions UISaveVideoAtPathToSavedPhotosAlbum
    : UIScreenMode UIScreenshotServiceDelegate UIScribbleInteractionDelegate UISearchContainerViewController
    : UISearchDisplayController UISearchDisplayDelegate UISearchSuggestion UISearchSuggestionItem
    : UISearchTextFieldDelegate UISimpleTextPrintFormatter UISplitViewControllerLayoutEnvironment
    : UISpringLoadedInteractionSupporting UIStandardTextCursorView UISymbolEffectCompletion UITabAccessory
    : UITabSidebarItem UITableViewFocusUpdateContext UITableViewRowAction UITextDragPreviewRenderer
    : UITextDropProposal UITextPasteConfigurationSupporting UITextPasteDelegate UITextPasteItem
    : UITextSearchAggregator UITextSearching UIUserActivityRestoring UIUserNotificationAction
    : UIUserNotificationCategory UIVideoAtPathIsCompatibleWithSavedPhotosAlbum UIVideoEditorControllerDelegate
    : UIViewControllerPreviewingDelegate UIViewControllerRepresentableContext UIViewPrintFormatter
    : UIViewRepresentableContext UIWebViewDelegate UIWindowSceneActivationAction
    : UIWindowSceneActivationConfiguration UIWindowSceneActivationInteraction UIWindowSceneDragInteraction
    : UIWindowScenePlacement UIWritingToolsCoordinator UIZoomTransitionOptions

    """
}
