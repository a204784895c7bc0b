import * as v from "valibot";
import { SEATS } from "../case/seat";
import { TONES } from "../case/tone";
import type { CaseRecord, QuestionWeight, SuitBrief, WrittenQuestion } from "./judge";
import { judgePersonalitySchema } from "./personality";

const byAnswer = v.object({ yes: v.number(), no: v.number() });

const weightSchema: v.GenericSchema<unknown, QuestionWeight> = v.object({
  theme: v.string(),
  creator: byAnswer,
  opponent: byAnswer,
});

const writtenQuestion = { prompt: v.string(), weight: v.nullable(weightSchema) };

/** The questions of a suit, as they come back from a judge. */
export const writtenQuestionsSchema: v.GenericSchema<unknown, WrittenQuestion[]> = v.array(
  v.object({ ...writtenQuestion, hunchAbout: v.optional(v.number()) }),
);

/** What a judge needs for them. */
export const suitBriefSchema: v.GenericSchema<unknown, SuitBrief> = v.object({
  seed: v.string(),
  allegation: v.string(),
  tone: v.picklist(TONES),
});

const testimony = v.undefinedable(v.nullable(v.boolean()));
const seat = v.picklist(SEATS);

const caseFile = {
  seed: v.string(),
  allegation: v.string(),
  tone: v.picklist(TONES),
  judgePersonality: judgePersonalitySchema,
  absent: v.optional(v.array(seat)),
  names: v.optional(v.object({ creator: v.string(), opponent: v.string() })),
};

/** A record as it goes to a judge. How long its texts may be is held where they are written. */
export const caseRecordSchema: v.GenericSchema<unknown, CaseRecord> = v.variant("kind", [
  v.object({
    kind: v.literal("pettyswipe"),
    ...caseFile,
    testimony: v.array(v.object({ ...writtenQuestion, creator: testimony, opponent: testimony })),
    hunch: v.optional(v.object({ about: v.number(), creator: testimony, opponent: testimony })),
  }),
  v.object({
    kind: v.literal("courtroom"),
    ...caseFile,
    messages: v.array(v.object({ seat, content: v.string() })),
  }),
]);
