import { Collapsible } from "~/components/ui/collapsible";
import type { ContestedKind } from "~/domain/case/case-kind";

/** The step in which the two kinds of case differ (docs/rules.md#two-ways-to-settle). */
const DEFENCES: Record<ContestedKind, { title: string; text: string }> = {
  pettysuit: {
    title: "Swipe to defend",
    text: "Answer yes or no to a few pointed questions. Your opponent can’t see a thing.",
  },
  courtroom: {
    title: "Argue to defend",
    text: "You two have it out in writing, live. When both have said enough, ask for a decision.",
  },
};

const stepsOf = (kind: ContestedKind) => [
  { title: "Enter the courtroom", text: "One tap and you have a seat. No account, no wig." },
  DEFENCES[kind],
  { title: "The AI judge decides", text: "Both sides are heard, the gavel falls, somebody is right at last." },
  { title: "Share the verdict as a meme", text: "A card with the ruling and the punishment. Frame it or bury it." },
];

/** What a person who was sent a link and nothing else wants to know. */
export function HowItGoes({ kind }: { kind: ContestedKind }) {
  return (
    <Collapsible title="What the *$&# is this?" className="rounded-uneven border-[2.5px] border-ink bg-panel px-4">
      <ol className="grid gap-3">
        {stepsOf(kind).map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full border-2 border-ink bg-judge font-display text-on-color text-sm"
            >
              {index + 1}
            </span>
            <p>
              <strong className="block leading-tight">{title}</strong>
              <span className="text-ink-soft text-sm">{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </Collapsible>
  );
}
