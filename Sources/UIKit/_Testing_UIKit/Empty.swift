// Empty: the toolchain looks for this module where a file imports both Testing and UIKit.
