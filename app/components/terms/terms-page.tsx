import { ENTERTAINMENT_DISCLAIMER, PRODUCT_NAME } from "~/domain/product";
import { Paragraphs, type Section } from "./paragraphs";

const SECTIONS: readonly Section[] = [
  {
    title: "Notice",
    text: [
      ENTERTAINMENT_DISCLAIMER,
      "It is no court, nobody in it is a judge, and a verdict binds nobody. Carry out a punishment only if everybody is still laughing.",
    ],
  },
  {
    title: "What it is for",
    text: [
      "Petty disputes between people who like each other. Not for anything that frightens somebody: the court refuses such texts and leads to help instead.",
      "Not for threats, hatred, sexual content, other people’s private details, or anything that the law forbids.",
    ],
  },
  {
    title: "What you write",
    text: [
      "Your words stay yours. You let the court keep them, show them to the other party and have them ruled on, because that is what you send them for.",
      "The case is shown to its two parties. A verdict’s card is public once one of you makes a link to it, and no longer once it is sealed.",
      "A topic that is approved is public, and belongs to the community even after its author has left.",
    ],
  },
  {
    title: "What the court may do",
    text: [
      "Topics are looked at before they are public. What is reported can be taken down, and whoever keeps handing in trouble can be kept from handing in topics.",
      "It is free, comes as it is, can be wrong, and can be closed.",
    ],
  },
  {
    title: "How it ends",
    text: ["Delete your account or your guest in the settings, at any time and without a reason."],
  },
];

/** What people agree to who use the court. */
export function TermsPage({ contact }: { contact: string }) {
  return (
    <Paragraphs
      title="Terms and Notice"
      intro={`The rules of ${PRODUCT_NAME}, in the order of how often they matter.`}
      sections={SECTIONS}
      contact={contact}
    />
  );
}
