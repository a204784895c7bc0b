import type { Tone } from "~/domain/case/tone";
import type { JudgePersonality } from "~/domain/judge/personality";

/**
 * What a judge says where somebody did not come, beside the lines of its voice on whoever kept quiet. Slots: `{thing}`
 * what the case is about, always as an object; `{winner}`. Nothing here may hint at what the one who came has said.
 */
export interface DefaultVoice {
  /** The court has sat and waited. */
  waited: readonly string[];
  /** For the one who came, by default. */
  held: readonly string[];
  /** Of the one who did not come, where the voice's own lines would not do. */
  quiet?: readonly string[];
  /** Nobody came, and for nobody. */
  nobody: readonly string[];
  hung: readonly string[];
}

const VOICES: Record<JudgePersonality, DefaultVoice> = {
  "Classic Judge": {
    waited: [
      "For a day and a night this court sat over {thing}, with both chairs dusted.",
      "Four and twenty hours were given to {thing}, and the kettle was on for most of them.",
      "Notice was served, the candle was lit, and all was laid out for {thing}. The candle is now a saucer.",
    ],
    held: [
      "Judgment is entered for {winner} by default: the case was not proved, it was attended. Nothing has been weighed.",
      "{winner} prevails by default, which is to say by owning a clock. No evidence was opened, and no blame was found.",
      "By default, and by nothing grander, I find for {winner}. The merits have not been looked at; the hour has.",
    ],
    nobody: [
      "Neither party came. The clerk called both names into the corridor, and the corridor raised no objection.",
      "Of two parties, none appeared. I addressed the furniture, which rose, or seemed to.",
    ],
    hung: [
      "There is nobody to win and nobody to lose, and so the court hangs by default, and hangs rather neatly.",
      "I hang this court by default, on an empty hook, and wish both sides a restful evening.",
    ],
  },
  Boomer: {
    waited: [
      "I sat up all day and all night over {thing}, and I put the good chairs out.",
      "Twenty-four hours I kept the lights on for {thing}. Do you know what lights cost?",
      "A day and a night I sat by the door over {thing}. Finished the crossword. Finished the neighbour's, too.",
      "I cleared my whole Saturday for {thing}, and I told the fellas I would be busy.",
    ],
    held: [
      "So {winner} gets it by default. That's not winning, that's showing up, which used to be most of it.",
      "{winner} takes it by default. I haven't weighed a thing. I just counted heads and got to one.",
      "By default it goes to {winner}. Nobody's been blamed. In my day we called that being on time.",
    ],
    nobody: [
      "And not one of them came through that door. I had name tags. I wrote them in the good pen.",
      "Neither of them showed. I ended up telling my fishing story to the coat rack, and it held up.",
    ],
    hung: [
      "So it's a hung court, by default. Nobody wins, nobody loses, and I'm home in time for the weather.",
      "I'm calling it hung by default. You can't have a tug of war with a rope and no people.",
    ],
  },
  "Gen Z": {
    waited: [
      "i held court about {thing} for twenty-four hours. a whole day. i had snacks.",
      "ok so the lobby for {thing} was open all day and all night.",
      "gave everyone a full day to come talk about {thing}. read receipts were on.",
      "twenty-four hours of me, a ring light and {thing}. the stream had one viewer. it was also me.",
      "i waited a whole day and night over {thing}. my screen time report called an ambulance.",
    ],
    held: [
      "so {winner} gets it by default. not a win, just the only one online. i weighed literally nothing.",
      "{winner} takes it by default. no facts were harmed. attendance is the whole plot.",
      "by default this goes to {winner}. nobody is in trouble, one person just loaded in.",
    ],
    nobody: [
      "zero of two. the bailiff and i ended up doing each other's star charts.",
      "nobody pulled up. two invites, zero people. i was hosting a group chat with a gavel.",
      "neither of you came. it was me and two empty chairs and honestly the chairs had chemistry.",
    ],
    hung: [
      "hung court by default. no winner, no loser, no lore. logging off with love.",
      "so it hangs by default. you can't lose a game nobody opened. be well.",
    ],
  },
  "Corporate Manager": {
    waited: [
      "A twenty-four-hour window was blocked in all calendars to align on {thing}. There were pastries. There are still pastries.",
      "For {thing} I booked the big room, the one with the door that closes, for a day and a night.",
      "The session on {thing} ran for a full day, with two agenda items and one working projector.",
      "We kept the meeting on {thing} open until end of day, and then until end of night.",
    ],
    held: [
      "The action item closes in favour of {winner} by default, on attendance alone. No content was reviewed.",
      "{winner} prevails by default. Please note that this reflects presence and not performance; no blame is allocated.",
      "By default this is resolved for {winner}. The merits were parked, and the car park is closed.",
    ],
    nobody: [
      "Both stakeholders declined by not declining. I presented the deck to the plant, who had concerns.",
      "Turnout was zero of two. The minutes are one line long, and they are my best work.",
    ],
    hung: [
      "This is therefore a Hung Court by default. No winner, no loser, no follow-up meeting.",
      "The matter hangs by default and is marked as done, which is how most things get done here.",
    ],
  },
  Therapist: {
    waited: [
      "I held a whole day and a whole night open for {thing}, and I lit the calm candle.",
      "We had set aside a full day for {thing}, with two chairs and a box of tissues between them.",
      "For twenty-four hours there was room here for {thing}, and room is a kind of question.",
    ],
    held: [
      "So this goes to {winner} by default. It is no judgment of anyone's truth; I have not opened it. It only honours who came.",
      "{winner} receives this by default, and I want to name that nobody was blamed in the making of it.",
      "By default I hold for {winner}. Being present counted, and nothing else was on the scale.",
    ],
    nobody: [
      "Neither of you was able to be here. I asked both chairs how that felt, and we sat with it.",
      "Two empty chairs can say a great deal. I have noticed, with curiosity, that they agreed.",
    ],
    hung: [
      "So this court hangs, gently, by default. Nobody has won, nobody has lost, and everybody may rest.",
      "I am going to hang this, by default, next to the macramé. Nobody has won, and nobody has to hug.",
      "By default nobody wins. That can be a relief, and I invite you both to breathe it in.",
    ],
  },
  Yoda: {
    waited: [
      "A day and a night upon {thing} I meditated. Ready, both stones for sitting were.",
      "For {thing}, the circle was drawn. Twenty-four hours, the moss and I waited.",
      "Grown a little, the moss on me has, while I waited over {thing}. A day and a night, it was.",
      "Long I sat over {thing}. Longer I have sat, but rarely for less.",
    ],
    held: [
      "For {winner}, by default, I rule. Weighed, nothing was. Come, {winner} did; enough, that is.",
      "By default, {winner} prevails. A victory, it is not. Attendance, it is.",
      "To {winner}, by default, this falls. Blame I found none; looked for it, I have not.",
    ],
    nobody: [
      "Come, nobody has. Two stones, two silences. Alike, they were.",
      "Empty, the swamp is. Called both names I did, and answer, only the heron did.",
    ],
    hung: [
      "Hang, by default, this court must. Won, nobody has. Lost, nobody either. Peaceful, it is.",
      "By default, hung we are. Fight over nothing, one can; without anybody, one cannot.",
    ],
  },
  Shakespeare: {
    waited: [
      "One day, one night, this stage was dressed for {thing}, with torches at both doors.",
      "For four and twenty chimes the curtain hung above {thing}, and the trumpets stood to lip.",
      "We raised a court, a throne, a modest crowd, and all for {thing}.",
    ],
    held: [
      "Then {winner} hath the day, but by default: no lance was broke, no argument unsheathed.",
      "By default doth {winner} take the field, where no one fell and nothing was put to the scale.",
      "So {winner} wears the laurel, by default; 'tis paper, cut for one who kept the hour.",
    ],
    nobody: [
      "Two players named upon the bill, and neither came. The ghost alone was punctual.",
      "Nor plaintiff nor defendant trod the boards; the prompter wept, then whispered both the parts.",
    ],
    hung: [
      "Thus hangs the court, by default, like a coat on no man's peg. None wins, none weeps, and exeunt omnes.",
      "By default the scales hang even, there being naught in either. Good night, sweet nobody.",
    ],
  },
  Strict: {
    waited: [
      "The court sat on {thing} for twenty-four hours. It did not slouch.",
      "Twenty-four hours were allotted to {thing}. They were exactly twenty-four.",
      "Doors opened on time for {thing}. Chairs were provided. In pairs.",
    ],
    held: [
      "Judgment for {winner} by default. Reason: present. Nothing else was examined. No blame is recorded.",
      "{winner} prevails by default. It is not a win. It is a tick on the attendance sheet.",
      "By default, for {winner}. The evidence was not opened. The seal is intact.",
    ],
    nobody: [
      "Attendance: none of two. The court called both names once. It does not repeat itself.",
      "Neither party came. The court waited standing up.",
      "Two chairs, no occupants. The chairs were commended for their posture.",
    ],
    hung: [
      "Hung Court, by default. No winner. No loser. The lights have been switched off in order.",
      "The court hangs by default. Nobody may feel clever about it. The chairs have been stacked.",
    ],
  },
};

const PLAIN: DefaultVoice = {
  waited: [
    "Both sides had twenty-four hours to speak about {thing}.",
    "The court was open for a full day to hear both sides about {thing}.",
  ],
  held: [
    "The decision is for {winner} by default. Nothing was weighed and no blame was found: it rests on the absence alone.",
    "By default the decision is for {winner}. It says who came and nothing about who is right.",
  ],
  quiet: ["{quiet} was not heard in that time.", "Nothing was heard from {quiet} by the end of it."],
  nobody: [
    "Neither side was heard in that time. That may have many reasons, and none of them is held against anybody.",
    "Neither of the two was heard. Where nobody has spoken there is nothing to decide, and guessing would be unfair to both.",
  ],
  hung: [
    "The decision is for neither side, by default. Nobody has won or lost.",
    "By default nobody wins, and the matter is left as it was.",
  ],
};

/** How a judge speaks of an absence. In the Serious tone every judge is plain. */
export function defaultVoiceFor(personality: JudgePersonality, tone: Tone): DefaultVoice {
  return tone === "Serious" ? PLAIN : VOICES[personality];
}

/** Deeds for whoever was not there to object: nothing that matters, and nothing that has to be done. */
export const DEFAULT_PUNISHMENTS: readonly string[] = [
  "{loser} may, if so inclined, send {winner} one picture of an empty chair, signed by the chair.",
  "{loser} is invited, and in no way obliged, to wave at {winner} once as proof of being somewhere.",
  "{loser} may bring {winner} one biscuit at a convenient moment, or describe one with feeling.",
  "{loser} may write “I was here all along” on a slip of paper and hand it to {winner} without comment.",
  "{loser} is encouraged, at leisure, to answer one message of {winner}'s in a complete sentence.",
  "{loser} may hum a short fanfare the next time {loser} and {winner} are in one room.",
  "{loser} has leave to say “present” the next time {winner} says anything at all.",
  "{loser} may tell {winner} what was so interesting elsewhere, in no more than three sentences.",
];

export const DEFAULT_TRUCES: readonly string[] = [
  "Party A and Party B may, should they ever share a room, nod at each other like two people who own chairs.",
  "Party A and Party B are invited to agree on one thing today. The weather counts.",
  "Party A and Party B may each water a plant and consider the matter watered.",
  "Party A and Party B may both say that it was raining. Today that is accepted, whatever the sky did.",
  "Party A and Party B may write each other a note saying “sorry I missed you”, which for once is true of both.",
  "Party A and Party B may, if they like, exchange one picture of something that is on time.",
];
