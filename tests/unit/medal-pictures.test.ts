import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BADGE_THRESHOLDS } from "~/domain/badge/badge-category";
import { drawMedals } from "../../scripts/medals/medals.mjs";

/** A grid of badges shows some thirty of them at once. */
const BYTES_MAX = 4 * 1024;

const FOLDER = new URL("../../public/badges/", import.meta.url);
const BADGES = Object.entries(BADGE_THRESHOLDS).flatMap(([category, thresholds]) =>
  thresholds.map((threshold) => `${category}-${threshold}`),
);
const MEDALS: Record<string, string> = drawMedals(BADGE_THRESHOLDS);

const kept = (badge: string) => readFileSync(new URL(`${badge}.svg`, FOLDER), "utf8");

test("each of the 61 badges has a medal, and each medal a badge", () => {
  expect(BADGES).toHaveLength(61);
  expect(readdirSync(FOLDER).sort()).toEqual(BADGES.map((badge) => `${badge}.svg`).sort());
});

test("no two medals are the same, even without their numbers", () => {
  const withoutNumber = (badge: string) => kept(badge).replace(/<path[^>]*stroke-width="13"\/>/, "");
  expect(new Set(BADGES.map(withoutNumber)).size).toBe(BADGES.length);
});

test.each(BADGES)("the medal of %s is what its drawing says, small and self-contained", (badge) => {
  const medal = kept(badge);
  expect(medal).toBe(MEDALS[badge]);
  expect(Buffer.byteLength(medal)).toBeLessThanOrEqual(BYTES_MAX);
  expect(medal).not.toMatch(/<text|<script|<image|<use|<foreignObject|href|url\(|NaN|undefined/);
});
