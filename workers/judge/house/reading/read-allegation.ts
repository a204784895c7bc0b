import type { Seat } from "~/domain/case/seat";
import { findContempt, withoutContempt } from "~/domain/judge/contempt";
import { hearText } from "~/domain/judge/hear-message";
import { quoteWhole, splitClaims } from "../claims/split-claims";
import { UNREAD_DOMAIN } from "../corpora/domain-unread";
import type { PettyDomain } from "../corpora/petty-domain";
import { cleanAllegation } from "./clean-allegation";
import { findDetail } from "./find-detail";
import { findMatter, findThing } from "./find-matter";
import { type ForeignWords, readForeignWords } from "./foreign-words";
import { type ReadDeed, readDeed } from "./learnt/readers";

/** An allegation as far as the house judge is sure of it. It never decides who wins; only testimony does. */
export interface Reading extends ReadDeed {
  /** Its sentences, in their order. */
  claims: readonly string[];
  /** All of it as one quotation; `null` where it says nothing. */
  claim: string | null;
  /** The seat that is complained of; of nobody's deed the one who was summoned. */
  doer: Seat;
  /** What the complaint is about, whose jokes and punishments fit. */
  matter: PettyDomain;
  /** With its article, such as `the pan`: a word of the matter's that was told, or what the matter always has. */
  thing: string;
  /** A few words of the complaint for a title: what it quotes, `5 min away`. */
  said: string | null;
  /** A few words of it that nobody can help repeating; see `findDetail`. */
  detail: string | null;
  /** What is known of an allegation in another language; `null` for English and for no words at all. */
  foreign: ForeignWords | null;
  /** Words with which the allegation tries to instruct the court. */
  contempt: string | null;
}

/** How much of an order to the court is read out, in code points. */
const LONGEST_CONTEMPT = 60;

export function readAllegation(typed: string): Reading {
  const allegation = hearText(typed);
  const foreign = readForeignWords(allegation);
  const claims = splitClaims(allegation);
  const deed: ReadDeed =
    foreign === null ? readDeed(withoutContempt(allegation)) : { whose: "nobody", isLikelyOthers: false };
  const doer: Seat = deed.whose === "own" ? "creator" : "opponent";
  const complaint = { claims, claim: quoteWhole(allegation), ...deed, doer, foreign };
  if (foreign !== null) {
    const { contempt } = foreign;
    return { ...complaint, matter: UNREAD_DOMAIN, thing: UNREAD_DOMAIN.thing, said: null, detail: null, contempt };
  }
  const prose = cleanAllegation(allegation);
  const told = withoutContempt(prose);
  const matter = findMatter(told);
  const order = told === prose ? null : findContempt(prose);
  const contempt = order?.slice(0, LONGEST_CONTEMPT).trim() ?? null;
  const words = { said: findSaid(claims), detail: contempt === null ? findDetail(allegation) : null };
  return { ...complaint, matter, thing: findThing(told, matter), ...words, contempt };
}

/** Somebody's own words in the complaint, few enough for a title. */
function findSaid(claims: readonly string[]): string | null {
  const found = claims.flatMap((claim) => [
    ...claim.matchAll(/(?<=^|[\s(])[‘'«]([^‘’'«»/]{3,28})[’'»](?![\p{L}\p{N}])/gu),
  ]);
  const said = found.map(([, words = ""]) => words.trim().replace(/[.,!?…]+$/u, ""))[0];
  return said !== undefined && /\p{L}{2}/u.test(said) && said.split(/\s+/u).length <= 5 ? said : null;
}
