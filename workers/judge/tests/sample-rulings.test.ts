import { describe, expect, test } from "vitest";
import { SAMPLE_RULINGS } from "~/domain/judge/sample-rulings";
import { ruleSampleCase } from "../rule-sample-case";

describe("the sample rulings", () => {
  test("are what the house judge says today; else `npm run bake:judge-samples` writes them anew", async () => {
    expect(SAMPLE_RULINGS).toEqual(await ruleSampleCase());
  });

  test("differ in every voice, and in nothing that decides the case", () => {
    const rulings = Object.values(SAMPLE_RULINGS);
    expect(new Set(rulings.map(({ rationale }) => rationale)).size).toBe(8);
    expect(new Set(rulings.map(({ caseName }) => caseName)).size).toBe(8);
    expect(new Set(rulings.map(({ punishment }) => punishment)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(rulings.map(({ winner }) => winner))).toEqual(new Set(["creator"]));
  });
});
