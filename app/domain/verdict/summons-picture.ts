import * as v from "valibot";
import { judgePersonalitySchema } from "../judge/personality";

/** What chats show of an invitation's link: who presides, and the allegation where its plaintiff allows that. */
export const summonsSchema = v.object({
  allegation: v.nullable(v.string()),
  judgePersonality: judgePersonalitySchema,
  /** Address of the site without its scheme, such as `pettifog.example`. */
  siteAddress: v.string(),
});
export type Summons = v.InferOutput<typeof summonsSchema>;
