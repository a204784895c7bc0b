import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FALLBACK_ADS } from "~/domain/ad/fallback-ads";
import { HOUSE_ADS } from "~/domain/ad/house-ads";
import { AD_PICTURES } from "../../scripts/ads/ad-pictures.mjs";

/** Two of them come with a deck, on whatever line the phone has. */
const BYTES_MAX = 6 * 1024;

const PUBLIC = new URL("../../public/", import.meta.url);
const ADS = [...HOUSE_ADS, ...FALLBACK_ADS];

test("every built-in ad has a picture, and every picture an ad", () => {
  const files = readdirSync(new URL("ads/", PUBLIC)).map((file) => `/ads/${file}`);
  expect(files.sort()).toEqual(ADS.map(({ picture }) => picture).sort());
});

test.each(Object.entries(AD_PICTURES))(
  "the picture of %s is what its drawing says, small and self-contained",
  (slug, drawn) => {
    const kept = readFileSync(new URL(`ads/${slug}.svg`, PUBLIC), "utf8");
    expect(kept).toBe(drawn);
    expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(BYTES_MAX);
    expect(kept).not.toMatch(/<text|<script|<image|<use|<foreignObject|href|url\(|NaN|undefined/);
  },
);
