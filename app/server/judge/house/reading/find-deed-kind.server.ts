import { DEED_KINDS, type DeedKind } from "../corpora/deed-kinds.server";
import { mainVerbOf, takesFromOther, withoutPrefix } from "./main-verb.server";
import type { Deed } from "./read-predicate.server";
import { isBaseVerb } from "./verbs.server";

const byId = new Map(DEED_KINDS.map((kind) => [kind.id, kind] as const));
const byVerb = new Map(DEED_KINDS.flatMap((kind) => kind.verbs.split(" ").map((verb) => [verb, kind] as const)));

/** What is not done, and yet no task: an opinion not given up, a habit not broken, a kindness withheld. */
const NO_TASK =
  /\b(?:stop|help|shut|admit|accept|agree|believe|let|listen|care|wait|try|taste|eat|drink|take \S+ back|say|stand|remember|invite|include|like|ask|share|laugh|smile|look|dance|talk|thank|trust|win|play|pass|hug|hold|delete|unfollow|block|commit|choose|decide|forgive|call|text|reply|answer|notice)(?:s|es|ed|ing)?\b|\bforg\w+ they\b|\bcan't\b.*\bwithout\b/u;

/** A word given and not kept: `said they would … and then …`, `promised to … and didn't`. */
const BROKEN_WORD =
  /^Party B (?:\S+ )?(?:(?:says|said|told|swore|swears|insisted|promised|promises)\b.*\bthey (?:would|will)\b|(?:promis|agree|offer|vow|volunteer)\w*\b.* (?:and|but) |(?:says|said|claims|claimed|swears|swore)\b.* (?:but|and then) )/u;

/** Which kind of deed it is, `null` for one that is like no other. */
export function findDeedKind(deed: Deed): DeedKind | null {
  if (deed.subject === "B" && BROKEN_WORD.test(deed.clause) && !isTaking(deed)) return byId.get("promise") ?? null;
  if (deed.omission && !NO_TASK.test(deed.clause.split(/ (?:and|but) /u)[0] ?? "")) return byId.get("neglect") ?? null;
  if (deed.omission && deed.subject === "B" && !/^(?:stop|quit|shut)$/u.test(deed.verb ?? ""))
    return byId.get("withholding") ?? null;
  // What the teller suffered, or somebody's dog did, is nobody's conduct in these questions.
  if ((deed.subject === "A" && !deed.ownAdmission) || /^Party [AB]'s/u.test(deed.clause)) return null;
  if (isGivenAway(deed)) return byId.get(isPrivate(deed) ? "telling" : "taking") ?? null;
  const verb = mainVerbOf(deed);
  if (verb === "leave" && /^(?:without|early|before|me)$/iu.test(deed.tail[0] ?? "without"))
    return byId.get("absence") ?? null;
  const kind = kindOf(verb);
  return kind !== undefined && verb !== null && (FITS[kind.id]?.(deed, verb) ?? true) ? kind : null;
}

/** The kind whose verb it is, whatever was done with it. */
export function kindOf(verb: string | null): DeedKind | undefined {
  return verb === null ? undefined : (byVerb.get(verb) ?? byVerb.get(withoutPrefix(verb)));
}

/** What must be told besides the verb, by kind; a kind that is not listed takes its verb's word for it. */
const FITS: Readonly<Partial<Record<DeedKind["id"], (deed: Deed, verb: string) => boolean>>> = {
  taking: (deed, verb) => takesFromOther(deed) && !(verb === "finish" && deed.tail.includes("without")),
  damage: takesFromOther,
  moving: takesFromOther,
  leaving: isLeftAbout,
  telling: isOthersToTell,
  saying: isRemark,
};

/** What is no secret of the teller's is theirs to tell; and what was told to the teller, or read in silence, is not out. */
function isOthersToTell(deed: Deed, verb: string): boolean {
  const { tail, clause } = deed;
  const first = tail[0] ?? "";
  if (verb === "show") return false;
  if (verb === "read") return /\b(?:aloud|out loud)\b/u.test(clause) && takesFromOther(deed);
  if (/^(?:his|her|their)$/iu.test(first)) return false;
  if (!tail.some((token) => /^(?:me|my|mine|us|our|i|i'm|his|her|your)$/iu.test(token))) return false;
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
  return kindOf(mainVerbOf(deed))?.id === "taking" && takesFromOther(deed);
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
  if (!/^(?:throw|toss|chuck|give)$/u.test(deed.verb ?? "") || !takesFromOther(deed)) return false;
  return deed.tail.some((token) => (deed.verb === "give" ? /^(?:away|to)$/u : /^(?:away|out)$/u).test(token));
}

/** `gave my number to his mum`: what was handed on was told. */
function isPrivate({ clause }: Deed): boolean {
  return /\b(?:number|address|email|password|code|name)\b/u.test(clause);
}
