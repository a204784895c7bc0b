import type { Seat } from "~/domain/case/seat";
import type { Winner } from "~/domain/case/winner";
import { recordedDeck } from "~/domain/judge/hunch";
import type { QuestionWeight, RecordedTestimony, SwipeRecord, Testimony } from "~/domain/judge/judge";
import type { Theme } from "../../house/corpora/petty-domain";
import { weightOf } from "../../house/question-weight";
import type { Judge } from "../../judge";
import type { FairnessCase } from "../fixtures/fairness-cases";

const THEMES: readonly Theme[] = [
  "deed",
  "claim",
  "agreement",
  "awareness",
  "warning",
  "harm",
  "provocation",
  "permission",
  "remedy",
  "proportion",
];

const ANSWERS: Readonly<Record<string, Testimony>> = { y: true, n: false, "5": null, "-": undefined };

export const MIRROR: Readonly<Record<Winner, Winner>> = { creator: "opponent", opponent: "creator", other: "other" };

/** The record of a fixture. */
export function recordOf(fixture: FairnessCase): SwipeRecord {
  return {
    kind: "pettyswipe",
    seed: fixture.allegation,
    allegation: fixture.allegation,
    tone: "Fun",
    judgePersonality: "Classic Judge",
    testimony: fixture.record.map((line) => readLine(line, fixture.doer)),
  };
}

function readLine(line: string, doer: Seat): RecordedTestimony {
  const parts = /^(\w+): (.+\?) ([yn5-])([yn5-])$/u.exec(line);
  const theme = THEMES.find((known) => known === parts?.[1]);
  if (parts === null || theme === undefined) throw new RangeError(`Not a line of a record: ${line}`);
  return {
    prompt: parts[2] ?? "",
    weight: weightOf(theme, doer),
    creator: ANSWERS[parts[3] ?? ""],
    opponent: ANSWERS[parts[4] ?? ""],
  };
}

/** The same case filed by the other side: labels, answers and weights change places. */
export function mirrored(record: SwipeRecord): SwipeRecord {
  return {
    ...record,
    testimony: record.testimony.map(({ prompt, weight, creator, opponent }) => ({
      prompt: prompt.replace(/\bParty ([AB])\b/gu, (_all, label: string) => `Party ${label === "A" ? "B" : "A"}`),
      weight: weight === null ? null : exchanged(weight),
      creator: opponent,
      opponent: creator,
    })),
    hunch: record.hunch && {
      ...record.hunch,
      creator: record.hunch.opponent,
      opponent: record.hunch.creator,
    },
  };
}

function exchanged({ theme, creator, opponent }: QuestionWeight): QuestionWeight {
  return {
    theme,
    creator: { yes: -opponent.yes, no: -opponent.no },
    opponent: { yes: -creator.yes, no: -creator.no },
  };
}

/** A record on the judge's own deck; `answer` gives what the party in `seat` says to question `index`. */
export async function deckRecord(
  judge: Judge,
  brief: Pick<SwipeRecord, "seed" | "allegation"> & Partial<SwipeRecord>,
  answer: (index: number, seat: Seat, weight: QuestionWeight | null) => Testimony,
): Promise<SwipeRecord> {
  const questions = await judge.writeQuestions({ seed: brief.seed, allegation: brief.allegation, tone: "Fun" });
  return {
    kind: "pettyswipe",
    tone: "Fun",
    judgePersonality: "Classic Judge",
    ...brief,
    ...recordedDeck(
      questions.map((question, index) => ({
        ...question,
        creator: answer(index, "creator", question.weight),
        opponent: answer(index, "opponent", question.weight),
      })),
    ),
  };
}

/** Answers that look arbitrary and are the same in every run: mostly yes and no, at times the Fifth. */
export function arbitraryAnswers(seed: number): (index: number, seat: Seat) => Testimony {
  return (index, seat) => {
    const roll = scramble(seed * 101 + index * 2 + (seat === "creator" ? 0 : 1)) % 20;
    if (roll === 0) return null;
    return roll % 2 === 1;
  };
}

/** A whole number below 2^32 that looks like chance and is the same in every run. */
export function scramble(value: number): number {
  let mixed = Math.imul(value ^ 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
