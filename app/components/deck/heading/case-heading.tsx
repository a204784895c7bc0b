import { FoldingTitle } from "~/components/ui/folding-title";
import { Words } from "~/components/ui/words";

/** Up to this many code units an allegation stands in full above the deck; longer ones begin folded on phones. */
const FOLDED_FROM = 70;

/** The heading of a suit. On phones a long allegation is folded to two lines, so that the deck stays on the screen. */
export function CaseHeading({ allegation }: { allegation: string }) {
  const isLong = allegation.length > FOLDED_FROM;
  const size = isLong ? "text-lg sm:text-2xl lg:text-3xl" : "text-2xl sm:text-3xl lg:text-4xl";
  return (
    <FoldingTitle isLong={isLong} lines={2} className={size}>
      PettySuit:{" "}
      <bdi>
        <Words>{allegation}</Words>
      </bdi>
    </FoldingTitle>
  );
}
