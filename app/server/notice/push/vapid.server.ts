import { fromBase64Url, toBase64Url } from "./base64-url.server";

/** How long a token is good, in seconds: at most a day may be asked for, and clocks differ. */
const TOKEN_SECONDS = 12 * 60 * 60;

/** A pair of keys in base64url, as `npm run push:keys` prints them. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Says to the service of a browser's maker who sends a push, as RFC 8292 says: the value of `Authorization`. `subject`
 * is whom they could write to, an https or mailto address. `now` in Unix milliseconds.
 */
export async function vapidAuthorization(
  { publicKey, privateKey }: VapidKeys,
  endpoint: string,
  subject: string,
  now: number,
): Promise<string> {
  const head = encode({ typ: "JWT", alg: "ES256" });
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1_000) + TOKEN_SECONDS, sub: subject };
  const unsigned = `${head}.${encode(claims)}`;
  const signature = await crypto.subtle.sign(
    { name: "ECDSA", hash: "SHA-256" },
    await importKey(publicKey, privateKey),
    new TextEncoder().encode(unsigned),
  );
  return `vapid t=${unsigned}.${toBase64Url(signature)}, k=${publicKey}`;
}

function encode(part: object): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify(part)));
}

function importKey(publicKey: string, d: string): Promise<CryptoKey> {
  const point = fromBase64Url(publicKey);
  const [x, y] = [toBase64Url(point.slice(1, 33)), toBase64Url(point.slice(33, 65))];
  const jwk = { kty: "EC", crv: "P-256", x, y, d };
  return crypto.subtle.importKey("jwk", jwk, { name: "ECDSA", namedCurve: "P-256" }, false, ["sign"]);
}
