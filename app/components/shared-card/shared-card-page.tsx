import { ReportButton } from "~/components/report/report-button";
import { buttonClass, LinkButton } from "~/components/ui/button";
import { Words } from "~/components/ui/words";
import { isolated } from "~/domain/case/isolated-name";
import type { DecisionCard } from "~/domain/dilemma/decision-card";
import { decisionCardTexts } from "~/domain/dilemma/decision-card-texts";
import { judgeProfile } from "~/domain/judge/personality";
import { PRODUCT_TAGLINE } from "~/domain/product";
import { countCharacters } from "~/domain/text";
import { type Card, isDecisionCard, type VerdictCard as VerdictCardModel } from "~/domain/verdict/card";
import { cardTexts } from "~/domain/verdict/card-texts";
import type { CardWords } from "~/domain/verdict/card-words";
import { AnyCard } from "./any-card";

/** Code points that are set large on a phone. */
const HEADLINE_MAX = 30;

interface SharedCardPageProps {
  shareId: string;
  card: Card;
  /** What stands in the place of the outcome until its reader turns the card over; null where it lies open. */
  closed: CardWords["closed"] | null;
}

/**
 * A card on the front page, for everyone who has its link: the card, and nothing of the case that is not on it. By a
 * link without spoilers it lies face down until its reader turns it over.
 */
export function SharedCardPage({ shareId, card, closed }: SharedCardPageProps) {
  const { date, offer, secrecy, ...around } = isDecisionCard(card) ? ofDecision(card) : ofVerdict(card);
  const headline = closed?.title ?? around.headline;
  // Phones have room for a line or two above the card, which says it again.
  const isLong = countCharacters(headline) > HEADLINE_MAX;
  return (
    <article className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-4 px-4 pt-3 pb-10 sm:px-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-y-8 lg:pt-14 lg:pb-20">
      <header className="grid justify-items-center gap-1 text-center lg:justify-items-start lg:gap-5 lg:text-start">
        <p className="text-balance font-bold text-[min(0.75rem,4vw)] text-ink-soft uppercase tracking-wide">
          From the public record · {date}
        </p>
        <h1
          dir="auto"
          className={`font-display leading-none [overflow-wrap:anywhere] lg:text-[clamp(3.5rem,6vw,5.5rem)] lg:leading-[0.95] ${isLong ? "text-[min(1.375rem,7vw)]" : "text-[min(2rem,11vw)]"}`}
        >
          {headline}
        </h1>
        {closed === null && (
          <p className="hidden max-w-prose text-xl lg:block">
            <Words>{around.lede}</Words>
          </p>
        )}
      </header>
      <div className="-mx-4 flex justify-center lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mx-0 lg:rotate-1 lg:self-start">
        {closed !== null ? (
          // The browser's own element: it opens without a script too.
          <details className="group">
            <summary className={buttonClass({ look: "judge", size: "lg" }, "list-none group-open:sr-only")}>
              {closed.description}
            </summary>
            <AnyCard card={card} />
          </details>
        ) : (
          <AnyCard card={card} />
        )}
      </div>
      <footer className="grid content-start justify-items-center gap-5 text-center lg:justify-items-start lg:text-start">
        <div className="grid w-full max-w-md gap-3 lg:border-ink lg:border-t-[5px] lg:pt-5">
          <h2 className="font-display text-[min(1.25rem,6vw)] leading-tight lg:text-2xl">{offer.question}</h2>
          <LinkButton
            to={offer.path}
            look="judge"
            size="lg"
            className="justify-self-center lg:order-last lg:justify-self-start"
          >
            {offer.button}
          </LinkButton>
          <p>
            {PRODUCT_TAGLINE} {offer.promise} Free, no account.
          </p>
        </div>
        <div className="grid max-w-md justify-items-center text-ink-soft text-sm lg:justify-items-start">
          <p>{secrecy}</p>
          <ReportButton thing={{ kind: "verdict", id: shareId }} label="Report this card" />
        </div>
      </footer>
    </article>
  );
}

/** What the page says around a card. */
interface Around {
  headline: string;
  date: string;
  lede: string;
  /** What whoever reads it can do here themselves. */
  offer: { question: string; button: string; path: string; promise: string };
  secrecy: string;
}

function ofVerdict(card: VerdictCardModel): Around {
  const { caseName, headline, date } = cardTexts(card);
  return {
    ...{ headline, date, lede: ledeOf(card, caseName) },
    offer: {
      question: "Somebody petty to you, too?",
      button: "File your own",
      path: "/",
      promise: "Tell it what they did, send them the link, and a judge rules on both of you.",
    },
    secrecy:
      "One of these two shared this card. Nothing else of the case is public, and either of them can seal it at any time.",
  };
}

function ofDecision(card: DecisionCard): Around {
  const { dilemma, decision, date } = decisionCardTexts(card);
  const judge = judgeProfile(card.judgePersonality).title;
  return {
    ...{ headline: decision, date },
    lede: `Somebody could not decide: “${dilemma}” The ${judge} could.`,
    offer: {
      question: "Can't decide either?",
      button: "Let the court decide",
      path: "/procrastination",
      promise: "Tell it what you can't decide, answer a few questions, and a judge decides for you.",
    },
    secrecy: "Whoever asked shared this card. Nothing else of it is public, and they can seal it at any time.",
  };
}

function ledeOf(
  { creatorName, opponentName, judgePersonality, winner, byDefault }: VerdictCardModel,
  caseName: string,
) {
  const judge = judgeProfile(judgePersonality).title;
  const heard = byDefault ? "was not told both sides" : "has heard both";
  const outcome =
    winner === "other"
      ? "prefers neither"
      : `found for the ${winner === "creator" ? "plaintiff" : "defendant"}${byDefault ? ", by default" : ""}`;
  return `${isolated(creatorName)} took ${isolated(opponentName)} to court. In “${caseName}”, the ${judge} ${heard} and ${outcome}.`;
}
