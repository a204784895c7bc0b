import * as v from "valibot";

/**
 * ALTCHA's challenge: a key derivation whose result must start with a prefix, signed by the server. Its parameters stay
 * loose, since the signature covers every one and the server gets back what it sent.
 */
export const proofOfWorkChallengeSchema = v.object({
  parameters: v.looseObject({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
  }),
  signature: v.string(),
});
export type ProofOfWorkChallenge = v.InferOutput<typeof proofOfWorkChallengeSchema>;

/** What solving a challenge gives. */
export const proofOfWorkSolutionSchema = v.object({ counter: v.number(), derivedKey: v.string() });
export type ProofOfWorkSolution = v.InferOutput<typeof proofOfWorkSolutionSchema>;

/** A challenge as the browser gets it: either work to do, or the key of the widget to show. */
export const humanCheckChallengeSchema = v.variant("kind", [
  v.object({ kind: v.literal("altcha"), challenge: proofOfWorkChallengeSchema }),
  v.object({ kind: v.literal("turnstile"), siteKey: v.string() }),
]);
export type HumanCheckChallenge = v.InferOutput<typeof humanCheckChallengeSchema>;
