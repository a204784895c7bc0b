import { type ComponentProps, lazy, startTransition, useCallback, useState } from "react";
import { LazyPart } from "~/components/ui/lazy-part";
import { ForeignWordsIn } from "~/components/ui/words";
import type { Seat } from "~/domain/case/seat";
import type { DecidedCase } from "~/domain/verdict/decided-case";
import { Deliberation } from "./deliberation";
import { useReveal } from "./use-reveal";

type Told = typeof import("./told-ruling");
let told: Told | null = null;

/** All but the deliberation comes behind it: there are seconds until anything is ruled. */
async function importTold(): Promise<Told> {
  told ??= await import("./told-ruling");
  return told;
}
importTold().catch(() => undefined);

const LateRuling = lazy(async () => ({ default: (await importTold()).OpenRuling }));
const LateCase = lazy(async () => ({ default: (await importTold()).SettledCase }));

/** At once where it is there by now: what was waited for, if only for a moment, React shows half a second later. */
function OpenRuling(ruling: ComponentProps<Told["OpenRuling"]>) {
  const [Part] = useState(() => told?.OpenRuling ?? LateRuling);
  return <Part {...ruling} />;
}

/** As above. */
export function SettledCase(settled: ComponentProps<Told["SettledCase"]>) {
  const [Part] = useState(() => told?.SettledCase ?? LateCase);
  return <Part {...settled} />;
}

export interface VerdictOverlayProps {
  decided: DecidedCase;
  /** Of the case, a suit or a courtroom. */
  suitUuid: string;
  userUuid: string;
  seat: Seat;
  siteOrigin: string;
  /** Of a case that was argued: what was said, in place of testimony. A mark leads to the message of its number. */
  transcript?: {
    length: number;
    onExhibit: (number: number) => void;
    /** The number of the message that the reader comes back from, null where they come from elsewhere. */
    cameFrom: number | null;
  };
  onClose: () => void;
}

/** The ruling: deliberated and revealed the first time a person sees it, simply there ever after. */
export default function VerdictOverlay(page: VerdictOverlayProps) {
  const { decided, suitUuid, userUuid, transcript } = page;
  const { verdict, names, sideBySide, byDefault } = decided;
  const reveal = useReveal(suitUuid, userUuid, decided.settledAt);
  const [isThinking, setThinking] = useState(reveal.isReveal && !decided.dismissed);
  // The judge goes on thinking until the ruling is there.
  const rule = useCallback(() => startTransition(() => setThinking(false)), []);
  const glance = { names, caseName: verdict.caseName, testimony: sideBySide, messages: transcript?.length ?? null };
  return (
    <LazyPart>
      {isThinking ? (
        <ForeignWordsIn foreign={decided.foreign}>
          <Deliberation judge={verdict.judgePersonality} glance={{ ...glance, byDefault }} onOver={rule} />
        </ForeignWordsIn>
      ) : (
        <OpenRuling {...page} reveal={reveal} />
      )}
    </LazyPart>
  );
}
