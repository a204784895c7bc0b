/** What kind of somebody qualified ought to be asked. */
export type WeightyMatter = "health" | "law" | "debt";

/**
 * Matters that are no trifles. What is only said beside one ("my doctor's party") is decided by the words around it.
 */
export const WEIGHTY_WORDS: readonly (readonly [WeightyMatter, RegExp])[] = [
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

/** Questions for a matter that this court has no business deciding. */
export const WEIGHTY_QUESTIONS: readonly string[] = [
  "Have you had this on your mind for more than a week?",
  "Do you know somebody qualified who could be asked?",
  "Have you written down the facts in one place?",
  "Would it do you good to have somebody with you when you ask?",
  "Are you eating and sleeping about as usual?",
  "Is there a date by which this has to be settled?",
  "Would you want a friend of yours to ask somebody who knows?",
];

/** What the court sends people away with when it has no jurisdiction: kind, plain, and to be done today. */
export const WEIGHTY_STEPS: Readonly<Record<WeightyMatter, readonly string[]>> = {
  health: [
    "Put the question in two lines on paper today, and take it to a pharmacist or a doctor before you change anything.",
    "Ring a pharmacist or your doctor today and read them your question just as you wrote it here.",
  ],
  law: [
    "Put the dates and papers in one folder today, and take it to a free legal advice service before you answer anybody.",
    "Write down what happened in order, today, and ask a lawyer or an advice centre before you sign anything.",
  ],
  debt: [
    "Write the figures on one sheet today and take it to a free debt or money advice service before you agree to anything.",
    "Put the letters in one folder tonight, and ask a free money adviser to look at them with you.",
  ],
};
