import Foundation
import NavKit

/// Pictures side by side, one at a time. The first one is where reading begins.
final class Carousel: UIView, UIScrollViewDelegate {
    let dots: PageDots
    private let scroll = UIScrollView()
    private let pictures: [UIImageView]
    private let badge = UILabel("", font: .monospacedDigitSystemFont(ofSize: 11, weight: .medium), color: .white)
    private(set) var page = 0 {
        didSet { if page != oldValue { pageDidChange() } }
    }

    init(_ paintings: [Painting]) {
        pictures = paintings.map { UIImageView(image: $0.image) }
        dots = PageDots(paintings.count)
        super.init(frame: .zero)
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        scroll.delegate = self
        for picture in pictures {
            picture.contentMode = .scaleAspectFill
            picture.clipsToBounds = true
            scroll.addSubview(picture)
        }
        badge.textAlignment = .center
        badge.backgroundColor = UIColor(white: 0, alpha: 0.4)
        badge.layer.cornerRadius = 11
        badge.isHidden = paintings.count < 2
        [scroll, badge].forEach(addSubview)
        pageDidChange()
    }

    required init?(coder: NSCoder) { nil }

    /// The picture that is shown.
    var picture: UIImageView { pictures[page] }

    /// Goes to another picture, if there is one.
    func turn(by step: Int) {
        let next = min(max(page + step, 0), pictures.count - 1)
        scroll.setContentOffset(CGPoint(x: x(of: next), y: 0), animated: true)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard bounds.width > 0, !isPlacing else { return }
        let place = Int((scroll.contentOffset.x / bounds.width).rounded())
        page = min(max(isMirrored ? pictures.count - 1 - place : place, 0), pictures.count - 1)
    }

    private func pageDidChange() {
        dots.page = page
        badge.text = "\(page + 1)/\(pictures.count)"
    }

    // MARK: Layout

    /// The scroll view gets another size, which says nothing about the page.
    private var isPlacing = false
    private var wasMirrored = false
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func x(of page: Int) -> CGFloat { CGFloat(isMirrored ? pictures.count - 1 - page : page) * bounds.width }

    override func layoutSubviews() {
        super.layoutSubviews()
        isPlacing = true
        defer { isPlacing = false }
        let size = bounds.size
        place(badge, CGRect(x: size.width - 52, y: 12, width: 40, height: 22))
        guard scroll.bounds.size != size || isMirrored != wasMirrored else { return }
        wasMirrored = isMirrored
        scroll.frame = bounds
        scroll.contentSize = CGSize(width: size.width * CGFloat(pictures.count), height: size.height)
        for (index, picture) in pictures.enumerated() {
            picture.frame = CGRect(origin: CGPoint(x: x(of: index), y: 0), size: size)
        }
        scroll.contentOffset = CGPoint(x: x(of: page), y: 0)
    }
}

/// One dot for each page; that of the page that is shown is in the tint.
final class PageDots: UIView {
    private let dots: [UIView]
    var page = 0 {
        didSet { show() }
    }

    init(_ count: Int) {
        dots = (0..<count).map { _ in UIView() }
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isHidden = count < 2
        for dot in dots {
            dot.layer.cornerRadius = 3
            addSubview(dot)
        }
        show()
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() { show() }

    private func show() {
        for (index, dot) in dots.enumerated() { dot.backgroundColor = index == page ? tintColor : .systemGray4 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let start = (bounds.width - CGFloat(dots.count) * 12 + 6) / 2
        for (index, dot) in dots.enumerated() {
            place(dot, CGRect(x: start + CGFloat(index) * 12, y: bounds.midY - 3, width: 6, height: 6))
        }
    }
}
