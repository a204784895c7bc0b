import { ACRONYMS, INTERJECTIONS, PHONE_SPELLING } from "../corpora/phone-spelling";
import { VERB_PREFIXES } from "../corpora/verb-forms";
import { mendMarks } from "./mend-marks";
import { doubleLetterOf, readVerb } from "./verbs";

const NOISE = new RegExp(`(?<![\\p{L}'-])(?:${INTERJECTIONS})(?![\\p{L}'-])[.,!?]*`, "giu");
/** `rage quit`, `double dipped`, `binge watches`: one verb in two words. */
const COMPOUND = new RegExp(`(?<![\\p{L}'-])(${VERB_PREFIXES.split(" ").join("|")}) (\\p{L}+)`, "giu");
const WORD = /[\p{L}\p{N}&/][\p{L}\p{N}&/'-]*/gu;

/** What follows `ur` where it means "you are" and not "your". */
const AFTER_YOU_ARE = /^\s+(?:always|never|so|such|too|the|a|an|not|late|being|just|still|literally|\p{L}+ing)\b/iu;

/**
 * Plain prose typed on a phone, as its writer would have typed it at a desk: spelled out, in small letters, in one
 * breath.
 */
export function mendTyping(prose: string): string {
  const spelled = quieten(prose)
    .replace(/(\p{L})\1{2,}/gu, "$1")
    .replace(/(?<=\.)\s*(?:full stop|period)\b/giu, "")
    .replace(/\b(brother|sister|mother|father|son|daughter) in law\b/giu, "$1-in-law")
    .replace(/\b(stag|hen) do\b/giu, "$1 party")
    .replace(/\bthank you (?=(?:card|note|slide|mail|email|letter|speech|message|gift|page)s?\b)/giu, "thank-you ")
    .replace(/\bteam lead(er)?(s?)\b/giu, "team-lead$2")
    .replace(/\bdesk (?:neighbou?r|buddy)(s?)\b/giu, "deskmate$1")
    .replace(/\b(room|flat|house|team|class|desk) ?mate(s?)\b/giu, "$1mate$2")
    .replace(/\bre-(?=\p{Ll}{3,}(?:ed|s|ing)\b)/giu, "re")
    .replace(NOISE, ", ")
    .replace(/\bur\b/giu, (_word, offset: number, whole: string) =>
      AFTER_YOU_ARE.test(whole.slice(offset + 2)) ? "you're" : "your",
    )
    .replace(WORD, mendWord);
  return mendMarks(spelled)
    .replace(COMPOUND, (words, prefix: string, verb: string) =>
      readVerb(`${prefix}-${verb}`) === null ? words : `${prefix}-${verb}`,
    )
    .replace(/\s+([.,!?])/gu, "$1")
    .replace(/^[\s,.]+/u, "")
    .replace(/,(?:\s*,)+/gu, ",")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Capitals all the way, or a word of them: shouting adds nothing that a court takes down. */
function quieten(prose: string): string {
  return prose.replace(/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}'-]+(?![\p{L}\p{N}])/gu, (word) =>
    ACRONYMS.has(word) ? word : word.toLowerCase(),
  );
}

function mendWord(word: string): string {
  const spelled = PHONE_SPELLING[word.toLowerCase()];
  if (spelled !== undefined) return spelled;
  return /^\p{Ll}{5,}$/u.test(word) ? (doubleLetterOf(word) ?? word) : word;
}
