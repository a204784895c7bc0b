import { expect, it } from "vitest";
import { FORMER_LITIGANT, REMOVED } from "../case/former-litigant";
import { formatAnswer } from "./answer";

it("is said of a party what they answered, and of one who has left only that it is gone", () => {
  expect(formatAnswer("Yes", "Robin")).toBe("Yes");
  expect(formatAnswer(null, "Robin")).toBe("Said nothing");
  expect(formatAnswer(null, FORMER_LITIGANT)).toBe(REMOVED);
});
