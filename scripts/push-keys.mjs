import { webcrypto } from "node:crypto";

/** Prints a new pair of keys for the court's own pushes, as docs/deploy.md says where to put them. */
const algorithm = { name: "ECDSA", namedCurve: "P-256" };
const { publicKey, privateKey } = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
const point = Buffer.from(await webcrypto.subtle.exportKey("raw", publicKey)).toString("base64url");
const { d } = await webcrypto.subtle.exportKey("jwk", privateKey);
process.stdout.write(`VAPID_PUBLIC_KEY="${point}"\nVAPID_PRIVATE_KEY="${d}"\n`);
