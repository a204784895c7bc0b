import { DEED_KINDS, type DeedKind } from "../corpora/deed-kinds";
import { PEOPLE, REPORT_VERBS } from "../corpora/reading-words";
import { isClaim } from "./find-claimed-thing";
import { mainVerbOf, takesFromOther, withoutPrefix } from "./main-verb";
import type { Deed } from "./read-predicate";
import { baseOf, isBaseVerb } from "./verbs";

const byId = new Map(DEED_KINDS.map((kind) => [kind.id, kind] as const));
const byVerb = new Map<string, DeedKind[]>();
for (const kind of DEED_KINDS)
  for (const verb of kind.verbs.split(" ")) byVerb.set(verb, [...(byVerb.get(verb) ?? []), kind]);

/** What is not done, and yet no task: an opinion not given up, a habit not broken, a kindness withheld. */
const NO_TASK =
  /\b(?:stop|help|shut|admit|accept|agree|believe|let|listen|care|wait|try|taste|eat|drink|take \S+ back|say|stand|remember|invite|include|like|ask|share|laugh|smile|look|dance|talk|thank|trust|win|play|pass|hug|hold|delete|unfollow|block|commit|choose|decide|forgive|call|text|reply|answer|notice|save|mute|tell|show|talk|introduce|apologi[sz]e|hold hands)(?:s|es|ed|ing)?\b|\bforg\w+ they\b|\bcan't\b.*\bwithout\b/u;

/** A word given and not kept: `said they would … and then …`, `promised to … and didn't`. */
const BROKEN_WORD =
  /^Party B (?:\S+ )?(?:promised (?:to|Party A|that|they)\b|(?:says|said|told|swore|swears|insisted|promised|promises)\b.*\bthey (?:would|will)\b|(?:promis|agree|offer|vow|volunteer)\w*\b.* (?:and|but) |(?:says|said|claims|claimed|swears|swore)\b(?: (?:that )?they\b(?! were the)| \d+ more\b| “(?:I'm|I'll|I|be|on|sure|ok|okay|yes|coming|later|soon|almost|nearly|\d)\b).* (?:but|and then) )/u;

/** Which kind of deed it is, `null` for one that is like no other. */
export function findDeedKind(deed: Deed): DeedKind | null {
  if (deed.subject === "B" && BROKEN_WORD.test(deed.clause) && !isTaking(deed)) return byId.get("promise") ?? null;
  if (deed.subject === "B" && /\bthe same\b.* as Party A\b/u.test(deed.clause)) return byId.get("copying") ?? null;
  if (deed.subject !== "A" && isExclusion(deed)) return byId.get("excluding") ?? null;
  if (deed.omission && /^(?:admit|concede|acknowledge)$/u.test(deed.verb ?? "")) return byId.get("claiming") ?? null;
  if (deed.omission && !NO_TASK.test(deed.clause.split(/ (?:and|but) /u)[0] ?? "")) return byId.get("neglect") ?? null;
  if (deed.omission && deed.subject === "B" && !/^(?:stop|quit|shut)$/u.test(deed.verb ?? ""))
    return byId.get("withholding") ?? null;
  // What the teller suffered, or somebody's dog did, is nobody's conduct in these questions.
  if ((deed.subject === "A" && !deed.ownAdmission) || /^Party [AB]'s/u.test(deed.clause)) return null;
  if (isGivenAway(deed)) return byId.get(isPrivate(deed) ? "telling" : "taking") ?? null;
  const verb = mainVerbOf(deed);
  if (verb === "leave" && /^(?:without|early|before|me)$/iu.test(deed.tail[0] ?? "without"))
    return byId.get("absence") ?? null;
  if (verb === null) return null;
  return kindsOf(verb).find((kind) => FITS[kind.id]?.(deed, verb) ?? true) ?? null;
}

/** The kinds whose verb it is, whatever was done with it; the first that fits is meant. */
function kindsOf(verb: string): readonly DeedKind[] {
  return byVerb.get(verb) ?? byVerb.get(withoutPrefix(verb)) ?? [];
}

/** Whether the verb is one of taking, whatever was taken. */
export function isVerbOfTaking(verb: string | null): boolean {
  return verb !== null && kindsOf(verb).some(({ id }) => id === "taking");
}

/** `asked everyone else to be a bridesmaid`: somebody was counted out. */
function isExclusion({ clause }: Deed): boolean {
  return /\b(?:everyone|everybody|all \S+) (?:else|but Party A|except Party A)\b|\bexcept (?:for )?Party A\b|\bbut not Party A\b|\b(?:didn't|never|won't|doesn't) invite Party A\b/u.test(
    clause,
  );
}

/** What must be told besides the verb, by kind; a kind that is not listed takes its verb's word for it. */
const FITS: Readonly<Partial<Record<DeedKind["id"], (deed: Deed, verb: string) => boolean>>> = {
  absence: ({ tail }, verb) => verb !== "leave" || tail.slice(0, 4).some((token) => OCCASION.test(token)),
  copying: ({ tail, clause }, verb) => !tail.includes("in") && (verb !== "name" || isNameTaken(clause)),
  taking: (deed, verb) =>
    takesFromOther(deed) &&
    // "claims the couch is shared": that takes nothing.
    !(verb === "claim" && deed.tail.some((token) => /^(?:is|was|are|were)$/iu.test(token))) &&
    !(verb === "finish" && deed.tail.includes("without")),
  damage: takesFromOther,
  moving: takesFromOther,
  leaving: isLeftAbout,
  telling: isOthersToTell,
  saying: (deed, verb) => isRemark(deed, verb) && !isClaim(deed),
  sending: ({ tail }, verb) => verb !== "text" || /^(?:me|us)$/iu.test(tail[0] ?? ""),
  intruding: isUnasked,
  spending: ({ tail, clause }, verb) =>
    !/^(?:me|us|him|her|them)$/iu.test(tail[0] ?? "me") &&
    (verb !== "order" || /\d|\bon (?:Party A's|the)\b|\bonline\b|\banother\b|\bfrom\b/u.test(clause)),
  claiming: (deed, verb) => !REPORT_VERBS.has(verb) || (isClaim(deed) && !/\b(?:would|will)\b/u.test(deed.clause)),
  meddling: (deed) =>
    takesFromOther(deed) &&
    deed.tail.some((token) => /^(?:my|our|mine)$/iu.test(token)) &&
    !/\b(?:prank|joke)\b/u.test(deed.clause),
};

/**
 * `named her baby the name I wanted`, `after my dog`; what is named after somebody of the teller's takes no name away.
 */
function isNameTaken(clause: string): boolean {
  const owned = / after Party A(?:'s (\S+))?/u.exec(clause);
  return / name\b/u.test(clause) || (owned !== null && !PEOPLE.has(owned[1] ?? ""));
}

/** What one leaves by going away from it. */
const OCCASION =
  /^(?:match|game|raid|lobby|party|dinner|wedding|meeting|call|date|movie|film|concert|gig|brunch|table|chat|trip|session|lunch|event|show)$/iu;

/** `invited herself`, `showed up with four friends`, `drops by`: nobody had said that they should come. */
function isUnasked({ tail }: Deed, verb: string): boolean {
  const next = tail.find((token) => baseOf(token) === null) ?? "";
  if (verb === "invite") return /^(?:him|her|them|your)sel(?:f|ves)$/iu.test(next);
  if (verb === "show" || verb === "turn") return next === "up";
  if (verb === "drop" || verb === "come") return /^(?:by|over|round|around|along|uninvited|unannounced)$/iu.test(next);
  if (verb === "tag") return next === "along";
  return true;
}

/**
 * What is no secret of the teller's is theirs to tell; and what was told to the teller, or read in silence, is not out.
 */
function isOthersToTell(deed: Deed, verb: string): boolean {
  const { tail, clause } = deed;
  const first = tail[0] ?? "";
  if (verb === "show") return false;
  if (verb === "read") return /\b(?:aloud|out loud)\b/u.test(clause) && takesFromOther(deed);
  // "forwards me every chain message": what comes to the teller is not out.
  if (verb !== "tell" && verb !== "tag" && /^(?:me|us)$/iu.test(first)) return false;
  if (/^(?:his|her|their)$/iu.test(first) && !PEOPLE.has(tail[1] ?? "")) return false;
  const without = tail.indexOf("without");
  const told = without < 0 ? tail : tail.slice(0, without);
  if (!told.some((token) => /^(?:me|my|mine|us|our|i|i'm|his|her|your)$/iu.test(token))) return false;
  if (verb !== "tell") return true;
  // "told me to calm down", "told my sister to move", "told me he would call": orders, answers and promises.
  if (/^(?:me|us|you|him|her)$/iu.test(first) || /\b(?:would|will)\b/u.test(clause)) return false;
  return !(/ to \p{Ll}+/u.test(clause) && isBaseVerb(tail[tail.indexOf("to") + 1] ?? ""));
}

/** A promise is no opinion; whoever calls their mother, or calls at nine, says nothing of anybody. */
function isRemark({ tail, clause }: Deed, verb: string): boolean {
  if (verb === "say") return !/\b(?:would|will)\b| and (?:then )?/u.test(clause);
  if (verb !== "call") return true;
  if (/^(?:at|on|in|from|every|about|during|when|while|\d.*)$/iu.test(tail[1] ?? "at")) return false;
  return /^(?:me|us|my|it|our)$/iu.test(tail[0] ?? "");
}

/** `says she is not hungry and eats my burger`: the eating is the matter. */
function isTaking(deed: Deed): boolean {
  return isVerbOfTaking(mainVerbOf(deed)) && takesFromOther(deed);
}

/** `left wet towels on the bed`, `puts the empty jar back`: a thing that stays where it should not be. */
function isLeftAbout({ tail }: Deed, verb: string): boolean {
  if (/^(?:me|us|him|her|them|it|without|early|before|for|on|up|off|away|out)$/iu.test(tail[0] ?? "without"))
    return false;
  if (tail.some((token) => /^(?:me|him|her|us)$/iu.test(token)) && verb !== "leave") return false;
  if (tail.some((token) => /^(?:read|seen|delivered|hold|voicemail|without)$/iu.test(token))) return false;
  const place = verb === "put" || verb === "throw" ? UNTIDY_PLACE : LEFT_SO;
  return tail.some((token, at) => at > 0 && place.test(token));
}

const UNTIDY_PLACE =
  /^(?:back|down|everywhere|floor|carpet|rug|sofa|couch|bed|table|counter|worktop|sink|desk|chair|stairs|hallway|landing)$/iu;
const LEFT_SO =
  /^(?:on|in|at|all|everywhere|around|under|behind|beside|by|next|outside|inside|back|open|running|unlocked|lying|out|over|off|half|full|dirty|empty|across|overnight)$/iu;

/** `threw away my receipts`, `gave my guitar to charity`: gone is gone. */
function isGivenAway(deed: Deed): boolean {
  const verb = mainVerbOf(deed);
  if (!/^(?:throw|toss|chuck|give)$/u.test(verb ?? "") || !takesFromOther(deed)) return false;
  return deed.tail.some((token) => (verb === "give" ? /^(?:away|to)$/u : /^(?:away|out)$/u).test(token));
}

/** `gave my number to his mum`: what was handed on was told. */
function isPrivate({ clause }: Deed): boolean {
  return /\b(?:number|address|email|password|code|name)\b/u.test(clause);
}
