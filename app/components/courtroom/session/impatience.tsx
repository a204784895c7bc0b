import { Button } from "~/components/ui/button";
import { notifyWhenReady } from "~/components/verdict/waiting/notify-when-ready";
import { nudgeOpponent } from "~/components/verdict/waiting/nudge-opponent";
import type { CaseRef } from "~/domain/case/case-ref";
import { useOneStep } from "~/hooks/use-one-step";

interface ImpatienceProps {
  courtroomUuid: string;
  userUuid: string;
}

/** For whoever rests and waits for the other: a nudge, and to be told. */
export default function Impatience({ courtroomUuid, userUuid }: ImpatienceProps) {
  const { isBusy, take } = useOneStep();
  const filed: CaseRef = { kind: "courtroom", uuid: courtroomUuid };
  return (
    <>
      <Button look="quiet" aria-disabled={isBusy} onClick={() => take(() => nudgeOpponent(filed, location.origin))}>
        Nudge Opponent
      </Button>
      <Button look="quiet" aria-disabled={isBusy} onClick={() => take(() => notifyWhenReady(filed, userUuid))}>
        Notify Me When Ready
      </Button>
    </>
  );
}
