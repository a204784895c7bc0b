import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { invitationMessage } from "../case/case-kind";
import { CASE_CODE_ALPHABET } from "../courtroom/case-code";
import { invitationLink } from "./invitation";
import { isEntryTooLong, readInviteEntry } from "./invite-entry";

const RUNS = { seed: 20_261_121, numRuns: 1_000 };
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-"];

const letters = (length: number) =>
  fc.array(fc.constantFrom(...LETTERS), { minLength: length, maxLength: length }).map((found) => found.join(""));
const token = letters(32);
const code = fc
  .array(fc.constantFrom(...CASE_CODE_ALPHABET), { minLength: 6, maxLength: 6 })
  .map((found) => found.join(""));
/** What a chat puts around a link, that is no letter of a token. */
const around = fc.constantFrom(
  "",
  " ",
  "\n",
  "(",
  ")",
  "“",
  "”",
  ".",
  ",",
  "!",
  "🍕",
  "<",
  ">",
  "?utm_source=chat",
  "#",
);

describe("what is pasted into the join box", () => {
  it("leads to the invitation of a link, whatever stands around it", () => {
    fc.assert(
      fc.property(token, around, around, (invited, before, after) => {
        const link = invitationLink("https://court.test", invited);
        expect(readInviteEntry(`${before}${link}${after}`)).toBe(`/invite/${invited}`);
      }),
      RUNS,
    );
  });

  it("leads to the invitation of a bare token, and of the whole ready-made message", () => {
    fc.assert(
      fc.property(token, (invited) => {
        expect(readInviteEntry(`  ${invited}\n`)).toBe(`/invite/${invited}`);
        const message = invitationMessage(invitationLink("https://court.test", invited), "Yoda Judge", "courtroom");
        expect(readInviteEntry(message)).toBe(`/invite/${invited}`);
        expect(isEntryTooLong(message)).toBe(false);
      }),
      RUNS,
    );
  });

  it("believes a link before another run of 32 letters", () => {
    const other = "b".repeat(32);
    expect(readInviteEntry(`${other} /invite/${"a".repeat(32)}`)).toBe(`/invite/${"a".repeat(32)}`);
  });

  it("leads nowhere with a run that is shorter or longer", () => {
    const wrong = fc.integer({ min: 1, max: 70 }).filter((length) => length !== 32 && length !== 6);
    fc.assert(
      fc.property(wrong.chain(letters), (run) => {
        expect(readInviteEntry(run)).toBeNull();
        expect(readInviteEntry(`https://court.test/invite/${run}`)).toBeNull();
      }),
      RUNS,
    );
  });

  it("never leads out of the court, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), token, (text, invited) => {
        for (const entry of [text, `${text}${invited}`, `//evil.test/invite/${invited}${text}`]) {
          expect(readInviteEntry(entry) ?? "/").toMatch(/^\/(?:invite\/[\w-]{32}|invitation\/[A-Z2-9]{6})?$/u);
        }
      }),
      RUNS,
    );
  });

  it("leads to the waiting screen by a case code, as it stands there or as a phone types it, bare or in its link", () => {
    fc.assert(
      fc.property(code, (told) => {
        for (const typed of [told, told.toLowerCase()]) {
          const isCode = typed === told || /\d/u.test(told);
          for (const alone of [` ${typed} `, `${typed.slice(0, 3)} ${typed.slice(3)}`])
            expect(readInviteEntry(alone)).toBe(isCode ? `/invitation/${told}` : null);
          expect(readInviteEntry(`Court is at https://court.test/invitation/${typed}.`)).toBe(`/invitation/${told}`);
        }
      }),
      RUNS,
    );
  });

  it.each([
    "",
    "   ",
    "let me in",
    "banana",
    "please",
    "ABC10O",
    "ABCDEFG",
    "my code is 7HK2QX",
    "https://court.test/",
    "/invite/",
  ])("leads nowhere with %j", (entry) => {
    expect(readInviteEntry(entry)).toBeNull();
  });

  it("is too long from 256 characters on, as people count them", () => {
    expect(isEntryTooLong("x".repeat(255))).toBe(false);
    expect(isEntryTooLong("x".repeat(256))).toBe(true);
    expect(isEntryTooLong("🍕".repeat(255))).toBe(false);
  });
});
