import { SEAT_LABELS, SEATS, type Seat } from "~/domain/case/seat";
import type { RecordedTestimony, SwipeRecord, Testimony } from "~/domain/judge/judge";
import type { Telling, Voice } from "../../house/corpora/voices/voice";
import { voiceFor } from "../../house/corpora/voices/voices";

type Frames = Exclude<keyof Telling, "form" | "besides" | "tail" | "lead" | "more" | "versus" | "but">;
type Words = Readonly<Record<string, string | undefined>>;

/** What a passage claims that one seat answered. */
type Claims = (words: Words, saysYes: (clause: string) => boolean) => Partial<Record<Seat, boolean | null>>;

const both = (answer: boolean | null) => ({ creator: answer, opponent: answer });
const clashOf = ({ yes, no }: Words) => {
  const affirming = yes === undefined ? otherThan(seatOf(no)) : seatOf(yes);
  return { [affirming]: true, [otherThan(affirming)]: false };
};

/** What each kind of frame claims, by the words in its slots. */
const CLAIMS: Readonly<Record<Frames, Claims>> = {
  common: (words, saysYes) => both(saysYes(clauseOf(words))),
  owned: (words, saysYes) => both(saysYes(clauseOf(words))),
  admitted: (words, saysYes) => both(saysYes(clauseOf(words))),
  unclaimed: (words, saysYes) => (saysYes(clauseOf(words)) ? both(false) : {}),
  clash: (words, saysYes) => (saysYes(clauseOf(words)) ? clashOf(words) : {}),
  accused: (words, saysYes) => (saysYes(clauseOf(words)) ? clashOf(words) : {}),
  boasted: (words, saysYes) => (saysYes(clauseOf(words)) ? clashOf(words) : {}),
  ducked: ({ ducker, answer }) => {
    const silent = seatOf(ducker);
    return { [silent]: null, ...(answer === undefined ? {} : { [otherThan(silent)]: answer.toLowerCase() === "yes" }) };
  },
  dodged: (words, saysYes) => {
    const silent = seatOf(words.ducker);
    return { [silent]: null, [otherThan(silent)]: saysYes(clauseOf(words)) };
  },
  mute: () => both(null),
  word: (words, saysYes) => ({ [seatOf(words.witness)]: saysYes(clauseOf(words)) }),
};

/** Whether a passage that ends with an exhibit tells, in the judge's own frames, what was answered to it. */
export function tellsTheTruth(passage: string, item: RecordedTestimony, record: SwipeRecord): boolean {
  const voice = voiceFor(record.judgePersonality, record.tone);
  const saysYes = (clause: string) => affirms(clause, item.prompt, voice);
  return Object.entries(CLAIMS).some(([kind, claims]) =>
    readings(passage, kind as Frames, voice).some((words) => {
      if (!isAbout(words, item.prompt, voice)) return false;
      const claimed = claims(words, saysYes);
      return SEATS.every((seat) => claimed[seat] === item[seat]);
    }),
  );
}

/** Whether a passage that ends with an exhibit recites what each party answered, and nothing else. */
export function recitesTheTruth(passage: string, item: RecordedTestimony, record: SwipeRecord): boolean {
  const { answers } = voiceFor(record.judgePersonality, record.tone);
  const said = passage.toLowerCase();
  const holds = (lines: readonly string[], p = "") =>
    lines.some((line) => said.includes(line.replace("{p}", p).toLowerCase()));
  const keys = ["yes", "no", "fifth"] as const;
  const together = { yes: answers.bothYes, no: answers.bothNo, fifth: answers.bothFifth };
  const alike = keys.filter((key) => holds(together[key]));
  if (alike.length > 0) return alike.length === 1 && SEATS.every((seat) => alike[0] === keyOf(item[seat]));
  return SEATS.every((seat) => {
    const heard = keys.filter((key) => holds(answers[key], SEAT_LABELS[seat]));
    const key = keyOf(item[seat]);
    return key === undefined ? heard.length === 0 : heard.length === 1 && heard[0] === key;
  });
}

function keyOf(answer: Testimony): "yes" | "no" | "fifth" | undefined {
  if (answer === undefined) return undefined;
  if (answer === null) return "fifth";
  return answer ? "yes" : "no";
}

/** How a passage can be read as one of the frames of a kind. */
function readings(passage: string, kind: Frames, { telling }: Voice): Words[] {
  const patterns = compiled.get(telling[kind]) ?? telling[kind].flatMap((frame) => patternsOf(frame, telling));
  compiled.set(telling[kind], patterns);
  return patterns.flatMap((pattern) => {
    const found = pattern.exec(passage);
    return found === null ? [] : [found.groups ?? {}];
  });
}

const compiled = new Map<readonly string[], RegExp[]>();

function patternsOf(frame: string, { besides }: Telling): RegExp[] {
  const whole = frame.includes("{besides}")
    ? ["", ...besides].map((text) => frame.replace("{besides}", text))
    : [frame];
  return whole.map((text) => {
    const groups = new Set<string>();
    const source = text.replace(/[.*+?^$()|[\]\\]/gu, "\\$&").replace(/\{(\w+)\}/gu, (_all, slot: string) => {
      if (groups.has(slot)) return `\\k<${slot}>`;
      groups.add(slot);
      return `(?<${slot}>${PATTERNS[slot] ?? CLAUSE})`;
    });
    return new RegExp(`(?:^|[\\s“])${source}$`, "iu");
  });
}

/** No sentence ends within a clause, but hours and figures may. */
const CLAUSE = "(?:[^.;:]|(?<=\\d)[.:](?=\\d))+";

const PATTERNS: Readonly<Record<string, string>> = {
  n: "\\d+",
  answer: "yes|no",
  whether: ".+?",
  ...Object.fromEntries(["yes", "no", "ducker", "other", "witness", "admitter"].map((slot) => [slot, "Party [AB]"])),
};

function clauseOf({ fact, that, alleged }: Words): string {
  return fact ?? that ?? alleged ?? "";
}

const NEGATIONS = /\b(?:not|never|no|nobody|nothing|neither|cannot)\b/giu;

/** A clause says no to a question if it has one negation more than the question. */
function affirms(clause: string, prompt: string, { itself }: Voice): boolean {
  const holds = (lines: readonly string[]) => lines.some((line) => clause.toLowerCase().endsWith(line.toLowerCase()));
  if (holds(itself.no)) return false;
  if (holds(itself.yes)) return true;
  return (clause.match(NEGATIONS) ?? []).length === (prompt.match(NEGATIONS) ?? []).length;
}

/** Whether a passage speaks of what was asked: of the charge in so many words, or in half of the question's own. */
function isAbout(words: Words, prompt: string, { itself }: Voice): boolean {
  const text = (words.whether ?? clauseOf(words)).toLowerCase();
  const charge = [...itself.whether, ...itself.yes, ...itself.no];
  if (charge.some((line) => text.endsWith(line.toLowerCase()))) return true;
  const asked = (prompt.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4));
  return asked.filter((stem) => text.includes(stem)).length * 2 >= asked.length;
}

function seatOf(label: string | undefined): Seat {
  return label === SEAT_LABELS.creator ? "creator" : "opponent";
}

function otherThan(seat: Seat): Seat {
  return seat === "creator" ? "opponent" : "creator";
}
