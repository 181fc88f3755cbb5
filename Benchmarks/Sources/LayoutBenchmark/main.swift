import Foundation
import UIKit

@testable import UIKitCore

// Times layout and prints `name  ours  peer  ratio  target`, one row per line, in milliseconds.
//
// The first argument is the program built from Peers/gtk-peer.c; its runs and ours alternate, and each figure is a
// median. The rows without a peer have targets in milliseconds, which depend on the machine. `LayoutBenchmark ours`
// leaves the peer out.

func time(_ body: () -> Void) -> Double {
  let duration = ContinuousClock().measure(body)
  return Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func line(_ name: String, _ ours: [Double], peer: [Double] = [], _ target: String) {
  let ourMedian = median(ours)
  var columns = [String(format: "%.3f", ourMedian), "-", "-"]
  if !peer.isEmpty {
    columns[1] = String(format: "%.1f", median(peer))
    columns[2] = String(format: "%.0fx", median(peer) / ourMedian)
  }
  let padded = columns.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }.joined()
  print("\(name.padding(toLength: 34, withPad: " ", startingAt: 0))\(padded)  \(target)")
}

@MainActor
func compareWithPeer(_ peer: Peer?, _ name: String, _ make: () -> UIView) {
  var (builds, resizes): ([Double], [Double]) = ([], [])
  var (peerBuilds, peerResizes): ([Double], [Double]) = ([], [])
  for _ in 0..<5 {
    for _ in 0..<5 {
      var host = UIView()
      builds.append(
        time {
          host = make()
          host.frame = CGRect(x: 0, y: 0, width: 390, height: 5000)
          host.layoutIfNeeded()
        })
      for i in 0..<20 {
        resizes.append(
          time {
            host.frame.size.width = CGFloat(391 + i)
            host.layoutIfNeeded()
          })
      }
    }
    guard let figures = peer?.run(name) else { continue }
    peerBuilds.append(figures.build)
    peerResizes.append(figures.resize)
  }
  line("\(name) build", builds, peer: peerBuilds, ">= 50x")
  line("\(name) resize", resizes, peer: peerResizes, ">= 50x")
}

@MainActor
func measureScreen() {
  var figures: [Double] = []
  for _ in 0..<101 {
    let root = Trees.screen()
    figures.append(
      time {
        let window = OffscreenWindow(of: root, size: CGSize(width: 390, height: 844))
        _ = window.displayList
      })
  }
  line("screen30 solved and recorded", figures, "<= 1 ms")
}

@MainActor
func measureList() {
  var (builds, changes, unchanged): ([Double], [Double], [Double]) = ([], [], [])
  for _ in 0..<3 {
    var list: (root: UIView, middle: UILabel?) = (UIView(), nil)
    builds.append(
      time {
        list = Trees.list(10_000)
        list.root.layoutIfNeeded()
      })
    for i in 0..<21 {
      // The text alternates between one line and two lines.
      let text =
        i.isMultiple(of: 2) ? "Short" : "A text that changes into one long enough to need a second line"
      changes.append(
        time {
          list.middle?.text = text
          list.root.layoutIfNeeded()
        })
      unchanged.append(time { list.root.layoutIfNeeded() })
    }
  }
  line("list10000 from nothing", builds, "<= 1000 ms")
  line("list10000 one text changes", changes, "<= 20 ms")
  line("list10000 nothing changes", unchanged, "")
}

let arguments = CommandLine.arguments
guard arguments.count == 2 || arguments.count == 3 else {
  print("usage: LayoutBenchmark PEER|ours [screen|rows|form|list]")
  exit(2)
}
var peer: Peer?
if arguments[1] != "ours" {
  peer = Peer(path: arguments[1])
  if peer == nil { print("LayoutBenchmark: \(arguments[1]) does not answer: no display, or no such program") }
}
print("name                                      ours        peer       ratio  target")
func isWanted(_ name: String) -> Bool { arguments.count == 2 || arguments[2] == name }
if isWanted("screen") { measureScreen() }
if isWanted("rows") { compareWithPeer(peer, "rows100") { Trees.rows(100) } }
if isWanted("form") { compareWithPeer(peer, "form100") { Trees.form(100) } }
if isWanted("list") { measureList() }
