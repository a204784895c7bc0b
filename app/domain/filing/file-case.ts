import * as v from "valibot";
import { optionalNameSchema } from "../account/display-name";
import { allegationSchema } from "../case/allegation";
import { uuidSchema } from "../case/case-ref";
import { TONES } from "../case/tone";
import { DEFAULT_JUDGE, judgePersonalitySchema } from "../judge/personality";
import { saysPettySchema } from "../screening/says-petty";

/**
 * What a person files a case with, be it a suit or a courtroom: the one schema of the form, the action and the API
 * (docs/rules.md#two-ways-to-settle).
 */
export const fileCaseSchema = v.object({
  creatorUuid: uuidSchema,
  allegation: allegationSchema,
  tone: v.optional(v.picklist(TONES, "The tone is Fun or Serious."), "Fun"),
  judgePersonality: v.optional(judgePersonalitySchema, DEFAULT_JUDGE),
  creatorDisplayName: optionalNameSchema,
  /** Whether a link preview may show the allegation. */
  previewAllowed: v.optional(v.boolean("This must be yes or no."), true),
  /** The client's own id for this filing: the same id twice files one case of its kind. */
  clientId: v.optional(uuidSchema),
  saysPetty: saysPettySchema,
});
export type FileCase = v.InferOutput<typeof fileCaseSchema>;
