import Foundation
import NavKit

/// The notes of the feed, in the order in which they are shown.
enum Notes {
    static let all = [
        sunrise, noodles, cat, night, coffee, tulips, river, tiles, balcony, aurora, room, dunes, soup, lanes,
    ]

    static func by(_ author: Author) -> [Note] { all.filter { $0.author === author } }

    private static let sunrise = Note(
        "Above the clouds by half past five 云海日出", .lin, .outside, hearts: 2318, stars: 941, when: "3 November · 安徽",
        tags: "#Huangshan  #黄山  #日出",
        paragraphs: [
            "Take the last cable car up the evening before, sleep at the north summit, and set two alarms. The terrace fills at five; "
                + "the ledge behind the pine, two minutes further on, does not.",
            "提前一晚上山，住北海。五点前到清凉台，别挤在栏杆边，往松树后面再走两分钟，那里只有风。",
            "Bring: a torch, gloves, something warm to drink, and somebody who can be quiet.",
        ],
        paintings: [
            Painting(shape: 1.3, Atlas.places[0].landscape), Painting(shape: 1.3, Atlas.places[1].landscape),
            Painting(shape: 1.3, Atlas.places[5].landscape),
        ],
        comments: [
            Note.Comment(author: .yu, text: "The ledge behind the pine! Now everybody knows. 秘密没了😄", when: "2 h"),
            Note.Comment(author: .ingrid, text: "Which hut is it? I have four days in May.", when: "5 h"),
            Note.Comment(author: .mei, text: "山上的泡面真的最好吃。", when: "1 d"),
        ])

    private static let noodles = Note(
        "深夜一碗面 · Midnight noodles in twelve minutes", .mei, .home, hearts: 12840, stars: 6604, when: "Yesterday · 上海",
        tags: "#noodles  #宵夜  #一人食",
        paragraphs: [
            "葱切得比你想的再多一倍，小火熬到边缘发焦，油就香了。面煮到还差半分钟，捞出来，浇汤，放蛋。",
            "The trick is the oil: twice the spring onions you think you need, low heat, and stop when the edges turn brown. The egg goes "
                + "in at seven minutes and comes out at seven minutes.",
        ],
        paintings: [
            Painting(shape: 1.15) { $0.noodles(table: 0x2F4A4D, bowl: 0xE9E2D4, soup: 0xC77B2E, seed: 5) },
            Painting(shape: 1.15) { $0.noodles(table: 0x7B3F31, bowl: 0x2C3440, soup: 0xB9552B, seed: 8) },
        ],
        comments: [
            Note.Comment(author: .theo, text: "Made it. Ate it standing up. Made it again.", when: "40 min"),
            Note.Comment(author: .bao, text: "猫也想吃。", when: "3 h"),
        ])

    private static let cat = Note(
        "He waits here every evening 等我下班", .bao, .home, hearts: 8021, stars: 1190, when: "Tuesday · 成都",
        tags: "#cat  #猫  #窗台",
        paragraphs: [
            "Six o’clock, same place, same face. If I am late he looks at the clock. 每天六点准时坐在窗台上，迟到会被看表。",
            "He is called Monday because nobody likes him at first.",
        ],
        paintings: [
            Painting(shape: 1.25) { $0.cat((0x5B4B8A, 0xE8837A, 0xFFC98B), fur: 0x1B1626, seed: 3) },
            Painting(shape: 1.25) { $0.cat((0x16324F, 0x2E6F8E, 0x8FD0C8), fur: 0x10202E, seed: 9) },
            Painting(shape: 1.25) { $0.cat((0xB9536B, 0xF2A76B, 0xFFE1A8), fur: 0x3A1F2B, seed: 14) },
        ],
        comments: [
            Note.Comment(author: .ana, text: "星期一你好！Hello, Monday.", when: "10 min"),
            Note.Comment(author: .lin, text: "That tail.", when: "1 h"),
        ])

    private static let night = Note(
        "Ten bridges, one night 夜走苏州河", .yu, .outside, hearts: 1567, stars: 803, when: "18 October · 上海",
        tags: "#citywalk  #夜景",
        paragraphs: [
            "Start at the old post office, keep the water on your left, and do not look at a map. Three hours, eleven kilometres, one "
                + "bowl of wonton at the seventh bridge.",
            "从老邮局出发，让河一直在左手边。第七座桥下的馄饨摊开到两点。",
        ],
        paintings: [
            Painting(shape: 1.33) {
                $0.town((0x141B3C, 0x4B3F72), towers: [0x2A2F5B, 0x1C2145, 0x12162F], light: 0xFFD27A, seed: 4)
            },
            Painting(shape: 1.33) {
                $0.town((0x0E2A3A, 0x2F6E73), towers: [0x1F4A55, 0x153742, 0x0D242E], light: 0xFFE8B0, seed: 12)
            },
        ],
        comments: [Note.Comment(author: .mei, text: "馄饨摊的坐标求一个！", when: "2 d")])

    private static let coffee = Note(
        "A leaf on the eighth try", .theo, .home, hearts: 956, stars: 412, when: "Sunday", tags: "#coffee  #拉花",
        paragraphs: [
            "Milk at sixty degrees, pour high until the cup is half full, then low, and wiggle less than you want to. 奶泡要像油漆，别像泡沫。",
            "The first seven looked like a map of somewhere.",
        ],
        paintings: [
            Painting(shape: 1) { $0.coffee(table: (0xD7C4AE, 0xB79A7B), cup: 0xF4F1EA) },
            Painting(shape: 1) { $0.coffee(table: (0x5E7F78, 0x34524D), cup: 0xE7B98A) },
        ],
        comments: [Note.Comment(author: .ana, text: "Number three was Portugal.", when: "1 d")])

    private static let tulips = Note(
        "Tulips, day five 郁金香的第五天", .ana, .home, hearts: 3310, stars: 1522, when: "21 April · 花市", tags: "#flowers  #花",
        paragraphs: [
            "They keep growing in the vase, all of them towards the window. Turn it every morning and they dance.",
            "每天早上转一下花瓶，它们会自己跳舞。一块冰糖，两厘米水，足够了。",
        ],
        paintings: [
            Painting(shape: 1.3) {
                $0.tulips(wall: (0xFBE9E4, 0xF6CFC4), vase: 0x7FA7B5, petals: [0xE5486A, 0xF28C8C, 0xF6B23C], seed: 6)
            },
            Painting(shape: 1.3) {
                $0.tulips(wall: (0xE7EEF7, 0xC9D8EC), vase: 0xC98B5E, petals: [0x8A5FC0, 0xD79AE0, 0xFFFFFF], seed: 2)
            },
        ],
        comments: [Note.Comment(author: .ingrid, text: "冰糖！I have been using aspirin.", when: "6 h")])

    private static let river = Note(
        "Slow boat on the Li 漓江慢船", .lin, .outside, hearts: 4472, stars: 2087, when: "18 April · 广西",
        tags: "#LiRiver  #漓江",
        paragraphs: [
            "Skip the big boats. At Yangdi a man called Lao Mo has a raft and all the time in the world.",
            "到杨堤找老莫，竹筏慢慢漂，下点小雨更好看。",
        ],
        paintings: [
            Painting(shape: 0.9, Atlas.places[1].landscape), Painting(shape: 0.9, Atlas.places[3].landscape),
        ],
        comments: [Note.Comment(author: .yu, text: "老莫还在！He told us he would retire in 2009.", when: "4 d")])

    private static let tiles = Note(
        "A floor I followed home 花砖", .ingrid, .outside, hearts: 689, stars: 540, when: "9 March · Lisboa",
        tags: "#pattern  #花砖",
        paragraphs: [
            "Every stairwell in this street has another one. I drew forty before somebody asked whether I was all right.",
            "这条街每个楼道都有不一样的花砖，我画了四十个。",
        ],
        paintings: [
            Painting(shape: 1.25) { $0.tiles([0xF2E8D5, 0x1F5C7A, 0xE2725B, 0xF0B949], columns: 4, seed: 7) },
            Painting(shape: 1.25) { $0.tiles([0xEDF1EE, 0x2E6B4F, 0x9CC5A1, 0x1D3B34], columns: 5, seed: 15) },
            Painting(shape: 1.25) { $0.tiles([0xFFE9E4, 0x7A2E4D, 0xF28F79, 0xFFC857], columns: 3, seed: 22) },
        ],
        comments: [Note.Comment(author: .theo, text: "The third one would make a very loud bathroom.", when: "2 d")])
}
