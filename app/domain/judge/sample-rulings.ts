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
      "Silence was called, and there was read out “He put the milk back with one sip in it.” Silence was called again. The record comprises 6 messages, several of them a mistake. Observe the witness-box manner of Sam: “You came home without milk. And with crisps” (Exhibit 5). I need not labour it. Tom laboured it for me: “Okay, I did put it back. I panicked” (Exhibit 6). Yet let it be minuted for Tom: “It was not empty. That is the whole point of one sip” (Exhibit 2). It was, at least, civil. Upheld, with costs in dignity. Sam carries the day; Tom carries 70 percent. This judgment may be cited, though I ask you not to.",
    punishment: "Tom shall label one shelf of the fridge for Sam today, in best handwriting, with a tiny coat of arms.",
  },
  Boomer: {
    winner: "creator",
    caseName: "We Need to Talk About the Milk",
    rationale:
      "So I get handed this phone, and it says “He put the milk back with one sip in it.” I said, is that all of it? It was not. They typed 6 messages. I've built a gazebo with fewer words. Sam measured twice. “You came home without milk. And with crisps” (Exhibit 5). You could hear a washer drop. “Okay, I did put it back. I panicked” (Exhibit 6), says Tom. Now I'll say this for Tom. “It was not empty. That is the whole point of one sip” (Exhibit 2). It was, at least, civil. Sam had it right from the start. That's 70 percent to Tom, mind your back. Somebody drive carefully.",
    punishment: "Tom shall label one shelf of the fridge for Sam today, in best handwriting, with a tiny coat of arms.",
  },
  "Gen Z": {
    winner: "creator",
    caseName: "We Need to Talk About the Milk",
    rationale:
      "read the chat. all of it. it opens with “He put the milk back with one sip in it.” 6 messages, which is a podcast. Sam remembers everything, apparently: “You came home without milk. And with crisps” (Exhibit 5). self-report of the year goes to Tom: “Okay, I did put it back. I panicked” (Exhibit 6). small W for Tom: “It was not empty. That is the whole point of one sip” (Exhibit 2). it was, at least, civil. Sam was right and i don't even like saying it. Tom: 70%. muting this thread now.",
    punishment: "Tom shall label one shelf of the fridge for Sam today, in best handwriting, with a tiny coat of arms.",
  },
  "Corporate Manager": {
    winner: "creator",
    caseName: "We Need to Talk About the Milk",
    rationale:
      "What landed in my inbox was “He put the milk back with one sip in it.” I have blocked out the afternoon. At 6 messages it qualifies for a steering committee. Sam put a number in the cell: “You came home without milk. And with crisps” (Exhibit 5). The dashboard moved. Tom took radical ownership of the deliverable: “Okay, I did put it back. I panicked” (Exhibit 6). What went well, Tom edition: “It was not empty. That is the whole point of one sip” (Exhibit 2). It was, at least, civil. Final alignment: Sam. Accountability of 70 percent is hereby assigned to Tom. Let us give everyone four minutes back.",
    punishment: "Tom shall label one shelf of the fridge for Sam today, in best handwriting, with a tiny coat of arms.",
  },
  Therapist: {
    winner: "creator",
    caseName: "We Need to Talk About the Milk",
    rationale:
      "Let us begin by breathing. Somebody wrote “He put the milk back with one sip in it.”, and that is a lot to carry. I sat with all 6 messages, and with one biscuit. Sam said it without a single adjective: “You came home without milk. And with crisps” (Exhibit 5). I want to thank Tom for “Okay, I did put it back. I panicked” (Exhibit 6). It did rather decide things. Before we close, Tom, I did hear “It was not empty. That is the whole point of one sip” (Exhibit 2). It was, at least, civil. The hurt was real, Sam. I invite Tom to hold 70 percent of it. Same time next week, I suspect.",
    punishment: "Tom shall label one shelf of the fridge for Sam today, in best handwriting, with a tiny coat of arms.",
  },
  Yoda: {
    winner: "creator",
    caseName: "We Need to Talk About the Milk",
    rationale:
      "Far from the stars, this is: “He put the milk back with one sip in it.” 6 messages you sent. Listen to 6, you did not. Clear as pond water at dawn, Sam is: “You came home without milk. And with crisps” (Exhibit 5). Into the cave Tom went, and met Tom: “Okay, I did put it back. I panicked” (Exhibit 6). A lamp in Tom's window, there is: “It was not empty. That is the whole point of one sip” (Exhibit 2). It was, at least, civil. True, the charge rings. With Sam I stand; 70 percent, Tom drags behind. Put down the slab. Look at a tree, you must.",
    punishment: "Tom shall label one shelf of the fridge for Sam today, in best handwriting, with a tiny coat of arms.",
  },
  Shakespeare: {
    winner: "creator",
    caseName: "We Need to Talk About the Milk",
    rationale:
      "Two thumbs, alike in dignity, did type “He put the milk back with one sip in it.” In 6 letters, hot from thumb to glass, they fought. Mark Sam, for there is method in't: “You came home without milk. And with crisps” (Exhibit 5). Murder will out, and so will Tom: “Okay, I did put it back. I panicked” (Exhibit 6). I come to bury Tom, yet praise a while: “It was not empty. That is the whole point of one sip” (Exhibit 2). It was, at least, civil. Crown Sam, strike the drum! To Tom fall 70 parts of a hundred, and the bill. Give me your hands, if we be friends, and log off.",
    punishment: "Tom shall label one shelf of the fridge for Sam today, in best handwriting, with a tiny coat of arms.",
  },
  Strict: {
    winner: "creator",
    caseName: "We Need to Talk About the Milk",
    rationale:
      "Complaint, verbatim: “He put the milk back with one sip in it.” Spelling was not corrected by this court. Messages: 6. Necessary: fewer. Sam can tell the time: “You came home without milk. And with crisps” (Exhibit 5). Confession, Tom: “Okay, I did put it back. I panicked” (Exhibit 6). No further questions. In mitigation, Tom: “It was not empty. That is the whole point of one sip” (Exhibit 2). It was, at least, civil. Complaint upheld. Sam wins. Tom: 70 percent. No appeal. Leave by the stairs. Quietly. Both sets of feet.",
    punishment: "Tom shall label one shelf of the fridge for Sam today, in best handwriting, with a tiny coat of arms.",
  },
};
