// Entry points for initializers that are called on a metatype. Swift accepts `T(frame:)` on a metatype `T.Type` only if
// the initializer is `required`. Each function below jumps to a convenience initializer of UIKitCore, which dispatches
// on the given class. UIKitCore declares the functions as initializers of a protocol extension. Declaring the symbol of
// the initializer there instead would give one symbol two types, which the optimizer refuses. A jump leaves all
// arguments where they are in every calling convention.

#if defined(__x86_64__)
#define JUMP "jmp"
#define SUFFIX "@PLT"
#elif defined(__aarch64__)
#define JUMP "b"
#define SUFFIX ""
#else
#error "Initializers of metatypes are implemented only for x86-64 and 64-bit ARM."
#endif

// The symbol is the mangled name of the allocating initializer; `nm` prints it, and linking fails if it changes.
#define METATYPE_INITIALIZER(name, symbol)                                                          \
  __asm__(".text\n"                                                                                 \
          ".globl metatype_" name "\n"                                                              \
          ".type metatype_" name ", @function\n"                                                    \
          "metatype_" name ":\n"                                                                    \
          "  " JUMP " \"" symbol "\"" SUFFIX "\n"                                                   \
          ".size metatype_" name ", . - metatype_" name "\n")

// A static method has the calling convention of an allocating initializer.
METATYPE_INITIALIZER("NSObject_init",
                     "$s10Foundation8NSObjectC9UIKitCoreE11initialized8metatypeACyt_tFZ");
METATYPE_INITIALIZER("NSObject_inherited",
                     "$s10Foundation8NSObjectC9UIKitCoreE8metatypeACyt_tcfC");
METATYPE_INITIALIZER("NSAttributedString_init",
                     "$s10Foundation18NSAttributedStringC9UIKitCoreE08metatypeC0ACyt_tcfC");
METATYPE_INITIALIZER("UIView_frame",
                     "$s9UIKitCore6UIViewC13metatypeFrameAC10Foundation6CGRectV_tcfC");
METATYPE_INITIALIZER("UIViewController_nibName_bundle",
                     "$s9UIKitCore16UIViewControllerC11metatypeNib6bundleACSSSg_10Foundation6BundleCSgtcfC");
METATYPE_INITIALIZER("UINavigationController_rootViewController",
                     "$s9UIKitCore22UINavigationControllerC12metatypeRootAcA06UIViewD0C_tcfC");
METATYPE_INITIALIZER("UINavigationController_navigationBarClass_toolbarClass",
                     "$s9UIKitCore22UINavigationControllerC11metatypeBar12toolbarClassACyXlXpSg_AFtcfC");
METATYPE_INITIALIZER("UIPresentationController_presented_presenting",
                     "$s9UIKitCore24UIPresentationControllerC17metatypePresented10presentingAcA06UIViewD0C_AGSgtcfC");
METATYPE_INITIALIZER("UITableView_frame_style",
                     "$s9UIKitCore11UITableViewC13metatypeFrame5styleAC10Foundation6CGRectV_AC5StyleOtcfC");
METATYPE_INITIALIZER("UITableViewCell_style_reuseIdentifier",
                     "$s9UIKitCore15UITableViewCellC13metatypeStyle15reuseIdentifierA2C0eG0O_SSSgtcfC");
METATYPE_INITIALIZER("UITableViewHeaderFooterView_reuseIdentifier",
                     "$s9UIKitCore023UITableViewHeaderFooterD0C18metatypeIdentifierACSSSg_tcfC");
METATYPE_INITIALIZER("UICollectionView_frame_layout",
                     "$s9UIKitCore16UICollectionViewC13metatypeFrame010collectionD6LayoutAC10Foundation6CGRectV_AA0cdH0CtcfC");
METATYPE_INITIALIZER("UIButton_type",
                     "$s9UIKitCore8UIButtonC14metatypeButtonA2C0E4TypeO_tcfC");
METATYPE_INITIALIZER("CALayer_layer",
                     "$s9UIKitCore7CALayerC13metatypeLayerACyp_tcfC");
METATYPE_INITIALIZER("UIStoryboardSegue_identifier_source_destination",
                     "$s9UIKitCore17UIStoryboardSegueC18metatypeIdentifier6source11destinationACSSSg_AA16UIViewControllerCAItcfC");
