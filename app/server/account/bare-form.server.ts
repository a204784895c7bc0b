import { nanoid } from "nanoid";
import * as v from "valibot";
import type { Viewer } from "~/domain/account/user";
import { humanCheckFailed, rateLimited } from "~/domain/app-error";
import type { BareForm } from "~/domain/human-check/bare-form";
import { HUMAN_CHECK_LIFETIME_MS, type HumanCheckAction } from "~/domain/human-check/human-check";
import { sha256Hex, sign, verify } from "../crypto.server";
import type { Dependencies } from "../dependencies.server";
import type { AcceptedHumanCheck } from "../human-check/human-check-port.server";
import type { AccountService } from "./account-service.server";
import { hashSessionToken } from "./session-token.server";
import type { Visitor } from "./visitor.server";

const PURPOSE = "bare form";

/** After so many seconds a network that was held off may come again. */
const HELD_OFF_SECONDS = 60;

/** When the form was made, in Unix milliseconds; something that no other form has; the signature of both. */
const tokenSchema = v.pipe(
  v.string(),
  v.transform((token) => token.split(".")),
  v.tuple([v.pipe(v.string(), v.digits(), v.transform(Number)), v.string(), v.string()]),
);

/** Who has sent a form without a script. */
export interface BareSender {
  visitor: Visitor;
  viewer: Viewer;
  /** What pays for one action of this kind. */
  check: (action: HumanCheckAction) => Promise<AcceptedHumanCheck>;
  /** Of a guest who was made for this form, to be kept in the browser; null for somebody whom the court knew. */
  sessionToken: string | null;
}

export type BareFormService = ReturnType<typeof createBareFormService>;

/**
 * Forms that are sent without a script (docs/rules.md#without-scripts): a browser that runs none can do no work, so its
 * form carries a token of the server's instead. The pages alone take it, and the API never does.
 */
export function createBareFormService(
  { secret, clock, newUuid }: Pick<Dependencies, "secret" | "clock" | "newUuid">,
  account: AccountService,
  isWithinLimit: () => Promise<boolean>,
) {
  /** Gives the maker of what the token pays for. Refuses what is forged or too old, and a filled trap. */
  async function accept({ formToken, website }: BareForm) {
    if (website !== "") throw humanCheckFailed("the trap is filled");
    const parsed = v.safeParse(tokenSchema, formToken);
    if (!parsed.success) throw humanCheckFailed("not a token");
    const [madeAt, id, signature] = parsed.output;
    if (!(await verify(secret, PURPOSE, `${madeAt}.${id}`, signature))) throw humanCheckFailed("forged");
    const expiresAt = madeAt + HUMAN_CHECK_LIFETIME_MS;
    if (expiresAt <= clock()) throw humanCheckFailed("expired");
    return async (action: HumanCheckAction) => ({ id: await sha256Hex(`${action} ${formToken}`), expiresAt });
  }

  return {
    /** A token for one form. */
    async issueToken(): Promise<string> {
      const unsigned = `${clock()}.${nanoid()}`;
      return `${unsigned}.${await sign(secret, PURPOSE, unsigned)}`;
    },

    /**
     * Finds out who has sent a bare form; a browser without a session becomes a guest of this name. Refuses with
     * `human_check_failed` or `rate_limited`, and a name that is too serious.
     */
    async admit(visitor: Visitor, form: BareForm, displayName: string, device: string): Promise<BareSender> {
      if (!(await isWithinLimit())) throw rateLimited(HELD_OFF_SECONDS);
      const check = await accept(form);
      const known = await account.findViewer(visitor);
      if (known !== null) return { visitor, viewer: known, check, sessionToken: null };
      const guest = { uuid: newUuid(), displayName, recaptchaToken: await check("create_user") };
      const { user, sessionToken } = await account.createGuest(visitor, guest, device);
      const tokenHash = sessionToken === null ? null : await hashSessionToken(sessionToken);
      return { visitor: { ...visitor, token: sessionToken, tokenHash }, viewer: user, check, sessionToken };
    },
  };
}
