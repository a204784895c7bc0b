import { describe, expect, test } from "vitest";
import { JUDGE_PERSONALITIES, type JudgePersonality } from "~/domain/judge/personality";
import type { Remarks, Voice } from "./voice.server";
import { voiceFor } from "./voices.server";

const TONES = ["Fun", "Serious"] as const;
const VOICES = JUDGE_PERSONALITIES.flatMap((personality) =>
  TONES.map((tone) => ({ personality, tone, voice: voiceFor(personality, tone) })),
);
/** Words that only the case, an exhibit or the answer to it can fill in. */
const CASE_SLOTS =
  /^(?:clause|thing|words|detail|contempt|principle|winner|loser|blame|quiet|grace|whether|ask|answers|n|remark)$/u;
const REMARK_SLOTS = /^(?:doer|complainer|yes|no|ducker|witness)$/u;

function linesOf(voice: Voice): string[] {
  const { capitals: _capitals, answers: _answers, itself: _itself, parts, remarks: _remarks, ...lists } = voice;
  const own = Object.entries(lists).filter(([name]) => name !== "serious");
  return [...own.flatMap(([, lines]) => (Array.isArray(lines) ? lines : [])), ...Object.values(parts).flat()];
}

function remarksOf({ means, ...others }: Remarks): (readonly string[])[] {
  return [...Object.values(means).flatMap(({ yes, no }) => [yes, no]), ...Object.values(others)];
}

function slotsOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name ?? "");
}

function wordsOf(line: string): number {
  return (line.replace(/\{\w+\}/gu, "Party B").match(/[\p{L}\p{N}'-]+/gu) ?? []).length;
}

describe.each(VOICES)("$personality in the $tone tone", ({ voice }) => {
  test("asks for no word that a ruling does not have", () => {
    const strange = linesOf(voice).filter((line) =>
      slotsOf(line).some((slot) => !CASE_SLOTS.test(slot) && !Object.hasOwn(voice.parts, slot)),
    );
    const remarks = remarksOf(voice.remarks).flat();
    expect([...strange, ...remarks.filter((line) => slotsOf(line).some((slot) => !REMARK_SLOTS.test(slot)))]).toEqual(
      [],
    );
  });

  test("names the loser wherever it grants a point, and nobody else", () => {
    const lines = [...voice.fair, ...voice.absent];
    expect(lines.filter((line) => !line.includes("{loser}") || line.includes("{winner}"))).toEqual([]);
  });

  test("has something to say to every kind of answer, in clauses that fit into a sentence", () => {
    for (const remarks of remarksOf(voice.remarks)) {
      expect(remarks.length).toBeGreaterThanOrEqual(1);
      expect(new Set(remarks).size).toBe(remarks.length);
      expect(remarks.filter((remark) => /[.!;:,]$/u.test(remark) || remark === "")).toEqual([]);
    }
  });

  test("never writes an article or a possessive that a name would break", () => {
    const texts = [...linesOf(voice), ...remarksOf(voice.remarks).flat()];
    expect(
      texts.filter((text) =>
        /\b(?:the|a|an|my|your|his|her) \{(?:winner|loser|doer|complainer|quiet|yes|no|ducker|witness)\}/iu.test(text),
      ),
    ).toEqual([]);
  });
});

test.each(JUDGE_PERSONALITIES)(
  "%s has three remarks or more for whatever both admit, and makes them short",
  (personality) => {
    const { remarks } = voiceFor(personality, "Fun");
    for (const { yes, no } of Object.values(remarks.means)) {
      expect(Math.min(yes.length, no.length)).toBeGreaterThanOrEqual(3);
    }
    const long = remarksOf(remarks)
      .flat()
      .filter((remark) => wordsOf(remark) > 12);
    expect(long).toEqual([]);
  },
);

test("no two judges share a remark, so that none is known by a borrowed joke", () => {
  const owners = new Map<string, JudgePersonality[]>();
  for (const personality of JUDGE_PERSONALITIES) {
    for (const remark of remarksOf(voiceFor(personality, "Fun").remarks).flat()) {
      owners.set(remark, [...(owners.get(remark) ?? []), personality]);
    }
  }
  expect([...owners].filter(([, personalities]) => personalities.length > 1)).toEqual([]);
});

test("the Serious tone borrows no remark, half sentence or last line from the Fun one", () => {
  for (const personality of JUDGE_PERSONALITIES) {
    const [fun, serious] = [voiceFor(personality, "Fun"), voiceFor(personality, "Serious")];
    const jokes = new Set([...remarksOf(fun.remarks).flat(), ...Object.values(fun.parts).flat(), ...fun.coda]);
    expect([...remarksOf(serious.remarks).flat(), ...linesOf(serious)].filter((text) => jokes.has(text))).toEqual([]);
  }
});
