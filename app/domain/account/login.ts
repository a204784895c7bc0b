import * as v from "valibot";
import { uuidSchema } from "../case/case-ref";
import { avatarUrlSchema } from "./avatar";
import { optionalNameSchema } from "./display-name";
import { emailSchema } from "./email";
import { emailCodeSchema } from "./email-code";
import { usernameSchema } from "./username";

export const requestCodeSchema = v.object({ email: emailSchema });

export const verifyCodeSchema = v.object({
  email: emailSchema,
  code: emailCodeSchema,
  /** The guest whom the page believes to be; must be the session's own (docs/rules.md#sessions-not-uuids). */
  sessionUuid: v.optional(uuidSchema),
});
export type VerifyCode = v.InferOutput<typeof verifyCodeSchema>;

/** The login dialog sends username and code in one step; the dialog after it sends the names alone. */
export const createAccountSchema = v.pipe(
  v.object({
    username: usernameSchema,
    displayName: optionalNameSchema,
    avatarUrl: avatarUrlSchema,
    uuid: v.optional(uuidSchema),
    email: v.optional(emailSchema),
    code: v.optional(emailCodeSchema),
  }),
  v.check(
    ({ email, code }) => (email === undefined) === (code === undefined),
    "An address and its code come together.",
  ),
);
export type CreateAccount = v.InferOutput<typeof createAccountSchema>;

/** The token may stand in the body or in `x-csrf-token` (docs/rules.md#requests-from-other-sites). */
const csrf = v.optional(v.string());

export const requestEmailChangeSchema = v.object({ email: emailSchema, _csrf: csrf });

export const changeEmailSchema = v.object({
  email: emailSchema,
  code: emailCodeSchema,
  /** The account's address of today, and a code that was mailed there. */
  currentEmail: emailSchema,
  currentCode: emailCodeSchema,
  _csrf: csrf,
});
