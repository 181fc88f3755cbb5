// Empty; the target only names shared libraries.
