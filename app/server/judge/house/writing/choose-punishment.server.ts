import { PUNISHMENT_MAX, type Winner } from "~/domain/verdict/verdict";
import { agreeWith } from "../agree-with.server";
import { GENERIC_DOMAIN } from "../corpora/domains.server";
import { fillSlots, lengthOf } from "../fill-slots.server";
import type { Reading } from "../reading/read-allegation.server";
import type { Chooser } from "../seeded-choice.server";

/** A punishment for the loser, or a truce for both after a Hung Court, that fits on the card. */
export function choosePunishment(reading: Reading, winner: Winner, chooser: Chooser): string {
  const kind = winner === "other" ? "truces" : "punishments";
  const ownFirst = chooser.pick(`${kind} from`, ["own", "own", "own", "any"]) === "own";
  const own = chooser.shuffle(`own ${kind}`, reading.domain[kind]);
  const any = chooser.shuffle(`any ${kind}`, GENERIC_DOMAIN[kind]);
  const words = {
    thing: reading.topic,
    winner: winner === "opponent" ? "Party B" : "Party A",
    loser: winner === "opponent" ? "Party A" : "Party B",
  };
  const texts = (ownFirst ? [...own, ...any] : [...any, ...own]).map((text) =>
    agreeWith(reading.topic, fillSlots(text, words)),
  );
  const punishment = texts.find((text) => lengthOf(text) <= PUNISHMENT_MAX);
  if (punishment === undefined) throw new RangeError("No punishment is short enough.");
  return punishment;
}
