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
    caseName: "The Milk: The Modest Years",
    rationale:
      "The pleadings, opened with both hands, begin “He put the milk back with one sip in it.” The record comprises 6 messages, several of them a mistake. A particular is worth a page of feeling, and Sam gave one: “You came home without milk. And with crisps” (Exhibit 5). I need not labour it. Tom laboured it for me: “Okay, I did put it back. I panicked” (Exhibit 6). Justice has two pans. In Tom's lies “It was not empty. That is the whole point of one sip” (Exhibit 2). That may well be how it felt. Upheld, with costs in dignity. Sam carries the day; Tom carries 70 percent. Let the milk now return to private life.",
    punishment:
      "Tom shall decorate Sam for bravery in the affair of the milk today, with a cardboard medal and a citation.",
  },
  Boomer: {
    winner: "creator",
    caseName: "Exhibit A Through Z: The Milk",
    rationale:
      "I had a shed half painted, and now I am reading “He put the milk back with one sip in it.” They typed 6 messages. I've built a gazebo with fewer words. Plain as a parts list, Sam says “You came home without milk. And with crisps” (Exhibit 5). Tom folded like a cheap deckchair: “Okay, I did put it back. I panicked” (Exhibit 6). Even a stopped clock. Tom did say “It was not empty. That is the whole point of one sip” (Exhibit 2). That may well be how it felt. Good enough for me: Sam wins. Tom can carry 70 percent to the car. I'm going back to the shed, and nobody mention the milk.",
    punishment: "Tom shall give Sam the weather forecast for the milk today, with a pointer and a troubled front.",
  },
  "Gen Z": {
    winner: "creator",
    caseName: "The Milk: An Ordeal in Nine Acts",
    rationale:
      "the group chat is now a crime scene: “He put the milk back with one sip in it.” 6 messages, which is a podcast. “You came home without milk. And with crisps” (Exhibit 5). specific. a little unhinged. believable. point to Sam. then Tom just. said it. “Okay, I did put it back. I panicked” (Exhibit 6). case over before lunch. small W for Tom: “It was not empty. That is the whole point of one sip” (Exhibit 2). it was, at least, civil. Sam takes it, Tom takes 70% and a walk. thoughts and prayers for the milk.",
    punishment: "Tom shall greet the next three things that Sam says today with “as it is written”.",
  },
  "Corporate Manager": {
    winner: "creator",
    caseName: "Considerable in the Extreme: The Milk",
    rationale:
      "A ticket was raised, severity petty: “He put the milk back with one sip in it.” The thread reached 6 messages without an agenda or an owner. Sam put a number in the cell: “You came home without milk. And with crisps” (Exhibit 5). The dashboard moved. Tom took radical ownership of the deliverable: “Okay, I did put it back. I panicked” (Exhibit 6). A strength to build on for Tom: “It was not empty. That is the whole point of one sip” (Exhibit 2). That may well be how it felt. We are going with Sam. Tom picks up 70 percent as a stretch goal. Happy to jump on a call. I am not, really.",
    punishment: "Tom shall narrate Sam's next cup of tea today like a nature film, in a hushed and reverent voice.",
  },
  Therapist: {
    winner: "creator",
    caseName: "The Milk: An Elegy in Seven Acts",
    rationale:
      "I was given “He put the milk back with one sip in it.” How does it feel to see it written down? I sat with all 6 messages, and with one biscuit. There is a steadiness in Sam's “You came home without milk. And with crisps” (Exhibit 5). I leaned towards it. And then Tom did something vulnerable: “Okay, I did put it back. I panicked” (Exhibit 6). I put down my pen. Before we close, Tom, I did hear “It was not empty. That is the whole point of one sip” (Exhibit 2). It deserved a better cause. My sense, and it is binding, is Sam. 70 percent belongs with Tom. For homework, be nice near the milk.",
    punishment: "Tom shall compose a haiku about the milk today and recite it to Sam with one hand on the heart.",
  },
  Yoda: {
    winner: "creator",
    caseName: "The Milk: An Oral History",
    rationale:
      "Far from the stars, this is: “He put the milk back with one sip in it.” Read 6 messages, I did. Blink, I did not. Sharp, Sam's memory is: “You came home without milk. And with crisps” (Exhibit 5). Useful, and tiring to live with. Fought Tom, nobody had to. Itself, the truth untied: “Okay, I did put it back. I panicked” (Exhibit 6). Lose all, Tom does not. Remember “It was not empty. That is the whole point of one sip” (Exhibit 2), I will. That may well be how it felt. Right, Sam was. Know this, Tom does, by about 70 percent. Forget the milk, the galaxy will. Hurry, it should.",
    punishment: "Tom shall build a monument to the milk today from whatever is on the table, and unveil it to Sam.",
  },
  Shakespeare: {
    winner: "creator",
    caseName: "The Tender Affair of the Milk",
    rationale:
      "Enter a messenger, undone, who cries “He put the milk back with one sip in it.” In 6 letters, hot from thumb to glass, they fought. Here Sam speaks prose, and all the better for't: “You came home without milk. And with crisps” (Exhibit 5). Then fell the mask. Quoth Tom: “Okay, I did put it back. I panicked” (Exhibit 6). The pit did gasp. Even in Tom I find one pearl: “It was not empty. That is the whole point of one sip” (Exhibit 2). There was no malice in it. All's well that ends for Sam. Tom shall have 70 in the hundred, and no song. Give me your hands, if we be friends, and log off.",
    punishment:
      "Tom shall unveil a plaque today, of paper, where the affair of the milk began, with Sam as guest of honour.",
  },
  Strict: {
    winner: "creator",
    caseName: "In Living Memory of the Milk",
    rationale:
      "Filed: “He put the milk back with one sip in it.” The transcript was read standing. Transcript: 6 messages. Commas: insufficient. Sam, with figures: “You came home without milk. And with crisps” (Exhibit 5). Correct form. Tom saved the court an hour: “Okay, I did put it back. I panicked” (Exhibit 6). The court has used it. Credit, Tom: “It was not empty. That is the whole point of one sip” (Exhibit 2). It was, at least, civil. Held for Sam. Tom bears 70 percent. Stand up straight under it. Hand in your phones at the desk.",
    punishment: "Tom shall fold Sam a paper crown today and hold the coronation before dinner.",
  },
};
