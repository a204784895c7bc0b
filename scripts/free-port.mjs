import { createServer } from "node:net";

/** A port that nobody listened at a moment ago. */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
