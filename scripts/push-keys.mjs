import { newPushKeys } from "./new-push-keys.mjs";

/** Prints a new pair of keys for the court's own pushes, as docs/deploy.md says where to put them. */
const keys = Object.entries(await newPushKeys());
process.stdout.write(keys.map(([name, key]) => `${name}="${key}"\n`).join(""));
