// The constants of font features, which Apple's module has, too.
@_exported import TextLayout
