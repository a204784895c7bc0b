import * as v from "valibot";
import { newAdFields, saysWhatAndWhere } from "../ad/ad-input";
import { uuidSchema } from "../case/case-ref";
import {
  adStatusSchema,
  type DecideTopic,
  decidePersonSchema,
  decideReportsSchema,
  decideTopicSchema,
  decideVerdictSchema,
  tellsWhy,
} from "./moderation-input";

/** What the desk's answer calls the thing again: said back to the moderator who sent it, and kept nowhere. */
const about = v.optional(v.string(), "");

/** The forms of the desk's pages. */
export const deskStepSchema = v.variant(
  "intent",
  [
    v.pipe(
      v.object({ intent: v.literal("topic"), id: uuidSchema, about, ...decideTopicSchema.entries }),
      tellsWhy<DecideTopic & { intent: "topic"; id: string; about: string }>(),
    ),
    v.object({
      intent: v.literal("verdict"),
      // A moderator may paste the whole link.
      id: v.pipe(
        v.string(),
        v.transform((link) => link.trim().split("/").at(-1) ?? ""),
        v.nonEmpty("Which card? Please paste its link."),
      ),
      about,
      ...decideVerdictSchema.entries,
    }),
    v.object({ intent: v.literal("reports"), about, ...decideReportsSchema.entries }),
    v.object({ intent: v.literal("person"), about, ...decidePersonSchema.entries }),
    v.object({ intent: v.literal("ad"), id: uuidSchema, about, ...adStatusSchema.entries }),
    v.pipe(v.object({ intent: v.literal("new_ad"), about, ...newAdFields }), saysWhatAndWhere()),
  ],
  "This desk knows no such step.",
);
export type DeskStep = v.InferOutput<typeof deskStepSchema>;

/** A step as a form says it. */
export type DeskStepFields = v.InferInput<typeof deskStepSchema>;

/** The step that takes one back; null where none does. */
export function undoOf(step: DeskStep): DeskStepFields | null {
  switch (step.intent) {
    case "topic": {
      const { id, about: title } = step;
      const decision = UNDONE_BY[step.decision];
      return decision === null ? null : { intent: "topic", id, about: title, decision };
    }
    case "verdict": {
      const decision = step.decision === "take_down" ? "restore" : "take_down";
      return { intent: "verdict", id: step.id, about: step.about, decision };
    }
    case "reports": {
      const { kind, id, about: what } = step;
      if (step.decision === "dismiss" || kind === "message") return null;
      const restored = { id, about: what, decision: "restore" } as const;
      return kind === "topic" ? { intent: "topic", ...restored } : { intent: "verdict", ...restored };
    }
    case "person": {
      const { username, about: who } = step;
      return { intent: "person", username, about: who, decision: OPPOSITES[step.decision] };
    }
    case "ad":
    case "new_ad":
      return null;
    default:
      return step satisfies never;
  }
}

const UNDONE_BY = {
  approve: "reopen",
  reject: "reopen",
  reopen: null,
  take_down: "restore",
  restore: "take_down",
} as const;

const OPPOSITES = { ban: "unban", unban: "ban", appoint: "dismiss", dismiss: "appoint" } as const;
