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
/** Something large that the one who filed owns up to: they had allowed it. */
const LARGE = asked("permission", true, true);

describe("belief", () => {
  test("is for whoever grants a small thing, in what is disputed, over one who denies everything", () => {
    const finding = weighRecord(record(...DISPUTES, SMALL.granted));
    expect([finding.winner, finding.isByBelief]).toEqual(["creator", true]);
    expect(weighRecord(mirrorRecord(record(...DISPUTES, SMALL.granted)) as SwipeRecord).winner).toBe("opponent");
    // Who has shown nothing wins by little.
    expect(finding.blame.opponent).toBeLessThanOrEqual(57);
  });

  test("decides only what it outweighs, and makes no draw of it", () => {
    const warned = asked("warning", true, true);
    expect(weighRecord(record(...DISPUTES, SMALL.granted, LARGE))).toMatchObject({
      winner: "creator",
      isByBelief: true,
    });
    const shown = record(
      warned,
      asked("harm", true, true),
      asked("proportion", false, false),
      asked("claim", true, false),
    );
    expect(weighRecord(shown)).toMatchObject({ winner: "creator", isByBelief: false });
  });

  test("is for nobody where both deny everything, or where large things alone are owned up to", () => {
    const [even, owned] = [weighRecord(record(...DISPUTES, SMALL.denied)), weighRecord(record(...DISPUTES, LARGE))];
    expect([even.winner, even.isByBelief]).toEqual(["other", false]);
    expect([owned.winner, owned.isByBelief]).toEqual(["opponent", false]);
  });

  test("is not lost by owning up to a large thing beside a small one", () => {
    expect(weighRecord(record(...DISPUTES, LARGE, SMALL.granted)).winner).toBe("creator");
  });
});

describe("what each is asked of their own part", () => {
  const owned = asked("each", true, false);
  const denied = asked("each", false, false);

  test("is no contradiction where they differ: who owns to a fault is believed for it, whoever filed", () => {
    const finding = weighRecord(record(owned, owned, denied));
    expect(finding.questions.map(({ accord, score }) => [accord, score])).toEqual([
      ["apart", 1],
      ["apart", 1],
      ["agreed", 0],
    ]);
    expect(finding.winner).toBe("creator");
    expect(weighRecord(mirrorRecord(record(owned, owned, denied)) as SwipeRecord).winner).toBe("opponent");
  });

  test("goes to whoever owns to more, and by little", () => {
    const other = asked("each", false, true);
    const finding = weighRecord(record(owned, owned, owned, other));
    expect(finding.winner).toBe("creator");
    expect(finding.blame.opponent).toBeLessThan(70);
    expect(weighRecord(record(owned, other)).winner).toBe("other");
  });

  test("is never won by denying everything", () => {
    expect(weighRecord(record(owned, denied, denied, denied)).winner).toBe("creator");
  });
});

test("an opinion, and what has no plain side, speak for nobody", () => {
  const { winner, questions } = weighRecord(record(asked("view", true, true), asked("colour", true, true)));
  expect([winner, ...questions.map(({ score }) => score)]).toEqual(["other", 0, 0]);
});
