import PictureComparison

/// The outcome of comparing with a reference.
struct SnapshotVerdict {
  var status: SnapshotRecord.Status
  /// The failure message; nil for success.
  var message: String?
  /// The reference that was compared or written.
  var reference: ReferenceFile
  var evidence: SnapshotResults.Evidence?
  var attachments: [DiffAttachment] = []
  /// Indicates whether the value differs from the reference, recorded or not.
  var isDifferent = false
  var decision: DigestDecision?
  var tolerance: PictureTolerance?
  var numbers: SnapshotRecord.Numbers?
  var frames: FrameDifference?

  init(_ status: SnapshotRecord.Status, _ reference: ReferenceFile, message: String? = nil) {
    self.status = status
    self.reference = reference
    self.message = message
  }
}
