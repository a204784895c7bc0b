import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { ProofOfWorkChallenge } from "~/domain/human-check/challenge";

/** Takes one challenge, answers with its solution, or with null when there is none. */
self.addEventListener("message", async (event: MessageEvent<ProofOfWorkChallenge>) => {
  self.postMessage(await solveChallenge({ challenge: event.data, deriveKey }).catch(() => null));
});
