import * as v from "valibot";
import { uuidSchema } from "../case/case-ref";

/** The one thing that a browser tells and the court can't see by itself: that an invitation was sent. */
export const incrementSchema = v.object({
  category: v.literal("invitesSent", "Only invitesSent can be told. The court counts everything else by itself."),
  userUuid: uuidSchema,
});
