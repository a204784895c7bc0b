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
export const WEIGHTY_STEPS: Readonly<Record<"health" | "law" | "debt", readonly string[]>> = {
  health: [
    "Put the question in two lines on paper today, and take it to a pharmacist or a doctor before you change anything.",
    "Ring a pharmacist or your surgery today and read them your question just as you wrote it here.",
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
