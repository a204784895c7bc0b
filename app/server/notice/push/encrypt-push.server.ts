import { type Bytes, fromBase64Url, toBase64Url } from "./base64-url.server";

/** Of one record: a push is one, and browsers' makers take no more than 4096 bytes. */
const RECORD_BYTES = 4_096;

/** Ends the last record. */
const LAST_RECORD = 2;

const P256 = { name: "ECDH", namedCurve: "P-256" };

const encoder = new TextEncoder();

/**
 * Encrypts a text for one browser as RFC 8291 says (`aes128gcm`): nobody between the court and the browser can read it.
 * `keys` are the browser's own, from its subscription. Gives the body of the push.
 */
export async function encryptPush(text: string, keys: { p256dh: string; auth: string }): Promise<Bytes> {
  const theirs = fromBase64Url(keys.p256dh);
  const { privateKey, ours } = await newKeyPair();
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const shared = await deriveShared(privateKey, theirs);
  const secret = await derive(shared, fromBase64Url(keys.auth), joined(info("WebPush: info"), theirs, ours), 32);
  const key = await derive(secret, salt, info("Content-Encoding: aes128gcm"), 16);
  const iv = await derive(secret, salt, info("Content-Encoding: nonce"), 12);
  const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt"]);
  const plain = joined(new Uint8Array(encoder.encode(text)), new Uint8Array([LAST_RECORD]));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, aes, plain);
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, RECORD_BYTES);
  return joined(salt, length, new Uint8Array([ours.length]), ours, new Uint8Array(sealed));
}

/** A pair for one push alone: its public half travels in front of the body. */
async function newKeyPair(): Promise<{ privateKey: CryptoKey; ours: Bytes }> {
  const pair = await crypto.subtle.generateKey(P256, true, ["deriveBits"]);
  if (!("privateKey" in pair)) throw new Error("P-256 gives pairs of keys.");
  const { x = "", y = "" } = (await crypto.subtle.exportKey("jwk", pair.publicKey)) as JsonWebKey;
  return { privateKey: pair.privateKey, ours: joined(new Uint8Array([4]), fromBase64Url(x), fromBase64Url(y)) };
}

async function deriveShared(privateKey: CryptoKey, point: Bytes): Promise<Bytes> {
  const [x, y] = [toBase64Url(point.slice(1, 33)), toBase64Url(point.slice(33, 65))];
  const theirs = await crypto.subtle.importKey("jwk", { kty: "EC", crv: "P-256", x, y }, P256, false, []);
  const algorithm = { name: "ECDH", public: theirs };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, privateKey, 256));
}

async function derive(secret: Bytes, salt: Bytes, about: Bytes, bytes: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info: about }, key, bytes * 8),
  );
}

function info(text: string): Bytes {
  return new Uint8Array(encoder.encode(`${text}\0`));
}

function joined(...parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
