import { describe, expect, it } from "vitest";
import { groupReports } from "./group-reports";

const report = { quote: null, title: null, note: null, createdAt: 1_800_000_000_000 } as const;

describe("open reports", () => {
  it("are one entry for each thing, in the order of its first report", () => {
    const grouped = groupReports([
      { ...report, subjectKind: "topic", subjectId: "one", title: "Humming.", reason: "abuse", note: "Rude." },
      { ...report, subjectKind: "verdict", subjectId: "one", reason: "personal_data" },
      { ...report, subjectKind: "topic", subjectId: "one", title: "Humming.", reason: "abuse" },
      { ...report, subjectKind: "topic", subjectId: "one", title: "Humming.", reason: "other", note: "Boring." },
      { ...report, subjectKind: "message", subjectId: "two", quote: "He hums.", reason: "too_serious" },
    ]);
    expect(grouped).toMatchObject([
      {
        kind: "topic",
        count: 3,
        reasons: ["abuse", "other"],
        notes: ["Rude.", "Boring."],
        text: "Humming.",
        path: null,
      },
      { kind: "verdict", count: 1, text: null, path: "/v/one" },
      { kind: "message", count: 1, text: "He hums.", path: null },
    ]);
  });
});
