import { DECIDING, type DilemmaTrigger, LEANING, OTHERS_WISHES } from "../corpora/dilemma-triggers";
import { toSecondPerson } from "./second-person";
import { GENERAL_VERB, isDeed, optionsIn, trimOption } from "./split-options";

/** What a dilemma leaves to be decided: options, each an act after "you would"; one alone is a deed to do or to leave. */
export type FoundOptions = readonly string[];

/** Reads the options of a dilemma that was cleaned; empty where none can be told. */
export function findOptions(prose: string): FoundOptions {
  // "…the shed. Or should I burn it?" goes on with the sentence before it.
  const joined = prose.replace(/[.?!,;]+\s+or\b/giu, " or");
  const sentences = joined.split(/(?<=[.?!;])\s+|\.{2,}/u).map((sentence) => sentence.trim());
  for (const read of [
    () => inPair(sentences),
    () => afterTrigger(DECIDING, sentences),
    () => inList(sentences),
    () => inDeed(sentences, (sentence) => sentence.endsWith("?")),
    () => afterTrigger(LEANING, sentences),
    () => inThing(sentences),
    () => afterTrigger(OTHERS_WISHES, sentences),
    () => inFavour(sentences),
    () => inWish(sentences),
    () => inDeed(sentences, () => true),
  ]) {
    const options = read();
    if (options !== null) return options;
  }
  const whether = sentences.find((sentence) => /^[^,]{3,40}\?$/u.test(sentence) && !QUESTION_WORD.test(sentence));
  return whether === undefined ? [] : optionsIn(whether, "things");
}

function afterTrigger(triggers: readonly DilemmaTrigger[], sentences: readonly string[]): string[] | null {
  for (const { before, is } of triggers) {
    for (const sentence of sentences) {
      const found = before.exec(sentence);
      if (found === null) continue;
      const asked = sentence.slice(0, found.index);
      // What stands before an "or" is an option too, and some other trigger's to find.
      if (/\bor(?: \S+)?\s*$/iu.test(asked)) continue;
      const listed = afterQuestionWord(asked, sentence);
      if (listed === "") continue;
      const options =
        listed === null
          ? optionsIn(sentence.slice(found.index + found[0].length), is)
          : optionsIn(listed, "things", verbOf(sentence));
      if (options.length > 0) return options;
    }
  }
  return null;
}

/** `Tea or coffee?`, without a word about who does what. */
function inList(sentences: readonly string[]): string[] | null {
  const lists = sentences.filter(
    (sentence) => /\S \bor\b \S/iu.test(sentence) && !/^(?:how|why|who|when|where)\b/iu.test(sentence),
  );
  const list = lists.find((sentence) => sentence.endsWith("?")) ?? lists[0];
  // "Thinking of a cat or a dog" has its trigger, which knows what form the list is in.
  if (list === undefined || LEANING.some(({ before }) => before.test(list))) return null;
  const options = optionsIn(
    list
      .replace(/^.*(?::|\s-+)\s+/u, "")
      .replace(PREAMBLE, "")
      .replace(/^(?:what|which)[^,:?]*[,:?]\s*/iu, ""),
    "things",
  );
  // One option of a list is a deed only where the other denied it; "a bike, yes or no" is some trigger's to read.
  return options.length > 1 || /\bor not?\b/iu.test(list) ? options : null;
}

/** `Open the good wine`: a deed by itself, which is what people type who have decided already. The last says most. */
function inDeed(sentences: readonly string[], isMeant: (sentence: string) => boolean): string[] | null {
  const deed = sentences.findLast(
    (sentence) =>
      sentence.length <= DEED_MAX &&
      isMeant(sentence) &&
      !ASKS_THE_COURT.test(sentence.replace(ASKS_FOR_ADVICE, "")) &&
      !QUESTION_WORD.test(sentence) &&
      isDeed(sentence.replace(ASKS_FOR_ADVICE, "")),
  );
  const options = deed === undefined ? [] : optionsIn(deed.replace(ASKS_FOR_ADVICE, ""), "act");
  return options.length === 1 ? options : null;
}

/** Longest sentence that is taken for nothing but a deed, in code units. */
const DEED_MAX = 90;

const ASKS_THE_COURT =
  /^(?:(?:please|pls|so|ok) )?(?:help|thank|thanks|tell me|advise|decide|say|please|need|want|love|hate|feel|think|hope|know|guess|got|get me|note|see|like|mean|let me|settle|rule|judge|do (?!the|my|a|an|it|this|that|some|more|less)|have (?!a|an|the|my|some|another)|make (?:up|me)|be (?:honest|nice|brutal))\b/iu;

/** Two that a text tells apart without an "or": each is an option. */
function inPair(sentences: readonly string[]): string[] | null {
  for (const sentence of sentences) {
    const [, first, second] = EACH_ONE.exec(sentence) ?? [];
    if (first !== undefined && second !== undefined)
      return [first, second].map((one) => `take the one ${toSecondPerson(trimOption(one))}`);
    const [, merit, otherMerit] = EACH_DOES.exec(sentence) ?? [];
    if (merit !== undefined && otherMerit !== undefined)
      return [merit, otherMerit].map((one) => `take the one that ${toSecondPerson(trimOption(one))}`);
    const who = whoDoes(sentence);
    if (who !== null) return who;
    const [, event = "", one, other] = TWO_OF.exec(sentence) ?? [];
    if (one !== undefined && other !== undefined) {
      const verb = /^(?:wedding|partie|birthday|event|dinner|concert|meeting|funeral)$/iu.test(event)
        ? "go to"
        : GENERAL_VERB;
      return [one, other].map((each) => `${verb} ${toSecondPerson(trimOption(each))}`);
    }
    const [, mine, theirs] = WANT_EACH.exec(sentence) ?? [];
    if (mine !== undefined && theirs !== undefined) return optionsIn(`${mine} or ${theirs}`, "act");
  }
  return null;
}

const WHERE = "(?:at|in|with|from|for|by|on|near|that is|which is) ";
const EACH_ONE = new RegExp(
  `\\bone (${WHERE}[^,.;?]{3,60}?),? (?:and|or|but) (?:the other|the second|one|another)(?: one| is)* (${WHERE}[^.;?]{3,60})`,
  "iu",
);
/** `One pays more but it's in Leeds and the other one is remote`. */
const DOES = "(?:is|has|pays|costs|looks|needs|comes|starts|offers|means|feels|would be)";
const EACH_DOES = new RegExp(
  `\\bone (?:of them |job |offer )?(${DOES} [^,.;?]{3,40}?)(?:,? (?:but|though) [^,.;?]{3,40}?)?,? (?:and|but|while) (?:the )?(?:other|second)(?: one| job| offer)? (${DOES} [^,.;?]{3,40}?)(?= (?:what|which|help|idk|but)\\b|[,.;?]|$)`,
  "iu",
);

/** `Who should drive, me or my dad`: to do it oneself or to let them. */
const WHO_DOES =
  /\bwho (?:should|gets to|has to|must|will|is going to) ([^,:?]{2,30})[,:?] ?(me|my \p{L}+|\p{Lu}\p{L}+) or (me|my \p{L}+|\p{Lu}\p{L}+)(?=[.?!]|$)/iu;

function whoDoes(sentence: string): string[] | null {
  const [, deed = "", one, other] = WHO_DOES.exec(sentence) ?? [];
  if (one === undefined || other === undefined || !isDeed(deed)) return null;
  const told = toSecondPerson(deed);
  return [one, other].map((who) => (/^me$/iu.test(who) ? `${told} yourself` : `let ${toSecondPerson(who)} ${told}`));
}

const TWO_OF =
  /\btwo (\p{L}+)s\b[^.?!]*?[,:-] ?((?:my|the|his|her) [^,.;]{2,30}?) (?:and|or) ((?:my|the|his|her) [^,.;?]{2,30})/iu;
/** `My mum wants me to come home, but he wants to go skiing`. */
const WANT_EACH =
  /\bwants? (?:me |us )?to ([^,.;?!]{3,60}?),? (?:but|and|while|whereas) [^,.;?!]{2,40}? wants? (?:me |us )?to ([^,.;?!]{3,60})/iu;

/** What people type before a colon and the deed itself. */
const ASKS_FOR_ADVICE =
  /^(?:(?:i |we |please |so )*(?:need|want|asking for|looking for|help|quick|serious|dumb|stupid)\b[^:,]{0,30}|(?:dilemma|question|advice|thoughts|the plan|idea|decision)[^:,]{0,20})[:,-]\s*/iu;

/** `My friend wants to borrow my car`: to let them is the deed. */
function inFavour(sentences: readonly string[]): string[] | null {
  for (const sentence of sentences) {
    const [, who = "", deed] =
      /\b(he|she|they|my \p{L}+(?:'s \p{L}+)?) (?:really |now |still )?(?:wants?|asked|is asking|keeps asking|would like) to ([^,.;?!]{3,60})/iu.exec(
        sentence,
      ) ?? [];
    if (deed !== undefined) return optionsIn(`let ${OBJECTS[who.toLowerCase()] ?? who} ${deed}`, "act");
  }
  return null;
}

const OBJECTS: Readonly<Record<string, string>> = { he: "him", she: "her", they: "them" };

/** `I want a dog`, and no word of what speaks against it: the wish is what is to be done or left. */
function inWish(sentences: readonly string[]): string[] | null {
  for (const sentence of sentences) {
    const thing =
      /\b(?:i|we) (?:really |so |just |kinda |badly )*(?:want|need|crave|fancy|would love|would like|'d love|'d like) ((?:a|an|another|some|the|new) [^,.;?!]{2,40})/iu.exec(
        sentence,
      )?.[1];
    if (thing !== undefined && !/\b(?:advice|help|opinion|decision|answer|second opinion|hand|sign)\b/iu.test(thing))
      return optionsIn(`get ${thing}`, "act");
  }
  return null;
}

/** `Is a nap going to ruin my night?`, `too early for decorations?`: the thing is what is to be had or left. */
function inThing(sentences: readonly string[]): string[] | null {
  for (const sentence of sentences) {
    const thing = DOUBTED.map((doubted) => doubted.exec(sentence)?.[1]).find((found) => found !== undefined);
    if (thing !== undefined) return optionsIn(thing, "things");
  }
  return null;
}

const DOUBTED: readonly RegExp[] = [
  /^(?:so |ok |hmm )*(?:is|would) ((?:a|an|another|one|the) [^,?]{3,40}?) (?:be )?(?:going to|gonna|too|worth|ok|okay|overkill|a (?:good|bad|terrible|great) idea|excessive|silly|weird|acceptable)\b/iu,
  /\btoo (?:early|late|soon|much) for ([^?.!,]{3,40})/iu,
];

/** What somebody says of themselves before a list. */
const PREAMBLE = /^[^,]*\b(?:i|i'm|i've|my|we|it's|can't|help|he|she|they)\b[^,]*,\s*(?=.*\bor\b)/iu;

/** The verb that a question puts before a list: `what should we watch, Alien or Heat?` */
function verbOf(sentence: string): string {
  const verb = /\b(?:should|shall|do|can) (?:i|we) (\p{L}+)/iu.exec(sentence)?.[1]?.toLowerCase() ?? "";
  return TAKES_THING.test(verb) ? verb : GENERAL_VERB;
}

const TAKES_THING =
  /^(?:watch|cook|eat|order|buy|get|wear|read|play|drink|make|have|visit|choose|pick|take|bake|see|learn|try|adopt|book|bring|keep|sell|invite|call|text|ask|date|hire|follow|tell)$/u;

const QUESTION_WORD =
  /^(?:(?:so|and|ok|help|hmm|honestly),? )*(?:what|how|why|who|when|where|which|is|are|does|did|was|were|will|would|has|have|am)\b/iu;

/** `What should I watch, Alien or Heat?` asks for one of a list; the list, "" where there is none, null for other questions. */
function afterQuestionWord(asked: string, sentence: string): string | null {
  if (!/\b(?:what|how|who|when|where|which)(?: \S+){0,3} ?$/iu.test(asked)) return null;
  const list = /[:,?-]\s*([^:,?]*(?:,[^:?]*)?\bor\b.*)$/iu.exec(sentence)?.[1];
  return list ?? "";
}
