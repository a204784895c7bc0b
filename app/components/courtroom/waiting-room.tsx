import { LinkButton } from "~/components/ui/button";
import type { Courtroom } from "~/domain/courtroom/courtroom";
import { useWaiting } from "~/hooks/use-waiting";
import { WaitingForOpponent } from "./waiting-for-opponent";

interface WaitingRoomProps {
  courtroom: Courtroom;
  token: string | null;
  siteOrigin: string;
}

/** A plaintiff alone in court. The line says when the other comes in; somebody who joined and is not in yet is asked for. */
export function WaitingRoom({ courtroom, token, siteOrigin }: WaitingRoomProps) {
  const { allegation, code, judgePersonality } = courtroom;
  useWaiting();
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 sm:px-6 lg:py-14">
      <WaitingForOpponent
        allegation={allegation}
        code={code}
        judgePersonality={judgePersonality}
        token={token}
        siteOrigin={siteOrigin}
      />
      <LinkButton to="/" look="quiet" className="justify-self-start">
        Return Home
      </LinkButton>
    </div>
  );
}
