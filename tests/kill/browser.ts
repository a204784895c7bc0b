import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { HumanCheckAction } from "~/domain/human-check/human-check";
import type { MortalServer } from "./mortal-server";

/** What a call came to: `lost` counts the answers that never arrived, each of a call that may have been done. */
export interface Answered<Body> {
  status: number;
  body: Body;
  lost: number;
}

interface Call {
  method?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Watches what goes out, and hears of answers that nobody may ever get. */
export interface Watch {
  asked: () => void;
  fault: (what: string) => void;
}

export interface Browser {
  /** Asks until there is an answer. */
  ask: <Body>(path: string, call?: Call) => Promise<Answered<Body>>;
  /** As `ask`, where anything but a good answer is a fault. */
  must: <Body>(path: string, call?: Call) => Promise<Answered<Body>>;
  /** A solved human check for one action. */
  solve: (action: HumanCheckAction) => Promise<string>;
  cookie: (name: string) => string;
  /** Another one with the cookies that it has now. */
  copy: () => Browser;
}

let browsers = 0;

/** A browser that keeps its cookies and asks again whenever the line breaks, from an address of its own. */
export function openBrowser(
  server: MortalServer,
  watch: Watch,
  kept: ReadonlyMap<string, string> = new Map(),
): Browser {
  browsers += 1;
  const address = `198.51.${Math.floor(browsers / 256) % 256}.${browsers % 256}`;
  const cookies = new Map(kept);

  async function once<Body>(path: string, { method, body, headers = {} }: Call): Promise<Omit<Answered<Body>, "lost">> {
    watch.asked();
    const response = await fetch(`${server.origin}${path}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        Origin: server.origin,
        Connection: "close",
        "CF-Connecting-IP": address,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = cookie.split(";", 1)[0]?.split("=") ?? [];
      cookies.set(name, value);
    }
    if (response.status >= 500)
      watch.fault(`${method ?? "ask"} ${path} answered ${response.status}: ${text}\n${server.faults()}`);
    const isJson = response.headers.get("Content-Type")?.includes("json") === true;
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as Body };
  }

  async function ask<Body>(path: string, call: Call = {}): Promise<Answered<Body>> {
    for (let lost = 0; ; lost++) {
      await server.whenUp();
      const answered = await once<Body>(path, call).catch(() => null);
      if (answered !== null) return { ...answered, lost };
    }
  }

  return {
    ask,
    async must<Body>(path: string, call: Call = {}): Promise<Answered<Body>> {
      const answered = await ask<Body>(path, call);
      if (answered.status >= 400) {
        throw new Error(`${call.method ?? ""} ${path}: ${answered.status} ${JSON.stringify(answered.body)}`);
      }
      return answered;
    },
    async solve(action: HumanCheckAction): Promise<string> {
      type Asked = { challenge: Parameters<typeof solveChallenge>[0]["challenge"] };
      const { challenge } = (await ask<Asked>(`/api/human-check/challenge?action=${action}`)).body;
      return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
    },
    cookie: (name: string) => cookies.get(name) ?? "",
    copy: () => openBrowser(server, watch, cookies),
  };
}

/** Somebody with a browser. */
export interface Person {
  uuid: string;
  browser: Browser;
}

/** A new guest. Whose answer got lost may have been made, and has lost the only token: they begin as somebody else. */
export async function aPerson(server: MortalServer, watch: Watch, displayName: string): Promise<Person> {
  const browser = openBrowser(server, watch);
  for (;;) {
    const uuid = crypto.randomUUID();
    const body = { uuid, displayName, recaptchaToken: await browser.solve("create_user") };
    const { status, body: made, lost } = await browser.ask<object>("/api/users", { body });
    if (status < 300) return { uuid, browser };
    if (lost === 0) throw new Error(`A guest was refused: ${status} ${JSON.stringify(made)}`);
  }
}
