/** Who knows what this court must not decide. */
export const EXPERTS = ["medicine", "debt", "law"] as const;
export type Expert = (typeof EXPERTS)[number];

const SENTENCES: Record<Expert, string> = {
  medicine:
    "This one is about your health, and this court only plays at deciding. Please ask a doctor or a pharmacist: they know, and asking costs nothing of your dignity.",
  debt: "This one is about money that is owed, and this court only plays at deciding. Please talk to a debt advice service: most are free and have seen far worse.",
  law: "This one is a real legal matter, and this court is not a real one. Please ask a lawyer or a legal advice centre.",
};

/** One kind sentence that says who knows. */
export function expertSentence(expert: Expert): string {
  return SENTENCES[expert];
}

/** Whom a dilemma needs in place of a joke of a court; null for one that is petty. */
export function findExpert(_dilemma: string): Expert | null {
  return null;
}
