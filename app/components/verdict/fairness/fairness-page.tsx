import type { MetaFunction } from "@remix-run/react";
import type { ReactNode } from "react";
import { Party } from "~/components/party/party";
import { LinkButton } from "~/components/ui/button";
import { ForeignWordsIn, Words } from "~/components/ui/words";
import { casePath } from "~/domain/case/case-ref";
import type { PartyNames } from "~/domain/case/party-names";
import { formatAnswer } from "~/domain/deck/answer";
import type { FindingRun } from "~/domain/judge/receipt";
import { PRODUCT_NAME } from "~/domain/product";
import {
  type CitedExhibit,
  type FairnessView,
  formatDefault,
  formatFallback,
  formatOutcome,
  formatRun,
  formatWhoRuled,
  isDismissal,
  timesRead,
} from "~/domain/verdict/fairness";
import { BlameBar } from "./blame-bar";

/** The head of the page, which is for two people and no search engine. */
export const fairnessMeta: MetaFunction = () => [
  { title: `How fair was this? · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

/** How a case was decided, in plain words, for both parties alike. */
export function FairnessPage(view: FairnessView) {
  const { filed, caseName, receipt } = view;
  return (
    <ForeignWordsIn foreign={view.foreign}>
      <article className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 sm:px-6 sm:py-12">
        <header>
          <p dir="auto" className="text-ink-soft [overflow-wrap:anywhere]">
            <Words>{caseName}</Words>
          </p>
          <h1 className="font-display text-4xl leading-tight">How fair was this?</h1>
        </header>
        <Part title="Who ruled">
          <p>{isDismissal(view) ? "Nobody. The clerk of the court closed the case." : formatWhoRuled(view)}</p>
          {receipt?.fallback != null && <p>{formatFallback(receipt.fallback)}</p>}
        </Part>
        {isDismissal(view) ? <Dismissed /> : <Ruled {...view} />}
        <LinkButton to={casePath(filed)} look="judge" size="lg">
          Back to the case
        </LinkButton>
      </article>
    </ForeignWordsIn>
  );
}

/** One side alone is no case. */
function Dismissed() {
  return (
    <Part title="A case dismissed">
      <p>
        One of the parties has left the court for good and taken along everything that they said. So nothing was read,
        nothing was weighed and no blame was found: nobody won and nobody lost.
      </p>
    </Part>
  );
}

function Ruled(view: FairnessView) {
  return (
    <>
      {view.byDefault ? <Default {...view} /> : <Weighing {...view} />}
      <Part title="What could not change it">
        <p>
          Who filed, who was named first, which judge was picked, and anything that either of you wrote to tell the
          judge what to do.
        </p>
      </Part>
    </>
  );
}

/** Nothing was weighed: there is nothing more to tell. */
function Default({ winner, names }: FairnessView) {
  return (
    <Part title="A default judgment">
      <p className="[overflow-wrap:anywhere]">{formatDefault(winner, names)}</p>
      <p>
        Whoever was not heard can set such a judgment aside with one tap for seven days, once in a case. It is then gone
        for good, and the case is open for another 24 hours.
      </p>
    </Part>
  );
}

function Weighing({ winner, names, blame, exhibits, isTestimonyLost, receipt }: FairnessView) {
  return (
    <>
      <Part title="Read from both ends">
        {receipt === null ? (
          <p>This case was decided before the court kept receipts of its readings.</p>
        ) : (
          <Readings runs={receipt.runs} winner={winner} names={names} />
        )}
      </Part>
      <Part title="How the blame lies">
        <BlameBar blame={blame} names={names} />
      </Part>
      <Part title="What the ruling rests on">
        {exhibits.length === 0 ? (
          <p>
            {isTestimonyLost
              ? "What you both swore can’t be read at the moment."
              : "Nobody said anything that the ruling could rest on."}
          </p>
        ) : (
          <ol className="grid gap-4">
            {exhibits.map((exhibit) => (
              <Exhibit key={exhibit.number} exhibit={exhibit} names={names} />
            ))}
          </ol>
        )}
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="rule-double pb-1 font-display text-xl">{title}</h2>
      {children}
    </section>
  );
}

interface ReadingsProps {
  runs: FindingRun[];
  winner: FairnessView["winner"];
  names: PartyNames;
}

function Readings({ runs, winner, names }: ReadingsProps) {
  const readings = runs.map((run, index) => ({ number: index + 1, ...formatRun(run, names) }));
  return (
    <>
      <p>
        A judge can be swayed by whoever it reads first. So the record was read {timesRead(runs)}, with the two of you
        changing places and without your names.
      </p>
      <ol className="grid gap-2">
        {readings.map(({ number, order, finding }) => (
          <li key={number} className="border-ink border-s-[5px] ps-3 [overflow-wrap:anywhere]">
            <span className="block text-ink-soft text-sm">
              Reading {number}: {order}
            </span>
            <span className="font-bold">{finding}</span>
          </li>
        ))}
      </ol>
      <p>{formatOutcome(runs, winner, names)}</p>
    </>
  );
}

function Exhibit({ exhibit, names }: { exhibit: CitedExhibit; names: PartyNames }) {
  return exhibit.kind === "answers" ? (
    <Answers exhibit={exhibit} names={names} />
  ) : (
    <Message exhibit={exhibit} names={names} />
  );
}

function Message({ exhibit, names }: { exhibit: CitedExhibit & { kind: "message" }; names: PartyNames }) {
  const { number, seat, content } = exhibit;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 border-ink border-b pb-3">
      <p className="font-bold">Exhibit {number}.</p>
      <Party seat={seat} name={names[seat]} />
      <blockquote dir="auto" className="whitespace-pre-line border-ink border-s-[5px] ps-3 [overflow-wrap:anywhere]">
        <Words>{content}</Words>
      </blockquote>
    </li>
  );
}

function Answers({ exhibit, names }: { exhibit: CitedExhibit & { kind: "answers" }; names: PartyNames }) {
  const { number, prompt, creatorAnswer, opponentAnswer } = exhibit;
  return (
    <li className="grid gap-2 border-ink border-b pb-3">
      <p dir="auto" className="[overflow-wrap:anywhere]">
        <span className="font-bold">Exhibit {number}.</span> <Words>{prompt}</Words>
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        <Said answer={formatAnswer(creatorAnswer, names.creator)}>
          <Party seat="creator" name={names.creator} />
        </Said>
        <Said answer={formatAnswer(opponentAnswer, names.opponent)}>
          <Party seat="opponent" name={names.opponent} />
        </Said>
      </div>
    </li>
  );
}

function Said({ answer, children }: { answer: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      {children}
      <p className="font-display leading-tight">{answer}</p>
    </div>
  );
}
