public import Testing

/// Expects that a process which ended has said each of `words` on its way out: the call, the state and the way out of a trap.
public func expect(
    _ result: ExitTest.Result?, says words: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for word in words {
        #expect(said.contains(word), "\(said)", sourceLocation: sourceLocation)
    }
}
