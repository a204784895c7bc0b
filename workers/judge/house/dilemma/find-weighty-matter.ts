/** What kind of somebody qualified ought to be asked. */
export type WeightyMatter = "health" | "law" | "debt";

/**
 * Matters that are no trifles. What is only said beside one ("my doctor's party") is decided by the words around it.
 */
const WEIGHTY: readonly (readonly [WeightyMatter, RegExp])[] = [
  [
    "health",
    /\b(?:medication|meds|antidepressants?|antibiotics?|(?:my|the|a|higher|double) dos(?:e|age)|prescri\w+|insulin|surgery|operation|biopsy|tumou?r|cancer|chest pain|pregnancy|(?:i'?m|am i|get|getting|become) pregnant|abortion|vaccin\w+|symptoms?|diagnos\w+|blood pressure|painkillers?|statins?|birth control|the pill|therapy for my|see a (?:doctor|gp|psychiatrist)|go to (?:a&e|the er|hospital|the doctor)|pull out (?:my|a) tooth|mole (?:that|which)|faint\w*|lump|eating disorder|steroids)\b/iu,
  ],
  [
    "law",
    /\b(?:(?:get|hire|see|ring|call|need|ask|find) (?:a|my) (?:lawyer|solicitor|attorney)|lawsuit|sue|suing|press charges|testify|plead|custody|restraining order|divorce|eviction|visa application|tax (?:evasion|fraud|audit|debts?)|back taxes|probate|the will|contract dispute|court (?:date|order)|police (?:statement|report)|drink[- ]?driv\w+|asylum|immigration)\b/iu,
  ],
  [
    "debt",
    /\b(?:mortgage|remortgage|(?<!e?-?mail |inbox )bankrupt\w*|payday loan|(?:a|the|my|another) loan|in debt|debts?|life savings|pension|crypto|bitcoin|shares|stocks?|invest\w*|gambl\w+|bet my|second credit card|bailiffs?|consolidat\w+|£ ?\d{2,3},?\d{3}|\$ ?\d{2,3},?\d{3}|\d+ ?k loan)\b/iu,
  ],
];

/** Why the court should not decide this, or null for an ordinary dilemma. */
export function findWeightyMatter(dilemma: string): WeightyMatter | null {
  return WEIGHTY.find(([, words]) => words.test(dilemma))?.[0] ?? null;
}
