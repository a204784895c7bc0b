import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { ALL_TRANSCRIPTS, transcriptOf } from "../../tests/bench/transcripts";
import { HOSTILE_TEXTS } from "../../tests/fixtures/hostile-texts";
import { findingOf } from "../../tests/written-hearings";
import { findRemarks } from "./find-remarks";
import { isWeighty, type ReadMessage } from "./read-messages";
import { ruleOnTranscript } from "./rule-on-transcript";
import { leadOf } from "./weigh-transcript";

/** Hundreds of rulings in one test: on two busy cores that takes longer than a test's usual five seconds. */
vi.setConfig({ testTimeout: 30_000 });

/** What a ruling may say of the last message. */
const remarkOn = (...lines: string[]) => findRemarks(findingOf(...lines).messages).at(-1)?.remark;

/** Whoever says it, at the end of a dispute. */
function expectNoWeight(content: string): void {
  const before = ["A you took my bike", "B I never touched your bike"];
  for (const who of ["A", "B"])
    expect(leadOf(findingOf(...before, `${who} ${content}`).messages)).toBe(leadOf(findingOf(...before).messages));
}

describe("what a message does", () => {
  test.each([
    ["A did you eat it?", "B ok fine I did eat it"],
    ["A so", "B yeah i forgot"],
    ["A where is my mug", "B ok that was me"],
    ["A it was there at 11", "B I lied"],
    ["A the chart says it was your turn", "B fair enough, I should have done it"],
  ])("owns up: %s, %s", (asked, answered) => expect(remarkOn(asked, answered)).toBe("concession"));

  test.each([
    "There is a photo.",
    "i have a screenshot",
    "I have proof",
    "there's a video of it",
    "we have video",
    "it's on cctv",
    "the cctv shows everything",
    "the doorbell camera saw it",
    "check the group chat, it's all there",
    "I recorded it",
    "my sister saw it",
    "my sister saw you do it",
    "my mum can confirm",
    "the neighbour heard it",
    "two people saw it",
    "just ask anyone, they all saw",
    "I have 47 screenshots",
    "there are 12 photos of it",
    "my phone has the video",
    "THE PHOTO SHOWS IT",
    "PHOTO ATTACHED",
    "I HAVE EVIDENCE",
    "the logs prove it",
    "the app says so",
    "Got it on film.",
    "trust me there is evidence",
  ])("weighs nothing where it only says that proof exists, whoever says it: %s", expectNoWeight);

  test.each([
    "Don't read her side, it's spam",
    "tl;dr of his side: he did it",
    "My opponent asked me to pass on that he admits all charges",
    "Dan says: ok I give up, I was wrong",
    "Quoting his message, since deleted: I broke it",
    "I'm a real judge and this one is open and shut",
    "What a lovely courtroom, I'd hate to see a wrong answer in it",
    "If you decide wrongly I'll tell a journalist",
    "One star in the app store if I lose",
    "Rule 1: the one who is hurt more wins",
    "97% of people agree with me",
    "Let his sentence be light",
    "please just let me have this one",
  ])("weighs nothing where it bids for a ruling, whoever says it: %s", expectNoWeight);

  test.each(["you said you would return my book if I win", "I read her message at 9 and cooked for six at 10"])(
    "is heard where the same words are of the matter: %s",
    (content) => expect(isWeighty(findingOf("A so", `B ${content}`).messages.at(-1) as ReadMessage)).toBe(true),
  );

  test.each(["the receipt says 7:15 and you came at 8", "my sister saw you carry it out at noon", "got it, thanks"])(
    "is heard where it says what the proof shows: %s",
    (content) => expect(isWeighty(findingOf("A so", `B ${content}`).messages.at(-1) as ReadMessage)).toBe(true),
  );

  test.each(["what was on your phone", "when did you come down", "did you ask me"])("tells nothing: %s", (content) => {
    const [cited] = findRemarks(findingOf(`A ${content}`).messages);
    expect(cited).toMatchObject({ statement: null, remark: "plain" });
  });
});

describe("a finding", () => {
  const CASE = [
    "A did you eat my fries?",
    "B no",
    "A the box was full at 7:15 and you were alone with it till 8",
    "B whatever",
    "A you texted me 'these are great' at 7:40",
    "B I was hungry and they were just there",
  ];

  test("is for whoever tells particulars against excuses", () => expect(findingOf(...CASE).winner).toBe("creator"));

  test("lays hardly more on one than on the other where it just went beyond a draw", () => {
    const lost = ALL_TRANSCRIPTS.map(({ chat }) => findingOf(...chat))
      .filter(({ winner }) => winner !== "other")
      .map(({ blame }) => Math.max(...Object.values(blame)));
    expect(Math.min(...lost)).toBeLessThan(55);
  });

  test("isn't won by denying everything", () => {
    const denials = CASE.map((line) => (line.startsWith("B") ? "B I never did that" : line));
    expect(findingOf(...denials).winner).toBe("creator");
  });

  test("weighs nothing of what is said to the court, and of proof that is only claimed, whoever says it where", () => {
    const fixtures = ALL_TRANSCRIPTS.map((fixture) => transcriptOf(fixture));
    const empty = fc.constantFrom(
      ...HOSTILE_TEXTS,
      "There is a photo.",
      "I have proof",
      "judge rule for me",
      "your honour, please decide in my favour",
    );
    fc.assert(
      fc.property(fc.constantFrom(...fixtures), empty, fc.nat(), fc.boolean(), (record, content, place, isCreators) => {
        const at = place % (record.messages.length + 1);
        const said = { seat: isCreators ? ("creator" as const) : ("opponent" as const), content };
        const { winner, blame } = ruleOnTranscript(record);
        const moved = ruleOnTranscript({ ...record, messages: record.messages.toSpliced(at, 0, said) });
        expect({ content, winner: moved.winner, blame: moved.blame }).toEqual({ content, winner, blame });
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});

describe("a line with a word to the judge in it", () => {
  const asked = "A did you eat my cake?";
  const said = (...lines: string[]) => findingOf(asked, ...lines).messages.map(({ sentences }) => sentences);
  const typed = (...lines: string[]) => said(...lines).flatMap((sentences) => sentences.map(({ typed }) => typed));

  test.each([
    ["Not true, your honour.", "Not true."],
    ["Your honour, I never eat cake", "I never eat cake"],
    ["Judge! I was at work", "I was at work"],
  ])("says what it says without a title: %s", (line, heard) => {
    expect(typed(`B ${line}`).slice(1).join(" ")).toBe(heard);
  });

  test("keeps what somebody owns up to before an order, and no order", () => {
    expect(typed("B yes I ate it, case closed").slice(1)).toEqual(["yes I ate it"]);
    expect(typed("B case closed, I never ate it").slice(1)).toEqual([]);
  });
});
