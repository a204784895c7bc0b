import { expect } from "vitest";
import { recordedDeck } from "~/domain/judge/hunch";
import type { SwipeRecord, Testimony } from "~/domain/judge/judge";
import { houseJudge } from "../../house/house-judge";
import { PROMPT_VERSION } from "../../model/prompts";
import { checkRuling } from "../../ruling/check-ruling";
import type { Behaviour } from "./chat-server";
import { type Attempt, type Hearing, hearRecord } from "./hearing";

const ALLEGATION = "Sam ate the last slice of my pizza three times this week.";

/** The opponent refuses twice where the creator answers: by the record, the creator is in the right. */
const PAIRS: [Testimony, Testimony][] = [
  [true, true],
  [false, null],
  [true, null],
  [false, true],
  [true, false],
  [true, true],
  [false, false],
];

/** A swiped case in which the creator is in the right. */
export async function aRecord(more: Partial<SwipeRecord> = {}): Promise<SwipeRecord> {
  const allegation = more.allegation ?? ALLEGATION;
  const questions = await houseJudge.writeQuestions({ seed: "seed", allegation, tone: "Fun" });
  const deck = questions.map((question, index) => {
    const [creator, opponent] = PAIRS[index] ?? [undefined, undefined];
    return { ...question, creator, opponent };
  });
  const names = { creator: "Robin", opponent: "Sam" };
  return {
    kind: "pettyswipe",
    seed: "seed",
    allegation,
    tone: "Fun",
    judgePersonality: "Yoda",
    names,
    ...recordedDeck(deck),
    ...more,
  };
}

/** Lets a court with this model behind it rule on a swiped case, on its last attempt unless a test says otherwise. */
export async function hear(
  behave: Behaviour,
  { record, ...attempt }: { record?: SwipeRecord } & Attempt = {},
): Promise<Hearing> {
  return hearRecord(record ?? (await aRecord()), behave, attempt);
}

/** Whatever the model did: a sound ruling, by the house judge, with the reason in the receipt. */
export async function expectHouse({ judgement }: Hearing, reason: string, record?: SwipeRecord) {
  expect(checkRuling(judgement.ruling, record ?? (await aRecord()))).toEqual([]);
  expect(judgement.receipt.judgeId).toBe(houseJudge.id);
  expect(judgement.receipt.fallback).toMatchObject({ judgeId: "openai:test-model", reason });
  expect(judgement.receipt.runs).toHaveLength(2);
}

/** The model itself ruled, and soundly. */
export async function expectModel({ judgement }: Hearing, winner: string, record?: SwipeRecord) {
  expect(checkRuling(judgement.ruling, record ?? (await aRecord()))).toEqual([]);
  expect(judgement.receipt).toMatchObject({
    judgeId: "openai:test-model",
    promptVersion: PROMPT_VERSION,
    fallback: null,
  });
  expect(judgement.ruling.winner).toBe(winner);
}
