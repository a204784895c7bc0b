import { describe, expect, test } from "vitest";
import { houseJudge } from "../house/house-judge";
import { aRecord } from "../tests/model-judge/swiped-hearing";
import { checkRuling } from "./check-ruling";

describe("a rationale", () => {
  test.each([
    ["Party L wins.", true],
    ["The court finds for Party L, and no further.", true],
    ["Party L wins every round of cards.", false],
    ["“Party L wins”, it was said.", false],
  ])("contradicts its finding where it says who wins, and not where it tells of a game: %s", async (said, isWrong) => {
    const record = await aRecord();
    const ruling = await houseJudge.rule(record);
    const loser = ruling.winner === "creator" ? "Party B" : "Party A";
    const rationale = `${ruling.rationale} ${said.replace("Party L", loser)}`;
    const faults = checkRuling({ ...ruling, rationale }, record).map(({ fault }) => fault);
    expect(faults.includes("contradiction")).toBe(isWrong);
  });
});
