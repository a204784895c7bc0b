const encoder = new TextEncoder();

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
export async function sign(secret: string, purpose: string, text: string): Promise<string> {
  const key = await importKey(secret);
  return hex(await crypto.subtle.sign("HMAC", key, encoder.encode(`${purpose}\n${text}`)));
}

/** Whether `signature` is what `sign` gives, compared in constant time by the platform. */
export async function verify(secret: string, purpose: string, text: string, signature: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/u.test(signature)) return false;
  const bytes = Uint8Array.from(signature.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify("HMAC", await importKey(secret), bytes, encoder.encode(`${purpose}\n${text}`));
}

function importKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
}
