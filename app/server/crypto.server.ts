const encoder = new TextEncoder();

/** What is signed with, and behind it what was signed with before and still holds (docs/security.md#rotation). */
export type Secret = string | readonly [current: string, ...previous: string[]];

/** One text's signatures by all secrets that hold, the current one first. */
export type Signatures = readonly [current: string, ...previous: string[]];

/** A secret by itself, the current one first. */
export function secretsOf(secret: Secret): readonly [current: string, ...previous: string[]] {
  return typeof secret === "string" ? [secret] : secret;
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 of a text, in hex. */
export async function sha256Hex(text: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", encoder.encode(text)));
}

/**
 * HMAC-SHA-256 of a text, in hex. `purpose` keeps a signature for one thing from being good for another although both
 * are made with the same secret.
 */
export async function sign(secret: Secret, purpose: string, text: string): Promise<string> {
  const key = await importKey(secretsOf(secret)[0]);
  return hex(await crypto.subtle.sign("HMAC", key, encoder.encode(`${purpose}\n${text}`)));
}

/**
 * What `sign` gives now and what it gave by each secret of before: for what is kept under a signature and looked up by
 * it. What is new is kept under the first.
 */
export async function signatures(secret: Secret, purpose: string, text: string): Promise<Signatures> {
  const [current, ...previous] = secretsOf(secret);
  return [
    await sign(current, purpose, text),
    ...(await Promise.all(previous.map((before) => sign(before, purpose, text)))),
  ];
}

/** Whether `signature` is what `sign` gives or gave, compared in constant time by the platform. */
export async function verify(secret: Secret, purpose: string, text: string, signature: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/u.test(signature)) return false;
  const bytes = Uint8Array.from(signature.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));
  const signed = encoder.encode(`${purpose}\n${text}`);
  const holds = secretsOf(secret).map(async (key) => crypto.subtle.verify("HMAC", await importKey(key), bytes, signed));
  return (await Promise.all(holds)).includes(true);
}

function importKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
}
