import type { Seat } from "~/domain/case/seat";
import { SEATS } from "~/domain/case/seat";
import type { Winner } from "~/domain/case/winner";
import type { QuestionWeight, Testimony } from "~/domain/judge/judge";
import type { Judge } from "../../judge";
import { PETTY_ALLEGATIONS } from "../fixtures/petty-allegations";
import { deckRecord, scramble } from "./records";

/** How often a party answers in its own favour, from 0 to 1: from one who owns up to half, to one who hardly does. */
const PLAUSIBLE = [0.5, 0.6, 0.7, 0.8];
/** One answer in so many is the Fifth. */
const FIFTHS = 25;

/**
 * Somebody who answers in their own favour so often; the same in every run. What weighs nothing is answered by chance.
 */
function partyWhoFavoursItself(share: number, seed: number) {
  return (index: number, seat: Seat, weight: QuestionWeight | null): Testimony => {
    const roll = (salt: number) => scramble(seed * 613 + index * 7 + SEATS.indexOf(seat) * 3 + salt * 91) / 2 ** 32;
    if (share < 1 && roll(1) < 1 / FIFTHS) return null;
    const isForSelf = roll(2) < share;
    const { yes, no } = weight?.[seat] ?? { yes: 0, no: 0 };
    if (yes === no) return roll(3) < 0.5;
    const yesIsForSelf = seat === "creator" ? yes > no : yes < no;
    return isForSelf === yesIsForSelf;
  };
}

async function winnersOf(judge: Judge, favour: (seat: Seat) => number, salt: number) {
  return Promise.all(
    PETTY_ALLEGATIONS.map(async (allegation, index) => {
      const record = await deckRecord(judge, { seed: `hung ${salt} ${index}`, allegation }, (at, seat, weight) =>
        partyWhoFavoursItself(favour(seat), index + salt * 10_000)(at, seat, weight),
      );
      return (await judge.rule(record)).winner;
    }),
  );
}

function shareOf(winners: readonly Winner[], wanted: Winner): number {
  return winners.filter((winner) => winner === wanted).length / winners.length;
}

/** How often nobody wins over plausible answers, and where one side denies everything; and how often that side wins. */
export async function measureHung(judge: Judge) {
  const mixes = await Promise.all(PLAUSIBLE.map((share, salt) => winnersOf(judge, () => share, salt + 1)));
  const denied = await Promise.all(
    SEATS.map((denier, salt) => winnersOf(judge, (seat) => (seat === denier ? 1 : 0.7), salt + 10)),
  );
  return {
    plausible: shareOf(mixes.flat(), "other"),
    whereOneDenies: shareOf(denied.flat(), "other"),
    deniersWin: (shareOf(denied[0] ?? [], "creator") + shareOf(denied[1] ?? [], "opponent")) / 2,
  };
}
