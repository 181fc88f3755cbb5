import Testing
import UIKit

/// Calls of optional requirements with a question mark, as in libraries.
@MainActor
@Suite("Optional requirements")
struct OptionalCallTests {
  private final class Table: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
    // A property with the same name as the requirements, as in controllers.
    let tableView = UITableView()
    var scrolled = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(indexPath.row) + self.tableView.rowHeight
    }
  }

  @Test("A requirement without labels is called through the delegate's property")
  func unlabeled() {
    let table = Table()
    let delegate: (any UIScrollViewDelegate)? = table

    delegate?.scrollViewDidScroll?(table.tableView)
    (table as any UIScrollViewDelegate).scrollViewDidScroll(table.tableView)

    #expect(table.scrolled == 2)
  }

  @Test("Requirements that share a name are distinguished by their labels")
  func labeled() {
    let table = Table()
    table.tableView.rowHeight = 40
    let delegate: (any UITableViewDelegate)? = table
    let path = IndexPath(row: 2, section: 0)

    let height = delegate?.tableView?(table.tableView, heightForRowAt: path) ?? UITableView.automaticDimension
    let header = delegate?.tableView?(table.tableView, viewForHeaderInSection: 0)
    delegate?.tableView?(table.tableView, didSelectRowAt: path)

    #expect(height == 42)
    #expect(header == nil)
  }

  @Test("The requirements for menus of cells can be called with a selector")
  func menus() {
    let table = Table()
    let (delegate, path) = (table as any UICollectionViewDelegate, IndexPath(item: 0, section: 0))
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let copy = Selector(("copy:"))

    let shows = delegate.collectionView?(view, shouldShowMenuForItemAt: path)
    let copies = delegate.collectionView?(view, canPerformAction: copy, forItemAt: path, withSender: nil)
    delegate.collectionView?(view, performAction: copy, forItemAt: path, withSender: nil)
    (table as any UITableViewDelegate).tableView?(table.tableView, performAction: copy, forRowAt: path, withSender: nil)

    #expect(shows != true && copies != true)
  }

  @Test("A call on a nil delegate returns nil")
  func absent() {
    let delegate: (any UITableViewDelegate)? = nil

    let height = delegate?.tableView?(UITableView(), heightForRowAt: IndexPath(row: 0, section: 0))

    #expect(height == nil)
  }

  @Test("A refined protocol has its own requirements and the inherited requirements")
  func refined() {
    let delegate: (any UICollectionViewDelegateFlowLayout)? = Table()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 20)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let path = IndexPath(item: 0, section: 0)

    let size = delegate?.collectionView?(view, layout: layout, sizeForItemAt: path) ?? .zero
    let isSelectable = delegate?.collectionView?(view, shouldSelectItemAt: path) ?? false

    // Without the method, a flow layout uses its own item size.
    #expect(size == CGSize(width: 30, height: 20))
    #expect(isSelectable)
  }

  private final class Editor: NSObject, UITextViewDelegate {
    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool { characterRange.length == 0 }
  }

  @Test("Requirements with equal labels are distinguished by the types of their arguments")
  func typed() {
    let (delegate, view): ((any UITextViewDelegate)?, UITextView) = (Editor(), UITextView())
    let (range, attachment, url) = (NSRange(location: 0, length: 1), NSTextAttachment(), URL(fileURLWithPath: "/"))

    // The editor decides about attachments. UIKit follows links unless a delegate prevents it.
    #expect(delegate?.textView?(view, shouldInteractWith: attachment, in: range) == false)
    #expect(delegate?.textView?(view, shouldInteractWith: url, in: range) == true)
  }
}
