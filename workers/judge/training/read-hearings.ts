import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Winner } from "~/domain/case/winner";
import type { Act } from "../house/transcript/acts";
import { LEARNT_TRANSCRIPTS } from "../tests/fixtures/learnt-transcripts";
import type { TranscriptFixture } from "../tests/fixtures/transcripts";

/** A message as somebody read it who was asked to be fair. */
export interface LabelledMessage {
  /** Whether the plaintiff wrote it. Only the difference between the two is ever learnt from. */
  isPlaintiffs: boolean;
  text: string;
  /** Null where nobody said. */
  acts: Act[] | null;
  /** From -2, all against its author, to 2; null where nobody said. */
  helps: number | null;
}

export interface LabelledHearing {
  /** The file, which is one hand's. */
  author: string;
  /** 1 for the plaintiff, -1 for the defendant, 0 for neither; null for lines that are no hearing. */
  winner: number | null;
  messages: LabelledMessage[];
}

/** Relative to the root of the project, as all paths of the training. */
export const HEARINGS = "workers/judge/training/hearings";

const WINNERS = new Map([
  ["plaintiff", 1],
  ["defendant", -1],
  ["even", 0],
]);
/** `d` for a dodge and `t` for an attack stand in the files as well, and no ruling asks for them. */
const LETTERS: Readonly<Record<string, Act>> = {
  o: "owns_up",
  n: "denies",
  p: "particulars",
  x: "excuses",
  s: "sorry",
  q: "asks",
  a: "answers",
  c: "to_court",
  r: "claims_proof",
  f: "offers",
  w: "stands_alone",
};

/**
 * Reads every `.txt` of a folder. A blank line parts hearings; the first line of one says who should win, then what the
 * complaint is. Each line after it is a message: whose (`P` or `D`), a letter for each thing that it does or `-`, how
 * far it helps its author or `?`, and its text. `lines` instead of a winner: single messages, each by itself.
 */
function readHearings(folder = HEARINGS): LabelledHearing[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  return files.sort().flatMap((author) => {
    const blocks = readFileSync(join(folder, author), "utf8").trim().split("\n\n");
    return blocks.map((block) => {
      const [head = "", ...lines] = block.split("\n");
      const winner = WINNERS.get(head.split(":")[0] ?? "") ?? null;
      return { author, winner, messages: lines.map(readMessage) };
    });
  });
}

/** All that may be learnt from. */
export function readAllHearings(): LabelledHearing[] {
  return [...readHearings(), ...LEARNT_TRANSCRIPTS.map(fromFixture)];
}

const SIGNS: Record<Winner, number> = { creator: 1, opponent: -1, other: 0 };

function fromFixture({ winner, chat }: TranscriptFixture): LabelledHearing {
  const messages = chat.map((line) => ({
    isPlaintiffs: line.startsWith("A"),
    text: line.slice(2),
    acts: null,
    helps: null,
  }));
  return { author: "fixtures", winner: SIGNS[winner], messages };
}

function readMessage(line: string): LabelledMessage {
  const parts = /^([PD]) ([a-z?-]+) ([+-]?\d|\?) (.+)$/u.exec(line);
  if (parts === null) throw new RangeError(`Not a labelled message: ${line}`);
  const [, by, letters = "", helps, text = ""] = parts;
  return {
    isPlaintiffs: by === "P",
    text,
    acts: letters === "?" ? null : [...letters].flatMap((letter) => LETTERS[letter] ?? []),
    helps: helps === "?" ? null : Number(helps),
  };
}
