import type { HumanCheckChallenge } from "~/domain/human-check/challenge";
import type { HumanCheckAction } from "~/domain/human-check/human-check";

/** A token that has been found good. Its `id` is stored when the action is done, so it can't pay for a second one. */
export interface AcceptedHumanCheck {
  id: string;
  /** Unix milliseconds after which the token is refused anyway and its id need not be kept. */
  expiresAt: number;
}

/** What shows that a person asks: a token to be looked at, or what a page has found good by other means. */
export type HumanProof = string | AcceptedHumanCheck;

/** Looks at a proof; refuses like `HumanCheck.accept`. */
export async function acceptProof(
  { humanCheck }: { humanCheck: HumanCheck },
  proof: HumanProof,
  action: HumanCheckAction,
): Promise<AcceptedHumanCheck> {
  return typeof proof === "string" ? humanCheck.accept(proof, action) : proof;
}

/**
 * Tells people from programs (docs/rules.md#human-check): proof-of-work by default, Turnstile when its keys are set.
 */
export interface HumanCheck {
  createChallenge(action: HumanCheckAction): Promise<HumanCheckChallenge>;
  /** Refuses with `human_check_failed` when the token is forged, expired, unsolved or meant for another action. */
  accept(token: string, action: HumanCheckAction): Promise<AcceptedHumanCheck>;
}
