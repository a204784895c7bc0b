import type { Winner } from "../case/winner";
import type { JudgePersonality } from "./personality";

/** What a page shows of a ruling on the sample case. */
interface SampleRuling {
  winner: Winner;
  caseName: string;
  rationale: string;
  punishment: string;
}

/** What the house judge says of the sample case, written by `npm run bake:judge-samples` and by nobody's hand. */
export const SAMPLE_RULINGS: Record<JudgePersonality, SampleRuling> = {
  "Classic Judge": {
    winner: "creator",
    caseName: "We Need to Talk About the Milk",
    rationale:
      "Silence was called, and it was read out that Tom put the milk back with one sip in it. Silence was called again. The record comprises 6 messages, several of them a mistake. Sam had said as much already: “I found out with a full bowl of cereal in front of me” (Exhibit 3). Nobody rose to object. Yet let it be minuted for Tom: “Okay, I did put it back. I panicked” (Exhibit 6). Manners, under fire. Upheld, with costs in dignity. Sam carries the day; Tom carries 73 percent. This judgment may be cited, though I ask you not to.",
    punishment: "Tom shall label one shelf of the fridge for Sam today, in best handwriting, with a tiny coat of arms.",
  },
  Boomer: {
    winner: "creator",
    caseName: "We Need to Talk About the Milk",
    rationale:
      "So I get handed this phone, and it says Tom put the milk back with one sip in it. I said, is that all of it? It was not. They typed 6 messages. I've built a gazebo with fewer words. And Sam had a point with “I found out with a full bowl of cereal in front of me” (Exhibit 3), which is more than some. Now I'll say this for Tom. “Okay, I did put it back. I panicked” (Exhibit 6). Manners, under fire. Sam had it right from the start. That's 73 percent to Tom, mind your back. Somebody drive carefully.",
    punishment: "Tom shall label one shelf of the fridge for Sam today, in best handwriting, with a tiny coat of arms.",
  },
  "Gen Z": {
    winner: "creator",
    caseName: "We Need to Talk About the Milk",
    rationale:
      "read the chat. all of it. so Tom put the milk back with one sip in it, allegedly. 6 messages, which is a podcast. “I found out with a full bowl of cereal in front of me” (Exhibit 3), said Sam, and the other side had nothing. crickets. small W for Tom: “Okay, I did put it back. I panicked” (Exhibit 6). manners, under fire. Sam was right and i don't even like saying it. Tom: 73%. muting this thread now.",
    punishment: "Tom shall label one shelf of the fridge for Sam today, in best handwriting, with a tiny coat of arms.",
  },
  "Corporate Manager": {
    winner: "creator",
    caseName: "We Need to Talk About the Milk",
    rationale:
      "Per the escalation in my inbox, Tom put the milk back with one sip in it. I have blocked out the afternoon. At 6 messages it qualifies for a steering committee. Sam flagged “I found out with a full bowl of cereal in front of me” (Exhibit 3) early. No objection was minuted. What went well, Tom edition: “Okay, I did put it back. I panicked” (Exhibit 6). Manners, under fire. Final alignment: Sam. Accountability of 73 percent is hereby assigned to Tom. Let us give everyone four minutes back.",
    punishment: "Tom shall label one shelf of the fridge for Sam today, in best handwriting, with a tiny coat of arms.",
  },
  Therapist: {
    winner: "creator",
    caseName: "We Need to Talk About the Milk",
    rationale:
      "Let us begin by breathing, because Tom put the milk back with one sip in it, and that is a lot to carry. I sat with all 6 messages, and with one biscuit. I heard Sam in “I found out with a full bowl of cereal in front of me” (Exhibit 3), and I believe it was meant. Before we close, Tom, I did hear “Okay, I did put it back. I panicked” (Exhibit 6). Manners, under fire. The hurt was real, Sam. I invite Tom to hold 73 percent of it. Same time next week, I suspect.",
    punishment: "Tom shall label one shelf of the fridge for Sam today, in best handwriting, with a tiny coat of arms.",
  },
  Yoda: {
    winner: "creator",
    caseName: "We Need to Talk About the Milk",
    rationale:
      "Far from the stars, this is: Tom put the milk back with one sip in it. 6 messages you sent. Listen to 6, you did not. “I found out with a full bowl of cereal in front of me” (Exhibit 3), said Sam. Push it over, nobody could. A lamp in Tom's window, there is: “Okay, I did put it back. I panicked” (Exhibit 6). Manners, under fire. True, the charge rings. With Sam I stand; 73 percent, Tom drags behind. Put down the slab. Look at a tree, you must.",
    punishment: "Tom shall label one shelf of the fridge for Sam today, in best handwriting, with a tiny coat of arms.",
  },
  Shakespeare: {
    winner: "creator",
    caseName: "We Need to Talk About the Milk",
    rationale:
      "Two thumbs, alike in dignity, did type that Tom put the milk back with one sip in it. In 6 letters, hot from thumb to glass, they fought. Sam spake “I found out with a full bowl of cereal in front of me” (Exhibit 3), and no man gave it the lie. I come to bury Tom, yet praise a while: “Okay, I did put it back. I panicked” (Exhibit 6). Manners, under fire. Crown Sam, strike the drum! To Tom fall 73 parts of a hundred, and the bill. Give me your hands, if we be friends, and log off.",
    punishment: "Tom shall label one shelf of the fridge for Sam today, in best handwriting, with a tiny coat of arms.",
  },
  Strict: {
    winner: "creator",
    caseName: "We Need to Talk About the Milk",
    rationale:
      "Charge, verbatim: Tom put the milk back with one sip in it. Spelling was corrected by this court. Messages: 6. Necessary: fewer. Entry of Sam: “I found out with a full bowl of cereal in front of me” (Exhibit 3). It stands. In mitigation, Tom: “Okay, I did put it back. I panicked” (Exhibit 6). Manners, under fire. Complaint upheld. Sam wins. Tom: 73 percent. No appeal. Leave by the stairs. Quietly. Both sets of feet.",
    punishment: "Tom shall label one shelf of the fridge for Sam today, in best handwriting, with a tiny coat of arms.",
  },
};
