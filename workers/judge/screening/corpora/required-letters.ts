/**
 * Shorter runs are in nearly every text, unless they are no letters at all: quotation marks, digits and faces are rare.
 */
const SHORTEST_RUN = 3;
const RARE_MARK = /^[^\p{L}\s,.]/u;
const DIGITS = [..."0123456789"];

/** A run that is longer still is hardly any rarer, in letters. */
const RARE_RUN = 7;

/**
 * Runs of letters and blanks of which any text that a pattern matches has at least one; null where the pattern promises
 * none. `source` is a regular expression as `compilePattern` makes them: without captures, flags or references back.
 */
export function requiredLetters(source: string): readonly string[] | null {
  return new PatternReader(source).readChoice();
}

const GROUP_OPENINGS = ["?:", "?!", "?=", "?<!", "?<="] as const;

type Runs = readonly string[] | null;

/** Reads a regular expression once, from its beginning to its end. */
class PatternReader {
  private at = 0;

  constructor(private readonly source: string) {}

  /** Alternatives up to the end of their group. Whichever it is that matches, one of its runs is there. */
  readChoice(): Runs {
    const alternatives = [this.readSequence()];
    while (this.source[this.at] === "|") {
      this.at += 1;
      alternatives.push(this.readSequence());
    }
    const known = alternatives.filter((runs) => runs !== null);
    return known.length < alternatives.length ? null : [...new Set(known.flat())];
  }

  /** All parts of a sequence have to be there: the rarest of them stands for it. */
  private readSequence(): Runs {
    const found: (readonly string[])[] = [];
    let run = "";
    const endRun = () => {
      found.push([run]);
      run = "";
    };
    while (this.at < this.source.length && !"|)".includes(this.source[this.at] ?? "")) {
      const part = this.readPart();
      const times = this.readTimes();
      if (typeof part === "string" && times !== "perhaps") run += part;
      if (typeof part === "string" && times === "once") continue;
      endRun();
      if (typeof part !== "string" && part !== null && times !== "perhaps") found.push(part);
    }
    endRun();
    const useful = found.filter((runs) => runs.every((each) => each.length >= SHORTEST_RUN || RARE_MARK.test(each)));
    return useful.sort((one, other) => commonness(one) - commonness(other))[0] ?? null;
  }

  /** A letter that stands for itself, or the runs of something else. */
  private readPart(): string | Runs {
    const letter = this.take();
    if (letter === "(") return this.readGroup();
    if (letter === "\\") return this.readEscaped();
    if (letter === "[") while (this.take() !== "]");
    return ".[^$".includes(letter) ? null : letter;
  }

  private readEscaped(): string | Runs {
    const escaped = this.take();
    if (escaped === "d") return DIGITS;
    // The braces of a letter class are part of it, and no count.
    if (escaped.toLowerCase() === "p" && this.source[this.at] === "{") while (this.take() !== "}");
    return /[a-z]/iu.test(escaped) ? null : escaped;
  }

  /** What is only looked at, before or behind, may be forbidden: it promises nothing. */
  private readGroup(): Runs {
    const opening = GROUP_OPENINGS.find((each) => this.source.startsWith(each, this.at)) ?? "";
    this.at += opening.length;
    const runs = this.readChoice();
    this.at += 1;
    return opening === "?:" ? runs : null;
  }

  private readTimes(): "once" | "more" | "perhaps" {
    if (!"?*+{".includes(this.source[this.at] ?? " ")) return "once";
    const sign = this.take();
    const isPerhaps = "?*".includes(sign) || (sign === "{" && this.source[this.at] === "0");
    if (sign === "{") while (this.take() !== "}");
    if (this.source[this.at] === "?") this.at += 1;
    return isPerhaps ? "perhaps" : "more";
  }

  private take(): string {
    const letter = this.source[this.at] ?? "";
    this.at += 1;
    return letter;
  }
}

/** How likely a text is to have one of the runs, as far as their number and lengths tell. */
function commonness(runs: readonly string[]): number {
  return runs.reduce((sum, { length }) => sum + 4 ** -Math.min(length, RARE_RUN), 0);
}
