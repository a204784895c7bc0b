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
      "I broke the seal, adjusted the lamp, and found “He put the milk back with one sip in it.” “I found out with a full bowl of cereal in front of me” (Exhibit 3), wrote Sam, and my pen wrote it too. Sam moved a piece, “You came home without milk. And with crisps” (Exhibit 5); Tom moved another, “Okay, I did put it back. I panicked” (Exhibit 6). Audi alteram partem, as it says on my mug. Tom, then: “It was not empty. That is the whole point of one sip” (Exhibit 2). Having read from the first line to the last, I can no longer put off the ending. For Sam, then; Tom shall answer for 66 percent. Let it be bound in calf and forgotten.",
    punishment:
      "Tom shall decorate Sam for bravery in the affair of the milk today, with a cardboard medal and a citation.",
  },
  Boomer: {
    winner: "creator",
    caseName: "Exhibit A Through Z: The Milk",
    rationale:
      "Back in '74 we settled things over the fence. This one says, in so many words: “He put the milk back with one sip in it.” I held “I found out with a full bowl of cereal in front of me” (Exhibit 3) up to the light. That one's from Sam. First there's Sam with “You came home without milk. And with crisps” (Exhibit 5). Then here comes Tom: “Okay, I did put it back. I panicked” (Exhibit 6). My mother would've made sure Tom got a word in: “It was not empty. That is the whole point of one sip” (Exhibit 2). Now I've got it all laid out on the workbench, with the good lamp on. Shake hands on it: Sam wins, and Tom signs for 66 percent. If you need me, I'll be looking for my other glasses.",
    punishment: "Tom shall give Sam the weather forecast for the milk today, with a pointer and a troubled front.",
  },
  "Gen Z": {
    winner: "creator",
    caseName: "The Milk: An Ordeal in Nine Acts",
    rationale:
      "deep breath. ok. word for word: “He put the milk back with one sip in it.” i have questions. Sam typed “I found out with a full bowl of cereal in front of me” (Exhibit 3) and i read it out loud. framing this one. Sam: “You came home without milk. And with crisps” (Exhibit 5). Tom: “Okay, I did put it back. I panicked” (Exhibit 6). not logging off before Tom gets a turn: “It was not empty. That is the whole point of one sip” (Exhibit 2). thought about all of it in the shower. results are in. calling it for Sam. Tom can hold 66%, with both hands. sent from my bench.",
    punishment: "Tom shall greet the next three things that Sam says today with “so it is written”.",
  },
  "Corporate Manager": {
    winner: "creator",
    caseName: "“Considerable”, Wrote the Clerk: The Milk",
    rationale:
      "Please see the subject line. It has been escalated as follows: “He put the milk back with one sip in it.” Verbatim from Sam: “I found out with a full bowl of cereal in front of me” (Exhibit 3). Sam posted “You came home without milk. And with crisps” (Exhibit 5), and Tom replied to all with “Okay, I did put it back. I panicked” (Exhibit 6). Ten minutes of this agenda were reserved for Tom, with coffee: “It was not empty. That is the whole point of one sip” (Exhibit 2). Everything above feeds into one cell, and here it is. I'm signing off on Sam, with 66 percent cascaded to Tom. I'll give you four minutes back.",
    punishment: "Tom shall write a limerick today in which Sam is right in every line, and perform it.",
  },
  Therapist: {
    winner: "creator",
    caseName: "The Milk: A Ballad in Seven Acts",
    rationale:
      "Let's take a breath together. There are words in the room: “He put the milk back with one sip in it.” Sam needed somebody to hear “I found out with a full bowl of cereal in front of me” (Exhibit 3). I did. From Sam came “You came home without milk. And with crisps” (Exhibit 5). What came back from Tom was “Okay, I did put it back. I panicked” (Exhibit 6), and I let it land. Tom, I'm looking at you kindly as I read this: “It was not empty. That is the whole point of one sip” (Exhibit 2). And now I put my notebook face down. My sense, and it is binding, is Sam. 66 percent belongs with Tom. I'm proud of whoever read this far, and a little tired.",
    punishment: "Tom shall compose a haiku about the milk today and recite it to Sam with one hand on the heart.",
  },
  Yoda: {
    winner: "creator",
    caseName: "The Milk: An Oral History",
    rationale:
      "Before this court, this is: “He put the milk back with one sip in it.” In these words, Sam spoke: “I found out with a full bowl of cereal in front of me” (Exhibit 3). Into the cave, Sam called “You came home without milk. And with crisps” (Exhibit 5). “Okay, I did put it back. I panicked” (Exhibit 6), the cave replied, in the voice of Tom. For Tom, a place by the fire I kept: “It was not empty. That is the whole point of one sip” (Exhibit 2). Closed my eyes, I have. Opened them, I now do. Bow to Sam, I do. To Tom also, and 66 percent I hand over. Forget the milk, the galaxy will. Hurry, it should.",
    punishment: "Tom shall build a monument to the milk today from whatever is on the table, and unveil it to Sam.",
  },
  Shakespeare: {
    winner: "creator",
    caseName: "The Tender Affair of the Milk",
    rationale:
      "The clock hath struck; the candle leans. 'Tis writ: “He put the milk back with one sip in it.” Thus Sam: “I found out with a full bowl of cereal in front of me” (Exhibit 3). Enter Sam: “You came home without milk. And with crisps” (Exhibit 5). Enter Tom: “Okay, I did put it back. I panicked” (Exhibit 6). Exit my composure. I'll not to bed till Tom hath had a line: “It was not empty. That is the whole point of one sip” (Exhibit 2). Now hush, good pit; the beam hath ceased to sway. Fling wide the gates for Sam! Tom bears 66 in the hundred, and the luggage. Away, and let the players have their supper.",
    punishment: "Tom shall salute Sam today at the start of every meal, meeting or phone call.",
  },
  Strict: {
    winner: "creator",
    caseName: "Still Talking About the Milk",
    rationale:
      "As filed, unedited: “He put the milk back with one sip in it.” This will be short. On file from Sam: “I found out with a full bowl of cereal in front of me” (Exhibit 3). Sam: “You came home without milk. And with crisps” (Exhibit 5). Tom: “Okay, I did put it back. I panicked” (Exhibit 6). Nothing was added. Before the stamp comes down, Tom: “It was not empty. That is the whole point of one sip” (Exhibit 2). The ruler has been laid on all of it. Held for Sam. Tom bears 66 percent. Stand up straight under it. This ruling is not to be doodled on.",
    punishment: "Tom shall lay Sam a red carpet today, of towels or paper, from the door to the nearest chair.",
  },
};
