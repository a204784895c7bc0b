import type { SuitBrief, WrittenQuestion } from "~/domain/judge/judge";
import { agreeWith } from "./agree-with";
import { ANY_DEED } from "./corpora/deed-kinds";
import { GENERIC_DOMAIN } from "./corpora/domains";
import type { DomainQuestion, PettyDomain, Theme } from "./corpora/petty-domain";
import { capitalize, fillSlots, lengthOf } from "./fill-slots";
import { weightOf } from "./question-weight";
import { type Reading, readAllegation } from "./reading/read-allegation";
import { type Chooser, chooserFor } from "./seeded-choice";

/** Longest prompt, in code points: three lines on the narrowest phone. */
export const PROMPT_MAX = 140;

/** The seven questions of a deck, four that can help the complaint and three that can help the defence. */
const DECK: readonly (readonly Theme[])[] = [
  ["deed"],
  ["agreement", "awareness"],
  ["provocation", "permission"],
  ["frequency"],
  ["warning", "harm"],
  ["remedy"],
  ["proportion"],
];

/** Seven questions for an allegation; the same seed and allegation give the same ones in the same order. */
export function writeHouseQuestions(brief: Pick<SuitBrief, "seed" | "allegation">): WrittenQuestion[] {
  const reading = readAllegation(brief.allegation);
  const chooser = chooserFor(brief.seed, brief.allegation);
  const asked = new Set<string>();
  return DECK.map((themes) => {
    const theme = chooser.pick(`theme ${themes.join()}`, reading.byProxy ? themes.filter(isAskedOfAnOwner) : themes);
    const prompt = choosePrompt(reading, theme, chooser, asked);
    asked.add(prompt);
    return { prompt, weight: weightOf(theme, reading.doer) };
  });
}

/** What somebody's dog knew, or repaid, is not for the owner to say. */
function isAskedOfAnOwner(theme: Theme): boolean {
  return theme !== "awareness" && theme !== "provocation";
}

function choosePrompt(reading: Reading, theme: Theme, chooser: Chooser, asked: ReadonlySet<string>): string {
  const own = theme === "deed" ? deedPrompt(reading) : theme === "frequency" ? detailPrompt(reading) : null;
  const pools = [
    () => (own === null ? [] : [own]),
    () => (theme === "deed" && !reading.isSigh ? quotedPrompt(reading) : []),
    () => chooser.shuffle(theme, promptsOf(reading, fittingQuestions(reading), reading.topic, theme)),
    () => (theme === "deed" ? quotedPrompt(reading) : []),
    () => chooser.shuffle(`like ${theme}`, promptsOf(reading, kindQuestions(reading), reading.thing, theme)),
    () => chooser.shuffle(`any ${theme}`, promptsOf(reading, generalQuestions(reading), reading.thing, theme)),
    () => chooser.shuffle(`else ${theme}`, promptsOf(reading, GENERIC_DOMAIN.questions, reading.thing, theme)),
  ];
  const fits = (candidate: string) => lengthOf(candidate) <= PROMPT_MAX && !asked.has(candidate);
  let prompt: string | undefined;
  for (const pool of pools) prompt ??= pool().find(fits);
  if (prompt === undefined) throw new RangeError(`No question on ${theme} is left.`);
  return prompt;
}

type Questions = PettyDomain["questions"];

/** What the domain asks, as far as it has met such a deed and its sentences can speak of the thing. */
function fittingQuestions({ domain, inDomain, onTopic, deed, prose }: Reading): Questions {
  if (!inDomain || domain === GENERIC_DOMAIN) return [];
  const told = domain.questions.filter((question) => isBorneOut(question, prose));
  return onTopic || deed === null ? told : told.filter(([, text]) => !text.includes("{thing}"));
}

/** Whether what the question takes for granted was told. */
function isBorneOut([, , told]: DomainQuestion, prose: string): boolean {
  return told === undefined || new RegExp(`(?<!\\p{L})(?:${told})(?!\\p{L})`, "iu").test(prose);
}

/** What is asked about a deed of this kind; of a thing only where the deed was done to it. */
function kindQuestions(reading: Reading): Questions {
  return reading.kind === null ? [] : aboutObject(reading, reading.kind.questions);
}

/** What can be asked about anything. */
function generalQuestions(reading: Reading): Questions {
  const general = GENERIC_DOMAIN.questions.filter(([theme]) => theme !== "deed" || reading.deed === null);
  return aboutObject(reading, [...ANY_DEED.questions, ...general]);
}

function aboutObject({ isObject, deed }: Reading, questions: Questions): Questions {
  return isObject || deed === null ? questions : questions.filter(([, text]) => !text.includes("{thing}"));
}

function promptsOf(reading: Reading, questions: Questions, thing: string, theme: Theme): string[] {
  const [doer, complainer] = reading.doer === "opponent" ? ["Party B", "Party A"] : ["Party A", "Party B"];
  return questions
    .filter(([about]) => about === theme)
    .map(([, text]) => agreeWith(thing, fillSlots(text, { D: doer ?? "", C: complainer ?? "", thing })));
}

/** The allegation itself, put to both parties in the court's words. */
function deedPrompt({ deed }: Reading): string | null {
  if (deed === null) return null;
  const turn = /^it (is|was) (Party [AB]'s turn .+)$/u.exec(deed.clause);
  if (turn !== null) return `${capitalize(turn[1] ?? "")} it ${turn[2]}?`;
  if (deed.didForm === null || deed.subject === "thing") return `Is it true that ${deed.clause}?`;
  const [subject] = /^Party [AB](?:'s [^ ]+)?/u.exec(deed.clause) ?? ["Party B"];
  return capitalize(`did ${subject} ${deed.didForm}?`);
}

/** A complaint that can't be taken apart is put to both in its own words, rather than in wrong ones. */
function quotedPrompt({ quotable }: Reading): string[] {
  return quotable === null ? [] : [`Is it fair to write “${quotable}”?`];
}

const GENERALITY =
  /^Party [AB](?:'s \S+)? (?:is |are |has |have )?(?:never|always|constantly)\b(?!.* and )|\ball the time$/u;

/** A count or a time in the allegation, held against whoever wrote it. */
function detailPrompt({ detail, deed }: Reading): string | null {
  if (detail === null) return null;
  if (/^(?:never|always|constantly|all the time)/u.test(detail))
    // Of one occasion, or of another clause, it would be no figure of speech.
    return deed === null || !GENERALITY.test(deed.clause)
      ? null
      : `Is “${detail}” the exact word, and not a figure of speech?`;
  if (/^(?:at|until|till)\b/u.test(detail)) return `Is “${detail}” the right hour, give or take?`;
  if (/^every\b/u.test(detail)) return `Is “${detail}” meant literally?`;
  if (/\d|times|twice|minutes?|hours?|days?|weeks?|months?|years?/u.test(detail))
    return `Is “${detail}” a fair figure, give or take?`;
  return null;
}
