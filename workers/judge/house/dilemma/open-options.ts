import type { DilemmaDomain } from "../corpora/dilemma-domain";
import { GENERIC_DILEMMA } from "../corpora/dilemma-generic";
import { toSecondPerson } from "./second-person";
import { isDeed } from "./split-options";

/**
 * Options that the court lays before itself where a dilemma names none: for "what should I watch?" the usual and something
 * new, for a story without a question to see to it or to leave it, for what it can't read the same in plainer words.
 */
export function openOptions(prose: string, domain: DilemmaDomain): string[] {
  if (domain === GENERIC_DILEMMA && !/\b(?:i|my|we|he|she|they|the)\b/iu.test(prose))
    return ["follow your first impulse", "sleep on it"];
  if (ASKED_FOR_OPINION.test(prose)) return ["tell the plain truth", "say something kind and vague"];
  const [, about = "", matter] = WHAT_TO_DO.exec(prose) ?? [];
  if (matter !== undefined) {
    const thing = toSecondPerson(matter.trim());
    if (about !== "about" && SPARE_TIME.test(thing)) return [`make a plan for ${thing}`, `keep ${thing} free`];
    return [`do something ${about} ${thing} today`, `leave ${thing} as it is`];
  }
  const asked =
    /\b(what|where|who|when|how|which)\b[^?.!]{0,40}?\b(?:(?:should|shall|do|can|could) (?:i|we)|to) (\p{L}+)( [^?.!,]{1,40})?/iu.exec(
      prose,
    );
  const verb = asked?.[2]?.toLowerCase() ?? "";
  if (asked === null || !isDeed(`${verb} it`)) {
    return [domain.name === "chore" ? "see to it today" : "go for it", "leave it be for now"];
  }
  switch (asked[1]?.toLowerCase()) {
    case "where":
      return [`${verb} somewhere familiar`, `${verb} somewhere new`];
    case "when":
      return [`${verb} today`, `${verb} tomorrow`];
    case "how": {
      const deed = `${verb}${toSecondPerson(asked[3] ?? "")}`.trim();
      return [`${deed} the simple way`, `${deed} the grand way`];
    }
    case "who":
      return [`${verb} the usual people`, `${verb} somebody new`];
    default:
      return verb === "do" || verb === "say"
        ? [`${verb} the simple thing`, `${verb} nothing for now`]
        : [`${verb} the usual`, `${verb} something new`];
  }
}

const ASKED_FOR_OPINION =
  /\b(?:he|she|they|\p{L}+'s|my \p{L}+) (?:is |are |keeps )?(?:asks?|asking|asked|wants?|wanted) (?:me )?(?:for )?(?:my |an |some )?(?:honest )?(?:feedback|opinion|what i (?:really )?think)\b/iu;
const WHAT_TO_DO =
  /\bwhat (?:should|shall|do|can|could) (?:i|we) (?:even )?do (about|with) ((?:my|our|the|this|that|all)\b[^?.!,;]{2,40})/iu;
const SPARE_TIME =
  /\b(?:weekend|day off|days off|evening|afternoon|morning|free time|holidays?|week off|summer|birthday|\p{L}+day)$/iu;
