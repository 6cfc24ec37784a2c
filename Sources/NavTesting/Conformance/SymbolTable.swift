import Foundation

/// The names in a program file of the kind that Linux runs (ELF, 64 bits, little-endian).
nonisolated enum SymbolTable {
    /// Offsets and sizes in the file's header, in a section's header and in a symbol, in bytes.
    private enum Layout {
        static let sectionTable = 0x28, sectionSize = 0x3A, sectionCount = 0x3C
        static let kind = 4, offset = 24, size = 32, link = 40
        static let symbolKind = 2, symbolSize = 24
    }

    /// Swift names with one of `words` in them. Empty for a file without names.
    static func names(in path: String, containing words: [String]) -> [String] {
        guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped), file.starts(with: Data("\u{7F}ELF".utf8))
        else { return [] }
        return file.withUnsafeBytes { bytes in
            sections(of: bytes).flatMap { names(in: bytes, from: $0.symbols, texts: $0.texts, containing: words) }
        }
    }

    private struct Pair {
        let symbols: Range<Int>
        let texts: Int
    }

    private static func sections(of bytes: UnsafeRawBufferPointer) -> [Pair] {
        let (table, size) = (Int(bytes.number(at: Layout.sectionTable, as: UInt64.self)), Int(bytes.number(at: Layout.sectionSize, as: UInt16.self)))
        return (0..<Int(bytes.number(at: Layout.sectionCount, as: UInt16.self))).compactMap { index in
            let section = table + index * size
            guard bytes.number(at: section + Layout.kind, as: UInt32.self) == Layout.symbolKind else { return nil }
            let start = Int(bytes.number(at: section + Layout.offset, as: UInt64.self))
            let length = Int(bytes.number(at: section + Layout.size, as: UInt64.self))
            let texts = table + Int(bytes.number(at: section + Layout.link, as: UInt32.self)) * size
            return Pair(symbols: start..<start + length, texts: Int(bytes.number(at: texts + Layout.offset, as: UInt64.self)))
        }
    }

    private static func names(
        in bytes: UnsafeRawBufferPointer, from symbols: Range<Int>, texts: Int, containing words: [String]
    ) -> [String] {
        var found: [String] = []
        for symbol in stride(from: symbols.lowerBound, to: symbols.upperBound, by: Layout.symbolSize) {
            let start = bytes.baseAddress! + texts + Int(bytes.number(at: symbol, as: UInt32.self))
            let name = start.assumingMemoryBound(to: CChar.self)
            if words.contains(where: { strstr(name, $0) != nil }) { found.append(String(cString: name)) }
        }
        return found
    }
}

extension UnsafeRawBufferPointer {
    fileprivate nonisolated func number<T: FixedWidthInteger>(at offset: Int, as type: T.Type) -> T {
        T(littleEndian: loadUnaligned(fromByteOffset: offset, as: type))
    }
}
