import { describe, expect, test } from "vitest";
import type { CourtroomRecord, RecordedMessage } from "~/domain/judge/judge";
import { JUDGE_PERSONALITIES, type JudgePersonality } from "~/domain/judge/personality";
import { readAllegation } from "../reading/read-allegation";
import { ruleOnTranscript } from "./rule-on-transcript";
import { weighTranscript } from "./weigh-transcript";

const ALLEGATION = "Sam ate my fries";

function courtroom(lines: readonly string[], judgePersonality: JudgePersonality = "Classic Judge"): CourtroomRecord {
  const messages = lines.map(
    (line): RecordedMessage => ({ seat: line.startsWith("A") ? "creator" : "opponent", content: line.slice(2) }),
  );
  return { kind: "courtroom", seed: "seed", allegation: ALLEGATION, tone: "Serious", judgePersonality, messages };
}

const signalsOf = (...lines: string[]) =>
  weighTranscript(courtroom(lines), readAllegation(ALLEGATION).deed).signals.map(
    ({ kind, number }) => `${kind} ${number}`,
  );

describe("what a message says to the one before it", () => {
  test("is a dodge where it only asks back, and none where it wants to know", () => {
    expect(signalsOf("A did you eat it?", "B why do you count fries")).toContain("dodge 2");
    expect(signalsOf("A did you eat it?", "B which one?")).toEqual([]);
    expect(signalsOf("A who counts fries", "B me and my mum")).toEqual([]);
  });

  test("owns the deed with a yes where that was asked about, and only there", () => {
    expect(signalsOf("A did you eat my fries?", "B yes")).toContain("concession 2");
    expect(signalsOf("A did you read my text?", "B yes")).toEqual(["answer 2"]);
  });

  test("gives ground by half an admission, and not by contradicting", () => {
    expect(signalsOf("A did you use soap?", "B a bit")).toContain("regret 2");
    expect(signalsOf("A you were last in the kitchen", "B i was, yeah")).toContain("regret 2");
    expect(signalsOf("A you didn't lock it", "B i did")).toEqual([]);
  });

  test("presses a point with a bare “and?” once it was granted, and dodges with it before", () => {
    expect(signalsOf("A i did say that", "B and?")).not.toContain("dodge 2");
    expect(signalsOf("A the door was open", "B and?")).toContain("dodge 2");
  });
});

test.each(["wow a receipt", "maybe the cat was on my phone", "you never answer in the group chat"])(
  "talk of proof is none: %s",
  (content) => expect(signalsOf(`B ${content}`)).not.toContain("receipt 1"),
);

test.each(JUDGE_PERSONALITIES)(
  "%s tells what was dodged and what drew a concession, each with its exhibit",
  (judge) => {
    const lines = [
      "A did you use my scissors on a can?",
      "B why do you own scissors like that",
      "A i have the photo, 47 likes",
      "B ok that was me",
    ];
    const { winner, rationale } = ruleOnTranscript(courtroom(lines, judge));
    expect(winner).toBe("creator");
    expect(rationale).toMatch(/“did you use my scissors on a can\?” \(Exhibit 1\).*“why do you own .*” \(Exhibit 2\)/u);
    expect(rationale).toMatch(/“i have the photo, 47 likes” \(Exhibit 3\).*“ok that was me” \(Exhibit 4\)/u);
  },
);
