import { Paragraphs } from "./paragraphs";
import { PRIVACY_SECTIONS } from "./privacy-sections";

/** What is kept of people, as docs/data.md says it in full. */
export function PrivacyPage({ contact }: { contact: string }) {
  return (
    <Paragraphs
      title="Privacy"
      intro="A court that knows what you did with the milk owes you an account of where it writes that down."
      sections={PRIVACY_SECTIONS}
      contact={contact}
    />
  );
}
