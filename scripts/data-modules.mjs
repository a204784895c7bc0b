/**
 * Lets Node.js import files that are not code as wrangler hands them over: .bin as an ArrayBuffer, .txt as a string.
 *
 * @returns {import("vite").Plugin}
 */
export function dataModules() {
  return {
    name: "data-modules",
    enforce: "pre",
    load(id) {
      const read = `import { readFileSync } from "node:fs";\nconst path = ${JSON.stringify(id)};\n`;
      if (id.endsWith(".bin")) return `${read}export default new Uint8Array(readFileSync(path)).buffer;`;
      if (id.endsWith(".txt")) return `${read}export default readFileSync(path, "utf8");`;
      return null;
    },
  };
}
