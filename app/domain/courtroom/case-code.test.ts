import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readInviteEntry } from "../invitation/invite-entry";
import { CASE_CODE_ALPHABET, newCaseCode, readCaseCode } from "./case-code";

const RUNS = { seed: 20_261_121, numRuns: 2_000 };

/** Gives the same bytes over and over, so many at a time as are asked for. */
function repeating(bytes: readonly number[]) {
  let next = 0;
  return (count: number) => Uint8Array.from({ length: count }, () => bytes[next++ % bytes.length] ?? 0);
}

/** A byte that stands for such a character. */
const byteOf = (character: string) => CASE_CODE_ALPHABET.indexOf(character);

describe("a new case code", () => {
  it("is one that the court reads back, also when it is typed in small letters, whatever the dice", () => {
    const dice = fc.array(fc.integer({ min: 0, max: 247 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(dice, (bytes) => {
        const code = newCaseCode(repeating([...bytes, byteOf("7")]));
        expect(readCaseCode(code)).toBe(code);
        expect(readInviteEntry(code.toLowerCase())).toBe(`/invitation/${code}`);
      }),
      RUNS,
    );
  });

  it("gives every letter the same chance: each stands for eight bytes, and the rest are thrown away", () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const [letter = ""] = newCaseCode(repeating([byte, byteOf("2")])).replaceAll("2", "");
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    // The digit itself, and what is thrown away.
    expect(counts.get("")).toBe(8 + (256 % CASE_CODE_ALPHABET.length));
    counts.delete("");
    expect(counts.size).toBe(CASE_CODE_ALPHABET.length - 1);
    expect(new Set(counts.values())).toEqual(new Set([8]));
  });

  it("asks for more dice when too many were thrown away, or when there is no digit yet", () => {
    const rolls = [255, byteOf("B"), byteOf("B"), byteOf("7")];
    const stingy = (count: number) => new Uint8Array(count).fill(rolls.shift() ?? 0);
    expect(newCaseCode(stingy)).toBe("777777");
    expect(rolls).toEqual([]);
  });
});

describe("a typed case code", () => {
  it.each(["7HK2QX", "7hk2qx", "  7Hk2qX\n", "7hk 2qx"])(
    "is read in any case and with blanks anywhere: %j",
    (typed) => {
      expect(readCaseCode(typed)).toBe("7HK2QX");
    },
  );

  it.each([
    ["a zero, which could be an O", "7HK2Q0"],
    ["an O, which could be a zero", "7HK2QO"],
    ["a one, which could be an I", "7HK2Q1"],
    ["an I", "7HK2QI"],
    ["an L", "7HK2QL"],
    ["five letters", "7HK2Q"],
    ["seven letters", "7HK2QXX"],
    ["a letter that only looks like one", "7HK2QХ"],
    ["nothing", ""],
  ])("with %s is none of this court's", (_kind, typed) => {
    expect(readCaseCode(typed)).toBeNull();
  });
});
