import { describe, expect, test } from "vitest";
import { readAllegation } from "../reading/read-allegation";
import { maximsFor } from "./maxims-for";

describe("the maxims that suit a case", () => {
  const maximsOf = (allegation: string) => maximsFor(readAllegation(allegation)).join(" ");

  test("speak of no cat where a puppy is in question", () => {
    expect(maximsOf("My husband never walks the puppy")).not.toMatch(/\bcats?\b/iu);
    expect(maximsOf("My husband never walks the puppy")).toMatch(/\bdog\b/u);
  });

  test("speak of no dog where a cat is", () => {
    expect(maximsOf("Her cat scratched my sofa")).not.toMatch(/\bdogs?\b/iu);
  });
});
