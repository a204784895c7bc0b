import { describe, expect, it } from "vitest";
import type { VerdictCard } from "./card";
import { cardTexts } from "./card-texts";

const card: VerdictCard = {
  caseName: "Mugs",
  winner: "opponent",
  creatorName: "Ada",
  opponentName: "Bob",
  punishment: "Wash up.",
  judgePersonality: "Strict",
  settledOn: "20 November 2026",
  siteAddress: "pettifog.example",
};

describe("cardTexts", () => {
  it("says in words for whom the judgment is", () => {
    expect(cardTexts(card).ruling).toBe("Judgment for the defendant");
    expect(cardTexts({ ...card, winner: "creator" }).ruling).toBe("Judgment for the plaintiff");
    expect(cardTexts({ ...card, winner: "other" })).toMatchObject({
      ruling: "The bench is split",
      headline: "Hung Court!",
    });
  });

  it("knows of no party where it can't be read who has won", () => {
    const unreadable = Object.assign({ ...card }, { winner: "judge" });
    expect(cardTexts(unreadable)).toMatchObject({ ruling: "The bench is split", headline: "Unknown Party wins!" });
  });

  it("labels a default judgment", () => {
    expect(cardTexts({ ...card, byDefault: true }).ruling).toBe("By default, for the defendant");
  });

  it("calls a case that the clerk closed dismissed, and not a draw", () => {
    expect(cardTexts({ ...card, winner: "other", dismissed: true })).toMatchObject({
      ruling: "One of the two has left",
      headline: "Case dismissed",
    });
  });

  it("falls back to the seats for missing names", () => {
    expect(cardTexts({ ...card, creatorName: " ", opponentName: "", caseName: "\n" })).toMatchObject({
      creatorName: "Plaintiff",
      headline: "Defendant wins!",
      caseName: "Plaintiff v. Defendant",
    });
  });

  it("keeps a name from right to left from turning its sentence around", () => {
    expect(cardTexts({ ...card, opponentName: "דנה" }).headline).toBe("\u200E\u2068דנה\u2069 wins!");
    const order = "\u200E\u2068דנה\u2069 owes Ada 3 naps.";
    expect(cardTexts({ ...card, opponentName: "דנה", punishment: order }).punishment).toBe(order);
    expect(cardTexts({ ...card, opponentName: "דנה", caseName: "" }).caseName).toMatch(/ v\. \u200E\u2068דנה\u2069$/u);
    expect(cardTexts({ ...card, opponentName: "Bob" }).headline).toBe("Bob wins!");
  });

  it("takes towers of accents down", () => {
    expect(cardTexts({ ...card, opponentName: `e${"\u0301".repeat(30)}` }).opponentName).toBe("\u00e9\u0301\u0301");
    expect(cardTexts({ ...card, opponentName: "Nguyễn 👩‍👩‍👧‍👦 नमः" }).opponentName).toBe("Nguyễn 👩‍👩‍👧‍👦 नमः");
  });

  it("prints every text on one line", () => {
    expect(cardTexts({ ...card, punishment: "one\n\n two\tthree" }).punishment).toBe("one two three");
  });
});
