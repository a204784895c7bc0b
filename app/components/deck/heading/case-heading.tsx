import { FoldingTitle } from "~/components/ui/folding-title";
import { Words } from "~/components/ui/words";

/** Up to this many code units a matter stands in full above the deck; longer ones begin folded on phones. */
const FOLDED_FROM = 70;

/** And longer ones than this are set smaller, so that who presides stays on a desktop's screen too. */
const SMALL_FROM = 200;

interface CaseHeadingProps {
  /** What kind of case it is, before a colon; without it, the matter stands alone. */
  kind?: string;
  /** What is before the court, in its person's words. */
  matter: string;
  /** Nothing below needs the room: the whole matter stands there, however long. */
  isRoomy?: boolean;
}

/** The heading of a case. On phones a long matter is folded to two lines, so that the deck stays on the screen. */
export function CaseHeading({ kind, matter, isRoomy = false }: CaseHeadingProps) {
  const isLong = matter.length > FOLDED_FROM;
  const size = isLong ? `deck-matter-long ${matter.length > SMALL_FROM ? "" : "lg:text-3xl"}` : "deck-matter";
  return (
    <FoldingTitle isLong={isLong && !isRoomy} lines={2} className={size}>
      {kind !== undefined && `${kind}: `}
      <bdi>
        <Words>{matter}</Words>
      </bdi>
    </FoldingTitle>
  );
}
