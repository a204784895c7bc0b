import * as v from "valibot";
import { callApi } from "~/browser/api";
import {
  humanCheckChallengeSchema,
  type ProofOfWorkChallenge,
  type ProofOfWorkSolution,
  proofOfWorkSolutionSchema,
} from "~/domain/human-check/challenge";
import type { HumanCheckAction } from "~/domain/human-check/human-check";
import { obtainTurnstileToken } from "./turnstile";

/** Fetches a challenge for the action, solves it, and gives the token that the server accepts once. */
export async function obtainToken(action: HumanCheckAction): Promise<string> {
  const found = await callApi(`/api/human-check/challenge?action=${action}`, humanCheckChallengeSchema);
  switch (found.kind) {
    case "altcha": {
      const solution = await solveInWorker(found.challenge);
      return btoa(JSON.stringify({ challenge: found.challenge, solution }));
    }
    case "turnstile":
      return obtainTurnstileToken(found.siteKey, action);
    default:
      return found satisfies never;
  }
}

/** The work runs in a thread of its own: a hundred derivations on the page's would stall typing on an old phone. */
function solveInWorker(challenge: ProofOfWorkChallenge): Promise<ProofOfWorkSolution> {
  const worker = new Worker(new URL("./human-check.worker.ts", import.meta.url), { type: "module" });
  const solved = new Promise<ProofOfWorkSolution>((resolve, reject) => {
    worker.addEventListener("message", (event) => {
      const parsed = v.safeParse(proofOfWorkSolutionSchema, event.data);
      if (parsed.success) resolve(parsed.output);
      else reject(new Error("The human check found no solution."));
    });
    worker.addEventListener("error", (event) => {
      // Only a script that has come can throw: without it the connection is down, as for a call.
      const Fault = event instanceof ErrorEvent ? Error : TypeError;
      reject(new Fault("The human check could not run."));
    });
  });
  worker.postMessage(challenge);
  return solved.finally(() => worker.terminate());
}
