import { expect, test } from "vitest";
import { whyNotJoinable } from "./join";

test("an invitation that is whole can be joined", () => {
  expect(whyNotJoinable({ type: "pettysuit", pettysuit: { uuid: "a" } })).toBeNull();
  expect(whyNotJoinable({ type: "courtroom", courtroom: { uuid: "a" } })).toBeNull();
});

test("an invitation that is not says what is missing", () => {
  expect(whyNotJoinable(null)).toBe("Invitation data not loaded. Please refresh the page.");
  expect(whyNotJoinable({ type: "riddle" })).toBe("Failed to determine invitation type.");
  expect(whyNotJoinable({ type: "pettysuit" })).toBe("Missing pettysuit.uuid in invitation metadata");
  expect(whyNotJoinable({ type: "courtroom" })).toBe("Missing courtroom.uuid in invitation metadata");
});
