import Foundation

/// Which class of a family declares what, read from the symbols of the running program.
///
/// A method that a protocol has a default for is bound where the conformance is declared. If that class does not declare it, one in a
/// subclass is never called, and nothing at run time tells of it but the names in the program. A program without names tells nothing.
@MainActor enum ClassSymbols {
    struct Unreachable {
        let method: String
        let owner: String
        let conforming: String
    }

    private static let methods = ["animationEnded(", "interruptibleAnimator(using: "]
    private static let conformance = "protocol conformance descriptor for "
    private static let proto = "UIViewControllerAnimatedTransitioning"

    /// The first optional method that a class above the conforming one lacks and a subclass has.
    static func unreachableMethod(of animator: AnyObject) -> Unreachable? {
        let family = sequence(first: Mirror(reflecting: animator), next: \.superclassMirror).map { plainName("\(String(reflecting: $0.subjectType))") }
        guard let root = family.firstIndex(where: { name in declarations.contains { $0.hasPrefix("\(conformance)\(name) : ") } })
        else { return nil }
        for method in methods where !family[root...].contains(where: { declares($0, method) }) {
            guard let owner = family[..<root].first(where: { declares($0, method) }) else { continue }
            let title = method.hasPrefix("animationEnded") ? "animationEnded(_:)" : "interruptibleAnimator(using:)"
            return Unreachable(method: title, owner: owner, conforming: family[root])
        }
        return nil
    }

    private static func declares(_ owner: String, _ method: String) -> Bool {
        declarations.contains { $0.hasPrefix("\(owner).\(method)") }
    }

    /// Without what makes a private name unique.
    private static func plainName(_ name: String) -> String {
        name.replacing(/\(unknown context at [^)]*\)\./, with: "").replacing(/\((\w+) in [^)]*\)/) { "\($0.output.1)" }
    }

    /// The names of this program's symbols that have to do with the protocol.
    private static let declarations: [String] = {
        let words = ["animationEnded", "interruptibleAnimator", "\(proto)AAMc", "\(proto)AaMc"]
        return SymbolTable.names(in: "/proc/self/exe", containing: words).compactMap { demangled($0) }.map { plainName($0) }
    }()

    private static func demangled(_ name: String) -> String? {
        guard let text = swiftDemangle(name, name.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}

@_silgen_name("swift_demangle")
private nonisolated func swiftDemangle(
    _ name: UnsafePointer<CChar>, _ length: Int, _ output: UnsafeMutablePointer<CChar>?, _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
