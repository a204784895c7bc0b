import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { type LimitedPart, TIME_LIMITS_MS } from "~/server/in-time.server";
import { createWebApp } from "../../workers/web-app";
import type { WebEnv } from "../../workers/web-env";
import { newAddress, ORIGIN } from "./api-client";
import type { Guest } from "./factories";
import { promised } from "./promised";

/** How a part of the court is out of order: it says so at once, or says nothing for ever. */
export type Trouble = "fails" | "hangs";

/** A part that is out of order, whatever is asked of it. */
export interface BrokenPart {
  /** The part itself: every member of it is a call that comes to nothing. */
  part: unknown;
  /** Lets the time go by that is waited for it, once somebody waits; `times` where it is asked again. */
  wait: (times?: number) => Promise<void>;
}

/** What is done before a call and goes nowhere: a statement is prepared, an object is named. */
const BEFORE_A_ROUND_TRIP = new Set<string | symbol>(["prepare", "bind"]);
const BEFORE_A_CALL = new Set<string | symbol>(["getByName"]);

/** `limit` is whose time it takes. */
export function breakPart(trouble: Trouble, limit: LimitedPart): BrokenPart {
  let asked = promised();
  const call = () => {
    asked.resolve();
    return trouble === "fails" ? Promise.reject(new Error("secret-host-7 is down")) : new Promise<never>(() => {});
  };
  const onTheWay = limit === "database" ? BEFORE_A_ROUND_TRIP : BEFORE_A_CALL;
  const part: unknown = new Proxy(call, {
    // A promise is no part.
    get: (_target, name) => (name === "then" ? undefined : onTheWay.has(name) ? () => part : call),
  });
  return {
    part,
    async wait(times = 1) {
      for (let time = 0; trouble === "hangs" && time < times; time++) {
        await asked.promise;
        asked = promised();
        await vi.advanceTimersByTimeAsync(TIME_LIMITS_MS[limit]);
      }
    },
  };
}

interface Asked {
  method?: string;
  body?: object;
  headers?: Record<string, string>;
  upgrade?: boolean;
}

/** Asks a court some of whose parts are as given. Timers stand still until the test lets time go by. */
export async function askCourtWith(
  parts: { [Name in keyof WebEnv]?: unknown },
  person: Pick<Guest, "sessionToken"> | null,
  path: string,
  { method, body, headers = {}, upgrade = false }: Asked = {},
): Promise<Response> {
  const app = createWebApp(async () => new Response("no pages here", { status: 404 }));
  const context = createExecutionContext();
  const request = new Request(`${ORIGIN}${path}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    body: body === undefined ? null : JSON.stringify(body),
    headers: {
      ...{ Origin: ORIGIN, "CF-Connecting-IP": newAddress(), "Content-Type": "application/json" },
      ...(person && { Cookie: `pettifog=${person.sessionToken}` }),
      ...headers,
      ...(upgrade && { Upgrade: "websocket" }),
    },
  });
  const response = await app.fetch(request, { ...env, ...parts }, context);
  await waitOnExecutionContext(context);
  return response;
}
