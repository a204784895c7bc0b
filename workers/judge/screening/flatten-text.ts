import { visibleText } from "~/domain/text";
import { CENSORED_WORDS, CONTRACTIONS, GLUED_WORDS, LOOK_ALIKES, PICTURES } from "./corpora/spellings";

/**
 * The forms in which the patterns read a text: lower case letters and figures between single blanks, sentences parted
 * by a dot, a blank at both ends. People hide such words (k1ll, r*ped, h i t, kiiill), so there is more than one form;
 * most texts give one or two.
 */
export function flattenText(text: string): string[] {
  const normal = visibleText(text);
  const letters = FOREIGN.test(normal) ? toLatin(withPictures(normal)) : normal;
  const named = letters.replace(STRUCK_NAME, "$1 someone");
  const words = toWords(named.toLowerCase());
  return [...new Set([words.replace(/([a-z])\1{2,}/gu, "$1$1"), words.replace(/([a-z])\1{2,}/gu, "$1")])];
}

/** Most texts have nothing but plain letters: in them there is neither a picture nor a disguised letter to look for. */
const FOREIGN = /\P{ASCII}/u;

/** A name after such a verb is a person: "slapped Anna". Names of shops, games and rivals in games are not. */
const STRUCK_NAME =
  /\b((?:hit|hits|hitting|beat|beats|beating|beaten|slap|slaps|slapped|slapping|punch|punches|punched|punching|choked?|chokes|choking|kick|kicks|kicked|kicking|strangled?|stabbed|raped?|groped?|molested|assaulted|abused?|abuses|shoved?|pushed|hurts?|hurting|harmed|attacked|killed|smack(?:ed|s)?|grab(?:bed|s)?|threaten(?:ed|s)?|scared of|afraid of|frightened of|touch(?:es|ed|ing)?|let|lets)) (?!(?:Target|Spotify|Netflix|Send|Reply|Enter|Snooze|Bowser|Mario|Luigi|Tesco|Lidl|Aldi|Ikea|IKEA|Costco|Starbucks|Nandos|Google|God|I|Instagram|Alexa|Siri|Elden|Dark|Ganon|Monday|Black|Christmas|Shuffle|Play|Ludo)\b)[A-Z][a-z]+\b(?!'s|[’]s| [A-Z])/gu;

function withPictures(text: string): string {
  return [...PICTURES].reduce((rest, [picture, word]) => rest.replaceAll(picture, ` ${word} `), text);
}

/** Without accents, fancy alphabets and letters of other alphabets that look like ours. */
function toLatin(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}|\p{Emoji_Modifier}/gu, "");
  if (!/[a-z]/iu.test(plain)) return plain;
  return [...plain].map((letter) => LOOK_ALIKES.get(letter) ?? letter).join("");
}

function toWords(text: string): string {
  const tokens = text
    .replace(/[’‘`´]/gu, "'")
    .replace(/ß/gu, "ss")
    .split(/\s+/u);
  const uncovered = DISGUISES.test(text) ? tokens.map(uncensor).map(unleet) : tokens;
  const expanded = CONTRACTIONS.reduce(
    (rest, [short, long]) => rest.replace(short, long),
    joinLetters(uncovered.join(" ")),
  );
  const flat = expanded
    .replace(/[.!?;:…\n"“”()[\]|]+/gu, " . ")
    .replace(/[^a-z0-9.]+/gu, " ")
    .replace(/(?: \.)+(?= |$)/gu, " .")
    .replace(/\bs\b/gu, "'s");
  return ` ${flat.trim()} . `;
}

/** What `uncensor` and `unleet` look for in each word. */
const DISGUISES = /[*#_!@$\-\d]/u;

/** `r*ped`, `k!ll`, `su***de`: a word with marks for letters is the first of the words it can be. */
function uncensor(token: string): string {
  if (!/^["'(]?[a-z]+[*#_!@$-]+[a-z]+/u.test(token)) return token;
  const core = token.replace(/^["'(]+|["'),.?!]+$/gu, "");
  const shape = new RegExp(`^${core.replace(/[^a-z]+/gu, (marks) => `[a-z]{1,${marks.length + 2}}`)}$`, "u");
  return /^[a-z]+-[a-z]+/u.test(core) ? token : (CENSORED_WORDS.find((word) => shape.test(word)) ?? token);
}

const LEET = new Map(Object.entries({ 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" }));

/** `k1ll3d` has letters on both sides of its figures; `3am`, `ps5` and `20x` stay what they are. */
function unleet(token: string): string {
  if (!/[a-z][013457@$]+[a-z]|^[013457@$][a-z]{2,}[013457@$]|^[@$][a-z]/u.test(token)) return token;
  return token.replace(/[013457@$]/gu, (figure) => LEET.get(figure) ?? figure);
}

/**
 * `h i t`, `k.i.l.l` and `r-a-p-e` are words. Runs that swallowed their neighbours are parted again by words we know.
 */
function joinLetters(text: string): string {
  return text.replace(/(?<![a-z'])[a-z](?:[\s.\-_*·]+[a-z]){2,}(?![a-z'])/gu, (run) =>
    partGlued(run.replace(/[^a-z]/gu, "")),
  );
}

function partGlued(letters: string): string {
  const words: string[] = [];
  let rest = letters;
  while (rest !== "") {
    const word = GLUED_WORDS.find((known) => rest.startsWith(known));
    if (word === undefined) return letters;
    words.push(word);
    rest = rest.slice(word.length);
  }
  return words.join(" ");
}
