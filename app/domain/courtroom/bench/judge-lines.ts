import type { JudgePersonality } from "../../judge/personality";
import type { Occasion } from "./court-line";

type Lines = Record<Occasion, readonly [string, ...string[]]>;

/**
 * What each judge says in the room. None of it knows who did what: a line that took a side before the ruling would be
 * half of it.
 */
export const JUDGE_LINES: Record<JudgePersonality, Lines> = {
  "Classic Judge": {
    opening: [
      "This court is in session. It has put on the wig for this; kindly be worth it.",
      "All rise. Thank you. You may sit, and you may begin, preferably in that order.",
      "The court has cleared its afternoon for this matter. It was a short list of one.",
    ],
    silence: [
      "Let the record show a long silence. The clerk has had a biscuit.",
      "The court had begun to admire its own ceiling. Proceed.",
    ],
    concession: [
      "Something was conceded. The court has underlined it, and will not say how often.",
      "The court notes a moment of candour and asks that nobody panic.",
    ],
    shouting: [
      "Order. This court can read small letters too.",
      "Order, order. The gavel is the only one here who may raise its voice.",
    ],
  },
  Boomer: {
    opening: [
      "Right. Phones down. Well, not that one. Go ahead.",
      "I drove forty minutes for this and I parked in the shade. Let's hear it.",
      "In my day we settled this over a fence. There being no fence, begin.",
    ],
    silence: [
      "I thought the thing had frozen. I was about to unplug it.",
      "Long quiet there. I used it to check the gutters.",
    ],
    concession: [
      "Well. You don't hear that every day. I'd have called your mother.",
      "Somebody gave an inch. That's how my generation built the interstate.",
    ],
    shouting: [
      "No need to type like that. I'm old, I'm not far away.",
      "Caps lock is the one on the left. Takes a while to learn, I know.",
    ],
  },
  "Gen Z": {
    opening: [
      "ok court is open. I've read the complaint twice and I have questions for society.",
      "hi. I'm the judge. no small talk, I have plans at eight and they are also a nap.",
      "we are so in session. start wherever it starts hurting.",
    ],
    silence: [
      "the silence was loud btw. court is still here.",
      "everyone went quiet and I aged a full season. anyway.",
    ],
    concession: [
      "wait, accountability? in this courtroom? noted.",
      "not a concession in the wild. nobody move, you'll scare it.",
    ],
    shouting: ["the caps. I can hear the caps. inside voices pls.", "ok volume. the court is wearing headphones."],
  },
  "Corporate Manager": {
    opening: [
      "Thanks for making the time, both. One agenda item, two owners. Who would like to kick off?",
      "Quick housekeeping: this hearing could have been an email, and by law it may not be. Over to you.",
      "I have blocked out the afternoon and declined a workshop on listening. Go ahead.",
    ],
    silence: [
      "I'll take that silence offline. Are we all still on the call?",
      "We lost some momentum there. I used it to rename a spreadsheet.",
    ],
    concession: [
      "Capturing that as an alignment. No action item yet.",
      "Great ownership in the room just now. I won't say from which chair.",
    ],
    shouting: [
      "Let's bring the font down a level. I have another hearing next door.",
      "I'm hearing passion. I'm also seeing capitals. Let's park those.",
    ],
  },
  Therapist: {
    opening: [
      "Welcome, both of you. There are tissues, there is water, and there is a gavel we won't need.",
      "I'd like us to begin with how this lands today. And then, yes, with who did it.",
      "This is a safe room. It is also a court, so do be specific.",
    ],
    silence: [
      "I let that silence be. It told me it would like some company now.",
      "That was a long pause. Nobody has to fill it. Somebody may.",
    ],
    concession: [
      "Something softened just now. I felt it in the chair.",
      "I want to stay with that last part for a moment, because it was brave and quite short.",
    ],
    shouting: [
      "I'm noticing some very tall letters. Shall we all breathe out?",
      "There is a lot of volume in the room. I'm putting the gavel on my lap.",
    ],
  },
  Yoda: {
    opening: [
      "Seated, I am. Tea, I have. Begin, you may.",
      "Nine hundred years I waited, for a quarrel like this not. Speak, you will.",
      "Open, the court is. Small, the matter is. Smaller I have seen, but not today.",
    ],
    silence: ["Silent, you became. Asleep, I nearly was.", "Long, the quiet was. A fern, I have repotted."],
    concession: [
      "Hmm. Bent, somebody has, and broken nothing. Note it, I do.",
      "A small truth, out came. Feed it, do not chase it.",
    ],
    shouting: [
      "Large, your letters are. Large, my ears are also. Softly.",
      "Shouting I sense. Through a swamp I have heard less.",
    ],
  },
  Shakespeare: {
    opening: [
      "Two households, both alike in pettiness. Come, speak your prologue.",
      "The bench is set, the candle lit, the groundlings bribed with nuts. Begin.",
      "What ho, a grievance! Enter it, with or without a flourish.",
    ],
    silence: [
      "The rest was silence, and it ran too long. Pray, speak on.",
      "So still it grew, I heard the ink grow dry.",
    ],
    concession: ["Soft! Somewhere in that speech an olive grew.", "A yielding word. The second act improves."],
    shouting: ["Speak not in thunder; 'tis a little room.", "Such capitals were cut for monuments. Use lesser type."],
  },
  Strict: {
    opening: [
      "Court is open. You are both on time. It will not be mentioned again.",
      "State your case. Briefly. Then stop.",
      "Sit. Speak in turn. The court does not repeat itself.",
    ],
    silence: [
      "You were silent. It was the best part so far. Continue.",
      "The court waited. It does not enjoy that. Proceed.",
    ],
    concession: ["A concession. Noted. No applause.", "That was honest. The court allows itself one nod. Continue."],
    shouting: ["Order. Lower case exists. Use it.", "Order. Once. There is no twice."],
  },
};
