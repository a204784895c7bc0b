import { describe, expect, test, vi } from "vitest";
import type { RecordedTestimony, SwipeRecord, Testimony } from "~/domain/judge/judge";
import { JUDGE_PERSONALITIES } from "~/domain/judge/personality";
import { GRACES, PLAIN_GRACES } from "../corpora/graces";
import type { Theme } from "../corpora/petty-domain";
import type { Remarks, Voice } from "../corpora/voices/voice";
import { voiceFor } from "../corpora/voices/voices";
import { weightOf } from "../question-weight";
import { ruleOnRecord } from "../rule-on-record";

/** Hundreds of rulings in one test: on two busy cores that takes longer than a test's usual five seconds. */
vi.setConfig({ testTimeout: 30_000 });

const SEEDS = Array.from({ length: 12 }, (_, index) => `seed ${index}`);
const TRIALS = JUDGE_PERSONALITIES.flatMap((judgePersonality) => SEEDS.map((seed) => ({ judgePersonality, seed })));

const PROMPTS: Record<string, string> = {
  deed: "Party A writes: “He ate my fries” Is that so?",
  awareness: "Could Party B have guessed that Party A would mind?",
  permission: "Did Party A ever say that it was fine?",
  remedy: "Has Party B said sorry?",
  provocation: "Has Party A ever done anything like it?",
  claim: "Party A goes on: “he laughed” Does that make it worse?",
  harm: "Has it spoiled the mood of at least one of you?",
  view: "Is it a small thing, seen from outside?",
};

function asked(theme: Theme, creator: Testimony, opponent: Testimony): RecordedTestimony {
  return { prompt: PROMPTS[theme] ?? theme, weight: weightOf(theme, "opponent"), creator, opponent };
}

function recordOf(testimony: RecordedTestimony[], more: Partial<SwipeRecord>): SwipeRecord {
  const record: SwipeRecord = {
    kind: "pettyswipe",
    seed: "seed",
    allegation: "He ate my fries",
    tone: "Fun",
    judgePersonality: "Classic Judge",
    testimony,
  };
  return { ...record, ...more };
}

/** Whether a text holds one of the remarks, with its labels filled in and whatever case it begins with. */
function holds(text: string, remarks: readonly string[]): boolean {
  const plain = (one: string) => one.toLowerCase().replace(/party [ab]/gu, "@");
  return remarks.some((remark) => plain(text).includes(plain(remark.replace(/\{\w+\}/gu, "Party A"))));
}

describe("what the judge says to an answer", () => {
  const kinds: { kind: string; item: RecordedTestimony; fitting: (remarks: Remarks) => readonly string[] }[] = [
    { kind: "a confession", item: asked("deed", true, true), fitting: ({ means }) => means.deed.yes },
    { kind: "a charge that neither upholds", item: asked("deed", false, false), fitting: ({ means }) => means.deed.no },
    { kind: "amends", item: asked("remedy", true, true), fitting: ({ means }) => means.remedy.yes },
    { kind: "amends never made", item: asked("remedy", false, false), fitting: ({ means }) => means.remedy.no },
    { kind: "a contradiction", item: asked("deed", true, false), fitting: ({ clash }) => clash },
    { kind: "one refusal", item: asked("deed", true, null), fitting: ({ ducked }) => ducked },
    { kind: "what one owns and the other refuses", item: asked("deed", null, true), fitting: ({ counts }) => counts },
    { kind: "two refusals", item: asked("deed", null, null), fitting: ({ mute }) => mute },
    { kind: "a lone admission", item: asked("deed", undefined, true), fitting: ({ owned }) => owned },
    { kind: "a lone claim", item: asked("deed", true, undefined), fitting: ({ alone }) => alone },
  ];

  test.each(kinds)("fits $kind, and no other kind", ({ item, fitting }) => {
    for (const { judgePersonality, seed } of TRIALS) {
      const { remarks } = voiceFor(judgePersonality, "Fun");
      const { rationale } = ruleOnRecord(recordOf([item], { judgePersonality, seed }));
      expect(holds(rationale, fitting(remarks)), rationale).toBe(true);
      const others = kinds.filter((other) => other.item !== item).flatMap((other) => other.fitting(remarks));
      expect(holds(rationale, others), rationale).toBe(false);
    }
  });

  test.each([
    { what: "two who differ in opinion", item: asked("view", true, false) },
    { what: "two who differ on what should count", item: asked("claim", true, false) },
    { what: "a question that names neither of them", item: asked("harm", true, true) },
    { what: "a claim that both confirm", item: asked("claim", true, true) },
  ])("is nothing to $what", ({ item }) => {
    for (const { judgePersonality, seed } of TRIALS) {
      const { clash, means } = voiceFor(judgePersonality, "Fun").remarks;
      const { rationale } = ruleOnRecord(recordOf([item], { judgePersonality, seed }));
      const all = [...clash, ...Object.values(means).flatMap(({ yes, no }) => [...yes, ...no])];
      expect(holds(rationale, all), rationale).toBe(false);
    }
  });

  test("says of a first sentence that neither upholds no more than whom it helps, where the complaint says more", () => {
    for (const { judgePersonality, seed } of TRIALS) {
      const { counts, means } = voiceFor(judgePersonality, "Fun").remarks;
      const allegation = "He ate my fries. The last of them was still on my fork.";
      const { rationale } = ruleOnRecord(
        recordOf([asked("deed", false, false)], { judgePersonality, seed, allegation }),
      );
      expect(holds(rationale, means.deed.no), rationale).toBe(false);
      expect(holds(rationale, counts), rationale).toBe(true);
    }
  });

  test("says of whatever both say whom it helps, but for the loser's own point, of which that was said", () => {
    for (const { judgePersonality, seed } of TRIALS) {
      const { remarks } = voiceFor(judgePersonality, "Fun");
      const counts = remarks.counts.map((line) => line.replaceAll("{helped}", "Party A"));
      const ground = ruleOnRecord(recordOf([asked("harm", true, true)], { judgePersonality, seed }));
      expect(holds(ground.rationale, counts), ground.rationale).toBe(true);
      const testimony = [asked("deed", true, true), asked("permission", false, false), asked("proportion", true, true)];
      const { fairPoint } = ruleOnRecord(recordOf(testimony, { judgePersonality, seed }));
      expect(holds(fairPoint ?? "", remarks.counts), fairPoint ?? "").toBe(false);
    }
  });

  test("names whoever refused, whoever files", () => {
    for (const seed of SEEDS) {
      const { rationale } = ruleOnRecord(
        recordOf([asked("deed", null, true), asked("remedy", false, false)], { judgePersonality: "Strict", seed }),
      );
      expect(rationale).not.toMatch(/noted against Party B|Party B (?:declined|was given)/iu);
    }
  });

  test("does not repeat the charge that it has just read out", () => {
    const { rationale } = ruleOnRecord(recordOf([asked("deed", true, true)], {}));
    expect(rationale.match(/He ate my fries/gu)).toHaveLength(1);
  });
});

/** The frame that a passage is told in: the one with the most words of its own that fits its end. */
function frameOf(passage: string, { telling }: Voice): string | undefined {
  const { besides, tail: _tail, lead: _lead, more: _more, versus: _versus, but: _but, ...kinds } = telling;
  const constant = (frame: string) => frame.replace(/\{\w+\}/gu, "").length;
  return Object.values(kinds)
    .flat()
    .filter((frame) => {
      const slot = (name: string) => {
        if (name === "besides") return `(?:${["", ...besides].map((text) => patternOf(text)).join("|")})`;
        return /^(?:fact|that|one|whether)$/u.test(name) ? ".+" : "\\w+(?: [AB])?";
      };
      return new RegExp(`(?:^|\\s)${patternOf(frame, slot)}$`, "iu").test(passage);
    })
    .sort((a, b) => constant(b) - constant(a))[0];
}

function patternOf(frame: string, slot: (name: string) => string = () => "\\w+(?: [AB])?"): string {
  return frame
    .replace(/[.*+?^$()|[\]\\]/gu, "\\$&")
    .replace(/(?<=\})\\\./gu, "\\.?")
    .replace(/\{(\w+)\}/gu, (_all, name: string) => slot(name));
}

describe("the facts of a ruling", () => {
  const agreed = [
    asked("awareness", true, true),
    asked("permission", false, false),
    asked("remedy", false, false),
    asked("provocation", true, true),
  ];

  const FACTS = [
    "Party B could have guessed that Party A would mind",
    "Party A had never said that it was fine",
    "Party B has not said sorry",
    "Party A has done something like it",
  ];

  test("are told, and not recited with their questions and answers", () => {
    for (const { judgePersonality, seed } of TRIALS) {
      for (const tone of ["Fun", "Serious"] as const) {
        const { rationale } = ruleOnRecord(recordOf(agreed, { judgePersonality, seed, tone }));
        expect(rationale).not.toMatch(/“(?:Could|Did|Has) Party|\b(?:answered|said|ticked) (?:yes|no)\b/u);
        const told = FACTS.filter((fact) => rationale.includes(fact));
        expect(told.length, rationale).toBe(rationale.match(/\(Exhibit \d\)/gu)?.length);
        expect(told.length).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test("never come twice in the same frame", () => {
    const disputed = agreed.map((item) => ({ ...item, opponent: item.creator !== true }));
    const refused = agreed.map((item) => ({ ...item, opponent: null }));
    for (const testimony of [agreed, disputed, refused]) {
      for (const { judgePersonality, seed } of TRIALS) {
        const { rationale } = ruleOnRecord(recordOf(testimony, { judgePersonality, seed }));
        const passages = rationale.split(/(?<=\(Exhibit \d\))/u).slice(0, -1);
        const frames = passages.map((passage) => frameOf(passage, voiceFor(judgePersonality, "Fun")));
        expect(frames, rationale).not.toContain(undefined);
        expect(new Set(frames).size, rationale).toBe(frames.length);
      }
    }
  });

  test("are heard to the loser's last before belief decides between them", () => {
    // Party A gives way once, and Party B never.
    const testimony = [asked("deed", true, false), asked("remedy", false, true), asked("harm", true, false)];
    for (const { judgePersonality, seed } of TRIALS) {
      const record = recordOf([asked("proportion", true, true), ...testimony], { judgePersonality, seed });
      const { rationale, fairPoint } = ruleOnRecord(record);
      const { belief } = voiceFor(judgePersonality, "Fun");
      const turns = belief.map((line) => line.replaceAll("{winner}", "Party A").replaceAll("{loser}", "Party B"));
      const turn = turns.map((line) => rationale.indexOf(line)).find((at) => at >= 0);
      expect(turn, rationale).toBeGreaterThan(rationale.indexOf(fairPoint ?? "?"));
    }
  });

  test("that nobody here wrote the question for are recited", () => {
    const odd = { ...asked("deed", true, true), prompt: "Did “Fries, anyone?” mean you?" };
    const { rationale } = ruleOnRecord(recordOf([odd, ...agreed.slice(1)], { judgePersonality: "Strict" }));
    expect(rationale).toMatch(/“Did ‘Fries, anyone\?’ mean you\?”.*(?:Both: yes|Yes, twice) \(Exhibit 1\)/u);
  });

  test("are never introduced as decisive by a Hung Court", () => {
    const even = [asked("deed", true, true), asked("permission", true, true)];
    for (const { judgePersonality, seed } of TRIALS) {
      const { rationale, winner } = ruleOnRecord(recordOf(even, { judgePersonality, seed }));
      const { telling } = voiceFor(judgePersonality, "Fun");
      expect(winner).toBe("other");
      expect(holds(rationale, telling.lead), rationale).toBe(false);
      expect(holds(rationale, telling.versus), rationale).toBe(true);
    }
  });
});

describe("the fair point", () => {
  const losing = [asked("deed", true, true), asked("awareness", true, true), asked("remedy", true, true)];

  test.each([
    { from: "an exhibit that speaks for the loser", testimony: losing },
    { from: "how the loser bore the trial", testimony: losing.slice(0, 2) },
    { from: "an empty chair", testimony: [asked("deed", true, undefined), asked("remedy", false, undefined)] },
  ])("is a passage of the ruling that names the loser: from $from", ({ testimony }) => {
    for (const { judgePersonality, seed } of TRIALS) {
      for (const tone of ["Fun", "Serious"] as const) {
        const ruling = ruleOnRecord(recordOf(testimony, { judgePersonality, seed, tone }));
        expect(ruling.winner).toBe("creator");
        expect(ruling.fairPoint).toContain("Party B");
        expect(ruling.rationale).toContain(ruling.fairPoint);
      }
    }
  });

  test("is what the loser owned to of themselves, where nothing else speaks for them and the tone is Fun", () => {
    const personal = { ...asked("you", false, true), prompt: "Have you ever pretended to like a dish?" };
    const pointOf = (item: RecordedTestimony, tone: SwipeRecord["tone"]) =>
      ruleOnRecord(recordOf([...losing.slice(0, 2), item], { tone })).fairPoint;
    expect(pointOf(personal, "Fun")).toContain("Party B has pretended to like a dish, and makes no secret of it");
    expect(pointOf(personal, "Serious")).not.toContain("dish");
    expect(pointOf({ ...personal, opponent: false }, "Fun")).not.toContain("dish");
  });

  test("is no excuse for silence where it was the winner who said nothing", () => {
    const testimony = [
      asked("deed", undefined, true),
      asked("remedy", undefined, false),
      asked("awareness", undefined, true),
    ];
    for (const { judgePersonality, seed } of TRIALS) {
      const ruling = ruleOnRecord(recordOf(testimony, { judgePersonality, seed }));
      expect(ruling.winner).toBe("creator");
      expect(holds(ruling.rationale, voiceFor(judgePersonality, "Fun").absent), ruling.rationale).toBe(false);
    }
  });

  test("is a concession: the ruling turns from it to the holding, and only from an exhibit", () => {
    for (const { judgePersonality, seed } of TRIALS) {
      const { telling } = voiceFor(judgePersonality, "Fun");
      const conceded = ruleOnRecord(recordOf(losing, { judgePersonality, seed }));
      const graced = ruleOnRecord(recordOf(losing.slice(0, 2), { judgePersonality, seed }));
      const turned = conceded.rationale.split(conceded.fairPoint ?? "")[1] ?? "";
      expect(
        telling.but.some((line) => turned.trimStart().startsWith(line)),
        turned,
      ).toBe(true);
      expect(holds(graced.rationale, telling.but), graced.rationale).toBe(false);
    }
  });

  test("that no answer makes is plain in the Serious tone, and only there", () => {
    const graces = Object.values(GRACES).flatMap((lines) => lines.slice(0, PLAIN_GRACES));
    const jokes = Object.values(GRACES).flatMap((lines) => lines.slice(PLAIN_GRACES));
    const said = (text: string | null, lines: readonly string[]) =>
      lines.some((line) => (text ?? "").includes(`${line.replaceAll("{loser}", "Party B").split("{")[0]?.trimEnd()}`));
    for (const { judgePersonality, seed } of TRIALS) {
      const graced = recordOf(losing.slice(0, 2), { judgePersonality, seed });
      const [fun, serious] = [ruleOnRecord(graced), ruleOnRecord({ ...graced, tone: "Serious" })];
      expect(said(fun.fairPoint, jokes), fun.fairPoint ?? "").toBe(true);
      expect(said(serious.fairPoint, graces), serious.fairPoint ?? "").toBe(true);
      expect(said(serious.fairPoint, jokes), serious.fairPoint ?? "").toBe(false);
    }
  });

  test("is not granted by a Hung Court", () => {
    expect(ruleOnRecord(recordOf([asked("deed", true, false)], {})).fairPoint).toBeNull();
  });
});

describe("the holding", () => {
  const close = [asked("deed", true, false), asked("awareness", true, false), asked("remedy", null, true)];
  const clear = [
    asked("deed", true, true),
    asked("awareness", true, true),
    asked("permission", false, false),
    asked("remedy", false, false),
  ];

  test("is by a whisker where the blame is nearly even, and only there", () => {
    for (const { judgePersonality, seed } of TRIALS) {
      const { hair = [] } = voiceFor(judgePersonality, "Fun").parts;
      const narrow = ruleOnRecord(recordOf(close, { judgePersonality, seed }));
      const wide = ruleOnRecord(recordOf(clear, { judgePersonality, seed }));
      expect(narrow.blame.creator).toBeLessThanOrEqual(57);
      expect(wide.blame.opponent).toBeGreaterThanOrEqual(75);
      expect([holds(narrow.rationale, hair), holds(wide.rationale, hair)], narrow.rationale).toEqual([true, false]);
    }
  });

  test("is crushing where nearly all of the blame is one side's, and only there", () => {
    for (const { judgePersonality, seed } of TRIALS) {
      const { heavy = [] } = voiceFor(judgePersonality, "Fun").parts;
      const figureless = (lines: readonly string[]) => lines.map((line) => line.replaceAll("{blame}", "82"));
      const wide = ruleOnRecord(recordOf(clear, { judgePersonality, seed }));
      const fair = ruleOnRecord(recordOf([asked("deed", true, true)], { judgePersonality, seed }));
      const said = (rationale: string) => rationale.replace(/\b\d\d(?=\b)/gu, "82");
      expect([holds(said(wide.rationale), figureless(heavy)), holds(said(fair.rationale), figureless(heavy))]).toEqual([
        wide.blame.opponent >= 80,
        false,
      ]);
    }
  });

  test("against the complaint excuses a deed that is admitted, and only such a one", () => {
    const pardoned = [asked("deed", true, true), asked("permission", true, true), asked("remedy", true, true)];
    const denied = [asked("deed", false, false), asked("permission", true, true), asked("remedy", true, true)];
    const held = (testimony: RecordedTestimony[]) =>
      ruleOnRecord(recordOf(testimony, { tone: "Serious", judgePersonality: "Classic Judge" })).rationale;
    expect(held(pardoned)).toMatch(/is admitted, but the answers excuse it|the other answers outweigh it/u);
    expect(held(denied)).toMatch(/not made out|do not carry the complaint/u);
  });
});
