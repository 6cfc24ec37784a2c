/// A value made when it is first asked for.
///
/// A stage is the program's window from the moment it is made. The suite's properties and the test's body may run with another test
/// between them, so a stage has to be made in the body.
@MainActor @propertyWrapper final class Later<Value> {
    private let make: () -> Value
    private(set) lazy var wrappedValue = make()

    init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
}
