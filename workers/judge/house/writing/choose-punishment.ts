import type { Winner } from "~/domain/case/winner";
import { PUNISHMENT_MAX } from "~/domain/verdict/verdict";
import { isHarmlessPunishment } from "../../ruling/check-punishment";
import { GENERIC_DOMAIN } from "../corpora/domains";
import { fillSlots, lengthOf } from "../fill-slots";
import type { Reading } from "../reading/read-allegation";
import type { Chooser } from "../seeded-choice";
import { UNNAMED, withoutThing } from "./draw-line";

/** A punishment for the loser, or a truce for both after a Hung Court, that fits on the card. */
export function choosePunishment(reading: Reading, winner: Winner, chooser: Chooser): string {
  const kind = winner === "other" ? "truces" : "punishments";
  // What is written for a matter sentences whoever did it; who complained of it without success did not.
  const isDoers = reading.whose === "nobody" || winner !== reading.doer;
  const ownFirst = isDoers && chooser.pick(`${kind} from`, ["own", "own", "own", "own", "own", "own", "any"]) === "own";
  const own = chooser.shuffle(`own ${kind}`, withoutThing(reading.matter[kind], reading.thing));
  const any = aboutTheCase(chooser.shuffle(`any ${kind}`, GENERIC_DOMAIN[kind]), reading);
  const words = {
    thing: reading.thing,
    winner: winner === "opponent" ? "Party B" : "Party A",
    loser: winner === "opponent" ? "Party A" : "Party B",
  };
  const plain = { ...words, thing: "the matter" };
  const inOrder = ownFirst ? [...own, ...any] : [...any, ...own];
  const texts = [...inOrder.map((text) => fillSlots(text, words)), ...any.map((text) => fillSlots(text, plain))];
  // The thing comes from the allegation: a knife on a cushion would be no joke.
  const punishment = texts.find((text) => lengthOf(text) <= PUNISHMENT_MAX && isHarmlessPunishment(text));
  if (punishment === undefined) throw new RangeError("No punishment is short enough.");
  return punishment;
}

/** Of what could be ordered in any case, first whatever speaks of the thing that this one is about. */
function aboutTheCase(texts: readonly string[], { thing }: Reading): readonly string[] {
  const speaking = (text: string) => text.includes("{thing}");
  if (thing === UNNAMED) return withoutThing(texts, thing);
  return [...texts.filter(speaking), ...texts.filter((text) => !speaking(text))];
}
