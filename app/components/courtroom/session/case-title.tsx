import { FoldingTitle } from "~/components/ui/folding-title";
import { Words } from "~/components/ui/words";

/** Up to this many code units an allegation stands in full on a phone; longer ones begin folded. */
const FOLDED_FROM = 32;

/** An allegation longer than this, in code units, is set smaller on desktops. */
const SMALLER_FROM = 120;

/** What it is all about. On phones it is one line, so that the talk has the screen. */
export function CaseTitle({ allegation }: { allegation: string }) {
  const size = allegation.length > SMALLER_FROM ? "text-lg lg:text-2xl" : "text-lg lg:text-3xl";
  return (
    <FoldingTitle isLong={allegation.length > FOLDED_FROM} lines={1} className={size}>
      Courtroom: <Words>{allegation}</Words>
    </FoldingTitle>
  );
}
