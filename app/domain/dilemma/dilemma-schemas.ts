import * as v from "valibot";
import { judgePersonalitySchema } from "../judge/personality";
import type { DilemmaBrief, DilemmaRecord } from "./dilemma";
import { type DecidedDilemma, dilemmaReceiptSchema, type WrittenDeck } from "./dilemma-receipt";

const brief = { seed: v.string(), dilemma: v.string() };

const question = {
  prompt: v.string(),
  weight: v.nullable(v.object({ theme: v.string(), option: v.string(), weight: v.number() })),
};

/** Who wrote what comes back, and in which words. */
const origin = { receipt: dilemmaReceiptSchema, replies: v.array(v.string()) };

/** What a judge needs for the questions of a dilemma. */
export const dilemmaBriefSchema: v.GenericSchema<unknown, DilemmaBrief> = v.object(brief);

/** A dilemma's record as it goes to a judge. */
export const dilemmaRecordSchema: v.GenericSchema<unknown, DilemmaRecord> = v.object({
  ...brief,
  judgePersonality: judgePersonalitySchema,
  testimony: v.array(v.object({ ...question, answer: v.undefinedable(v.boolean()) })),
});

/** The questions of a dilemma as they come back. */
export const writtenDeckSchema: v.GenericSchema<unknown, WrittenDeck> = v.object({
  questions: v.array(v.object(question)),
  ...origin,
});

/** A decision as it comes back. */
export const decidedDilemmaSchema: v.GenericSchema<unknown, DecidedDilemma> = v.object({
  decision: v.object({
    caseName: v.string(),
    decision: v.string(),
    rationale: v.string(),
    recommendation: v.string(),
    exhibits: v.array(v.number()),
  }),
  ...origin,
});
