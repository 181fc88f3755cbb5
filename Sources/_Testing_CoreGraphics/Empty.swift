// Nothing: the toolchain looks for this module in files that import both Testing and CoreGraphics.
