import { expect, it } from "vitest";
import { FORMER_LITIGANT } from "./former-litigant";
import { withPartyNames } from "./party-names";

const named = (text: string, creator: string, opponent: string) =>
  withPartyNames(text, { displayName: creator }, { displayName: opponent });

it("puts names where a judge says Party A and Party B, in one pass", () => {
  expect(named("Party A owes Party B's dog.", "Party B", "Sam")).toBe("Party B owes Sam's dog.");
});

it("keeps a name from right to left from turning the sentence around, wherever it stands", () => {
  expect(named("Party B owes Party A 3 naps.", "سارة", "Sam")).toBe("Sam owes \u200E\u2068سارة\u2069 3 naps.");
  expect(named("Party A’s mug!", "דנה", "Sam")).toBe("\u200E\u2068דנה\u2069’s mug!");
});

it("writes whoever has left small inside a sentence", () => {
  expect(named("Party B owes Party A. Party A's day!", FORMER_LITIGANT, "Sam")).toBe(
    "Sam owes a former litigant. A former litigant's day!",
  );
  expect(named("Did Party A see “Party B”?", "Sam", FORMER_LITIGANT)).toBe("Did Sam see “a former litigant”?");
});
