import { SEAT_LABELS, SEATS, type Seat } from "~/domain/case/seat";
import type { RecordedTestimony, SwipeRecord, Testimony } from "~/domain/judge/judge";
import type { Telling, Voice } from "../../house/corpora/voices/voice";
import { voiceFor } from "../../house/corpora/voices/voices";
import { readAllegation } from "../../house/reading/read-allegation";
import { tellQuestion } from "../../house/writing/tell-question";

type Frames = Exclude<keyof Telling, "besides" | "tail" | "lead" | "more" | "versus" | "but">;
type Words = Readonly<Record<string, string | undefined>>;

/** What a passage claims that one seat answered. */
type Claims = (
  words: Words,
  saysYes: (clause: string) => boolean,
  item: RecordedTestimony,
) => Partial<Record<Seat, boolean | null>>;

const both = (answer: boolean | null) => ({ creator: answer, opponent: answer });
const clashOf = ({ yes, no }: Words) => {
  const affirming = yes === undefined ? otherThan(seatOf(no)) : seatOf(yes);
  return { [affirming]: true, [otherThan(affirming)]: false };
};

const PARTY = /Party [AB]/u;

/** What both own, or one of them: then the other's refusal is not told. */
const admission: Claims = (words, saysYes, item) => {
  const clause = clauseOf(words);
  const admitter = seatOf(words.admitter ?? PARTY.exec(clause)?.[0]);
  const answer = saysYes(clause);
  return { [admitter]: answer, [otherThan(admitter)]: item[otherThan(admitter)] === null ? null : answer };
};

/** What each kind of frame claims, by the words in its slots. */
const CLAIMS: Readonly<Record<Frames, Claims>> = {
  common: (words, saysYes) => both(saysYes(clauseOf(words))),
  owned: admission,
  admitted: admission,
  clash: (words, saysYes) => (saysYes(clauseOf(words)) ? clashOf(words) : {}),
  accused: (words, saysYes) => (saysYes(clauseOf(words)) ? clashOf(words) : {}),
  boasted: (words, saysYes) => (saysYes(clauseOf(words)) ? clashOf(words) : {}),
  apart: ({ one = "", other = "" }, saysYes) => ({
    [seatOf(PARTY.exec(one)?.[0])]: saysYes(one),
    [seatOf(PARTY.exec(other)?.[0])]: saysYes(other),
  }),
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
  const told = tellQuestion(item.prompt, readAllegation(record.allegation).claim);
  if (told === null) return false;
  const saysYes = (clause: string) => new RegExp(`^${patternOfTelling(told.yes)}$`, "iu").test(clause);
  const clauses = [told.yes, told.no].map(patternOfTelling);
  const slots: Record<string, string> = {
    ...PATTERNS,
    ...Object.fromEntries(["fact", "that", "one", "other"].map((slot) => [slot, clauses.join("|")])),
    whether: escaped(told.whether),
  };
  return Object.entries(CLAIMS).some(([kind, claims]) =>
    readings(passage, kind as Frames, voice, slots).some((words) => {
      const claimed = claims(words, saysYes, item);
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

/** How a passage can be read as one of the frames of a kind, with clauses that the question can have. */
function readings(passage: string, kind: Frames, { telling }: Voice, slots: Readonly<Record<string, string>>): Words[] {
  const key = `${kind} ${slots.fact} ${slots.whether}`;
  const known = compiled.get(telling) ?? new Map<string, RegExp[]>();
  compiled.set(telling, known);
  const patterns = known.get(key) ?? telling[kind].flatMap((frame) => patternsOf(frame, kind, telling, slots));
  known.set(key, patterns);
  return patterns.flatMap((pattern) => {
    const found = pattern.exec(passage);
    return found === null ? [] : [found.groups ?? {}];
  });
}

const compiled = new Map<Telling, Map<string, RegExp[]>>();

function patternsOf(
  frame: string,
  kind: Frames,
  { besides }: Telling,
  slots: Readonly<Record<string, string>>,
): RegExp[] {
  const whole = frame.includes("{besides}")
    ? ["", ...besides].map((text) => frame.replace("{besides}", text))
    : [frame];
  return whole.map((text) => {
    const groups = new Set<string>();
    // A quotation that ends in a mark of its own swallows the full stop after it.
    const source = escaped(text)
      .replace(/(?<=\})\\\./gu, "\\.?")
      .replace(/\{(\w+)\}/gu, (_all, slot: string) => {
        if (groups.has(slot)) return `\\k<${slot}>`;
        groups.add(slot);
        // Only where both speak of themselves is "other" a clause.
        const pattern = slot === "other" && kind !== "apart" ? "Party [AB]" : slots[slot];
        return `(?<${slot}>${pattern})`;
      });
    return new RegExp(`(?:^|[\\s“])${source}$`, "iu");
  });
}

const PATTERNS: Readonly<Record<string, string>> = {
  n: "\\d+",
  answer: "yes|no",
  ...Object.fromEntries(["yes", "no", "ducker", "witness", "admitter"].map((slot) => [slot, "Party [AB]"])),
};

function patternOfTelling(text: string): string {
  return escaped(text).replaceAll("{p}", "(?:Party A, like Party B,|Party [AB])");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^$()|[\]\\]/gu, "\\$&");
}

function clauseOf({ fact, that }: Words): string {
  return fact ?? that ?? "";
}

function seatOf(label: string | undefined): Seat {
  return label === SEAT_LABELS.creator ? "creator" : "opponent";
}

function otherThan(seat: Seat): Seat {
  return seat === "creator" ? "opponent" : "creator";
}
