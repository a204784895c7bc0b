/** Bytes that the platform's cryptography takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes as base64url without padding, as push keys and tokens are written. */
export function toBase64Url(bytes: ArrayBuffer | Uint8Array): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replace(/\+/gu, "-").replace(/\//gu, "_").replace(/=+$/u, "");
}

/** The same back, padded or not. Throws on anything else. */
export function fromBase64Url(text: string): Bytes {
  const bytes = atob(text.replace(/-/gu, "+").replace(/_/gu, "/"));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}
