import { isolated } from "../case/isolated-name";
import type { PartyNames } from "../case/party-names";
import type { JudgePersonality } from "../judge/personality";

/** How long the bench takes to think in front of the parties, and when its last line comes, in milliseconds. */
export const DELIBERATION_MS = 3_600;
export const LAST_LINE_AFTER_MS = 2_000;

/** What a judge can see of a case at a glance. None of it tells who is right. */
export interface CaseAtAGlance {
  names: PartyNames;
  caseName: string;
  /** What both were asked, with what each said. Empty where nobody was asked, or nothing may be told yet. */
  testimony: readonly Answered[];
  /** How many messages were exchanged; null for a case that was not argued live. */
  messages: number | null;
  byDefault: boolean;
}

interface Answered {
  prompt: string;
  creatorAnswer: string | null;
  opponentAnswer: string | null;
  isHunch?: boolean | undefined;
}

/** What is quoted of a case has room for so many code points on a small phone. */
const QUOTED_MAX = 60;

/** A judge's thoughts: which of the middle ones comes depends on the case. `{n}` is a number, at least 2. */
interface Thoughts {
  opening: string;
  absent: string;
  talked: string;
  quiet: string;
  fifth: string;
  agreed: string;
  disagreed: string;
  closing: string;
}

const FIFTH = "Plead the Fifth";

/**
 * What the judge thinks aloud before the ruling, always the same for the same case: an opening, what the quarrel is
 * about where that is short enough to quote, a remark, and that a ruling is near.
 */
export function deliberationLines(judge: JudgePersonality, glance: CaseAtAGlance): string[] {
  const thoughts = THOUGHTS[judge];
  const [key, count] = remarkable(glance);
  const { creator, opponent } = glance.names;
  const opening = thoughts.opening.replace(/\{[AB]\}/gu, (seat) => isolated(seat === "{A}" ? creator : opponent));
  return [opening, ...quoted(glance), thoughts[key].replace("{n}", String(count)), thoughts.closing];
}

/** What the quarrel is about, in the case's words: the first question that both answered differently, or its name. */
function quoted({ testimony, caseName }: CaseAtAGlance): string[] {
  const disputed = answeredByBoth(testimony).filter(isDisputed);
  const words = [...disputed.map(({ prompt }) => prompt), caseName];
  const short = words.find((each) => each !== "" && [...each].length <= QUOTED_MAX);
  return short === undefined ? [] : [`“${short}”`];
}

/** What strikes a judge most about a case. */
function remarkable({ testimony, messages, byDefault }: CaseAtAGlance): [keyof Thoughts, number] {
  if (byDefault) return ["absent", 0];
  if (messages !== null) return messages > 1 ? ["talked", messages] : ["quiet", 0];
  const fifths = exhibits(testimony)
    .flatMap((row) => [row.creatorAnswer, row.opponentAnswer])
    .filter((said) => said === FIFTH);
  if (fifths.length > 1) return ["fifth", fifths.length];
  const answered = answeredByBoth(testimony);
  const disputes = answered.filter(isDisputed).length;
  if (disputes > 1) return ["disagreed", disputes];
  return answered.length - disputes > disputes ? ["agreed", 0] : ["quiet", 0];
}

/** Guesses at each other's answers are no answers. */
function exhibits(testimony: readonly Answered[]): Answered[] {
  return testimony.filter(({ isHunch }) => isHunch !== true);
}

/** Where either said nothing, or pleaded the Fifth, they neither agree nor disagree. */
function answeredByBoth(testimony: readonly Answered[]): Answered[] {
  return exhibits(testimony).filter(({ creatorAnswer, opponentAnswer }) =>
    [creatorAnswer, opponentAnswer].every((said) => said !== null && said !== FIFTH),
  );
}

function isDisputed({ creatorAnswer, opponentAnswer }: Answered): boolean {
  return creatorAnswer !== opponentAnswer;
}

const THOUGHTS: Record<JudgePersonality, Thoughts> = {
  "Classic Judge": {
    opening: "{A} against {B}. The court has read every word, against medical advice.",
    absent: "One chair is empty. It made no objections.",
    talked: "{n} messages were exchanged. The court had hoped for fewer.",
    quiet: "Next to nothing was said. The court has rarely read so fast.",
    fifth: "The Fifth was pleaded {n} times. It has been busy.",
    agreed: "The parties agree on nearly everything, and came anyway.",
    disagreed: "On {n} questions the answers part ways. Neither has noticed.",
    closing: "The wig is on straight. The court is ready.",
  },
  Boomer: {
    opening: "{A} and {B}. In my day we settled this on the porch.",
    absent: "One of them didn’t show. I walked here. In the rain.",
    talked: "{n} messages, and not one of them a phone call.",
    quiet: "They barely said a word. My kids argue like that, too.",
    fifth: "{n} times the Fifth. Nobody answers a straight question any more.",
    agreed: "They agree, and they still want a judge. Unbelievable.",
    disagreed: "{n} times they don’t match. I’ve got a fishing buddy like that.",
    closing: "Alright. Let me find my other glasses.",
  },
  "Gen Z": {
    opening: "{A} v. {B}. ok so I read all of it. I need a minute.",
    absent: "one of you ghosted an actual court. bold.",
    talked: "{n} messages. touch grass, both of you.",
    quiet: "hardly anybody said a thing. the group chat was louder.",
    fifth: "{n} times the Fifth? that’s kind of an answer.",
    agreed: "you two agree on basically everything. this is flirting.",
    disagreed: "{n} answers do not match. somebody is in their own show.",
    closing: "ok. I’m calling it.",
  },
  "Corporate Manager": {
    opening: "Thanks, {A} and {B}, for your inputs. I have put them into a deck.",
    absent: "One stakeholder declined the invite without a comment.",
    talked: "{n} messages. This could have been one message.",
    quiet: "The discussion slot went largely unused. I had blocked an hour.",
    fifth: "{n} items came back as “no comment”. Noted in the risk log.",
    agreed: "We seem aligned. I fail to see the blocker.",
    disagreed: "{n} deliverables do not match. I’m taking this upstairs.",
    closing: "Upstairs is me. Let’s close this out.",
  },
  Therapist: {
    opening: "{A}, {B}: thank you both for bringing this into the room.",
    absent: "I notice an empty chair. I am sitting with that.",
    talked: "{n} messages. I hear a great deal of feeling about very little.",
    quiet: "Hardly a word was said. I listened to it carefully.",
    fifth: "{n} silences. Silence is an answer, too.",
    agreed: "You agree so much. What would it mean to say so?",
    disagreed: "{n} answers differ. Both of you are in this room, I believe.",
    closing: "Let us breathe. I am going to say something now.",
  },
  Yoda: {
    opening: "Read the case of {A} and {B}, I have. Hungry it made me.",
    absent: "Empty, one chair is. Speak loudly, an empty chair does.",
    talked: "{n} messages, hmm. Much talk. Little dishwashing.",
    quiet: "Said, almost nothing was. Short, my reading was.",
    fifth: "{n} times silent, they were. Hide something, the silent do.",
    agreed: "Agree, they do. Notice, they do not.",
    disagreed: "{n} times, two answers there are. Agree, they will not.",
    closing: "Clear, it becomes. Rule, I must.",
  },
  Shakespeare: {
    opening: "O {A}, O {B}! What trifle sets thy houses so at war?",
    absent: "One seat stands empty, and speaks better than most.",
    talked: "{n} speeches, and no ghost in any. Yet I was moved.",
    quiet: "So few the words! The rest is silence, and I have read it.",
    fifth: "{n} times a tongue lay still. What guilt is quieter?",
    agreed: "Ye do agree! Then wherefore came ye here?",
    disagreed: "{n} answers stand crossed, like swords in the first act.",
    closing: "Peace! The fifth act comes, and I have ink.",
  },
  Strict: {
    opening: "{A}. {B}. Sit up.",
    absent: "One party is absent. It has been written down.",
    talked: "{n} messages. Too many.",
    quiet: "Next to nothing was said. Finally.",
    fifth: "The Fifth, {n} times. I can count.",
    agreed: "You agree. You have wasted my morning.",
    disagreed: "{n} answers that do not match. I have underlined them.",
    closing: "Quiet. I rule once.",
  },
};
