import { useEffect, useRef } from "react";
import { prefersReducedMotion } from "~/browser/reduced-motion";
import { Party } from "~/components/party/party";
import { Button } from "~/components/ui/button";
import { Words } from "~/components/ui/words";
import type { PartyNames } from "~/domain/case/party-names";
import type { Seat } from "~/domain/case/seat";
import { formatAnswer } from "~/domain/deck/answer";
import type { SideBySide } from "~/domain/verdict/decided-case";

interface SideBySideAnswersProps {
  rows: SideBySide[];
  names: PartyNames;
  seat: Seat;
  /** The exhibit that was asked for, by its number; null until a mark is pressed. */
  opened: OpenedExhibit | null;
}

/** A fresh object each time a mark is pressed, so that the same one can be asked for again. */
export interface OpenedExhibit {
  number: number;
  /** Leads back to the mark that was pressed. */
  goBack: () => void;
}

const COLUMNS = "sm:grid-cols-[minmax(0,1fr)_9rem_9rem]";

/** What both parties swore, question by question: pairs below each other on phones, a table beside it on desktops. */
export function SideBySideAnswers({ rows, names, seat, opened }: SideBySideAnswersProps) {
  const openedRow = useShownRow(opened);
  return (
    <section aria-labelledby="testimony">
      <h3 id="testimony" className="rule-double pb-1 font-display text-xl">
        The testimony
      </h3>
      <div className={`hidden gap-4 border-ink border-b-2 py-2 sm:grid ${COLUMNS}`} aria-hidden>
        <span className="self-end font-bold text-sm">The court asked</span>
        <Party seat="creator" name={names.creator} isYou={seat === "creator"} />
        <Party seat="opponent" name={names.opponent} isYou={seat === "opponent"} />
      </div>
      <ol>
        {rows.map(({ questionUuid, prompt, creatorAnswer, opponentAnswer }, index) => (
          <li
            key={questionUuid}
            ref={opened?.number === index + 1 ? openedRow : undefined}
            tabIndex={-1}
            aria-label={`Exhibit ${index + 1}`}
            className={`scroll-my-6 ${opened?.number === index + 1 ? "bg-panel outline-3 outline-judge outline-offset-4" : "outline-none"} grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-4 gap-y-1.5 border-ink border-b py-3 ${COLUMNS}`}
          >
            <p dir="auto" className="col-span-full leading-snug [overflow-wrap:anywhere] sm:col-span-1">
              <span className="block font-bold text-ink-soft text-xs uppercase tracking-wide">Exhibit {index + 1}</span>
              <Words>{prompt}</Words>
            </p>
            <Said seat="creator" name={names.creator} answer={creatorAnswer} isYou={seat === "creator"} />
            <Said seat="opponent" name={names.opponent} answer={opponentAnswer} isYou={seat === "opponent"} />
            {opened?.number === index + 1 && (
              <Button look="quiet" onClick={opened.goBack} className="col-span-full justify-self-start">
                Back to the ruling
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Brings the row that was asked for onto the screen, and whoever reads by keyboard or ear with it. */
function useShownRow(opened: OpenedExhibit | null) {
  const row = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (opened === null) return;
    row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth", block: "center" });
  }, [opened]);

  return row;
}

const SIDE_BORDER: Record<Seat, string> = {
  creator: "border-plaintiff",
  opponent: "border-defendant",
};

interface SaidProps {
  seat: Seat;
  name: string;
  answer: string | null;
  isYou: boolean;
}

function Said({ seat, name, answer, isYou }: SaidProps) {
  return (
    <div className={`min-w-0 border-s-[5px] ps-2.5 ${SIDE_BORDER[seat]}`}>
      <Party seat={seat} name={name} isYou={isYou} className="text-sm sm:sr-only" />
      <p className="font-display leading-tight">{formatAnswer(answer, name)}</p>
    </div>
  );
}
