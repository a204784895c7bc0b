import { type HeardMessage, type Hearing, isDeliberating } from "../hearing";
import { type CommandOf, type HearingStep, stay, toAll, toOthers } from "../hearing-step";
import { type CourtLine, OCCASIONS, type Occasion } from "./court-line";
import { JUDGE_LINES } from "./judge-lines";

/** Whoever speaks after so many milliseconds of nobody speaking ends a long silence. */
export const LONG_SILENCE_MS = 15 * 60_000;

/** Shorter than this, in letters, capitals are a name or a joke. */
const SHOUTED_LETTERS_MIN = 12;

/** Above this share of capitals it is shouted. */
const SHOUTED_SHARE = 0.8;

/** Giving in, in so many words, where no "not" or "if" stands before it in its sentence. */
const CONCEDES =
  /(?:^|[.!?,;\n])(?:(?!\b(?:not|never|if|say|says|said|admit that you|think)\b|n['’]t\b)[^.!?;\n])*?\b(?:you(?:['’]re| are) right|i was wrong|my (?:bad|fault|mistake)|i apologi[sz]e|fair (?:enough|point)|i (?:admit|confess|give in)|i shouldn['’]t have|you win)\b/iu;

/** The hearing with a line more at its end, and who is told: all of the lines go out, for they are few. */
export function addLine(hearing: Hearing, line: CourtLine): HearingStep {
  return withLines(hearing, [...hearing.lines, line]);
}

/** The hearing with these lines beside what was said. */
export function withLines(hearing: Hearing, lines: readonly CourtLine[]): HearingStep {
  return {
    hearing: { ...hearing, lines },
    changes: [{ kind: "lines", lines }],
    socketMessages: [toAll({ type: "COURT_LINES_UPDATED", payload: { lines: [...lines] } })],
    docket: "none",
  };
}

/** The judge opens the hearing when the first party comes in, once. Who comes in is told with all the rest. */
export function openBench(hearing: Hearing, { userUuid, at }: CommandOf<"join">): HearingStep {
  const isFresh = hearing.courtroom.status === "active" && hearing.messages.length + hearing.lines.length === 0;
  if (!isFresh || isDeliberating(hearing)) return stay(hearing);
  const opened = speak(hearing, "opening", at);
  return { ...opened, socketMessages: opened.socketMessages.map(({ message }) => toOthers(userUuid, message)) };
}

/** The judge calls for order where a message gave reason to: at most once for each reason, and never for one side. */
export function callForOrder(hearing: Hearing, message: HeardMessage): HearingStep {
  if (isDeliberating(hearing)) return stay(hearing);
  const before = hearing.messages[message.number - 2];
  const isCalledFor: Record<Occasion, boolean> = {
    opening: false,
    silence: before !== undefined && message.createdAt - before.createdAt >= LONG_SILENCE_MS,
    concession: CONCEDES.test(message.content),
    shouting: isShouted(message.content),
  };
  const called = new Set(hearing.lines.map((line) => (line.kind === "judge" ? line.occasion : null)));
  const occasion = OCCASIONS.find((each) => isCalledFor[each] && !called.has(each));
  return occasion === undefined ? stay(hearing) : speak(hearing, occasion, message.createdAt);
}

function speak(hearing: Hearing, occasion: Occasion, at: number): HearingStep {
  const { uuid, judgePersonality } = hearing.courtroom;
  const lines = JUDGE_LINES[judgePersonality][occasion];
  const text = lines[sumOf(`${uuid} ${occasion}`) % lines.length] ?? lines[0];
  return addLine(hearing, { kind: "judge", occasion, text, after: hearing.messages.length, at });
}

/** A number of a text, so that the same hearing always gets the same line. */
function sumOf(text: string): number {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}

function isShouted(content: string): boolean {
  const capitals = content.match(/\p{Lu}/gu)?.length ?? 0;
  const small = content.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals + small >= SHOUTED_LETTERS_MIN && capitals / (capitals + small) > SHOUTED_SHARE;
}
