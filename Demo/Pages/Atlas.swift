import Foundation

/// The places of the demo, in the order in which they follow one another.
nonisolated enum Atlas {
    static let places = [huangshan, liRiver, lofoten, qinghai, namib, arashiyama]

    /// The place after the one at `index`; after the last comes the first.
    static func place(at index: Int) -> Place { places[index % places.count] }

    private static let huangshan = Place(
        name: "Huangshan", chinese: "黄山", region: "Anhui, China",
        facts: [("Summit", "1,864 m"), ("Path", "11 km"), ("Best", "Oct–Nov")],
        english:
            "Sixty thousand stone steps lead up through the pines. Before dawn the peaks stand in a sea of clouds, "
            + "and nobody on the terrace says a word.",
        native: "石阶一路穿过松林。天亮之前，群峰浮在云海之上，观景台上没有人说话。",
        letter: Letter(
            author: "Lin Wei 林薇", date: "3 November",
            lines: [
                "We left the hut at half past four, with one torch for the two of us.",
                "云从山谷里升起来，慢得像在呼吸。等太阳出来的时候，我们已经忘了冷。",
                "On the way down my knees counted every step. I would go again tomorrow.",
            ]),
        landscape: Landscape(
            palette: Palette(
                sky: 0xF7B36B, 0xFDE9C9, sun: 0xFFF3D6, ridges: [0xE9B48A, 0xC98A73, 0x8F6069, 0x54465C, 0x2B2E45]),
            sun: CGPoint(x: 0.68, y: 0.36), sunRadius: 0.09, roughness: 0.9, relief: 0.3, foreground: .ridges, seed: 11)
    )

    private static let liRiver = Place(
        name: "Li River", chinese: "漓江", region: "Guangxi, China",
        facts: [("By boat", "4 h"), ("Length", "83 km"), ("Best", "Apr–Jun")],
        english: "The hills look drawn with a wet brush. A raft takes half a day from bend to bend, past buffalo, "
            + "bamboo and washing lines.",
        native: "山像用湿笔画的。竹筏从一个河湾漂到下一个河湾，要走上半天。",
        letter: Letter(
            author: "Chen Yu 陈宇", date: "18 April",
            lines: [
                "The ferryman asked where we were going. Anywhere downstream, we said.",
                "下了一点小雨，江面上全是圈。他把斗笠借给了我。",
                "At Xingping he would take no money for the last hour.",
            ]),
        landscape: Landscape(
            palette: Palette(
                sky: 0x8FC7C2, 0xE7F4E6, sun: 0xFFFDF0, ridges: [0xA9CFC4, 0x76AEA6, 0x468784, 0x245C63]),
            sun: CGPoint(x: 0.3, y: 0.27), sunRadius: 0.07, roughness: 0.62, relief: 0.46, foreground: .water, seed: 23)
    )

    private static let lofoten = Place(
        name: "Lofoten", chinese: "罗弗敦", region: "Nordland, Norway",
        facts: [("Latitude", "68° N"), ("Path", "7 km"), ("Best", "Feb–Mar")],
        english: "In February the light lasts four hours and does not hurry. Red huts, black water, and over the ridge "
            + "a green that no paint box has.",
        native: "二月的白昼只有四个小时，光却一点也不着急。红色的木屋，黑色的海水。",
        letter: Letter(
            author: "Ingrid Solberg", date: "21 February",
            lines: [
                "It began at nine, faint as breath on a window, and by ten it filled the bay.",
                "We lay on the jetty until the ice came through our coats.",
                "妈妈说这种绿色叫不出名字，她说得对。",
            ]),
        landscape: Landscape(
            palette: Palette(
                sky: 0x0B1D3A, 0x2F7F86, sun: 0xC9F7DC, ridges: [0x215E70, 0x174459, 0x0F2C43, 0x081A2C]),
            sun: CGPoint(x: 0.74, y: 0.22), sunRadius: 0.055, roughness: 0.95, relief: 0.36, foreground: .water,
            hasStars: true, seed: 37
        ))

    private static let qinghai = Place(
        name: "Qinghai Lake", chinese: "青海湖", region: "Qinghai, China",
        facts: [("Altitude", "3,196 m"), ("Around", "360 km"), ("Best", "Jul")],
        english:
            "Four days by bicycle around water that changes colour with every cloud. In July the rape fields bloom "
            + "down to the shore.",
        native: "骑车环湖四天，湖水随着每一片云变换颜色。七月，油菜花一直开到岸边。",
        letter: Letter(
            author: "Zhao Min 赵敏", date: "9 July",
            lines: [
                "A headwind all morning, so we sang. It did not help, but it passed the time.",
                "牧民的孩子追着我们跑了一公里，只为了说一声再见。",
                "The lake is salt, and so, by evening, are we.",
            ]),
        landscape: Landscape(
            palette: Palette(
                sky: 0x4E8FE0, 0xD5E9F7, sun: 0xFFFFFF, ridges: [0x9DB9D6, 0x7C9CBF, 0xE2BE4A, 0x2F6FB4]),
            sun: CGPoint(x: 0.22, y: 0.24), sunRadius: 0.065, roughness: 0.3, foreground: .water, seed: 5))

    private static let namib = Place(
        name: "Sossusvlei", chinese: "索苏斯盐沼", region: "Namib, Namibia",
        facts: [("Dune", "325 m"), ("Rain", "9 mm"), ("Best", "May–Aug")],
        english:
            "Walk on the crest, shoes in hand, one foot in the sun and one in the shade. The sand keeps the night’s "
            + "cold until eight.",
        native: "沿着沙脊走，把鞋提在手里，一只脚在光里，一只脚在影子里。",
        letter: Letter(
            author: "Tuli Shikongo", date: "30 May",
            lines: [
                "Every dune has a number, and every number somebody who claims to have named it.",
                "日出的时候沙子是杏色的，十分钟以后就成了铁锈。",
                "Bring twice the water, and a friend who does not talk.",
            ]),
        landscape: Landscape(
            palette: Palette(
                sky: 0xF0956A, 0xFBD9A8, sun: 0xFFF1C9, ridges: [0xE8A566, 0xD17C45, 0xA9502E, 0x6E2F22]),
            sun: CGPoint(x: 0.5, y: 0.33), sunRadius: 0.1, roughness: 0.08, foreground: .ridges, seed: 71))

    private static let arashiyama = Place(
        name: "Arashiyama", chinese: "岚山", region: "Kyoto, Japan",
        facts: [("Grove", "500 m"), ("Garden", "1339"), ("Best", "Nov")],
        english:
            "Go early, before the bicycles. The bamboo knocks softly overhead, and the moss garden behind the temple "
            + "opens at half past eight.",
        native: "要趁早去，赶在自行车之前。竹子在头顶轻轻相碰，寺后的苔庭八点半开门。",
        letter: Letter(
            author: "Sato Haruka 佐藤遥", date: "12 November",
            lines: [
                "An old man was sweeping the moss with a broom of twigs, one leaf at a time.",
                "他说，扫得太干净，秋天就没有了。",
                "So he left three maple leaves where they had fallen.",
            ]),
        landscape: Landscape(
            palette: Palette(
                sky: 0xE58F8A, 0xF8D8C4, sun: 0xFFEDE0, ridges: [0xC9837F, 0x9A5B6A, 0x5E7A58, 0x34513F, 0x1E3429]),
            sun: CGPoint(x: 0.4, y: 0.3), sunRadius: 0.08, roughness: 0.45, foreground: .ridges, seed: 97))
}
