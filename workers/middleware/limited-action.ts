/** What somebody might repeat to guess a secret, or have a machine repeat to make people and cases. */
export type LimitedAction = "code" | "sign-up" | "resume" | "join" | "file" | "submit" | "report";

const CODE = /^\/api\/auth\/(?:request-code|verify-code|create-account|request-email-change|change-email)$/u;
const JOIN = /^\/api\/(?:pettysuits\/)?invitations\/[^/]+\/join$|^\/(?:invite|invitation)\/[^/]+$/u;
const FILE = /^\/(?:_root|_index|file|procrastination|api\/(?:pettysuits|courtrooms|procrastination\/sessions))?$/u;
const SUBMIT = /^\/(?:api\/hot-topics\/submit|hot-topics)$/u;
const REPORT = /^\/api\/reports$/u;
const PERSON = /^\/api\/users\/[^/]+$/u;

/** Which of them a request asks for, by the API or by a page's action; null for everything else. */
export function limitedActionOf(method: string, path: string): LimitedAction | null {
  // A page's data request is the page's path with this at its end.
  const place = path.replace(/(?<=.)\/$/u, "").replace(/\.data$/u, "");
  if (method === "GET") return PERSON.test(place) ? "resume" : null;
  if (method !== "POST") return null;
  if (CODE.test(place)) return "code";
  if (place === "/api/users") return "sign-up";
  if (JOIN.test(place)) return "join";
  if (SUBMIT.test(place)) return "submit";
  if (REPORT.test(place)) return "report";
  return FILE.test(place) ? "file" : null;
}
