import { describe, expect, test } from "vitest";
import { JUDGE_PERSONALITIES, type JudgePersonality } from "~/domain/judge/personality";
import type { Remarks, Telling, Voice } from "./voice";
import { voiceFor } from "./voices";

const TONES = ["Fun", "Serious"] as const;
const VOICES = JUDGE_PERSONALITIES.flatMap((personality) =>
  TONES.map((tone) => ({ personality, tone, voice: voiceFor(personality, tone) })),
);
/** Words that only the case, an exhibit or the answer to it can fill in. */
const CASE_SLOTS = /^(?:thing|words|detail|contempt|winner|loser|blame|quiet|grace|whether|answers|n|hunch|answered)$/u;
const REMARK_SLOTS = /^(?:doer|complainer|yes|no|ducker|witness|helped)$/u;

function linesOf(voice: Voice): string[] {
  const { capitals: _capitals, answers: _answers, parts, remarks: _remarks, telling: _telling, ...lists } = voice;
  const own = Object.entries(lists).filter(([name]) => name !== "serious");
  return [...own.flatMap(([, lines]) => (Array.isArray(lines) ? lines : [])), ...Object.values(parts).flat()];
}

function remarksOf({ means, ...others }: Remarks): (readonly string[])[] {
  return [...Object.values(means).flatMap(({ yes, no }) => [yes, no]), ...Object.values(others)];
}

/** What each kind of frame may ask for, besides its exhibit. */
const FRAME_SLOTS = {
  common: /^fact$/u,
  owned: /^fact$/u,
  admitted: /^(?:fact|admitter)$/u,
  clash: /^(?:fact|yes|no)$/u,
  accused: /^(?:fact|yes|no)$/u,
  boasted: /^(?:fact|no)$/u,
  apart: /^(?:one|other)$/u,
  ducked: /^(?:whether|ducker|besides)$/u,
  dodged: /^(?:fact|ducker|other)$/u,
  mute: /^whether$/u,
  word: /^(?:fact|witness)$/u,
} satisfies Partial<Record<keyof Telling, RegExp>>;
const FRAME_KINDS = Object.keys(FRAME_SLOTS) as (keyof typeof FRAME_SLOTS)[];

function framesOf(telling: Telling): string[] {
  return FRAME_KINDS.flatMap((kind) => telling[kind]);
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

  test("decides for either side, and by the Hunch, in words that hold for every complaint and every guess", () => {
    const named = (lines: readonly string[]) =>
      lines.flatMap((line) => [line, ...slotsOf(line).flatMap((slot) => voice.parts[slot] ?? [])]);
    const lines = named([...voice.upheld, ...voice.narrow]);
    expect(lines.filter((line) => /complain|plaint|the charge|upheld|grievance/iu.test(line))).toEqual([]);
    expect(
      voice.hunch.filter((line) => /\b(?:wrong|wrongly|incorrect|miss|false|amiss|guessing)/iu.test(line)),
    ).toEqual([]);
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

  test("tells each kind of answer in frames that end with the exhibit and name whom they must", () => {
    for (const kind of FRAME_KINDS) {
      const strange = voice.telling[kind].filter((frame) => {
        const slots = slotsOf(frame.replace(/ \(Exhibit \{n\}\)$/u, ""));
        const told = slots.filter((slot) => /^(?:fact|one|whether)$/u.test(slot));
        return (
          !frame.endsWith(" (Exhibit {n})") || told.length !== 1 || !slots.every((slot) => FRAME_SLOTS[kind].test(slot))
        );
      });
      expect(strange).toEqual([]);
    }
    // Straight after it a verb would be heard as the clause's own.
    expect(framesOf(voice.telling).filter((frame) => /\{fact\} \p{Ll}/u.test(frame))).toEqual([]);
    const { clash, accused, boasted, ducked, dodged, word } = voice.telling;
    expect([...clash, ...accused, ...boasted].filter((frame) => !frame.includes("{no}"))).toEqual([]);
    expect([...clash, ...accused].filter((frame) => !frame.includes("{yes}"))).toEqual([]);
    expect([...ducked, ...dodged].filter((frame) => !frame.includes("{ducker}"))).toEqual([]);
    expect(word.filter((frame) => !frame.includes("{witness}"))).toEqual([]);
  });

  test("has as many frames for each kind of answer as a ruling can cite", () => {
    const { common, owned, admitted, clash, accused, boasted, apart, ducked, mute, word } = voice.telling;
    const pools = [common, [...common, ...owned], [...common, ...admitted], ducked, word];
    for (const frames of pools) expect(new Set(frames).size).toBeGreaterThanOrEqual(4);
    // What weighs nothing is never the loser's point, so that three are the most.
    for (const frames of [[...clash, ...accused], [...clash, ...boasted], apart, mute])
      expect(new Set(frames).size).toBeGreaterThanOrEqual(3);
  });

  test("never writes an article or a possessive that a name would break", () => {
    const texts = [...linesOf(voice), ...remarksOf(voice.remarks).flat(), ...framesOf(voice.telling)];
    expect(
      texts.filter((text) =>
        /\b(?:the|a|an|my|your|his|her) \{(?:winner|loser|doer|complainer|quiet|yes|no|ducker|witness|helped|admitter|other)\}/iu.test(
          text,
        ),
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

test("no two judges share a frame, so that none is known by a borrowed sentence", () => {
  const frames = JUDGE_PERSONALITIES.flatMap((personality) => {
    const { telling } = voiceFor(personality, "Fun");
    return [...framesOf(telling), ...telling.lead, ...telling.more, ...telling.versus, ...telling.but];
  });
  expect(frames.filter((frame, index) => frames.indexOf(frame) !== index)).toEqual([]);
});
