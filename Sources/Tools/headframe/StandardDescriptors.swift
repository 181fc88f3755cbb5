import Glibc

/// The reservation of the descriptors 0, 1 and 2, so that files that are opened later do not get them.
enum StandardDescriptors {
  /// Reserves each standard descriptor that was closed when the process was started.
  ///
  /// Reading from or writing to a reserved descriptor fails, as with a closed descriptor.
  static func reserve() {
    for (descriptor, access) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is this descriptor, since all lower numbers are taken.
      _ = open("/dev/null", access)
    }
  }
}
