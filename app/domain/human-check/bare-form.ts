import * as v from "valibot";

/** What every form carries that can be sent without a script (docs/rules.md#without-scripts). */
export const bareFormSchema = v.object({
  formToken: v.string("This form is incomplete. Please try again."),
  /** A field that nobody sees: only a program fills it in. */
  website: v.optional(v.string(), ""),
});
export type BareForm = v.InferOutput<typeof bareFormSchema>;
