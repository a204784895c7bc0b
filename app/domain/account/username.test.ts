import { describe, expect, it } from "vitest";
import { usernameFault } from "./username";

describe("what is wrong with a username", () => {
  it.each([
    ["robin", null],
    ["  robin_1 ", null],
    ["ro", null],
    ["", null],
    ["ro bin", "A username is made of letters, digits and _."],
    ["rob!n", "A username is made of letters, digits and _."],
    ["r".repeat(21), "A username has at most 20 characters."],
  ])("%j: %s", (typed, fault) => {
    expect(usernameFault(typed)).toBe(fault);
  });
});
