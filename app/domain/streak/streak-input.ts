import * as v from "valibot";

/** Whether somebody wants to see nothing of their streaks. */
export const streaksHiddenSchema = v.object({ hidesStreaks: v.boolean("This must be yes or no.") });
