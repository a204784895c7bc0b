import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Below each of these, no folder or file may come back to itself by way of the others that it imports. */
const ROOTS = [
  "app/browser",
  "app/components",
  "app/components/account",
  "app/components/courtroom",
  "app/components/deck",
  "app/components/ui",
  "app/components/verdict",
  "app/domain/case",
];

/** Layers, whose rooms are their folders. What stands beside the rooms puts them together and may know them all. */
const LAYERS = ["app/domain", "app/server"];

describe("folders that import each other", () => {
  it.each(ROOTS)("go round in no circle below %s", (root) => {
    const imports = importsBelow(root);
    expect(imports.size).toBeGreaterThan(1);
    expect(findCircle(imports)).toBeNull();
  });

  it.each(LAYERS)("go round in no circle between the rooms of %s", (layer) => {
    const rooms = new Map([...importsBelow(layer)].filter(([name]) => !name.includes(".")));
    expect(rooms.size).toBeGreaterThan(1);
    expect(findCircle(rooms)).toBeNull();
  });

  it("are found where they do", () => {
    const circle = new Map([
      ["deck", new Set(["ui", "verdict"])],
      ["verdict", new Set(["party"])],
      ["party", new Set(["deck"])],
    ]);
    expect(findCircle(circle)).toEqual(["deck", "verdict", "party", "deck"]);
  });
});

/** What each folder or file directly below the root imports of the others there; tests don't count. */
function importsBelow(root: string): Map<string, Set<string>> {
  const imports = new Map(readdirSync(root).map((name) => [name, new Set<string>()]));
  for (const file of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!/(?<!\.test)\.tsx?$/u.test(file)) continue;
    const from = firstPart(file);
    for (const [, specifier = ""] of readFileSync(join(root, file), "utf8").matchAll(
      /(?:from|import\()\s*"([~.][^"]+)"/gu,
    )) {
      const path = specifier.startsWith("~/") ? join("app", specifier.slice(2)) : join(root, file, "..", specifier);
      if (!path.startsWith(`${root}/`)) continue;
      const to = nameOf(root, firstPart(path.slice(root.length + 1)));
      if (to !== from) imports.get(from)?.add(to);
    }
  }
  return imports;
}

function firstPart(path: string): string {
  return path.split("/", 1)[0] ?? path;
}

/** A module directly below the root is imported without its ending. */
function nameOf(root: string, name: string): string {
  return [`${name}.ts`, `${name}.tsx`].find((file) => existsSync(join(root, file))) ?? name;
}

/** The first circle that is met, with its beginning again at its end; null where there is none. */
function findCircle(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>();

  function follow(name: string, path: readonly string[]): string[] | null {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of imports.get(name) ?? []) {
      const circle = follow(next, [...path, name]);
      if (circle !== null) return circle;
    }
    done.add(name);
    return null;
  }

  for (const name of imports.keys()) {
    const circle = follow(name, []);
    if (circle !== null) return circle;
  }
  return null;
}
