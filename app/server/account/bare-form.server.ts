import { nanoid } from "nanoid";
import * as v from "valibot";
import type { Viewer } from "~/domain/account/user";
import { formTooOld, humanCheckFailed, isAppError, rateLimited } from "~/domain/app-error";
import type { BareForm } from "~/domain/human-check/bare-form";
import { HUMAN_CHECK_LIFETIME_MS, type HumanCheckAction } from "~/domain/human-check/human-check";
import { sha256Hex, sign, verify } from "../crypto.server";
import type { Dependencies } from "../dependencies.server";
import type { AcceptedHumanCheck } from "../human-check/human-check-port.server";
import type { AccountService } from "./account-service.server";
import { hashSessionToken, SESSION_TOKEN_LENGTH } from "./session-token.server";
import type { Visitor } from "./visitor.server";

export const BARE_FORM_PURPOSE = "bare form";
const SESSION_PURPOSE = "session of a bare form";

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
  /** A uuid of what this form sends: the same for a second tap, another where something else was written. */
  idOf: (content: object) => Promise<string>;
  /** Of the guest who was made for this form, to be kept in the browser; null for somebody whom the court knew. */
  sessionToken: string | null;
}

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
    if (!(await verify(secret, BARE_FORM_PURPOSE, `${madeAt}.${id}`, signature))) throw humanCheckFailed("forged");
    const expiresAt = madeAt + HUMAN_CHECK_LIFETIME_MS;
    if (expiresAt <= clock()) throw formTooOld();
    return {
      check: async (action: HumanCheckAction) => ({ id: await sha256Hex(`${action} ${formToken}`), expiresAt }),
      idOf: async (content: object) => uuidFrom(await sha256Hex(`${formToken} ${JSON.stringify(content)}`)),
    };
  }

  /**
   * The session of the guest who is made for a form. It comes from the form's token and the court's secret, so that
   * whoever taps twice is the same guest, also where the browser has dropped the first answer with its cookie. Nobody
   * else has the token, and without the secret it tells nothing of the session.
   */
  async function sessionOf({ formToken }: BareForm) {
    const token = (await sign(secret, SESSION_PURPOSE, formToken)).slice(0, SESSION_TOKEN_LENGTH);
    return { token, tokenHash: await hashSessionToken(token) };
  }

  return {
    /** A token for one form. */
    async issueToken(): Promise<string> {
      const unsigned = `${clock()}.${nanoid()}`;
      return `${unsigned}.${await sign(secret, BARE_FORM_PURPOSE, unsigned)}`;
    },

    /**
     * Finds out who has sent a bare form; a browser without a session becomes a guest of this name. The same form sent
     * twice is the same guest, as long as they are one and the form's token is good. Refuses with `human_check_failed`
     * or `rate_limited`, and a name that is too serious.
     */
    async admit(visitor: Visitor, form: BareForm, displayName: string, device: string): Promise<BareSender> {
      if (!(await isWithinLimit())) throw rateLimited(HELD_OFF_SECONDS);
      const paid = await accept(form);
      const known = await account.findViewer(visitor);
      if (known !== null) return { visitor, viewer: known, ...paid, sessionToken: null };
      const session = await sessionOf(form);
      const guest = { uuid: newUuid(), displayName, recaptchaToken: await paid.check("create_user") };
      const sender = { visitor: { ...visitor, ...session }, ...paid, sessionToken: session.token };
      try {
        const { user } = await account.createGuest(visitor, guest, device, session.token);
        return { ...sender, viewer: user };
      } catch (error) {
        if (!isAppError(error) || error.code !== "human_check_failed") throw error;
        const tapped = await account.findViewer(sender.visitor);
        // An account that the guest has become since has sessions of its own, and a form is no way into it.
        if (tapped === null || tapped.isAccountUser) throw error;
        return { ...sender, viewer: tapped };
      }
    },
  };
}

/** The first half of a hash as a uuid of version 8, which is for such ids. */
function uuidFrom(hash: string): string {
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/u, "$1-$2-8$3-8$4-$5");
}
