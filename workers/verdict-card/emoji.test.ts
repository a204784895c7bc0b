import { describe, expect, it } from "vitest";
import { emojiFileNames, loadEmoji } from "./emoji";

describe("emojiFileNames", () => {
  it.each([
    ["🍕", "1f355"],
    ["❤️", "2764"],
    ["🇫🇷", "1f1eb-1f1f7"],
    ["🏳️‍🌈", "1f3f3-fe0f-200d-1f308"],
    ["1️⃣", "31-20e3"],
  ])("knows the file of %s", (emoji, name) => {
    expect(emojiFileNames(emoji)[0]).toBe(name);
  });

  it("falls back to the first of a sequence", () => {
    expect(emojiFileNames("🏳️‍🌈").at(-1)).toBe("1f3f3");
  });
});

describe("loadEmoji", () => {
  it("reads an emoji once", async () => {
    let reads = 0;
    const readAsset = async () => {
      reads += 1;
      return new Response('<svg viewBox="0 0 36 36"></svg>');
    };
    await loadEmoji("🦊", readAsset);
    await loadEmoji("🦊", readAsset);
    expect(reads).toBe(1);
  });

  it("does not remember a failure", async () => {
    await loadEmoji("🦀", async () => Promise.reject(new Error("down")));
    const drawing = '<svg viewBox="0 0 36 36"><path/></svg>';
    expect(await loadEmoji("🦀", async () => new Response(drawing))).toBe(drawing);
  });
});
