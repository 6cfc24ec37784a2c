import Foundation
import NavKit

/// What somebody has put into the feed.
final class Note {
    enum Theme: Int { case outside = 1, home }

    struct Comment {
        let author: Author
        let text: String
        let when: String
    }

    let title: String
    /// In both languages.
    let paragraphs: [String]
    let tags: String
    let author: Author
    let when: String
    let theme: Theme
    /// The first one is the cover.
    let paintings: [Painting]
    let comments: [Comment]
    /// Of others.
    private let hearts: Int
    private let stars: Int
    /// Whether the reader likes it, and keeps it.
    var isLiked = false
    var isSaved = false

    init(
        _ title: String, _ author: Author, _ theme: Theme, hearts: Int, stars: Int, when: String, tags: String,
        paragraphs: [String], paintings: [Painting], comments: [Comment]
    ) {
        (self.title, self.author, self.theme, self.hearts, self.stars) = (title, author, theme, hearts, stars)
        (self.when, self.tags, self.paragraphs, self.paintings) = (when, tags, paragraphs, paintings)
        self.comments = comments
    }

    var heartCount: Int { hearts + (isLiked ? 1 : 0) }
    var starCount: Int { stars + (isSaved ? 1 : 0) }
    var cover: Painting { paintings[0] }
}

extension Note: Hashable {
    static func == (a: Note, b: Note) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Who writes notes.
final class Author {
    let name: String
    let about: String
    /// Of the disc that stands for the face.
    let color: UInt32

    init(_ name: String, about: String, color: UInt32) { (self.name, self.about, self.color) = (name, about, color) }

    var initial: String { String(name.prefix(1)) }

    static let lin = Author("Lin Wei 林薇", about: "Mountains, mostly before breakfast. 日出前的山。", color: 0xE86A5C)
    static let mei = Author("小梅 Mei", about: "Noodles, soup, noodles. 一碗面解决不了的事，就两碗。", color: 0xF0A13A)
    static let theo = Author("Theo Park", about: "One cup a day, made slowly. 慢慢来。", color: 0x7A5C46)
    static let ana = Author("Ana Souza", about: "Plants that survived me. 阳台上的幸存者。", color: 0x3E8E63)
    static let yu = Author("陈宇 Yu", about: "City walks after ten at night. 夜里十点以后的城市。", color: 0x4457A8)
    static let ingrid = Author("Ingrid Sol", about: "Light, snow, wool. 北边的光。", color: 0x2F8C9E)
    static let bao = Author("阿宝 Bao", about: "Two cats own this account. 两只猫的秘书。", color: 0x9A5BB5)
}

/// How many, as briefly as it can be said.
func countText(_ count: Int) -> String {
    count < 10_000 ? "\(count)" : String(format: "%.1f万", Double(count) / 10_000)
}
