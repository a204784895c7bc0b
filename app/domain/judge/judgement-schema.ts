import * as v from "valibot";
import { SEATS } from "../case/seat";
import { WINNERS } from "../case/winner";
import type { PassingFault } from "../judge-calls";
import type { Judgement } from "./judge";
import { FALLBACK_REASONS, fairnessReceiptSchema } from "./receipt";

/** A judgement as it comes back from a judge, who has checked what it says of the record. */
const judgementSchema: v.GenericSchema<unknown, Judgement> = v.object({
  ruling: v.object({
    winner: v.picklist(WINNERS),
    caseName: v.pipe(v.string(), v.nonEmpty()),
    rationale: v.pipe(v.string(), v.nonEmpty()),
    punishment: v.pipe(v.string(), v.nonEmpty()),
    exhibits: v.array(v.object({ number: v.number(), seat: v.picklist(SEATS) })),
    blame: v.object({ creator: v.number(), opponent: v.number() }),
    fairPoint: v.nullable(v.string()),
  }),
  receipt: fairnessReceiptSchema,
  replies: v.array(v.string()),
});

/** What comes back where no model could be asked this time. */
export const passingFaultSchema: v.GenericSchema<unknown, PassingFault> = v.object({
  fault: v.picklist(FALLBACK_REASONS),
});

/** What comes back where a judge is asked to rule. */
export const ruledSchema = v.union([judgementSchema, passingFaultSchema]);
