import Foundation
import NavKit

extension Notes {
    static let balcony = Note(
        "阳台两平米 · A jungle of two square metres", .ana, .home, hearts: 5120, stars: 3377, when: "Monday · 深圳",
        tags: "#plants  #阳台",
        paragraphs: [
            "North-facing, four hours of light, and still. 龟背竹、春羽、一盆不知名的蕨。水宁少勿多。",
            "Rule one: buy the plant that already grows in your neighbour’s window.",
        ],
        paintings: [
            Painting(shape: 1.2) {
                $0.leaves(0xE9F5DF, 0xB9DCC0, greens: [0x2F7D4F, 0x4FA063, 0x1F5C43, 0x83BF6A], seed: 8)
            },
            Painting(shape: 1.2) {
                $0.leaves(0xFFE7CF, 0xF3B999, greens: [0x1E6A5E, 0x2F8C74, 0x12483F, 0xE58B5B], seed: 17)
            },
        ],
        comments: [
            Note.Comment(author: .bao, text: "The cats have asked for the address.", when: "1 h"),
            Note.Comment(author: .theo, text: "宁少勿多，记住了。", when: "9 h"),
        ])

    static let aurora = Note(
        "It began at nine 极光", .ingrid, .outside, hearts: 7788, stars: 4015, when: "21 February · Lofoten",
        tags: "#aurora  #极光",
        paragraphs: [
            "Faint as breath on a window at nine, and by ten it filled the bay. We lay on the jetty until the ice came through our coats.",
            "九点的时候还像窗上的呵气，十点就铺满了整个海湾。",
        ],
        paintings: [
            Painting(shape: 1.1, Atlas.places[2].landscape), Painting(shape: 1.1, Atlas.places[4].landscape),
        ],
        comments: [Note.Comment(author: .lin, text: "冷吗？Was it worth the ice?", when: "3 d")])

    static let room = Note(
        "One lamp, one chair 一盏灯", .theo, .home, hearts: 2045, stars: 1876, when: "12 January", tags: "#home  #角落",
        paragraphs: [
            "I took everything out of this corner and put back only what I use after eight. It came to a lamp and a chair.",
            "把角落清空，只放回晚上八点以后会用到的东西：一盏灯，一把椅子。",
        ],
        paintings: [
            Painting(shape: 1.25) { $0.room(wall: (0xDCE5DF, 0xC4D3CB), chair: 0xC9654A, view: (0xA9D3E8, 0x7DA98A)) },
            Painting(shape: 1.25) { $0.room(wall: (0x39415C, 0x2C3350), chair: 0xE0A63C, view: (0x22294A, 0x1A2038)) },
        ],
        comments: [Note.Comment(author: .ana, text: "And where does the book go?", when: "5 d")])

    static let dunes = Note(
        "Dune forty-five, barefoot 赤脚上沙丘", .yu, .outside, hearts: 1340, stars: 655, when: "2 June · Namib",
        tags: "#desert  #沙漠",
        paragraphs: [
            "Go up before six, when the ridge is one sharp line between orange and black. Come down in eight seconds.",
            "六点前上去，沙脊是一条线，一半橙一半黑。下来只要八秒。",
        ],
        paintings: [
            Painting(shape: 1.05, Atlas.places[4].landscape), Painting(shape: 1.05, Atlas.places[0].landscape),
        ],
        comments: [Note.Comment(author: .ingrid, text: "Eight seconds and a week of sand. 一周的沙子。", when: "6 d")])

    static let soup = Note(
        "Red soup for a grey day", .mei, .home, hearts: 3902, stars: 2210, when: "Thursday · 下雨", tags: "#soup  #番茄",
        paragraphs: [
            "番茄要炒到没有形状为止，再加水。面可以随便，汤不能。",
            "Fry the tomatoes until they have given up, then add the water. The noodles are up to you; the soup is not.",
        ],
        paintings: [
            Painting(shape: 1) { $0.noodles(table: 0xD9CDBB, bowl: 0x31566B, soup: 0xC8442B, seed: 31) },
            Painting(shape: 1) { $0.noodles(table: 0x39463C, bowl: 0xF2EDE2, soup: 0xD98A35, seed: 44) },
        ],
        comments: [Note.Comment(author: .lin, text: "Grey day confirmed. Soup confirmed.", when: "20 min")])

    static let lanes = Note(
        "Blue hour, every window 蓝调时刻", .yu, .outside, hearts: 2761, stars: 1008, when: "30 November",
        tags: "#bluehour  #城市",
        paragraphs: [
            "For twelve minutes the sky and the windows are equally bright. Stand still for all twelve.",
            "天和窗子一样亮的时间只有十二分钟，站着别动。",
        ],
        paintings: [
            Painting(shape: 1.15) {
                $0.town((0x2B4C8C, 0xF0A58A), towers: [0x35477F, 0x273563, 0x19234A], light: 0xFFE0A0, seed: 27)
            },
            Painting(shape: 1.15) {
                $0.town((0x3A2E5C, 0xE46F6F), towers: [0x4A3A6B, 0x35294F, 0x231A38], light: 0xFFD9C0, seed: 33)
            },
        ],
        comments: [Note.Comment(author: .bao, text: "站了十三分钟，天黑了。", when: "8 h")])
}
