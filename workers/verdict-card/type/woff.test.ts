import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { coveredCodePoints } from "./coverage";
import { unpackWoff } from "./woff";

const FONTS = "node_modules/@fontsource/noto-sans-hebrew/files";

async function woff(): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(`${FONTS}/noto-sans-hebrew-hebrew-700-normal.woff`)).buffer;
}

describe("unpackWoff", () => {
  it("gives a font whose letters are known", async () => {
    const covered = coveredCodePoints(await unpackWoff(await woff(), "Test"));
    expect([..."אבגת"].every((letter) => covered.has(letter.codePointAt(0) ?? 0))).toBe(true);
    expect([..."Zаあ"].some((letter) => covered.has(letter.codePointAt(0) ?? 0))).toBe(false);
  });

  it("names the font as it is told", async () => {
    const font = await unpackWoff(await woff(), "Test");
    expect(Buffer.from(font).includes(Buffer.from("\0T\0e\0s\0t", "latin1"))).toBe(true);
  });

  it.each([
    ["nothing", new ArrayBuffer(0)],
    ["a web page", new TextEncoder().encode("<!doctype html>".repeat(9)).buffer],
  ])("refuses %s", async (_, bytes) => {
    await expect(unpackWoff(bytes, "Test")).rejects.toThrow();
  });

  it("refuses a file that was cut off", async () => {
    await expect(unpackWoff((await woff()).slice(0, 2_000), "Test")).rejects.toThrow();
  });
});
