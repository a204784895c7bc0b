import { byHand, type HandQuestion, type QuestionLine } from "./petty-domain";

/** What can be asked of any quarrel about a thing, `{n}`: two of them make cards about the case of general ones. */
const ABOUT_A_THING: readonly QuestionLine[] = [
  "agreement | Is there a rule about {n} that both of you know? | there is a rule about {n} that both know | there is no rule about {n} that both know",
  "warning | Had {C} ever complained to {D} about {n} before? | {C} had complained about {n} before | {C} had never complained about {n} before",
  "awareness | Does {D} know how {C} feels about {n}? | {D} knows how {C} feels about {n} | {D} does not know how {C} feels about {n}",
  "view:sides | Can two sensible people disagree about {n}? | two sensible people can disagree about {n} | two sensible people can't disagree about {n}",
  "view:fussy | Is {C} fussier about {n} than most people? | {C} is fussier about {n} than most people | {C} is no fussier about {n} than most people",
  "view:fair | Is {D} reasonable about {n}, most days? | {D} is reasonable about {n} most days | {D} is not reasonable about {n} even on most days",
  "proportion:fuss | Is the fuss about {n} bigger than the harm? | the fuss about {n} is bigger than the harm | the fuss about {n} is no bigger than the harm",
];

/**
 * What can be asked of each thing that a complaint names, whatever was done with it and by whom: of oneself (`you`),
 * for an opinion that helps nobody for sure (`question`), and what fits any thing. The keys are a word for it, where it
 * has one that can stand after "about", and the words that name it, as an expression: `mugs | mugs?`.
 */
export function props(lines: Readonly<Record<string, readonly QuestionLine<"you" | "question">[]>>): HandQuestion[][] {
  return Object.entries(lines).map(([key, questions]) => {
    const [told = "", name] = key.split(" | ").reverse();
    const about = name === undefined ? [] : ABOUT_A_THING.map((line) => line.replaceAll("{n}", name) as QuestionLine);
    return byHand(...questions, ...about).map(([theme, asks, yes, no, , alike]) => {
      return [theme, asks, yes, no, told, theme === "question" ? asks : alike];
    });
  });
}
