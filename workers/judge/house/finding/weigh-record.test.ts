import { describe, expect, test } from "vitest";
import type { RecordedTestimony, SwipeRecord } from "~/domain/judge/judge";
import { mirrorRecord } from "../../record/mirror-record";
import type { Theme } from "../corpora/petty-domain";
import { weightOf } from "../question-weight";
import { weighRecord } from "./weigh-record";

const asked = (theme: Theme, creator: boolean, opponent: boolean): RecordedTestimony => ({
  prompt: `Is it about ${theme}?`,
  weight: weightOf(theme, "opponent"),
  creator,
  opponent,
});
const record = (...testimony: RecordedTestimony[]): SwipeRecord => ({
  kind: "pettyswipe",
  seed: "seed",
  allegation: "He ate my fries",
  tone: "Fun",
  judgePersonality: "Classic Judge",
  testimony,
});

/** Three points in dispute, to which each answers in their own favour. */
const DISPUTES = [asked("deed", true, false), asked("awareness", true, false), asked("remedy", false, true)];
/** That it was a small thing: the one who filed grants it, or does not. */
const SMALL = { granted: asked("proportion", true, true), denied: asked("proportion", false, true) };
/** That it was allowed: the one who filed owns up to it. */
const ALLOWED = asked("permission", true, true);

describe("belief", () => {
  test("is for whoever grants a small thing, in what is disputed, over one who denies everything", () => {
    const finding = weighRecord(record(...DISPUTES, SMALL.granted));
    expect([finding.winner, finding.isByBelief]).toEqual(["creator", true]);
    expect(weighRecord(mirrorRecord(record(...DISPUTES, SMALL.granted)) as SwipeRecord).winner).toBe("opponent");
    // Who has shown nothing wins by little.
    expect(finding.blame.opponent).toBeLessThanOrEqual(57);
  });

  test("decides only what it outweighs, and makes no draw of it", () => {
    const [owned, denied] = [asked("each", true, false), asked("each", false, false)];
    expect(weighRecord(record(owned, denied, denied, denied))).toMatchObject({ winner: "creator", isByBelief: true });
    const more = record(owned, owned, denied, denied, denied);
    expect(weighRecord(more)).toMatchObject({ winner: "opponent", isByBelief: false });
    expect(weighRecord(mirrorRecord(more) as SwipeRecord).winner).toBe("creator");
  });

  test("is for nobody where both deny everything", () => {
    const even = weighRecord(record(...DISPUTES, SMALL.denied));
    expect([even.winner, even.isByBelief]).toEqual(["other", false]);
  });

  test("is for whoever complains and owns up to anything, large or small", () => {
    for (const owned of [[ALLOWED], [ALLOWED, SMALL.granted]])
      expect(weighRecord(record(...DISPUTES, ...owned))).toMatchObject({ winner: "creator", isByBelief: true });
  });

  test("is for whoever did it and grants what it did, and not for who grants the charge or a fact of it", () => {
    const harm = asked("harm", true, true);
    expect(weighRecord(record(...DISPUTES, harm))).toMatchObject({ winner: "opponent", isByBelief: true });
    for (const theme of ["deed", "claim", "agreement", "warning"] as const)
      for (const owned of [[asked(theme, true, true)], [asked(theme, true, true), harm]]) {
        const said = record(...DISPUTES, ...owned);
        expect(weighRecord(said), theme).toMatchObject({ winner: "creator", isByBelief: false });
        expect(weighRecord(mirrorRecord(said) as SwipeRecord).winner, theme).toBe("opponent");
      }
  });
});

describe("what each is asked of their own part", () => {
  const owned = asked("each", true, false);
  const denied = asked("each", false, false);

  test("is no contradiction where they differ: a yes speaks against whoever says it, whoever filed", () => {
    const finding = weighRecord(record(owned, owned, denied));
    expect(finding.questions.map(({ accord, score }) => [accord, score])).toEqual([
      ["apart", -3],
      ["apart", -3],
      ["agreed", 0],
    ]);
    expect(finding.winner).toBe("opponent");
    expect(weighRecord(mirrorRecord(record(owned, owned, denied)) as SwipeRecord).winner).toBe("creator");
  });

  test("is held against a refusal as much as against a yes", () => {
    const refused: RecordedTestimony = { ...owned, opponent: null };
    expect(weighRecord(record(refused, denied)).winner).toBe("other");
    expect(weighRecord(record({ ...refused, creator: false }, denied)).winner).toBe("creator");
  });

  test("is believed of whoever owns to one thing over who owns to none, and not of who owns to most", () => {
    const winnerOf = (...testimony: RecordedTestimony[]) => weighRecord(record(...testimony)).winner;
    expect(winnerOf(owned, denied, denied, denied)).toBe("creator");
    expect(winnerOf(owned, owned, owned, denied)).toBe("opponent");
  });
});

test("an opinion, and what has no plain side, speak for nobody", () => {
  const { winner, questions } = weighRecord(record(asked("view", true, true), asked("colour", true, true)));
  expect([winner, ...questions.map(({ score }) => score)]).toEqual(["other", 0, 0]);
});
