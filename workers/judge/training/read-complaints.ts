import { readdirSync, readFileSync } from "node:fs";
import { DEEDS, type WhoseDeed } from "../house/claims/whose-deed";
import { DOMAINS, GENERIC_DOMAIN } from "../house/corpora/domains";

/** A complaint as a person labelled it. */
export interface LabelledComplaint {
  text: string;
  /** Whose texts these are: what is learnt from some authors is measured on another. */
  author: string;
  /** Ids of matters, the best first; a second one would do as well. None where nobody has said. */
  matters: readonly string[];
  /** `null` where nobody has said. */
  deed: WhoseDeed | null;
}

/** A phrase that speaks for a matter wherever it stands, or only in company. */
export interface MatterPhrase {
  text: string;
  matter: string;
  isSure: boolean;
}

const COMPLAINTS = "workers/judge/training/complaints";
const PHRASES = "workers/judge/training/matter-words.tsv";

/** What a reader of complaints can call their matter; the first is the one that says nothing. */
export const MATTERS: readonly string[] = [GENERIC_DOMAIN, ...DOMAINS].map(({ id }) => id);

/** A file is an author, a line a complaint: its matters, divided by commas, whose deed it is, and the text. */
export function readComplaints(folder = COMPLAINTS): LabelledComplaint[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".tsv"));
  return files.sort().flatMap((name) =>
    linesOf(`${folder}/${name}`).map(([matters = "", deed = "", text = ""]) => ({
      text,
      author: name.replace(/\.tsv$/u, ""),
      matters: matters === "" ? [] : matters.split(",").map(known),
      deed: deed === "" ? null : deedOf(deed),
    })),
  );
}

/** A line is a matter: its id, the phrases that are sure, and those that are not, divided by `|`. */
export function readPhrases(): MatterPhrase[] {
  return linesOf(PHRASES).flatMap(([matter = "", sure = "", others = ""]) =>
    [sure, others].flatMap((phrases, at) =>
      phrases
        .split("|")
        .filter((text) => text !== "")
        .map((text) => ({ text: text.replace("…", " "), matter: known(matter), isSure: at === 0 })),
    ),
  );
}

function linesOf(path: string): string[][] {
  return readFileSync(path, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
}

function known(matter: string): string {
  if (!MATTERS.includes(matter)) throw new RangeError(`No matter is called ${matter}.`);
  return matter;
}

function deedOf(name: string): WhoseDeed {
  const deed = DEEDS.find((one) => one === name);
  if (deed === undefined) throw new RangeError(`${name} is nobody's deed.`);
  return deed;
}
