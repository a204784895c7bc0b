import { describe, expect, it } from "vitest";
import type { Seat } from "~/domain/case/seat";
import { TONES } from "~/domain/case/tone";
import type { CaseRecord } from "~/domain/judge/judge";
import { JUDGE_PERSONALITIES } from "~/domain/judge/personality";
import { mirrorFinding, mirrorRecord } from "../record/mirror-record";
import { isHarmlessPunishment } from "../ruling/check-punishment";
import { checkRuling } from "../ruling/check-ruling";
import { PETTY_ALLEGATIONS } from "../tests/fixtures/petty-allegations";
import { DEFAULT_PUNISHMENTS, DEFAULT_TRUCES } from "./corpora/default-punishments";
import { ruleByDefault } from "./rule-by-default";

const ABSENCES: readonly (readonly Seat[])[] = [["opponent"], ["creator"], ["creator", "opponent"]];

const CASES = PETTY_ALLEGATIONS.slice(0, 60).flatMap((allegation, index) =>
  JUDGE_PERSONALITIES.flatMap((judgePersonality) =>
    TONES.map((tone): CaseRecord => {
      const absent = ABSENCES[index % ABSENCES.length] ?? [];
      const seed = `case ${index}`;
      const weight = null;
      const testimony = [
        {
          prompt: "Did Party B do it?",
          weight,
          creator: absent.includes("creator") ? undefined : true,
          opponent: absent.includes("opponent") ? undefined : false,
        },
      ];
      const file = { seed, allegation, tone, judgePersonality, absent };
      return index % 2 === 0
        ? { ...file, kind: "pettyswipe", testimony }
        : { ...file, kind: "courtroom", messages: [] };
    }),
  ),
);

describe("a default judgment of the house judge", () => {
  it("is sound in every voice and tone", () => {
    const problems = CASES.flatMap((record) =>
      checkRuling(ruleByDefault(record), record).map((problem) => ({
        ...problem,
        of: record.judgePersonality,
        record: record.allegation,
      })),
    ).filter(({ fault }) => fault !== "contempt_unnamed");
    expect(problems).toEqual([]);
  });

  it("is for whoever came, and says that it is by default", () => {
    for (const record of CASES) {
      const { winner, rationale } = ruleByDefault(record);
      expect(winner).toBe(
        { opponent: "creator", creator: "opponent", "creator opponent": "other" }[record.absent?.join(" ") ?? ""],
      );
      expect(rationale).toMatch(/\bdefault\b/iu);
    }
  });

  it("says the same whatever the one who came has answered: that stays sealed", () => {
    for (const record of CASES) {
      if (record.kind !== "pettyswipe") continue;
      const testimony = record.testimony.map((item) => ({
        ...item,
        creator: item.creator === undefined ? undefined : null,
        opponent: item.opponent === undefined ? undefined : null,
      }));
      expect(ruleByDefault({ ...record, testimony })).toEqual(ruleByDefault(record));
    }
  });

  it("comes out the same from the other end of the record", () => {
    for (const record of CASES) {
      const { winner, blame } = ruleByDefault(record);
      expect(mirrorFinding(ruleByDefault(mirrorRecord(record)))).toEqual({ winner, blame });
    }
  });

  it("sentences nobody to anything that they could mind, or have to do", () => {
    for (const text of [...DEFAULT_PUNISHMENTS, ...DEFAULT_TRUCES]) {
      expect(text).toMatch(/\b(?:may|invited|encouraged|has leave)\b/u);
      expect(isHarmlessPunishment(text.replaceAll("{loser}", "Party B").replaceAll("{winner}", "Party A")), text).toBe(
        true,
      );
    }
  });
});
