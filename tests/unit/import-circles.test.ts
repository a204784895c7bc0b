import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { describe, expect, it } from "vitest";

/** Folders whose own folders are rooms of one layer. */
const LAYERS = ["app/domain", "app/server", "app/components", "app/browser"];

const IMPORTED = /(?:from|import\()\s*"(~\/|\.{1,2}\/)([^"]+)"/gu;

/** Which room of a layer a path lies in; undefined for what lies beside the rooms, or elsewhere. */
function roomOf(layer: string, path: string): string | undefined {
  const [room, ...rest] = relative(layer, path).split("/");
  return rest.length === 0 || room === ".." ? undefined : room;
}

/** The rooms that each room of a layer imports. */
function importsIn(layer: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of globSync(`${layer}/**/*.{ts,tsx}`).filter((name) => !/\.test\.|\/tests\//u.test(name))) {
    const room = roomOf(layer, file);
    if (room === undefined) continue;
    for (const [, start = "", rest = ""] of readFileSync(file, "utf8").matchAll(IMPORTED)) {
      const path = start === "~/" ? join("app", rest) : normalize(join(dirname(file), start, rest));
      const other = roomOf(layer, path);
      if (other !== undefined && other !== room) imports.set(room, (imports.get(room) ?? new Set()).add(other));
    }
  }
  return imports;
}

/** Whether a room imports itself, by way of others. */
function isInCircle(imports: Map<string, Set<string>>, room: string): boolean {
  const reached = new Set<string>();
  const waiting = [room];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const other of imports.get(next) ?? []) {
      if (!reached.has(other)) waiting.push(other);
      reached.add(other);
    }
  }
  return reached.has(room);
}

describe("the rooms of a layer", () => {
  it.each(LAYERS)("below %s import each other in no circle", (layer) => {
    const imports = importsIn(layer);
    expect(imports.size).toBeGreaterThan(0);
    expect([...imports.keys()].filter((room) => isInCircle(imports, room))).toEqual([]);
  });

  it("would be named if they did", () => {
    const imports = new Map([
      ["deck", new Set(["case"])],
      ["case", new Set(["account"])],
      ["account", new Set(["deck", "mail"])],
    ]);
    expect(["deck", "case", "account", "mail"].filter((room) => isInCircle(imports, room))).toEqual([
      "deck",
      "case",
      "account",
    ]);
  });
});
