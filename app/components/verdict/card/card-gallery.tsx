import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { CARD_LAYOUTS } from "~/domain/verdict/card-layouts";
import { CARD_NOTICE_NAMES, CARD_NOTICES, NOTICE_HEIGHT, NOTICE_WIDTH } from "~/domain/verdict/card-notices";
import { SAMPLE_PICTURES, type SampleCard } from "~/domain/verdict/sample-cards";
import { VerdictCard } from "./verdict-card";

interface CardGalleryProps {
  shown: SampleCard;
  titles: Pick<SampleCard, "name" | "title">[];
}

/** Shown at a width in pixels at which they can be held beside each other. */
const PICTURES = [
  { layout: "card", title: "The picture", query: "?scale=2", width: 320 },
  { layout: "story", title: "A story", query: "", width: 320 },
  { layout: "square", title: "A square post", query: "", width: 480 },
  { layout: "preview", title: "A link’s preview", query: "", width: 600 },
] as const;

/** One sample in every form that a card takes: as the page draws it, and as the court's own drawings. */
export function CardGallery({ shown, titles }: CardGalleryProps) {
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 sm:px-6">
      <header className="grid gap-4">
        <h1 className="font-display text-4xl leading-tight">Template card preview</h1>
        <nav aria-label="Samples">
          <ul className="flex flex-wrap gap-2">
            {titles.map(({ name, title }) => (
              <li key={name}>
                <Link
                  to={`?sample=${name}`}
                  preventScrollReset
                  aria-current={name === shown.name ? "page" : undefined}
                  className={`inline-flex min-h-11 items-center rounded-uneven border-[2.5px] border-ink px-3 font-bold ${name === shown.name ? "bg-judge text-on-color" : "bg-panel"}`}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className="-mx-4 flex flex-wrap items-start gap-8 sm:mx-0">
        <Exhibit title="The page’s card">
          <VerdictCard card={shown.card} />
        </Exhibit>
        {PICTURES.map(({ layout, title, query, width }) => (
          <Exhibit key={layout} title={title}>
            <img
              src={`${SAMPLE_PICTURES}/${shown.name}/${layout}.png${query}`}
              alt={`${shown.title}: ${title}`}
              width={width}
              height={Math.round((width * CARD_LAYOUTS[layout].height) / CARD_LAYOUTS[layout].width)}
              loading="lazy"
              className="h-auto max-w-full"
            />
          </Exhibit>
        ))}
      </div>
      <section className="grid gap-4">
        <h2 className="rule-double pb-1 font-display text-xl">Where there is no card</h2>
        <div className="flex flex-wrap gap-6">
          {CARD_NOTICE_NAMES.map((notice) => (
            <img
              key={notice}
              src={`${SAMPLE_PICTURES}/notices/${notice}.png`}
              alt={CARD_NOTICES[notice]}
              width={NOTICE_WIDTH}
              height={NOTICE_HEIGHT}
              loading="lazy"
              className="h-auto w-80 max-w-full"
            />
          ))}
        </div>
      </section>
    </div>
  );
}

function Exhibit({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 max-w-full gap-2">
      <h2 className="px-4 font-bold sm:px-0">{title}</h2>
      {children}
    </section>
  );
}
