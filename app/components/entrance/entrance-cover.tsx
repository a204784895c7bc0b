import type { Seat } from "~/domain/case/seat";
import { useNonce } from "~/hooks/use-nonce";
import { entranceEntry } from "./entrance-memory";

/** A page whose scripts take longer than this is shown without them, in milliseconds. */
const COVER_MS = 3_000;

interface EntranceCoverProps {
  caseUuid: string;
  seat: Seat;
}

/**
 * Covers a court that somebody has not entered yet from the first moment of a page that is loaded as a whole: whether
 * they have is known to their browser alone, and the page's scripts come after its picture. To stand before what it
 * covers. Without scripts nothing is covered, and where they don't come the cover goes by itself.
 */
export function EntranceCover({ caseUuid, seat }: EntranceCoverProps) {
  return (
    <script nonce={useNonce()} suppressHydrationWarning>
      {coverScript(entranceEntry(caseUuid, seat).key)}
    </script>
  );
}

/** Takes away the cover that the page came with. False where there is none, or none any more. */
export function removeCover(): boolean {
  const { dataset } = document.documentElement;
  return "cover" in dataset && delete dataset.cover;
}

/**
 * Without quotation marks, `&`, `<` and `>`: React escapes them in any text, and no browser undoes that in a script.
 */
function coverScript(key: string): string {
  const root = "document.documentElement.dataset";
  const remove = `setTimeout(function(){delete ${root}.cover},${COVER_MS})`;
  return `try{if(localStorage.getItem(\`${key}\`)===null){${root}.cover=\`\`;${remove}}}catch{}`;
}
