import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { dilemmaSchema } from "./dilemma";
import { DILEMMA_TOPICS } from "./dilemma-topics";

describe("a dilemma", () => {
  it.each(["asdfgh", "hmm idk", "x or", "Help!", "idk...", "ok what"])(
    "is asked for again where it says nothing: %s",
    (text) => expect(v.is(dilemmaSchema, text)).toBe(false),
  );

  it.each(["Bangs?", "nap", "😭😭😭", "寿司?", "go / stay", "rhythm or blues", "Should I help?", ...DILEMMA_TOPICS])(
    "is heard where it says anything: %s",
    (text) => expect(v.is(dilemmaSchema, text)).toBe(true),
  );
});
