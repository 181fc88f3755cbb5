// Declares nothing: Swift names the functions itself, since their parameters are Swift types.
