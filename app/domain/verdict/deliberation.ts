import { isolated } from "../case/isolated-name";
import type { PartyNames } from "../case/party-names";
import type { JudgePersonality } from "../judge/personality";

/** How long the bench takes to think in front of the parties, and how far apart its lines are, in milliseconds. */
export const DELIBERATION_MS = 3_600;
export const LINE_EVERY_MS = 1_000;

/** What a judge can see of a case at a glance. None of it tells who is right. */
export interface CaseAtAGlance {
  names: PartyNames;
  /** What both were asked, with what each said. Empty where nobody was asked, or nothing may be told yet. */
  testimony: readonly { creatorAnswer: string | null; opponentAnswer: string | null }[];
  /** How many messages were exchanged; null for a case that was not argued live. */
  messages: number | null;
  byDefault: boolean;
}

/** A judge's thoughts: which of the middle ones comes depends on the case. `{n}` is a number, at least 2. */
interface Thoughts {
  opening: string;
  absent: string;
  talked: string;
  fifth: string;
  agreed: string;
  disagreed: string;
  closing: string;
}

const FIFTH = "Plead the Fifth";

/** What the judge thinks aloud before the ruling, in three lines: always the same ones for the same case. */
export function deliberationLines(judge: JudgePersonality, glance: CaseAtAGlance): [string, string, string] {
  const thoughts = THOUGHTS[judge];
  const [key, count] = remarkable(glance);
  const { creator, opponent } = glance.names;
  const opening = thoughts.opening.replace(/\{[AB]\}/gu, (seat) => isolated(seat === "{A}" ? creator : opponent));
  return [opening, thoughts[key].replace("{n}", String(count)), thoughts.closing];
}

/** What strikes a judge most about a case. */
function remarkable({ testimony, messages, byDefault }: CaseAtAGlance): [keyof Thoughts, number] {
  if (byDefault) return ["absent", 0];
  if (messages !== null && messages > 1) return ["talked", messages];
  const fifths = testimony.flatMap((row) => [row.creatorAnswer, row.opponentAnswer]).filter((said) => said === FIFTH);
  if (fifths.length > 1) return ["fifth", fifths.length];
  const quarrels = testimony.filter((row) => row.creatorAnswer !== row.opponentAnswer).length;
  return quarrels > 1 ? ["disagreed", quarrels] : ["agreed", 0];
}

const THOUGHTS: Record<JudgePersonality, Thoughts> = {
  "Classic Judge": {
    opening: "{A} against {B}. The court has read every word, against medical advice.",
    absent: "One chair is empty. It made no objections.",
    talked: "{n} messages were exchanged. The court had hoped for fewer.",
    fifth: "The Fifth was pleaded {n} times. It has been busy.",
    agreed: "The parties agree on nearly everything, and came anyway.",
    disagreed: "On {n} questions, both cannot be right. Neither has noticed.",
    closing: "The wig is on straight. The court is ready.",
  },
  Boomer: {
    opening: "{A} and {B}. In my day we settled this on the porch.",
    absent: "One of them didn’t show. I walked here. In the rain.",
    talked: "{n} messages, and not one of them a phone call.",
    fifth: "{n} times the Fifth. Nobody answers a straight question any more.",
    agreed: "They agree, and they still want a judge. Unbelievable.",
    disagreed: "{n} different stories. I’ve got a fishing buddy like that.",
    closing: "Alright. Let me find my other glasses.",
  },
  "Gen Z": {
    opening: "{A} v. {B}. ok so I read all of it. I need a minute.",
    absent: "one of you ghosted an actual court. bold.",
    talked: "{n} messages. touch grass, both of you.",
    fifth: "{n} times the Fifth? that’s kind of an answer.",
    agreed: "you two agree on basically everything. this is flirting.",
    disagreed: "{n} answers do not match. somebody is in their own show.",
    closing: "ok. I’m calling it.",
  },
  "Corporate Manager": {
    opening: "Thanks, {A} and {B}, for your inputs. I have put them into a deck.",
    absent: "One stakeholder declined the invite without a comment.",
    talked: "{n} messages. This could have been one message.",
    fifth: "{n} items came back as “no comment”. Noted in the risk log.",
    agreed: "We seem aligned. I fail to see the blocker.",
    disagreed: "{n} deliverables are in conflict. I’m taking this upstairs.",
    closing: "Upstairs is me. Let’s close this out.",
  },
  Therapist: {
    opening: "{A}, {B}: thank you both for bringing this into the room.",
    absent: "I notice an empty chair. I am sitting with that.",
    talked: "{n} messages. I hear a great deal of feeling about very little.",
    fifth: "{n} silences. Silence is an answer, too.",
    agreed: "You agree so much. What would it mean to say so?",
    disagreed: "{n} memories differ. Both of you were there, I believe.",
    closing: "Let us breathe. I am going to say something now.",
  },
  Yoda: {
    opening: "Read the case of {A} and {B}, I have. Hungry it made me.",
    absent: "Empty, one chair is. Speak loudly, an empty chair does.",
    talked: "{n} messages, hmm. Much talk. Little dishwashing.",
    fifth: "{n} times silent, they were. Hide something, the silent do.",
    agreed: "Agree, they do. Notice, they do not.",
    disagreed: "{n} times, two truths there are. One too many, that is.",
    closing: "Clear, it becomes. Rule, I must.",
  },
  Shakespeare: {
    opening: "O {A}, O {B}! What trifle sets thy houses so at war?",
    absent: "One seat stands empty, and speaks better than most.",
    talked: "{n} speeches, and no ghost in any. Yet I was moved.",
    fifth: "{n} times a tongue lay still. What guilt is quieter?",
    agreed: "Ye do agree! Then wherefore came ye here?",
    disagreed: "{n} oaths stand crossed, like swords in the first act.",
    closing: "Peace! The fifth act comes, and I have ink.",
  },
  Strict: {
    opening: "{A}. {B}. Sit up.",
    absent: "One party is absent. It has been written down.",
    talked: "{n} messages. Too many.",
    fifth: "The Fifth, {n} times. I can count.",
    agreed: "You agree. You have wasted my morning.",
    disagreed: "{n} contradictions. I have underlined them.",
    closing: "Quiet. I rule once.",
  },
};
