import * as v from "valibot";

/** The writer's own word that nobody is hurt or afraid, given when they were asked (docs/rules.md#too-serious). */
export const saysPettySchema = v.optional(v.boolean("This must be yes or no."));

/** The same as a form carries it, by the button that says so. */
export const saysPettyField = v.pipe(
  v.optional(v.picklist(["true", "false"], "This must be yes or no."), "false"),
  v.transform((text) => text === "true"),
);
