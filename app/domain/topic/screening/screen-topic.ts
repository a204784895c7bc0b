import type { Seriousness } from "../../screening/screening";
import { visibleText } from "../../text";
import type { TopicMark } from "../topic-mark";
import type { Abuse } from "./abuse";
import { findContacts } from "./find-contacts";
import { findGibberish } from "./find-gibberish";
import { findNames } from "./find-names";
import { findRepeat } from "./find-repeat";
import { type Finding, isCertain, type RefusableKind } from "./finding";

/** Why a topic is refused at once. None of it repeats what was written: an answer may be logged, kept and shown. */
const REFUSALS: Record<RefusableKind, string> = {
  abuse: "The court does not put slurs to the vote. Please say it without.",
  link: "A topic can't have links in it. Please say it in words.",
  email: "A topic can't have an email address in it: everybody would read it.",
  phone: "A topic can't have a telephone number in it: everybody would call it.",
  gibberish: "The court can't make out any words. Please put it in a sentence.",
  repeat: "The court has this very topic already. Great minds!",
};

/** What comes of a screening: a sentence for the author, or marks for the desk. */
export type TopicScreening = { refusal: string } | { refusal: null; marks: TopicMark[] };

/**
 * Looks a topic over (docs/rules.md#submitted-topics). `titles` are those that it could repeat, `abuse` what a finder
 * has seen. What may be serious is left to the desk: a vote on habits is about nobody.
 */
export function screenTopic(
  written: string,
  titles: readonly string[],
  abuse: readonly Abuse[],
  seriousness: Exclude<Seriousness, "clear"> = "petty",
): TopicScreening {
  // As an eye sees it: figures and points of other widths, or something unseen between, make no difference.
  const text = visibleText(written).normalize("NFKC");
  const findings: Finding[] = [
    ...abuse.map(({ word, isSlur }) => ({ kind: "abuse" as const, excerpt: word, isCertain: isSlur })),
    ...findContacts(text),
    ...findNames(text),
    ...findGibberish(text),
    ...findRepeat(text, titles),
    ...(seriousness === "unclear" ? [{ kind: "serious" as const, excerpt: text, isCertain: false as const }] : []),
  ];
  const certain = findings.find(isCertain);
  if (certain !== undefined) return { refusal: REFUSALS[certain.kind] };
  return { refusal: null, marks: findings.map(({ kind, excerpt }) => ({ kind, excerpt })) };
}
