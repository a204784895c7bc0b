import type { Seat } from "~/domain/judge/judge";
import { UNREAD_DOMAIN } from "../corpora/domain-unread.server";
import { GENERIC_DOMAIN } from "../corpora/domains.server";
import type { PettyDomain } from "../corpora/petty-domain.server";
import { cleanAllegation } from "./clean-allegation.server";
import { type Deed, findDeed } from "./find-clause.server";
import { findContempt, findDetail, withoutContempt } from "./find-details.server";
import { findDomain, findDomainNoun, isTopicOf } from "./find-domain.server";
import { findBareThing, findThing } from "./find-thing.server";
import { type ForeignWords, readForeignWords } from "./foreign-words.server";
import { tokensOf } from "./tokens.server";
import { gerund } from "./verbs.server";

/** An allegation as the house judge understands it. It never decides who wins; only testimony does. */
export interface Reading {
  domain: PettyDomain;
  /** Whose conduct is in question. */
  doer: Seat;
  deed: Deed | null;
  /** With its article, such as `the last slice of pizza`; `the matter` when nothing can be told. */
  thing: string;
  /** What the domain's own sentences speak of: the thing, unless they would make no sense with it. */
  topic: string;
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
  "do have be get keep make go come let say think want need put take use try start stop".split(" "),
);

export function readAllegation(allegation: string): Reading {
  const prose = cleanAllegation(allegation);
  const evidence = withoutContempt(prose);
  const foreign = readForeignWords(allegation);
  if (foreign !== null) return unread(foreign);
  const tokens = tokensOf(evidence);
  const deed = findDeed(tokens);
  const named = findNamedThing(tokens, deed);
  const domain = evidence === "" ? GENERIC_DOMAIN : findDomain(evidence, named);
  const thing = named ?? findDomainNoun(evidence, domain) ?? deedAsThing(domain, deed) ?? domain.thing;
  return {
    domain,
    doer: deed?.ownAdmission === true || SELF_ACCUSATION.test(evidence) ? "creator" : "opponent",
    deed,
    thing,
    topic: isTopicOf(domain, thing) ? thing : domain.thing,
    detail: findDetail(evidence),
    foreign: null,
    contempt: findContempt(prose),
  };
}

/** A complaint that is not in English is not taken apart, and nothing is claimed to be known of it. */
function unread(foreign: ForeignWords): Reading {
  const { thing } = UNREAD_DOMAIN;
  const { contempt } = foreign;
  return { domain: UNREAD_DOMAIN, doer: "opponent", deed: null, thing, topic: thing, detail: null, foreign, contempt };
}

/** `Tom walks too slowly` is about the walking. */
function deedAsThing(domain: PettyDomain, deed: Deed | null): string | null {
  if (domain !== GENERIC_DOMAIN || deed?.verb == null || SHAPELESS_VERBS.has(deed.verb)) return null;
  return `the ${gerund(deed.verb)}`;
}

function findNamedThing(tokens: readonly string[], deed: Deed | null): string | null {
  if (deed === null) return findThing(tokens);
  if (deed.subject === "thing") return findThing(tokens);
  return findBareThing(deed.tail) ?? findThing(deed.tail) ?? findThing(tokens);
}
