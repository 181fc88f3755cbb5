import UIKit

/// A carousel in a compositional layout above a grid with a header, from a diffable data source.
final class CarouselViewController: UIViewController {
  private enum Section: Int, CaseIterable { case featured, grid }

  private struct Item: Hashable {
    let title: String
    let color: UIColor
  }

  final class CardCell: UICollectionViewCell {
    let titleLabel = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.layer.cornerRadius = 12
      contentView.layer.masksToBounds = true
      layer.shadowColor = UIColor.black.cgColor
      layer.shadowOpacity = 0.25
      layer.shadowRadius = 4
      layer.shadowOffset = CGSize(width: 0, height: 2)
      titleLabel.font = .preferredFont(forTextStyle: .headline)
      titleLabel.textColor = .white
      titleLabel.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(titleLabel)
      NSLayoutConstraint.activate([
        titleLabel.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
        titleLabel.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
      super.layoutSubviews()
      layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 12).cgPath
    }
  }

  final class HeaderView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.font = .preferredFont(forTextStyle: .title3)
      label.frame = bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  override func loadView() {
    view = collectionView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    let registration = UICollectionView.CellRegistration<CardCell, Item> { cell, _, item in
      cell.titleLabel.text = item.title
      cell.contentView.backgroundColor = item.color
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<HeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in
      header.label.text = indexPath.section == 0 ? "Featured" : "All"
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(
      [Item(title: "Mountains", color: .systemTeal), Item(title: "Lakes", color: .systemBlue)], toSection: .featured)
    snapshot.appendItems(
      (1...6).map {
        Item(title: "\($0)", color: UIColor(hue: CGFloat($0) / 7, saturation: 0.6, brightness: 0.8, alpha: 1))
      },
      toSection: .grid)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { sectionIndex, environment in
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      let section: NSCollectionLayoutSection
      switch Section(rawValue: sectionIndex) {
      case .featured:
        let item = NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(160)), subitems: [item])
        section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 12
      default:
        let columns = environment.container.effectiveContentSize.width > 500 ? 4 : 3
        let item = NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
          subitem: item, count: columns)
        group.interItemSpacing = .fixed(10)
        section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
      }
      section.boundarySupplementaryItems = [header]
      return section
    }
  }
}
