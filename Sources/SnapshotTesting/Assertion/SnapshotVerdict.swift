import PictureComparison

/// What became of a comparison with a reference.
struct SnapshotVerdict {
  var status: SnapshotRecord.Status
  /// What to tell the test; nil where it passes.
  var message: String?
  /// The reference that was compared with or written.
  var reference: ReferenceFile
  var evidence: SnapshotResults.Evidence?
  var attachments: [DiffAttachment] = []
  /// Whether the reference is another, recorded anew or not.
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
