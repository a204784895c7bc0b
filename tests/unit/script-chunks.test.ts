import { existsSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CHUNKS, chunkOf } from "../../vite.chunks";

const listed = Object.entries(CHUNKS).flatMap(([chunk, paths]) => paths.map((path) => ({ chunk, path })));

describe("the script files that modules share", () => {
  it.each(listed)("$chunk has $path, which is there", ({ path }) => {
    expect(existsSync(path)).toBe(true);
    expect(statSync(path).isDirectory()).toBe(path.endsWith("/"));
  });

  it.each(listed)("$path is in $chunk alone", ({ chunk, path }) => {
    expect(chunkOf(`/pettifog/${path}`, "/pettifog/")).toBe(chunk);
  });

  it("give the framework one of its own, and leave the rest to the bundler", () => {
    expect(chunkOf("/pettifog/node_modules/react-dom/index.js", "/pettifog/")).toBe("framework");
    expect(chunkOf("/pettifog/app/components/verdict/waiting/not-ready-dialog.tsx", "/pettifog/")).toBeUndefined();
  });
});
