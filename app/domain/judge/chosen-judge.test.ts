import { describe, expect, test } from "vitest";
import { judgeAskedFor, pathToFileBefore } from "./chosen-judge";
import { DEFAULT_JUDGE, JUDGE_PERSONALITIES } from "./personality";

const at = (path: string) => new URL(path, "https://court.example").href;

describe("an address that chooses a judge", () => {
  test.each(JUDGE_PERSONALITIES)("leads back to %s", (personality) => {
    expect(judgeAskedFor(at(pathToFileBefore(personality)))).toBe(personality);
  });

  test.each(["/", "/?judge=", "/?judge=judy"])("is the default judge's where it names none: %s", (path) => {
    expect(judgeAskedFor(at(path))).toBe(DEFAULT_JUDGE);
  });
});
