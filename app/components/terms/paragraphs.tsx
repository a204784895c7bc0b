import { PageHeading } from "~/components/ui/page-heading";

/** One heading of a page that is read and not used. */
export interface Section {
  title: string;
  text: readonly string[];
}

interface ParagraphsProps {
  title: string;
  intro: string;
  sections: readonly Section[];
  contact: string;
}

/** A page of plain words, with the address to write to at its end. */
export function Paragraphs({ title, intro, sections, contact }: ParagraphsProps) {
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 sm:px-6 lg:py-14">
      <PageHeading title={title}>
        <p>{intro}</p>
      </PageHeading>
      {sections.map((section) => (
        <section key={section.title} className="grid gap-2">
          <h2 className="font-display text-xl leading-tight">{section.title}</h2>
          {section.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p id="contact" className="border-ink border-t-2 pt-4">
        Questions, complaints and requests:{" "}
        <a href={`mailto:${contact}`} className="font-bold underline decoration-2 underline-offset-4">
          {contact}
        </a>
      </p>
    </div>
  );
}
