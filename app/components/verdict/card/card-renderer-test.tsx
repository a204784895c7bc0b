import { lazy, useState } from "react";
import { Button, buttonClass } from "~/components/ui/button";
import { LazyPart } from "~/components/ui/lazy-part";
import { DEFAULT_JUDGE, judgePortraitPath } from "~/domain/judge/personality";
import { CARD_HEIGHT, CARD_WIDTH } from "~/domain/verdict/card";
import { type CardTexts, cardTexts } from "~/domain/verdict/card-texts";
import { SAMPLE_PICTURES, type SampleCard } from "~/domain/verdict/sample-cards";

const CardZoom = lazy(() => import("./card-zoom"));

interface Character {
  name: string;
  /** Path of the picture of this one. */
  portrait: string;
  /** What this one reads out, to be held against the picture. */
  read: (texts: CardTexts) => string;
}

const CHARACTERS: readonly Character[] = [
  {
    name: "Judge",
    portrait: judgePortraitPath(DEFAULT_JUDGE),
    read: ({ ruling, headline }) => `${ruling}. ${headline}`,
  },
  {
    name: "Lawyer",
    portrait: "/helpers/lawyer.svg",
    read: ({ creatorName, opponentName }) =>
      `I act for ${creatorName}, against ${opponentName}, or the other way round.`,
  },
  {
    name: "Clerk",
    portrait: "/helpers/clerk.svg",
    read: ({ caseName, date }) => `Filed and stamped: ${caseName}, ${date}.`,
  },
  { name: "Bailiff", portrait: "/helpers/bailiff.svg", read: ({ punishment }) => `To be carried out: ${punishment}` },
];

/** Draws one sample after another by the real renderer, with somebody of the court to read the card out beside it. */
export function CardRendererTest({ samples }: { samples: SampleCard[] }) {
  const [turn, setTurn] = useState(0);
  const [character, setCharacter] = useState(CHARACTERS[0]);
  const [isZoomed, setZoomed] = useState(false);
  const sample = samples[turn % samples.length];
  if (sample === undefined || character === undefined) return null;
  const picture = `${SAMPLE_PICTURES}/${sample.name}/card.png?scale=3`;
  const { portrait, name, read } = character;
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] justify-items-center gap-6 px-4 py-8 sm:px-6 md:grid-cols-[20rem_minmax(0,1fr)] md:items-start md:gap-12">
      <h1 className="font-display text-4xl leading-tight md:col-span-2 md:justify-self-start">Card renderer test</h1>
      <button type="button" onClick={() => setZoomed(true)} className="cursor-zoom-in">
        <img
          key={picture}
          src={picture}
          alt={`The card of ${cardTexts(sample.card).caseName}. Tap to look closer.`}
          width={CARD_WIDTH}
          height={CARD_HEIGHT}
          className="max-w-full bg-paper-deep"
        />
      </button>
      <div className="grid w-full gap-6">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-2 font-bold">Who reads it out</legend>
          {CHARACTERS.map((each) => (
            <label
              key={each.name}
              className="inline-flex min-h-11 items-center gap-2 rounded-uneven border-[2.5px] border-ink bg-panel px-3 font-bold has-checked:bg-judge has-checked:text-on-color has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="character"
                className="sr-only"
                checked={each === character}
                onChange={() => setCharacter(each)}
              />
              <img
                src={each.portrait}
                alt=""
                width={32}
                height={32}
                className="-ms-1 rounded-full border-2 border-ink"
              />
              {each.name}
            </label>
          ))}
        </fieldset>
        <div className="flex items-start gap-3" aria-live="polite">
          <img
            src={portrait}
            alt=""
            width={80}
            height={80}
            className="size-20 shrink-0 rounded-uneven border-[2.5px] border-ink"
          />
          <div className="min-w-0 rounded-uneven border-[2.5px] border-ink bg-panel p-3">
            <p className="font-bold">{name}</p>
            <p dir="auto" className="[overflow-wrap:anywhere]">
              {read(cardTexts(sample.card))}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          <a href={picture} download="pettycard.png" className={buttonClass({ look: "judge", size: "lg" })}>
            Download This Card
          </a>
          <Button size="lg" onClick={() => setTurn(turn + 1)}>
            Next Topic
          </Button>
        </div>
        <p className="text-ink-soft text-sm">
          Topic {(turn % samples.length) + 1} of {samples.length}: {sample.title}
        </p>
      </div>
      {isZoomed && (
        <LazyPart>
          <CardZoom picture={picture} title={sample.title} onClose={() => setZoomed(false)} />
        </LazyPart>
      )}
    </div>
  );
}
