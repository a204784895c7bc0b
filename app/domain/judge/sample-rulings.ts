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
      "The pleadings, opened with both hands, begin “He put the milk back with one sip in it.” “I found out with a full bowl of cereal in front of me” (Exhibit 3), wrote Sam, and my pen wrote it too. Sam opened with “You came home without milk. And with crisps” (Exhibit 5); Tom, without rising, returned “Okay, I did put it back. I panicked” (Exhibit 6). Justice has two pans, and into Tom's there goes “It was not empty. That is the whole point of one sip” (Exhibit 2). But one line is not the bundle. Sam carries the day; Tom carries 71 percent. Let the milk now return to private life.",
    punishment:
      "Tom shall decorate Sam for bravery in the affair of the milk today, with a cardboard medal and a citation.",
  },
  Boomer: {
    winner: "creator",
    caseName: "Exhibit A Through Z: The Milk",
    rationale:
      "Back in '74 we settled things over the fence. This one says, in so many words: “He put the milk back with one sip in it.” I held “I found out with a full bowl of cereal in front of me” (Exhibit 3) up to the light. That one's from Sam. Sam said “You came home without milk. And with crisps” (Exhibit 5), Tom said “Okay, I did put it back. I panicked” (Exhibit 6), and I turned the radio off. Over on Tom's side of the fence: “It was not empty. That is the whole point of one sip” (Exhibit 2). Still, that's one plank of the deck. Sam wins, and I slept on it. Tom can carry 71 percent to the car. And call your mother.",
    punishment: "Tom shall give Sam the weather forecast for the milk today, with a pointer and a troubled front.",
  },
  "Gen Z": {
    winner: "creator",
    caseName: "The Milk: An Ordeal in Nine Acts",
    rationale:
      "deep breath. ok. word for word: “He put the milk back with one sip in it.” i have questions. Sam typed “I found out with a full bowl of cereal in front of me” (Exhibit 3) and i read it out loud. Sam really went “You came home without milk. And with crisps” (Exhibit 5) and Tom went “Okay, I did put it back. I panicked” (Exhibit 6). Tom's side, uncut: “It was not empty. That is the whole point of one sip” (Exhibit 2). but zoom out. W for Sam, 71% and a walk for Tom. going to think about the milk for a normal amount of time.",
    punishment: "Tom shall greet the next three things that Sam says today with “so it is written”.",
  },
  "Corporate Manager": {
    winner: "creator",
    caseName: "“Considerable”, Wrote the Clerk: The Milk",
    rationale:
      "Please see the subject line. It has been escalated as follows: “He put the milk back with one sip in it.” Verbatim from Sam: “I found out with a full bowl of cereal in front of me” (Exhibit 3). Sam posted “You came home without milk. And with crisps” (Exhibit 5), and Tom replied to all with “Okay, I did put it back. I panicked” (Exhibit 6). For balance, a comment from Tom: “It was not empty. That is the whole point of one sip” (Exhibit 2). But what gets reported is the overall score. We are going with Sam. Tom picks up 71 percent as a stretch goal. I'm at inbox zero now. Keep it that way.",
    punishment: "Tom shall write a limerick today in which Sam is right in every line, and perform it.",
  },
  Therapist: {
    winner: "creator",
    caseName: "The Milk: A Ballad in Seven Acts",
    rationale:
      "Let's take a breath together. There is a sentence in the room: “He put the milk back with one sip in it.” Sam needed somebody to hear “I found out with a full bowl of cereal in front of me” (Exhibit 3). I did. From Sam came “You came home without milk. And with crisps” (Exhibit 5). What came back from Tom was “Okay, I did put it back. I panicked” (Exhibit 6), and I let it land. Before we close, Tom, I did hear “It was not empty. That is the whole point of one sip” (Exhibit 2). But I hold all of it, and not one line. My sense, and it is binding, is Sam. 71 percent belongs with Tom. I'll see you both in your next disagreement.",
    punishment: "Tom shall compose a haiku about the milk today and recite it to Sam with one hand on the heart.",
  },
  Yoda: {
    winner: "creator",
    caseName: "The Milk: An Oral History",
    rationale:
      "Before this court, this is: “He put the milk back with one sip in it.” In these words, Sam spoke: “I found out with a full bowl of cereal in front of me” (Exhibit 3). Into the cave, Sam called “You came home without milk. And with crisps” (Exhibit 5). “Okay, I did put it back. I panicked” (Exhibit 6), the cave replied, in the voice of Tom. Words of their own, Tom had: “It was not empty. That is the whole point of one sip” (Exhibit 2). But on the whole, heavier one side is. Right, Sam was. 71 percent, Tom carries home. Forget the milk, the galaxy will. Hurry, it should.",
    punishment: "Tom shall build a monument to the milk today from whatever is on the table, and unveil it to Sam.",
  },
  Shakespeare: {
    winner: "creator",
    caseName: "The Tender Affair of the Milk",
    rationale:
      "The clock hath struck; the candle leans. 'Tis writ: “He put the milk back with one sip in it.” Thus Sam: “I found out with a full bowl of cereal in front of me” (Exhibit 3). A hush. Sam: “You came home without milk. And with crisps” (Exhibit 5). Tom: “Okay, I did put it back. I panicked” (Exhibit 6). The pit leans in. Nor shall Tom go unheard: “It was not empty. That is the whole point of one sip” (Exhibit 2). Yet have I read from prologue unto epilogue. All's well that ends for Sam. Tom shall have 71 in the hundred, and no song. Thus ends the tragedy; the jig comes next.",
    punishment: "Tom shall salute Sam today at the start of every meal, meeting or phone call.",
  },
  Strict: {
    winner: "creator",
    caseName: "Still Talking About the Milk",
    rationale:
      "As filed, unedited: “He put the milk back with one sip in it.” This will be short. On file from Sam: “I found out with a full bowl of cereal in front of me” (Exhibit 3). Sam: “You came home without milk. And with crisps” (Exhibit 5). Tom: “Okay, I did put it back. I panicked” (Exhibit 6). Nothing was added. Also read. Tom: “It was not empty. That is the whole point of one sip” (Exhibit 2). But all of it was added up. Held for Sam. Tom bears 71 percent. Stand up straight under it. Do not applaud.",
    punishment: "Tom shall lay Sam a red carpet today, of towels or paper, from the door to the nearest chair.",
  },
};
