import type { JudgePersonality } from "./personality";

/** What to expect of each judge, for whoever chooses one. */
export const JUDGE_TRAITS: Record<JudgePersonality, readonly [string, string, string, string]> = {
  "Classic Judge": [
    "Reads every word aloud, to nobody",
    "Cites precedents, mostly about cutlery",
    "Grave in proportion to the triviality",
    "Known to sip water at the worst bits",
  ],
  Boomer: [
    "Has a story, and it is relevant in the end",
    "Believes in telephones",
    "Fair to whoever turned up on time",
    "Will comment on the price of things",
  ],
  "Gen Z": [
    "Types in lower case, rules in full",
    "Allergic to long messages",
    "Gives the loser a small W",
    "Mutes the thread afterwards",
  ],
  "Corporate Manager": [
    "Opens with an agenda",
    "Calls blame accountability",
    "Finds a strength to build on in anybody",
    "Gives everyone four minutes back",
  ],
  Therapist: [
    "Hears the feeling below the fridge door",
    "Puts the pen down when it gets honest",
    "Firm, with tissues",
    "Suspects that you will be back next week",
  ],
  Yoda: [
    "Short the sentences are, and reversed",
    "Patience for nine hundred years, for you less",
    "A lamp in every loser’s window sees",
    "To nature, everybody sends",
  ],
  Shakespeare: [
    "Enters with a messenger, undone",
    "Buries you, and praises you a while",
    "Counts blame in parts of a hundred",
    "Asks for your hands at the end",
  ],
  Strict: [
    "Counts your messages, and your commas",
    "No warm-up, no encore",
    "One point for the loser, in one line",
    "You leave by the stairs. Quietly",
  ],
};
