import { nanoid } from "nanoid";

/** As Cloudflare writes it: 16 hexadecimal digits, and the place that took the request. */
const RAY = /^[0-9a-f]{16}(?:-[A-Z]{3})?$/u;

/**
 * What a request is called in its answer, in the log, and by whoever writes to us about it. On Cloudflare it is the
 * ray, under which Workers Logs also keep every line of the request; elsewhere one of our own.
 */
export function requestIdOf(headers: Headers): string {
  const ray = headers.get("CF-Ray") ?? "";
  return RAY.test(ray) ? ray : nanoid();
}
