import { SEATS, type Seat } from "~/domain/case/seat";
import { BLAMELESS_VERBS } from "../corpora/reading-words";
import type { Deed } from "../reading/read-predicate";
import { readVerb } from "../reading/verbs";
import { otherThan } from "../seats";
import type { Clause } from "./clauses";

/** A deed that somebody is charged with: its verb in the base form, and the words that it was told with. */
type Charges = Map<string, Set<string>>;

/** What each seat is charged with so far. */
export interface Docketed {
  /** Whether a sentence owns in the first person what its author is charged with: `I took the slice`. */
  owns(seat: Seat, clause: Clause): boolean;
  /** Whether a question asks the other side about the deed of the complaint. */
  asksOfDeed(clause: Clause): boolean;
  /** Takes note of what a sentence charges the other side with: `you took 500`, `did you eat it`. */
  hear(seat: Seat, clause: Clause): void;
}

/** Verbs that say too little of a deed. */
const SHAPELESS = new Set("have do be get keep make go come let start stop begin try mean need look".split(" "));

const ACCUSES =
  /\b(?:you|u)(?:'?ve| have)? (?:just |literally |always |only |even |already |actually |really |also |then |totally |both )*(\p{L}+)(.{0,60})/gu;
const OWNS =
  /(?<!\b(?:if|should|could|can|would|will|when|before|until|unless|think|thought|what|why|how|where|cant|won'?t) )\bi(?:'?ve| have)?(?: did| do| just| only| kinda| literally| actually| totally| already| accidentally| also| then| did just| may have| might have)* (\p{L}+)(?= |$)(.{0,60})/gu;
/** What excuses a deed fully is no confession: it was asked for, or it was the own. */
const ALLOWED =
  /\b(?:because|since|cos|cause|after)(?: (?:you|u)\b|$)|\b(?:you|u) (?:told|asked|said|let|gave|begged|wanted)\b|^ (?:up )?(?:my|our|mine)\b/u;
const POINTS =
  /^(?: \p{L}+){0,2} (?:it|them|that|this|these|those|one|ones|some|yours|ur|your|his|hers|there|both|all|half|\d+|two|three|four|five)\b|^$/u;

/**
 * The complaint tells which deed is in question and never who did it: whoever owns it has owned it, so that exchanging
 * the seats exchanges the finding. What should have been done and was not can't be owned by saying that one did it.
 */
export function openCharges(deed: Deed | null): Docketed {
  const charges: Record<Seat, Charges> = { creator: new Map(), opponent: new Map() };
  const verb = deed === null || deed.omission ? null : deed.verb;
  if (deed !== null && verb !== null) {
    for (const seat of SEATS) charge(charges[seat], verb, deed.tail.join(" ").toLowerCase());
  }
  return {
    owns(seat, { said, asks }) {
      if (asks || charges[seat].size === 0 || /^(?:no|nope|nah)\b/u.test(said) || !/\bi\b/u.test(said)) return false;
      return [...said.matchAll(OWNS)].some(([, form = "", rest = ""]) => {
        const verb = readVerb(form)?.base;
        const words = verb == null ? undefined : charges[seat].get(verb);
        if (words === undefined || ALLOWED.test(rest)) return false;
        return POINTS.test(rest) || wordsOf(rest).some((word) => words.has(word));
      });
    },
    asksOfDeed({ said }) {
      if (verb === null || SHAPELESS.has(verb)) return false;
      return [...said.matchAll(ACCUSES)].some(([, form = ""]) => readVerb(form)?.base === verb);
    },
    hear(seat, { said }) {
      if (!/\b(?:you|u)\b/.test(said)) return;
      for (const [, form = "", rest = ""] of said.matchAll(ACCUSES)) {
        const verb = readVerb(form)?.base;
        if (verb != null) charge(charges[otherThan(seat)], verb, rest);
      }
    },
  };
}

function charge(charges: Charges, verb: string, told: string): void {
  if (BLAMELESS_VERBS.has(verb) || SHAPELESS.has(verb)) return;
  const words = charges.get(verb) ?? new Set();
  for (const word of wordsOf(told)) words.add(word);
  charges.set(verb, words);
}

function wordsOf(told: string): string[] {
  return (
    told
      .match(/\p{L}{3,}/gu)
      ?.filter((word) => !/^(?:the|and|you|your|for|with|was|that|all|from|out|again|not)$/u.test(word)) ?? []
  );
}
