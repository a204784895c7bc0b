import { Party } from "~/components/party/party";
import { Icon } from "~/components/ui/icon";
import type { Seat } from "~/domain/case/seat";
import { formatAnswer } from "~/domain/deck/answer";
import type { DecidedCase } from "~/domain/verdict/decided-case";
import { ExhibitList, type OpenedExhibit } from "./exhibit-list";

interface SideBySideAnswersProps {
  decided: Pick<DecidedCase, "sideBySide" | "names" | "isTestimonyLost">;
  seat: Seat;
  opened: OpenedExhibit | null;
}

const COLUMNS = "@lg:grid-cols-[minmax(0,1fr)_8rem_8rem]";

/**
 * What both parties swore, question by question: pairs below each other where there is little room, a table elsewhere.
 * Nothing where there is nothing to see, as in a courtroom.
 */
export function SideBySideAnswers({ decided, seat, opened }: SideBySideAnswersProps) {
  const { sideBySide, names, isTestimonyLost } = decided;
  if (isTestimonyLost) return <p>What you both swore can’t be read at the moment. The ruling stands.</p>;
  return sideBySide.length === 0 ? null : (
    <section aria-labelledby="testimony" className="@container">
      <h3 id="testimony" className="rule-double pb-1 font-display text-xl">
        The testimony
      </h3>
      <div className={`hidden gap-4 border-ink border-b-2 py-2 @lg:grid ${COLUMNS}`} aria-hidden>
        <span className="self-end font-bold text-sm">The court asked</span>
        <Party seat="creator" name={names.creator} isYou={seat === "creator"} />
        <Party seat="opponent" name={names.opponent} isYou={seat === "opponent"} />
      </div>
      <ExhibitList rows={sideBySide} opened={opened} columns={COLUMNS}>
        {({ creatorAnswer, opponentAnswer, foresaw }) => (
          <>
            <Said
              seat="creator"
              name={names.creator}
              answer={creatorAnswer}
              foresaw={foresaw?.creator}
              isYou={seat === "creator"}
            />
            <Said
              seat="opponent"
              name={names.opponent}
              answer={opponentAnswer}
              foresaw={foresaw?.opponent}
              isYou={seat === "opponent"}
            />
          </>
        )}
      </ExhibitList>
    </section>
  );
}

const SIDE_BORDER: Record<Seat, string> = {
  creator: "border-plaintiff",
  opponent: "border-defendant",
};

interface SaidProps {
  seat: Seat;
  name: string;
  answer: string | null;
  /** Of a guess, whether it was right. */
  foresaw?: boolean | null | undefined;
  isYou: boolean;
}

function Said({ seat, name, answer, foresaw, isYou }: SaidProps) {
  return (
    <div className={`min-w-0 border-s-[5px] ps-2.5 ${SIDE_BORDER[seat]}`}>
      <Party seat={seat} name={name} isYou={isYou} className="text-sm @lg:sr-only" />
      <p className="font-display leading-tight">{formatAnswer(answer, name)}</p>
      {typeof foresaw === "boolean" && (
        <p className="flex items-center gap-1 font-bold text-sm">
          <Icon className="size-4 shrink-0">
            <path d={foresaw ? "m4 13 5 5L20 6" : "M5 5l14 14M19 5 5 19"} />
          </Icon>
          {foresaw ? "A right guess" : "A wrong guess"}
        </p>
      )}
    </div>
  );
}
