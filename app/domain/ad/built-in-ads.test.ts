import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { countCharacters, normalizeText } from "../text";
import { AD_MAX } from "./ad";
import type { BuiltInAd } from "./built-in-ad";
import { FALLBACK_ADS } from "./fallback-ads";
import { HOUSE_ADS } from "./house-ads";

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const ADS = [...HOUSE_ADS, ...FALLBACK_ADS];

describe("the ads that come with the product", () => {
  it("are twelve of the court, and three for when no other can be had", () => {
    expect([HOUSE_ADS.length, FALLBACK_ADS.length]).toEqual([12, 3]);
  });

  it.each(["uuid", "slug", "title", "body"] as const)("are told apart by their %s", (field) => {
    expect(new Set(ADS.map((ad) => ad[field])).size).toBe(ADS.length);
  });

  it.each(ADS.map((ad) => [ad.slug, ad] as const))("fit their card: %s", (_slug, ad) => {
    expect(ad.uuid).toMatch(UUID_V4);
    for (const field of ["title", "body", "ctaText"] as const) {
      const text = ad[field] ?? "–";
      expect(normalizeText(text)).toBe(text);
      expect(countCharacters(text)).toBeGreaterThan(0);
      expect(countCharacters(text), text).toBeLessThanOrEqual(AD_MAX[field]);
    }
  });

  it("lead nowhere, or to a page of this site", () => {
    const pages = builtPages();
    for (const { ctaText, ctaLink } of ADS) {
      expect(ctaText === null).toBe(ctaLink === null);
      if (ctaLink !== null) expect(pages).toContain(ctaLink);
    }
  });

  it("lead somewhere only where there is something to find", () => {
    const links = (ads: readonly BuiltInAd[]) => ads.flatMap(({ ctaLink }) => ctaLink ?? []);
    expect(links(HOUSE_ADS)).toEqual(["/", "/procrastination", "/my-courts"]);
    expect(links(FALLBACK_ADS)).toEqual(["/premium", "/", "/referral"]);
  });
});

/** The paths of the pages without a parameter. */
function builtPages(): string[] {
  const files = readdirSync(new URL("../../routes/", import.meta.url));
  return files.map((file) => `/${file.replace(/\.?_index/, "").replace(/\.tsx$/, "")}`);
}
