import type { Context } from "hono";
import type { WebContext } from "../request-context";

/** Where a request comes from, as Cloudflare tells it. */
export function addressOf(c: Context<WebContext>): string {
  return c.req.header("cf-connecting-ip") ?? "unknown";
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
