import { expect, it } from "vitest";
import { FORMER_LITIGANT, REMOVED } from "../case/former-litigant";
import { sayAnswer } from "./answer";

it("is said of a party what they answered, and of one who has left only that it is gone", () => {
  expect(sayAnswer("Yes", "Robin")).toBe("Yes");
  expect(sayAnswer(null, "Robin")).toBe("Said nothing");
  expect(sayAnswer(null, FORMER_LITIGANT)).toBe(REMOVED);
});
