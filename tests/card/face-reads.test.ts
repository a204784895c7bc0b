import { describe, expect, it } from "vitest";
import { findFaces } from "../../workers/verdict-card/type/find-faces";
import { readCardAsset } from "./card-assets";

/** What is asked of the assets while a text is set. */
async function filesRead(text: string): Promise<string[]> {
  const files: string[] = [];
  await findFaces(text, "display", (path) => {
    files.push(path);
    return readCardAsset(path);
  });
  return files.sort();
}

// No two of these texts share a face: what was read once is kept.
describe("the faces of a text", () => {
  it.each([
    ["Alexandra wins!", []],
    ["Łukasz, Дело", []],
    ["🐢 wins!", []],
    ["محمد wins!", ["/fonts/arabic.woff"]],
    ["हिन्दी और বাংলা", ["/fonts/bengali.woff", "/fonts/devanagari.woff"]],
    ["♞ to e5", ["/fonts/kr/ranges.json", "/fonts/symbols.woff"]],
  ])("of %j are read from %j alone", async (text, files) => {
    expect(await filesRead(text)).toEqual(files);
  });

  it.each([
    ["Chinese", "王小明", "sc"],
    ["Japanese", "さくら", "jp"],
  ])("of a %s name are the few subsets with its letters", async (_, name, folder) => {
    const files = await filesRead(name);
    expect(files.length).toBeGreaterThan(1);
    expect(files.length).toBeLessThanOrEqual(4);
    expect(files.every((file) => file.startsWith(`/fonts/${folder}/`))).toBe(true);
  });

  it("of a Korean name are those with its syllables, and not with the letters in them", async () => {
    const faces = (await filesRead("김철수")).filter((file) => file.endsWith(".woff"));
    expect(faces.length).toBeGreaterThan(0);
    expect(faces.length).toBeLessThanOrEqual(3);
    expect(faces.every((file) => file.startsWith("/fonts/kr/"))).toBe(true);
  });

  it("are read once", async () => {
    await filesRead("אבי");
    expect(await filesRead("אבי")).toEqual([]);
  });
});
