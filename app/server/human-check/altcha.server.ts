import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import * as v from "valibot";
import { humanCheckFailed } from "~/domain/app-error";
import { proofOfWorkChallengeSchema, proofOfWorkSolutionSchema } from "~/domain/human-check/challenge";
import { HUMAN_CHECK_LIFETIME_MS, type HumanCheckAction } from "~/domain/human-check/human-check";
import { type Secret, secretsOf, sha256Hex } from "../crypto.server";
import type { HumanCheck } from "./human-check-port.server";

/**
 * The work: the solver derives one key per counter from 0 up until it meets the one that the server drew. 100 to 200
 * keys of 1,000 rounds are a tenth of a second on a laptop and under a second on an old phone, and nobody is unlucky,
 * since the counter is bounded. It runs while the person types.
 */
const WORK = { cost: 1_000, from: 100, to: 200 };

/** A challenge of ours, as far as it is looked at: the signature tells whether the rest is. */
const boundSchema = v.looseObject({ expiresAt: v.number(), data: v.object({ action: v.string() }) });

const payloadSchema = v.object({
  challenge: v.object({
    ...proofOfWorkChallengeSchema.entries,
    parameters: v.intersect([proofOfWorkChallengeSchema.entries.parameters, boundSchema]),
  }),
  solution: v.object({ ...proofOfWorkSolutionSchema.entries, time: v.optional(v.number()) }),
});

/** Proof-of-work by ALTCHA: no account, no third party. A token is the base64 of challenge and solution as JSON. */
export function altchaHumanCheck(secret: Secret, clock: () => number, work = WORK): HumanCheck {
  // Two purposes, two secrets: the signature of the challenge must not double as the signature of its answer.
  const pairOf = (key: string) => ({
    hmacSignatureSecret: `altcha ${key}`,
    hmacKeySignatureSecret: `altcha key ${key}`,
  });
  const [current, ...previous] = secretsOf(secret);
  return {
    async createChallenge(action: HumanCheckAction) {
      const challenge = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: work.cost,
        counter: randomInt(work.from, work.to),
        data: { action },
        expiresAt: Math.floor((clock() + HUMAN_CHECK_LIFETIME_MS) / 1_000),
        deriveKey,
        ...pairOf(current),
      });
      return { kind: "altcha", challenge: v.parse(proofOfWorkChallengeSchema, challenge) };
    },

    async accept(token, action) {
      const payload = readPayload(token);
      if (payload === null) throw humanCheckFailed("not a token");
      const { parameters, signature } = payload.challenge;
      if (parameters.data.action !== action) throw humanCheckFailed("meant for another action");
      const expiresAt = parameters.expiresAt * 1_000;
      if (expiresAt <= clock()) throw humanCheckFailed("expired");
      const isSolved = async (key: string) =>
        (await verifySolution({ ...payload, deriveKey, ...pairOf(key) }).catch(() => null))?.verified === true;
      const solved = await Promise.all([current, ...previous].map(isSolved));
      if (!solved.includes(true)) throw humanCheckFailed("forged or unsolved");
      return { id: await sha256Hex(signature), expiresAt };
    },
  };
}

function readPayload(token: string): v.InferOutput<typeof payloadSchema> | null {
  try {
    const parsed = v.safeParse(payloadSchema, JSON.parse(atob(token)));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
