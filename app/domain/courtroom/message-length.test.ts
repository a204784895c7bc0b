import { expect, test } from "vitest";
import { measureMessage } from "./message-length";

test.each([
  [1_200, "fine", null],
  [1_201, "long", "Approaching character limit, 299 characters remaining"],
  [1_499, "long", "Approaching character limit, 1 character remaining"],
  [1_500, "long", "Approaching character limit, 0 characters remaining"],
  [1_501, "too_long", "Message is too long! Please remove 1 character."],
])("a message of %i characters is %s", (length, state, notice) => {
  expect(measureMessage("a".repeat(length))).toEqual({ length, state, notice });
});

test("an emoji of several code units is one character", () => {
  expect(measureMessage("🍕".repeat(1_500)).state).toBe("long");
});
