/** Where somebody might stand and try key after key, or let a machine make people and cases. */
export type Door = "code" | "sign-up" | "resume" | "join" | "file";

const CODE = /^\/api\/auth\/(?:request-code|verify-code|create-account|request-email-change|change-email)$/u;
const JOIN = /^\/api\/(?:pettysuits\/)?invitations\/[^/]+\/join$|^\/invite\/[^/]+$/u;
const FILE = /^\/(?:_root|_index|api\/pettysuits|api\/courtrooms)?$/u;
const PERSON = /^\/api\/users\/[^/]+$/u;

/** Which door a request knocks at, by the API or by a page's action; null for everything else. */
export function doorOf(method: string, path: string): Door | null {
  // A page's data request is the page's path with this at its end.
  const place = path.replace(/(?<=.)\/$/u, "").replace(/\.data$/u, "");
  if (method === "GET") return PERSON.test(place) ? "resume" : null;
  if (method !== "POST") return null;
  if (CODE.test(place)) return "code";
  if (place === "/api/users") return "sign-up";
  if (JOIN.test(place)) return "join";
  return FILE.test(place) ? "file" : null;
}

/** Whose network an address is in: IPv6 by its first four groups, which are one customer's; IPv4 as it is. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const groups = (text: string | undefined) => (text ? text.split(":") : []);
  const left = groups(head);
  const right = groups(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}
