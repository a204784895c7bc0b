import { lazy } from "react";
import { LinkButton } from "~/components/ui/button";
import { LazyPart } from "~/components/ui/lazy-part";
import type { Courtroom } from "~/domain/courtroom/courtroom";
import { useHydrated } from "~/hooks/use-hydrated";

// Only one of the two parties ever waits, once: the talk is not to carry it.
const WaitingForOpponent = lazy(() =>
  import("./waiting-for-opponent").then((loaded) => ({ default: loaded.WaitingForOpponent })),
);

const NobodyCame = lazy(() => import("./nobody-came").then((loaded) => ({ default: loaded.NobodyCame })));

interface WaitingRoomProps {
  courtroom: Courtroom;
  token: string | null;
  siteOrigin: string;
  /** When the server made this page, in Unix milliseconds. */
  seenAt: number;
  /** Null until there is a verdict, which is by default: nobody has come. */
  onViewVerdict: (() => void) | null;
}

/**
 * A plaintiff alone in court. The connection says when the other comes in; somebody who joined and is not in yet is
 * asked for.
 */
export function WaitingRoom({ courtroom, token, siteOrigin, seenAt, onViewVerdict }: WaitingRoomProps) {
  const { uuid, allegation, code, judgePersonality, deadline, createdAt, reopenedBy } = courtroom;
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 sm:px-6 lg:py-14">
      {useHydrated() ? (
        <LazyPart fallback={<EmptyChair />}>
          {courtroom.status === "settled" ? (
            <NobodyCame judgePersonality={judgePersonality} onViewVerdict={onViewVerdict} />
          ) : (
            <WaitingForOpponent
              uuid={uuid}
              allegation={allegation}
              code={code}
              judgePersonality={judgePersonality}
              token={token}
              siteOrigin={siteOrigin}
              deadline={deadline}
              createdAt={createdAt}
              reopenedBy={reopenedBy}
              seenAt={seenAt}
            />
          )}
        </LazyPart>
      ) : (
        <EmptyChair />
      )}
      <LinkButton to="/" look="quiet" className="justify-self-start">
        Return Home
      </LinkButton>
    </div>
  );
}

/** The waiting screen before it is there, in its shape. */
function EmptyChair() {
  return (
    <div role="status" className="grid gap-5">
      <p className="font-display text-[min(10vw,2.25rem)] leading-[0.95] sm:text-5xl">Loading Courtroom</p>
      <span aria-hidden className="h-7 rounded-uneven bg-paper-deep" />
      <span aria-hidden className="h-28 rounded-uneven border-[2.5px] border-ink border-dashed bg-panel" />
      <span aria-hidden className="h-24 rounded-uneven bg-paper-deep" />
    </div>
  );
}
