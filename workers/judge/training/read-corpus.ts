import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A text to learn from. Texts of one group say the same thing in other words, or come of the same frame. */
export interface Example {
  text: string;
  isSerious: boolean;
  group: string;
  /** Put together from a frame, so that it reads less like a person: learnt from, never measured on. */
  isFramed: boolean;
}

const PEOPLE =
  "He|She|My boyfriend|My girlfriend|My husband|My wife|My partner|My ex|My dad|My mum|My flatmate|My brother|My sister|My friend|My roommate".split(
    "|",
  );

/** How many times each choice of a frame is used. */
const ROUNDS = 2;

/**
 * Reads every `.txt` of a folder: a line is a group, and ` | ` parts the ways to say it. The file's name tells which
 * side: what it calls the files of the serious one.
 */
export function readCorpus(folder: string, seriousFiles = "serious"): Example[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  return files.sort().flatMap((name) => {
    const isFramed = name.startsWith("frames-");
    const isSerious = name.includes(seriousFiles);
    const lines = readFileSync(join(folder, name), "utf8").split("\n");
    return lines.flatMap((line, index) => {
      if (line.trim() === "") return [];
      const texts = isFramed ? fillFrame(line, index) : line.split(" | ");
      return texts.map((text) => ({ text: text.trim(), isSerious, group: `${name} ${index}`, isFramed }));
    });
  });
}

/**
 * `[a|b] {P} ... {h}`: every choice is used, in step with the others; {P} is a person, {h}, {hm} and {hs} follow from
 * it.
 */
function fillFrame(frame: string, line: number): string[] {
  const choices = [...frame.matchAll(/\[([^\]]*)\]/gu)].map(([, inside]) => (inside ?? "").split("|"));
  const count = ROUNDS * Math.max(1, ...choices.map((options) => options.length));
  return Array.from({ length: count }, (_, turn) => {
    const person = PEOPLE[(turn * 7 + line) % PEOPLE.length] ?? "He";
    const isWoman = /She|girlfriend|wife|mum|sister/u.test(person);
    let slot = 0;
    return frame
      .replaceAll("{P}", person)
      .replace(/\[([^\]]*)\]/gu, (_whole, inside: string) => {
        const options = inside.split("|");
        slot++;
        return options[(turn + slot * (Math.floor(turn / options.length) + line)) % options.length] ?? "";
      })
      .replaceAll("{hs}", isWoman ? "her" : "his")
      .replaceAll("{hm}", isWoman ? "her" : "him")
      .replaceAll("{h}", isWoman ? "she" : "he")
      .replace(/ +(?=[,.])| +(?= )/gu, "");
  });
}
