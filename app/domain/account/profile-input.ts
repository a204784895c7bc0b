import * as v from "valibot";
import { displayNameSchema } from "./display-name";
import { houseAvatarSchema } from "./house-avatar";

/** What somebody wants to be called and drawn as from now on; null for no picture. */
export const profileInputSchema = v.object({
  displayName: v.pipe(displayNameSchema, v.nonEmpty("Please enter a name.")),
  avatar: v.nullable(houseAvatarSchema),
});
export type ProfileInput = v.InferOutput<typeof profileInputSchema>;
