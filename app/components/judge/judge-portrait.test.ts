import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { HOUSE_AVATARS, houseAvatarPath } from "~/domain/account/house-avatar";
import { JUDGE_PERSONALITIES, type JudgePersonality, judgePortraitPath } from "~/domain/judge/personality";
import { JudgePortrait } from "./judge-portrait";

const PORTRAIT_MAX_BYTES = 40_000;

describe("the portraits", () => {
  const faces = [undefined, "listening", "ruling", "appalled", "amused"] as const;
  const pathsOf = (judge: JudgePersonality) => faces.map((face) => judgePortraitPath(judge, face));
  const helpers = ["lawyer", "clerk", "bailiff"].map((name) => `/helpers/${name}.svg`);
  const peeps = HOUSE_AVATARS.map(houseAvatarPath);

  it.each([...JUDGE_PERSONALITIES.flatMap(pathsOf), "/judges/default-avatar.svg", ...helpers, ...peeps])(
    "%s is a small, plain drawing",
    async (path) => {
      const svg = await readFile(fileURLToPath(new URL(`../../../public${path}`, import.meta.url)), "utf8");
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 320 320"/u);
      expect(svg.length).toBeLessThan(PORTRAIT_MAX_BYTES);
      expect(svg).not.toMatch(/<script|<image|<style|href=|\son\w+=|undefined|NaN/u);
    },
  );
});

describe("JudgePortrait", () => {
  it("says who it shows, unless the name stands beside it", () => {
    const portrait = (decorative: boolean) =>
      renderToStaticMarkup(createElement(JudgePortrait, { personality: "Gen Z", size: 48, decorative }));
    expect(portrait(false)).toContain('alt="Gen Z Judge"');
    expect(portrait(true)).toContain('alt=""');
    expect(portrait(true)).toContain('width="48" height="48"');
  });
});
