import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import * as v from "valibot";
import { inject } from "vitest";
import type { HumanCheckAction } from "~/domain/human-check/human-check";
import { parseSettings } from "~/server/env.server";
import { altchaHumanCheck } from "~/server/human-check/altcha.server";
import { newNetwork } from "./network";

const NO_WORK = { cost: 1, from: 1, to: 2 };

/** Somebody in court without a browser: calls the API as the pages do, in a session of their own. */
export interface Guest {
  uuid: string;
  displayName: string;
  call: ApiCall;
  /** The value of their session's cookie, which changes when they log in. */
  sessionToken: () => string;
}

/** Posts a body as JSON, or gets where there is none, and reads the answer. Throws where the court refuses. */
type ApiCall = <T>(path: string, answer: v.GenericSchema<unknown, T>, body?: object) => Promise<T>;

/** Makes a guest, by the real human check. */
export async function aGuest(displayName = "Robin"): Promise<Guest> {
  const session = openSession();
  const uuid = crypto.randomUUID();
  const recaptchaToken = await solveHumanCheck("create_user");
  await session.call("/api/users", v.unknown(), { uuid, displayName, recaptchaToken });
  return { uuid, displayName, ...session };
}

/**
 * A token of the human check that the server accepts once, as a browser gets it by work. The test holds the server's
 * secret and makes the challenge itself, of next to no work: a suite makes guests by the hundred, and browsers do the
 * whole of it in the journeys.
 */
export async function solveHumanCheck(action: HumanCheckAction): Promise<string> {
  const { APP_SECRET } = parseSettings({ ENVIRONMENT: "development" });
  const found = await altchaHumanCheck(APP_SECRET, Date.now, NO_WORK).createChallenge(action);
  if (found.kind !== "altcha") throw new Error(`a server of tests asks for ${found.kind}`);
  const { challenge } = found;
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
}

function openSession(): Pick<Guest, "call" | "sessionToken"> {
  const origin = inject("origin");
  const network = newNetwork();
  let token = "";
  let mark = "";
  return {
    sessionToken: () => token,
    async call(path, answer, body) {
      const response = await fetch(origin + path, {
        headers: {
          Origin: origin,
          Cookie: `pettifog=${token}; pettifog-browser=${mark}`,
          "CF-Connecting-IP": network,
          "Content-Type": "application/json",
        },
        ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${path} was refused with ${response.status}: ${await response.text()}`);
      const cookies = response.headers.getSetCookie();
      const kept = (name: string) => cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(/[=;]/u)[1];
      token = kept("pettifog") ?? token;
      mark = kept("pettifog-browser") ?? mark;
      return v.parse(answer, await response.json());
    },
  };
}
