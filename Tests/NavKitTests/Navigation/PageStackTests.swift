import TestSupport
import Testing

@testable import NavKit

/// The rules of a stack, with no view and no controller.
@Suite struct PageStackTests {
    final class Leaf: CustomStringConvertible {
        let description: String
        init(_ name: String) { description = name }
    }

    let leaves: [Character: Leaf] = Dictionary(uniqueKeysWithValues: "ABCDEF".map { ($0, Leaf(String($0))) })

    private func pages(_ names: String) -> [Leaf] { names.map { leaves[$0]! } }
    private func names(_ pages: [Leaf]) -> String { pages.map(\.description).joined() }

    private func request(_ text: String) -> StackRequest<Leaf> {
        switch text.first {
        case "+": .push(leaves[text.last!]!)
        case "-": text.count > 1 ? .popTo(leaves[text.last!]!) : .pop
        case "0": .popToRoot
        default: .set(pages(String(text.dropFirst())))
        }
    }

    @Test(
        .rules("A6", "A7", "A9", "A11", "A40", "A42"),
        arguments: [
            ("A", "+B", "AB", "push", "B", ""), ("AB", "-", "A", "pop", "", "B"), ("ABCD", "0", "A", "pop", "", "BCD"),
            ("ABCD", "-B", "AB", "pop", "", "CD"), ("ABC", "=DAB", "DAB", "pop", "D", "C"),
            ("ABC", "=ABCD", "ABCD", "push", "D", ""),
            ("ABC", "=BC", "BC", "none", "", "A"), ("ABC", "=DEF", "DEF", "push", "DEF", "ABC"),
            ("ABC", "=CBA", "CBA", "pop", "", ""),
            ("", "=AB", "AB", "push", "AB", ""), ("AB", "=", "", "pop", "", "AB"), ("", "+A", "A", "push", "A", ""),
            ("A", "0", "A", "none", "", ""),
            ("AB", "-B", "AB", "none", "", ""), ("AB", "=AB", "AB", "none", "", ""),
        ])
    func `a request changes the stack and can be undone`(
        _ row: (before: String, request: String, after: String, direction: String, joining: String, leaving: String)
    ) throws {
        var stack = PageStack(pages(row.before))
        let change = try stack.change(for: request(row.request)).get()

        stack.apply(change)
        #expect(names(stack.pages) == row.after)
        #expect("\(change.direction)" == row.direction)
        #expect(names(change.joining) == row.joining)
        #expect(names(change.leaving) == row.leaving)
        #expect(change.oldTop === pages(row.before).last && change.newTop === stack.top)
        for leaf in leaves.values { #expect(stack.contains(leaf) == row.after.contains(leaf.description)) }

        stack.undo(change)
        #expect(names(stack.pages) == row.before)
        for leaf in leaves.values { #expect(stack.contains(leaf) == row.before.contains(leaf.description)) }
    }

    @Test(arguments: [
        ("AB", "+A", StackRefusal.alreadyOnStack), ("A", "-", .nothingToPop), ("", "-", .nothingToPop),
        ("AB", "-C", .notOnStack),
    ])
    func `a request that makes no sense is refused`(_ row: (before: String, request: String, refusal: StackRefusal)) {
        let result = PageStack(pages(row.before)).change(for: request(row.request))
        guard case .failure(let refusal) = result else {
            Issue.record("\(row.request) on \(row.before) was not refused")
            return
        }
        #expect(refusal == row.refusal)
    }
}
