import { exports } from "cloudflare:workers";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { HumanCheckAction } from "~/domain/human-check/human-check";
import type { Guest } from "./factories";

export const ORIGIN = "http://court.test";
export const SECURE_ORIGIN = "https://court.test";

interface Call {
  method?: string;
  /** Sent as JSON; a text or a stream goes out as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
}

interface Place {
  origin?: string;
  /** Every person comes from an address of their own, so that limits of one test don't reach another. */
  address?: string;
}

/** An address that nobody else in the suite has, from the range kept for documentation. */
export function newAddress(): string {
  const groups = crypto.getRandomValues(new Uint16Array(6));
  return `2001:db8:${[...groups].map((group) => group.toString(16)).join(":")}`;
}

/** The marks of browsers, by the session that each is signed in with: a session is one browser's. */
const browserMarks = new Map<string, string>();

/** What one person sends and gets through the web Worker, with their cookies and from their address. */
export function asPerson(
  guest: Pick<Guest, "sessionToken"> | null,
  { origin = ORIGIN, address: home = newAddress() }: Place = {},
) {
  const cookieName = origin.startsWith("https:") ? "__Host-pettifog" : "pettifog";
  // A browser without a session is one that lasts as long as this.
  let session = guest?.sessionToken ?? crypto.randomUUID();
  const call = async function call(
    path: string,
    { method, body, headers = {}, address = home }: Call = {},
  ): Promise<Response> {
    const mark = browserMarks.get(session);
    const cookies = [
      ...(guest === null ? [] : [`${cookieName}=${guest.sessionToken}`]),
      ...(mark === undefined ? [] : [`${cookieName}-browser=${mark}`]),
    ];
    const response = await exports.default.fetch(`${origin}${path}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      body: wireForm(body),
      redirect: "manual",
      headers: {
        Origin: origin,
        "CF-Connecting-IP": address,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(cookies.length === 0 ? {} : { Cookie: cookies.join("; ") }),
        ...headers,
      },
    });
    const kept = (name: string) =>
      response.headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith(`${name}=`))
        ?.split(/[=;]/u)[1];
    const newMark = kept(`${cookieName}-browser`) ?? mark;
    session = kept(cookieName) || session;
    if (newMark !== undefined) browserMarks.set(session, newMark).set(guest?.sessionToken ?? session, newMark);
    return response;
  };
  /** What the court knows the browser by where codes are asked for. */
  return Object.assign(call, { browserMark: () => browserMarks.get(session) });
}

export type PersonCall = ReturnType<typeof asPerson>;

function wireForm(body: unknown): string | ReadableStream | undefined {
  if (body === undefined || typeof body === "string" || body instanceof ReadableStream) return body;
  return JSON.stringify(body);
}

interface SolvedChallenge {
  challenge: Parameters<typeof solveChallenge>[0]["challenge"];
  solution: Awaited<ReturnType<typeof solveChallenge>>;
}

/** A solved human check, by the real challenge and real work. */
export async function solveHumanCheck(action: HumanCheckAction): Promise<string> {
  return humanCheckToken(await solveHumanCheckChallenge(action));
}

/** The same before it is packed up, for tests that tamper with it. */
export async function solveHumanCheckChallenge(action: HumanCheckAction): Promise<SolvedChallenge> {
  const response = await asPerson(null)(`/api/human-check/challenge?action=${action}`);
  const { challenge } = await response.json<Pick<SolvedChallenge, "challenge">>();
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}

/** The wire form of a solution: base64 of its JSON. */
export function humanCheckToken(solved: unknown): string {
  return btoa(JSON.stringify(solved));
}
