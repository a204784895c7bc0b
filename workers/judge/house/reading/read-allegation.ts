import type { Seat } from "~/domain/case/seat";
import { findContempt, withoutContempt } from "~/domain/judge/contempt";
import type { DeedKind } from "../corpora/deed-kinds";
import { UNREAD_DOMAIN } from "../corpora/domain-unread";
import { GENERIC_DOMAIN } from "../corpora/domains";
import { KIND_HUMOUR } from "../corpora/kind-humour";
import type { PettyDomain } from "../corpora/petty-domain";
import { DEED_NOUNS, PREPOSITIONS } from "../corpora/reading-words";
import { cleanAllegation } from "./clean-allegation";
import { isClaim } from "./find-claimed-thing";
import { type Deed, findDeed } from "./find-clause";
import { findDeedKind } from "./find-deed-kind";
import { findDetail } from "./find-details";
import { findDomain, findDomainNoun, isNounOf, isTopicOf, takesAnything, thingOf } from "./find-domain";
import { findNamedThing } from "./find-named-thing";
import { findThing } from "./find-thing";
import { type ForeignWords, readForeignWords } from "./foreign-words";
import { isInDomain, isPlaceOf } from "./is-in-domain";
import { mendTyping } from "./mend-typing";
import { straightenProse } from "./straighten-prose";
import { tokensOf } from "./tokens";
import { gerund } from "./verbs";
import { writeNames } from "./write-names";

/** An allegation as the house judge understands it. It never decides who wins; only testimony does. */
export interface Reading {
  domain: PettyDomain;
  /**
   * Whose humour fits: the domain, or the generic one where a word alone points to a domain that nothing else bears
   * out.
   */
  humour: PettyDomain;
  /** Whose conduct is in question. */
  doer: Seat;
  deed: Deed | null;
  /** With its article, such as `the last slice of pizza`; `the matter` when nothing can be told. */
  thing: string;
  /** What the domain's own sentences speak of: the thing, unless they would make no sense with it. */
  topic: string;
  /** Whether the domain's own questions can speak of this thing. */
  onTopic: boolean;
  /** Whether the domain has met such a deed, so that its own questions fit what happened. */
  inDomain: boolean;
  /** What kind of deed it is, for questions that hold whatever it was done with. */
  kind: DeedKind | null;
  /** Whether something of the doer's did it, such as a dog or a brother. */
  byProxy: boolean;
  /** Whether the deed was done to the thing itself: a mug that was broken, not a cushion that something lay on. */
  isObject: boolean;
  /** Whether it is so short (`Late. Again.`) that it is all topic. */
  isSigh: boolean;
  /** The whole allegation in plain prose, spelled out; empty where it is not in English. */
  prose: string;
  /** The allegation in its own words, short enough to be put to both parties; `null` where it is not or not English. */
  quotable: string | null;
  /** A count, time or sum in the allegation's own words. */
  detail: string | null;
  /** What is known of an allegation in another language; `null` for English and for no words at all. */
  foreign: ForeignWords | null;
  /** Words with which the allegation tries to instruct the court. */
  contempt: string | null;
}

/** The asker puts their own conduct in question. */
const SELF_ACCUSATION = /^(?:aita|wibta|am i (?:wrong|the))\b/iu;

/** Verbs whose -ing names no deed. */
const SHAPELESS_VERBS = new Set(
  "do have be get keep make go come let stand tell think want need put take use try start stop fall catch".split(" "),
);

export function readAllegation(allegation: string): Reading {
  const prose = cleanAllegation(allegation);
  const foreign = readForeignWords(allegation);
  if (foreign !== null) return unread(foreign);
  const clean = withoutContempt(prose);
  const evidence = mendTyping(clean);
  const tokens = tokensOf(straightenProse(evidence));
  const deed = findDeed(tokens);
  const named = findNamedThing(tokens, deed);
  const domain =
    evidence === ""
      ? GENERIC_DOMAIN
      : findDomain(
          evidence,
          deed === null || isTurn(deed) ? "" : asTold(deed),
          isTurn(deed) ? null : (named ?? findThing(tokens)),
        );
  const told = named !== null && isPlace(named, deed, domain) ? null : named;
  const noun = told ?? findDomainNoun(evidence, domain);
  const byProxy = deed !== null && !/^(?:Party [AB]|it) /u.test(deed.clause);
  const kind = deed === null ? null : findDeedKind(deed);
  const inDomain =
    isInDomain(domain, evidence, deed) &&
    (deed !== null || tokens.length <= SIGH || findDomainNoun(evidence, domain) !== null) &&
    !(byProxy && !isNounOf(domain, noun ?? domain.thing)) &&
    (kind?.id !== "excluding" || OF_COMPANY.test(domain.id));
  const isObject = named !== null && deed !== null && isObjectOf(deed, named);
  // A perfume that was worn is no outfit: with a thing of another kind the domain's jokes would miss.
  const isStranger = isObject && named === noun && !isTopicOf(domain, named);
  const isBorneOut =
    (inDomain && !isStranger) ||
    deed === null ||
    (noun !== null && isNounOf(domain, noun) && isPlaceOf(domain, evidence));
  const humour = isBorneOut ? domain : GENERIC_DOMAIN;
  const thing = noun ?? deedAsThing(humour, deed) ?? thingOf(humour, evidence);
  const detail = findDetail(evidence, deed?.clause ?? null);
  return {
    domain,
    humour: humourOf(humour, kind),
    doer: deed?.ownAdmission === true || SELF_ACCUSATION.test(evidence) ? "creator" : "opponent",
    deed: deed === null ? null : withNames(deed, thing),
    thing: writeNames(thing),
    topic: isTopicOf(humour, thing) ? writeNames(thing) : humour.thing,
    onTopic: isTopicOf(domain, thing),
    inDomain: inDomain && (!isStranger || takesAnything(domain)),
    kind,
    byProxy,
    isObject,
    isSigh: tokens.length <= SIGH,
    prose: evidence,
    quotable: quotable(evidence),
    detail: detail === null ? null : writeNames(detail),
    foreign: null,
    contempt: clean === prose ? null : (findContempt(prose)?.slice(0, LONGEST_CONTEMPT).trim() ?? null),
  };
}

/** The deed with names written as names; a thing without an article is a title, and goes by it in the deed as well. */
function withNames(deed: Deed, thing: string): Deed {
  const titled = (text: string) => (thing.startsWith("the ") ? text : text.replace(thing.toLowerCase(), thing));
  const { clause, predicate, didForm } = deed;
  return {
    ...deed,
    clause: writeNames(titled(clause)),
    predicate: writeNames(titled(predicate)),
    didForm: didForm === null ? null : writeNames(titled(didForm)),
  };
}

/** Where no domain's jokes fit the thing, those on the kind of deed do. */
function humourOf(humour: PettyDomain, kind: DeedKind | null): PettyDomain {
  const own = kind === null ? undefined : KIND_HUMOUR[kind.id];
  return humour === GENERIC_DOMAIN && own !== undefined ? { ...GENERIC_DOMAIN, ...own } : humour;
}

/**
 * The charge as its teller would have put it, in whose words the domains are written, without when and where they were.
 */
function asTold({ clause }: Deed): string {
  return clause
    .replace(
      / (?:even )?(?:while|when|whenever|before|after|until|if) (?:they|Party|both|the|it|everyone|nobody)\b.*$/u,
      "",
    )
    .replace(/\bParty A's\b/gu, "my")
    .replace(/\bParty A\b/gu, "me")
    .replace(/\bParty B\b/gu, "they");
}

/** Whose turn it was is about turns, whatever was to be done. */
function isTurn(deed: Deed | null): boolean {
  return deed?.verb === "turn";
}

/** A complaint that is not in English is not taken apart, and nothing is claimed to be known of it. */
function unread(foreign: ForeignWords): Reading {
  const { thing } = UNREAD_DOMAIN;
  return {
    domain: UNREAD_DOMAIN,
    humour: UNREAD_DOMAIN,
    doer: "opponent",
    deed: null,
    thing,
    topic: thing,
    onTopic: true,
    inDomain: true,
    kind: null,
    byProxy: false,
    isObject: false,
    isSigh: false,
    prose: "",
    quotable: null,
    detail: null,
    foreign,
    contempt: foreign.contempt,
  };
}

/** How much of an order to the court is quoted, in characters. */
const LONGEST_CONTEMPT = 60;

/**
 * A complaint of so few tokens (`Late. Again.`) is all topic; a longer one that can't be read may be about anything.
 */
const SIGH = 6;

/** Longest complaint that is put to the parties as it stands, in code points. */
const LONGEST_QUOTABLE = 96;

function quotable(prose: string): string | null {
  const words = prose
    .replace(/["“”]/gu, "")
    .replace(/\s+/gu, " ")
    .replace(/[\s.,;:!?]+$/u, "")
    .trim();
  const enough = (words.match(/\p{L}{2,}/gu) ?? []).length >= 2;
  return enough && [...words].length <= LONGEST_QUOTABLE ? words : null;
}

/** `slams every door in the house`, `scrolls under the table`: where it was is not what it is about. */
function isPlace(thing: string, deed: Deed | null, domain: PettyDomain): boolean {
  if (deed === null || domain === GENERIC_DOMAIN || isNounOf(domain, thing)) return false;
  // "showed up 50 minutes late with a coffee": of a moment, no thing that was merely there.
  if (domain.id === "lateness") return !isObjectOf(deed, thing);
  const first = thing.split(" ")[1]?.toLowerCase();
  const at = deed.tail.findIndex((token) => token.toLowerCase() === first);
  return deed.tail.slice(Math.max(0, at - 3), Math.max(0, at)).some((token) => PLACING.test(token));
}

const PLACING = /^(?:in|at|under|inside|near|beside|behind|outside|across|around|during|through)$/iu;

/** No preposition stands between the verb and its object. */
function isObjectOf({ tail }: Deed, thing: string): boolean {
  const first = thing.split(" ")[1]?.toLowerCase();
  const at = tail.findIndex((token) => token.toLowerCase() === first);
  return at >= 0 && !tail.slice(0, at).some((token) => PREPOSITIONS.has(token.toLowerCase()) && !PARTICLES.has(token));
}

/** Prepositions that go with a verb and leave its object an object: `used up my shampoo`. */
const PARTICLES = new Set(["up", "off", "out", "away", "down", "over", "back", "of"]);

/** Of these, what is withheld leaves a silence. */
const SILENT_VERBS = /^(?:tell|say|talk|speak|answer|reply|explain|text|call)$/u;

/** Domains that are about being left out, so that their own questions fit where somebody was. */
const OF_COMPANY = /^(?:plans|weddings|group-chat|guests|travel|birthdays|spoilers)$/u;

/** `Tom walks too slowly` is about the walking; in a domain that knows its things, only a sound or a habit is one. */
function deedAsThing(domain: PettyDomain, deed: Deed | null): string | null {
  if (deed?.verb == null) return null;
  const kind = findDeedKind(deed)?.id;
  if (domain !== GENERIC_DOMAIN && kind !== "habit") return null;
  if (kind === "promise") return "the promise";
  if (isClaim(deed)) return "the claim";
  if (kind === "withholding" && SILENT_VERBS.test(deed.verb)) return "the silence";
  if (deed.verb === "fall" && deed.tail[0] === "asleep") return "the nap";
  if (deed.verb === "ask" && deed.tail.includes("for")) return "the request";
  if (kind === "telling") return "the secret";
  if (SHAPELESS_VERBS.has(deed.verb)) return null;
  return `the ${DEED_NOUNS.get(deed.verb) ?? gerund(deed.verb)}`;
}
