import * as v from "valibot";
import { humanCheckFailed } from "~/domain/app-error";
import { HUMAN_CHECK_LIFETIME_MS } from "~/domain/human-check/human-check";
import { sha256Hex } from "../crypto.server";
import type { HumanCheck } from "./human-check-port.server";

const VERIFY_URL = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** Longest wait for Cloudflare's word, in milliseconds: past it the person is asked to try again. */
const VERIFY_TIMEOUT_MS = 5_000;

const answerSchema = v.variant("success", [
  v.object({
    success: v.literal(true),
    action: v.optional(v.string()),
    /** When the token was made, in ISO 8601. */
    challenge_ts: v.pipe(v.string(), v.transform(Date.parse), v.finite()),
  }),
  v.object({ success: v.literal(false) }),
]);

/** Cloudflare Turnstile, for installs that set its two keys. `send` is the fetch of the runtime. */
export function turnstileHumanCheck(keys: { siteKey: string; secretKey: string }, send: typeof fetch): HumanCheck {
  return {
    async createChallenge() {
      return { kind: "turnstile", siteKey: keys.siteKey };
    },

    async accept(token, action) {
      const answer = await send(VERIFY_URL, {
        method: "POST",
        body: new URLSearchParams({ secret: keys.secretKey, response: token }),
        // What we send is meant for this host and no other.
        redirect: "manual",
        signal: AbortSignal.timeout(VERIFY_TIMEOUT_MS),
      })
        .then((response) => response.json())
        .catch((cause: unknown) => {
          throw humanCheckFailed(cause);
        });
      const parsed = v.safeParse(answerSchema, answer);
      if (!parsed.success || !parsed.output.success) throw humanCheckFailed("refused by Turnstile");
      if (parsed.output.action !== action) throw humanCheckFailed("meant for another action");
      return {
        id: await sha256Hex(`turnstile ${token}`),
        expiresAt: parsed.output.challenge_ts + HUMAN_CHECK_LIFETIME_MS,
      };
    },
  };
}
