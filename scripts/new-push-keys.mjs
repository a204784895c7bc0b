import { webcrypto } from "node:crypto";

/** A new pair of keys for the court's own pushes, by the names of their secrets. */
export async function newPushKeys() {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const { publicKey, privateKey } = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const point = Buffer.from(await webcrypto.subtle.exportKey("raw", publicKey)).toString("base64url");
  const { d } = await webcrypto.subtle.exportKey("jwk", privateKey);
  return { VAPID_PUBLIC_KEY: point, VAPID_PRIVATE_KEY: d };
}
