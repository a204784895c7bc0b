import fc from "fast-check";
import { REACTION_EMOJI } from "~/domain/courtroom/reactions";
import * as happens from "./commands";
import { INTRUSIONS, PARTIES, TABS } from "./live-court";
import { SCREENING_SPEEDS } from "./screening-speed";

const tab = fc.constantFrom(...TABS);
const nth = fc.nat(1_000);
const words = oneOf<happens.Words>([80, "short"], [15, "long"], [3, "huge"], [2, "serious"]);

/**
 * How often each command comes, in parts of their sum. What ends the hearing is rare, so that most lives see much of
 * it.
 */
const COMMANDS: fc.WeightedArbitrary<happens.CourtCommand>[] = [
  often(400, happens.rest),
  often(300, happens.say, tab, words),
  often(120, happens.connect, tab),
  often(90, happens.react, tab, nth, fc.constantFrom(...REACTION_EMOJI)),
  often(80, happens.evictObject),
  often(70, happens.repeat, tab, nth),
  often(60, happens.dropConnection, tab),
  often(60, happens.hearOfDrops),
  often(50, happens.breakUpstream, tab, fc.constantFrom("is_lost", "waits")),
  often(40, happens.blurt, tab),
  often(40, happens.wait, fc.nat(8_000)),
  often(30, happens.look, tab, fc.boolean()),
  often(30, happens.ringDocket),
  often(20, happens.type, tab, fc.boolean()),
  often(20, happens.reload, tab),
  often(20, happens.restartObjects),
  often(15, happens.remindCourtroom),
  often(12, happens.putJudge, oneOf([2, "well"], [2, "failing"], [1, "hanging"])),
  often(12, happens.screen, fc.constantFrom(...SCREENING_SPEEDS)),
  often(7, happens.askForDecision, tab),
  often(7, happens.takeRequestBack, tab),
  often(6, happens.intrude, fc.constantFrom(...INTRUSIONS)),
  often(4, happens.logIn, fc.constantFrom(...PARTIES)),
  often(3, happens.flood, tab, fc.integer({ min: 20, max: 140 })),
  often(3, happens.reachDeadline),
];

/** Most commands of a life; half of it is usual. With another number the same seed is other lives. */
const COMMANDS_MAX = 280;

/**
 * Any life of a courtroom. An array and not `fc.commands`: that never leaves out the last command when it shortens a
 * life, and needs more than a seed and a path to play it again.
 */
export const anyLife = fc.array(fc.oneof(...COMMANDS), { maxLength: COMMANDS_MAX, size: "max" });

function often<Args extends unknown[]>(
  weight: number,
  make: (...args: Args) => happens.CourtCommand,
  ...args: { [Place in keyof Args]: fc.Arbitrary<Args[Place]> }
): fc.WeightedArbitrary<happens.CourtCommand> {
  return { weight, arbitrary: fc.tuple<Args>(...args).map((made) => make(...made)) };
}

function oneOf<Value>(...choices: (readonly [weight: number, value: Value])[]): fc.Arbitrary<Value> {
  return fc.oneof(...choices.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));
}
