import Foundation
import TestSupport

/// One thing that is done to the window, by its program or by its user. What it is done to is found when it is done: a share
/// of what is there.
indirect enum SoakCall {
    // The program.
    case push(animated: Bool)
    case pushKept(animated: Bool)
    case pop(animated: Bool)
    case popTo(Double, animated: Bool)
    case popToRoot(animated: Bool)
    case set(SoakSet, animated: Bool)
    /// Holds on to a page, so that it can come back.
    case keep(Double)
    case animator(SoakAnimator.Kind?)
    case interactor(SoakInteractor?)
    case percent(SoakPercent)
    case renewDelegate
    case scroll(Double)
    case hideBar(Bool, animated: Bool)
    case rightToLeft(Bool)
    case swipes(Bool)
    case root(away: Bool)
    /// Does it inside of the next callback of that kind.
    case inside(SoakHook, SoakCall)

    // The user and the desktop.
    case press(x: Double, y: Double)
    case drag(x: Double, y: Double)
    case lift
    case loseTouch
    case wheel(Double)
    case clickBack
    case back(SoakWay)
    case resize(width: Double, height: Double)
    case focus(Bool)
    case visible(Bool)
    case settle
}

enum SoakSet: CaseIterable { case reversed, fresh, topStays, withoutTop, swapped, same, nothing }
enum SoakInteractor: CaseIterable { case held, running }
enum SoakPercent: Equatable { case update(Double), finish, cancel, pause }
enum SoakWay: CaseIterable { case key, escape, button }

/// Where a call can be made from.
enum SoakHook: CaseIterable {
    case viewDidLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear, willMove, didMove, layout
    case animatorFor, willShow, didShow, animate, animationEnded, alongside, completion
}

/// A call, and how many turns of which length follow it.
struct SoakStep: CustomStringConvertible {
    let call: SoakCall
    let turns: Int
    let seconds: Double

    var description: String { turns == 0 ? "\(call)" : "\(call), \(turns) × \(seconds) s" }
}

extension SoakStep {
    /// What a seed stands for.
    static func steps(_ count: Int, seed: UInt64) -> [SoakStep] {
        var dice = Dice(seed: seed)
        return (0..<count).map { _ in
            SoakStep(
                call: .thrown(by: &dice), turns: dice.one(of: [0, 0, 0, 1, 1, 2, 8]),
                seconds: dice.one(of: [1 / 60, 1 / 60, 0.05, 0.15]))
        }
    }
}

extension SoakCall {
    static func thrown(by dice: inout Dice) -> SoakCall {
        switch Int.random(in: 0..<20, using: &dice) {
        case 0..<8: ofProgram(&dice)
        case 8..<11: .inside(dice.one(of: SoakHook.allCases), ofProgram(&dice))
        case 11..<17: ofHand(&dice)
        case 17..<19: ofDesktop(&dice)
        default: .settle
        }
    }

    private static func ofProgram(_ dice: inout Dice) -> SoakCall {
        let animated = dice.chance(0.6)
        switch Int.random(in: 0..<32, using: &dice) {
        case 0..<9: return .push(animated: animated)
        case 9..<13: return .pop(animated: animated)
        case 13..<15: return .popTo(dice.number(0...1), animated: animated)
        case 15: return .popToRoot(animated: animated)
        case 16..<19: return .set(dice.one(of: SoakSet.allCases), animated: animated)
        case 19: return .pushKept(animated: animated)
        case 20: return .keep(dice.number(0...1))
        case 21..<24: return .animator(dice.chance(0.3) ? nil : dice.one(of: SoakAnimator.Kind.allCases))
        case 24: return .interactor(dice.chance(0.4) ? nil : dice.one(of: SoakInteractor.allCases))
        case 25..<28: return .percent(percent(&dice))
        case 28: return .renewDelegate
        case 29: return .scroll(dice.number(0...300))
        case 30: return .hideBar(dice.chance(0.4), animated: animated)
        default: return dice.chance(0.5) ? .rightToLeft(dice.chance(0.5)) : .swipes(dice.chance(0.8))
        }
    }

    private static func percent(_ dice: inout Dice) -> SoakPercent {
        switch Int.random(in: 0..<6, using: &dice) {
        case 0: .finish
        case 1: .cancel
        case 2: .pause
        default: .update(dice.number(-0.2...1.2))
        }
    }

    private static func ofHand(_ dice: inout Dice) -> SoakCall {
        switch Int.random(in: 0..<16, using: &dice) {
        case 0..<4:
            .press(x: dice.one(of: [3, 397, dice.number(0...400)]), y: dice.chance(0.15) ? 22 : dice.number(60...590))
        case 4..<9:
            .drag(x: dice.number(-120...180), y: dice.chance(0.8) ? dice.number(-8...8) : dice.number(-120...120))
        case 9..<12: .lift
        case 12: .loseTouch
        case 13: .wheel(dice.number(-20...60))
        case 14: .clickBack
        default: .back(dice.one(of: SoakWay.allCases))
        }
    }

    private static func ofDesktop(_ dice: inout Dice) -> SoakCall {
        switch Int.random(in: 0..<6, using: &dice) {
        case 0..<3: .resize(width: dice.one(of: [400, 320, 640]), height: dice.one(of: [600, 480]))
        case 3: .root(away: dice.chance(0.4))
        case 4: .focus(dice.chance(0.5))
        default: .visible(dice.chance(0.6))
        }
    }
}
