import { describe, expect, test } from "vitest";
import { EDGE_WINDOW_SECONDS, isShareId, SHARED_MAX_AGE_SECONDS, sharedPicturePath } from "./shared-verdict";

describe("a shared verdict", () => {
  test("has pictures whose addresses name their print", () => {
    const shared = { shareId: "A".repeat(22), version: "0123456789abcdef" };
    expect(sharedPicturePath(shared, "card")).toBe(`/v/${shared.shareId}.png?v=0123456789abcdef`);
    expect(sharedPicturePath(shared, "card", 3)).toBe(`/v/${shared.shareId}.png?scale=3&v=0123456789abcdef`);
    expect(sharedPicturePath(shared, "preview")).toBe(`/v/${shared.shareId}/og.png?v=0123456789abcdef`);
  });

  test("is gone everywhere within a minute of its seal, whatever was kept", () => {
    expect(EDGE_WINDOW_SECONDS + SHARED_MAX_AGE_SECONDS).toBeLessThanOrEqual(60);
  });

  test.each([
    "",
    "A".repeat(21),
    "A".repeat(23),
    "A".repeat(32),
    `${"A".repeat(21)}/`,
    `${"A".repeat(21)}é`,
    `${"A".repeat(22)}\n`,
  ])("has no id like %j", (text) => {
    expect(isShareId(text)).toBe(false);
  });
});
