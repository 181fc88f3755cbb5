import Foundation
import PictureComparison

/// The server side of the snapshot report, whose buttons accept and reject snapshots.
package struct ReviewPage: Sendable {
  private let review: SnapshotReview

  package init(_ review: SnapshotReview) {
    self.review = review
  }

  package func answer(_ request: PageRequest) -> PageAnswer {
    switch (request.isPost, request.path) {
    case (false, "/"): page(request.token)
    case (true, "/accept"), (true, "/reject"): decide(request)
    default: .text(404, "Not found; the report is at /.")
    }
  }

  private func page(_ token: String) -> PageAnswer {
    let report = SnapshotReport(title: "Snapshots", records: review.results.records().ofLastRun, in: review.results)
    guard let html = try? report.html(token: token) else { return .text(500, "The report cannot be written.") }
    return .html(html)
  }

  private struct Decision: Decodable {
    var key: String
  }

  private func decide(_ request: PageRequest) -> PageAnswer {
    guard let decision = try? JSONDecoder().decode(Decision.self, from: request.body),
      let record = review.pending.first(where: { $0.key == decision.key })
    else { return .text(404, "This snapshot is no longer pending; reload the page.") }
    do {
      if request.path == "/accept" {
        try review.accept(record)
        return .text(200, "Accepted: \(record.reference)")
      }
      try review.reject(record)
      return .text(200, "Rejected: \(record.reference)")
    } catch {
      return .text(409, "\(error)")
    }
  }
}
