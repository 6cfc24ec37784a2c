import Foundation
import NavCore
import NavLayers

extension UIViewPropertyAnimator {
    enum Phase: String {
        case inactive, running, paused, stopped
        case awaitingBlocks = "waiting for its first block"
    }

    var phase: Phase {
        if let guest { return guest.timeline.machine.isRunning ? .running : .paused }
        return switch timeline.machine.phase {
        case .inactive: .inactive
        case .running: .running
        case .paused: timeline.machine.awaitsBlocks ? .awaitingBlocks : .paused
        case .stopped: .stopped
        }
    }

    var actual: Witness.Account {
        switch phase {
        case .inactive: Witness.Account(state: .inactive, isRunning: false)
        case .running: Witness.Account(state: .active, isRunning: true)
        case .paused, .awaitingBlocks: Witness.Account(state: .active, isRunning: false)
        case .stopped: Witness.Account(state: .stopped, isRunning: false)
        }
    }

    func phaseMayHaveChanged() {
        switch phase {
        case .inactive, .awaitingBlocks: halfWay = nil
        case .running: halfWay = nil
        case .paused, .stopped: halfWay = guest == nil ? phase.rawValue : nil
        }
        if phase != .running { timeline.keptAlive = nil }
        while let property = witness.nextChange(to: actual) {
            propertyDidChange?(property)
            witness.telling = nil
        }
    }

    func requireInterruptible(_ call: String) {
        require(phase == .inactive || isInterruptible, call, "it is not interruptible; let it run to its end")
    }

    func requireOwnHand(_ call: String) {
        require(guest == nil, call, "it moves with the animator in whose block it was made; turn that one")
    }

    func require(_ isRight: Bool, _ call: String, _ wayOut: String) {
        if !isRight { fatalError("UIViewPropertyAnimator.\(call): this animator is \(phase.rawValue); \(wayOut)") }
    }
}
