import { lengthOf } from "../fill-slots";

/** Where an act can end and still say what is done. */
const JOINT =
  / (?:that|because|when|while|with|without|in|on|at|for|from|before|after|until|and|about|to|if|so|by|this|who|which|where|during|instead) /giu;
const DANGLING =
  / (?:the|a|an|my|your|his|her|their|of|to|in|on|at|for|with|and|or|that|by|from|you|it's|is|are|was|were|will|be|the one)$/iu;

/** An act of at most `max` code points: cut at a joint where there is one that keeps the deed, else at a word. */
export function shortenAct(act: string, max: number): string {
  if (lengthOf(act) <= max) return act;
  const joints = [...act.matchAll(JOINT)].map(({ index }) => act.slice(0, index));
  const whole = joints
    .filter((head) => lengthOf(head) <= max && head.split(" ").length >= 3 && !DANGLING.test(head))
    .at(-1);
  if (whole !== undefined) return whole;
  let cut = [...act]
    .slice(0, max)
    .join("")
    .replace(/\s+\S*$/u, "");
  while (DANGLING.test(cut)) cut = cut.replace(DANGLING, "");
  return `${cut}…`;
}

/** Several acts, each shortened, and never two alike: what tells them apart stays. */
export function shortenActs(acts: readonly string[], max: number): string[] {
  const short = acts.map((act) => shortenAct(act, max));
  if (new Set(short).size === short.length) return short;
  const shared = sharedHead(acts);
  const head = shared.split(" ").slice(0, HEAD_WORDS).join(" ");
  return acts.map((act) => (lengthOf(act) <= max ? act : clipped(`${head} … ${act.slice(shared.length)}`.trim(), max)));
}

/** How much is said again of what long acts have in common: `tell your date … after salsa class`. */
const HEAD_WORDS = 3;

function clipped(act: string, max: number): string {
  if (lengthOf(act) <= max) return act;
  const cut = [...act].slice(0, max - 1).join("");
  return `${cut.replace(/\s+\S*$/u, "")}…`;
}

/** Acts as one list: `go for tea or coffee`. What they all begin with is said once, articles excepted. */
export function listActs(acts: readonly string[]): string {
  const [first = "", ...others] = acts;
  const shared = sharedHead(acts);
  const told = [first, ...others.map((act) => act.slice(shared.length))];
  return told.length === 1 ? first : `${told.slice(0, -1).join(", ")} or ${told.at(-1)}`;
}

/** Acts without the verb that adds nothing: `tea`, `coffee` for `go for tea`, `go for coffee`. */
export function plainActs(acts: readonly string[]): string[] {
  const isPlain = acts.every((act) => act.startsWith("go for "));
  return acts.map((act) => (isPlain ? act.slice("go for ".length) : act));
}

function sharedHead(acts: readonly string[]): string {
  const [words = [], ...others] = acts.map((act) => act.split(" "));
  let count = 0;
  while (count < words.length - 1 && others.every((other) => count < other.length - 1 && other[count] === words[count]))
    count++;
  while (count > 0 && /^(?:the|a|an|your|his|her|their|my)$/iu.test(words[count - 1] ?? "")) count--;
  return count === 0 ? "" : `${words.slice(0, count).join(" ")} `;
}
