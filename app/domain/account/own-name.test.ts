import { expect, test } from "vitest";
import { ownName } from "./own-name";

test("the name field begins with a name that the person chose, never with a generated one", () => {
  expect(ownName({ displayName: "Ana" })).toBe("Ana");
  expect(ownName({ displayName: "User-7KQ2" })).toBe("");
  expect(ownName({ displayName: "User-abcd" })).toBe("User-abcd");
  expect(ownName(null)).toBe("");
});
