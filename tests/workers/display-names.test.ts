import { describe, expect, it } from "vitest";
import { asPerson } from "../support/api-client";
import { expectRefusal } from "../support/refusal";
import { signUp } from "../support/sign-up";

async function nameGiven(displayName: string): Promise<string> {
  const response = await signUp({ displayName });
  expect(response.status).toBe(201);
  return (await response.json<{ displayName: string }>()).displayName;
}

async function refuseName(displayName: unknown) {
  const body = { uuid: crypto.randomUUID(), displayName, recaptchaToken: "unsolved" };
  return expectRefusal(await asPerson(null)("/api/users", { body }), 400, "invalid_input");
}

describe("a display name", () => {
  it.each([
    ["letters", "a".repeat(20), "a".repeat(20)],
    ["emoji, each one code point", "😀".repeat(20), "😀".repeat(20)],
    ["letters with combining accents, counted as they are stored", "e\u0301".repeat(20), "é".repeat(20)],
  ])("of 20 %s passes", async (_kind, typed, stored) => {
    expect(await nameGiven(typed)).toBe(stored);
  });

  it.each([
    ["letters", "a".repeat(21)],
    ["emoji", "😀".repeat(21)],
    ["letters with combining accents", "e\u0301".repeat(21)],
  ])("of 21 %s is refused with its length", async (_kind, typed) => {
    const { message } = await refuseName(typed);
    expect(message).toBe("Name must be 20 characters or less. Currently 21 characters.");
  });

  it("is counted after trimming", async () => {
    expect(await nameGiven(`   ${"a".repeat(20)}   `)).toBe("a".repeat(20));
  });

  it("loses control characters, direction overrides and line breaks, so that it can't dress up as another", async () => {
    expect(await nameGiven("Ro\u0000b\u202Ein\u2066\u0007")).toBe("Robin");
    expect(await nameGiven("Robin\n\nHood")).toBe("Robin Hood");
  });

  it("is put together after what can't be seen is taken out, so that no look-alike of another spelling is left", async () => {
    expect(await nameGiven("Andre\u0007\u0301")).toBe("André");
    expect(await nameGiven("Andre\u202E\u0301")).toBe("André");
  });

  it("that is nothing but control characters is blank", async () => {
    expect(await nameGiven("\u0000\u202E\uFEFF")).toMatch(/^User-/u);
  });

  it.each([
    ["zero-width spaces", "\u200B\u200B"],
    ["word joiners", "\u2060"],
    ["soft hyphens", "\u00AD"],
  ])("that shows nothing, being all %s, is blank", async (_kind, typed) => {
    expect(await nameGiven(typed)).toMatch(/^User-/u);
  });

  it("keeps the joiners inside an emoji and inside a word", async () => {
    expect(await nameGiven("👩‍👩‍👧 می‌خواهم")).toBe("👩‍👩‍👧 می‌خواهم");
  });

  it("keeps markup as the characters that were typed", async () => {
    expect(await nameGiven("<b>Robin</b>")).toBe("<b>Robin</b>");
  });

  it("with half an emoji breaks nothing", async () => {
    const response = await signUp({ displayName: "Robin \uD83D" });
    expect([201, 400]).toContain(response.status);
  });

  it.each([[7], [true], [["Robin"]], [{ name: "Robin" }]])("that is no text (%j) is refused", async (wrong) => {
    const { message } = await refuseName(wrong);
    expect(message).toBe("This must be text.");
  });
});
