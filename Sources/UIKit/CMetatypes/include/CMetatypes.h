// Empty: Swift declares the functions itself, since their parameters have Swift types.
