import { useNonce } from "~/components/nonce";
import { EARLY_CURTAIN_MS, entranceKey } from "./entrance-memory";

interface EarlyCurtainProps {
  caseUuid: string;
  userUuid: string;
}

/**
 * Hides a court that somebody has not entered yet from the first moment of a page that is loaded as a whole: whether they
 * have is known to their browser alone, and the page's scripts come after its picture. To stand before what it hides.
 * Without scripts nothing is hidden, and where they don't come the curtain rises by itself.
 */
export function EarlyCurtain({ caseUuid, userUuid }: EarlyCurtainProps) {
  return (
    <script nonce={useNonce()} suppressHydrationWarning>
      {drawCurtain(entranceKey(caseUuid, userUuid))}
    </script>
  );
}

/** Without quotation marks, `&`, `<` and `>`: React escapes them in any text, and no browser undoes that in a script. */
function drawCurtain(key: string): string {
  const root = "document.documentElement.dataset";
  const raise = `setTimeout(function(){delete ${root}.curtain},${EARLY_CURTAIN_MS})`;
  return `try{if(localStorage.getItem(\`${key}\`)===null){${root}.curtain=\`\`;${raise}}}catch{}`;
}
