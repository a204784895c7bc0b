import { useCallback, useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import type { Seat } from "~/domain/case/seat";
import { isDeserted } from "~/domain/case/seat";
import type { CourtView } from "~/domain/courtroom/court-view";
import type { Courtroom } from "~/domain/courtroom/courtroom";
import type { PendingMessage } from "~/domain/courtroom/outbox";
import { useHydrated } from "~/hooks/use-hydrated";
import type { useCourtroom } from "../connection/use-courtroom";
import { SpokenNews } from "../transcript/spoken-news";
import { Transcript } from "../transcript/transcript";
import { TranscriptSkeleton } from "../transcript/transcript-skeleton";
import { usePageVisible } from "../use-page-visible";
import { CasePanel } from "./case-panel";
import { Composer } from "./composer";
import { ConnectionNotice } from "./connection-notice";
import { DecisionButton } from "./decision-button";
import { Deliberation } from "./deliberation";
import { useCourtDraft } from "./use-court-draft";
import { useHandedFocus } from "./use-handed-focus";
import { useKeyboardRoom } from "./use-keyboard-room";
import { useTypingSignal } from "./use-typing-signal";

interface CourtSessionProps {
  court: ReturnType<typeof useCourtroom>;
  seat: Seat;
  opened: { number: number } | null;
  /** Opens the ruling; null while there is none. */
  onViewVerdict: (() => void) | null;
  /** When the server made this page, in Unix milliseconds. */
  seenAt: number;
}

/** A court in session: the case, what is said, and where to speak. */
export function CourtSession({ court, seat, opened, onViewVerdict, seenAt }: CourtSessionProps) {
  const { view, isRecalling, say, tellTyping, react, retry, takeBack, wantDecision, look } = court;
  const { courtroom, userUuid, connection, isGenerating } = view;
  const phase = useLoadingPhase(view, isRecalling);
  const room = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, write, putBack } = useCourtDraft({ courtroomUuid: courtroom.uuid, userUuid }, field);
  const signalTyping = useTypingSignal(tellTyping);
  const lookAt = useLook(look);
  const foot = useRef<HTMLDivElement>(null);
  const footFocus = useHandedFocus(foot, isGenerating ? "deliberating" : onViewVerdict === null ? "open" : "decided");
  useKeyboardRoom(room);

  const isSettled = courtroom.status === "settled";
  const closedBecause = isSettled ? whySettled(courtroom) : isGenerating ? "The court is deliberating." : null;

  function change(next: string) {
    write(next);
    signalTyping(next);
  }

  function speak(content: string) {
    say(content);
    change("");
  }

  const edit = useCallback(
    ({ clientId, content }: PendingMessage) => {
      takeBack(clientId);
      putBack(content);
      field.current?.focus();
    },
    [takeBack, putBack],
  );

  const decisionButton = <DecisionButton view={view} onPress={wantDecision} />;
  return (
    <div
      ref={room}
      data-hearing={isSettled ? undefined : ""}
      className="mx-auto flex group/room max-h-[var(--room,none)] min-h-min w-full max-w-6xl flex-1 flex-col lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)] lg:gap-8 lg:px-6 lg:py-6"
    >
      <CasePanel view={view} seenAt={seenAt} />
      <div className="flex min-h-0 flex-1 flex-col border-ink border-t-[2.5px] bg-panel/60 lg:rounded-uneven-lg lg:border-[3px] lg:shadow-hard">
        {phase === null && <ConnectionNotice connection={connection} closedBecause={view.closedBecause} />}
        {phase === null ? (
          <Transcript
            view={view}
            seat={seat}
            opened={opened}
            onReact={react}
            onRetry={retry}
            onTakeBack={edit}
            onLook={lookAt}
          />
        ) : (
          <TranscriptSkeleton label={phase} />
        )}
        <div
          ref={foot}
          {...footFocus}
          className="grid gap-2 border-ink border-t-[2.5px] bg-paper px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-5 lg:rounded-b-[1.1rem]"
        >
          {isGenerating ? (
            <>
              <Deliberation judgePersonality={courtroom.judgePersonality} error={view.generationError} />
              <div>{decisionButton}</div>
            </>
          ) : (
            <Composer field={field} text={text} closedBecause={closedBecause} onTextChange={change} onSay={speak}>
              <div className="flex flex-wrap items-center gap-3">
                {onViewVerdict !== null && (
                  <Button look="judge" data-takes-focus onClick={onViewVerdict}>
                    View Verdict
                  </Button>
                )}
                {decisionButton}
              </div>
            </Composer>
          )}
        </div>
      </div>
      <SpokenNews view={view} />
    </div>
  );
}

function whySettled({ creatorUuid, opponent }: Courtroom): string {
  const isAlone = isDeserted({ creatorUuid, opponentUuid: opponent?.uuid ?? null });
  return isAlone ? "The other side has left for good." : "This case is settled.";
}

/** What is being waited for before anything can be shown, or null. The page as it is sent knows no browser yet. */
function useLoadingPhase({ connection, hasJoined }: CourtView, isRecalling: boolean): string | null {
  const isHydrated = useHydrated();
  if (!isHydrated) return "Loading User";
  if (isRecalling) return "Loading Courtroom";
  if (hasJoined || connection === "closed") return null;
  return connection === "joining" ? "Joining Courtroom" : "Connecting";
}

/** Reading needs the end of the transcript on the screen, and the screen before somebody's eyes. */
function useLook(look: (isLooking: boolean) => void): (isAtEnd: boolean) => void {
  const isVisible = usePageVisible();
  const isAtEnd = useRef(false);

  useEffect(() => look(isVisible && isAtEnd.current), [isVisible, look]);

  return useCallback(
    (next: boolean) => {
      isAtEnd.current = next;
      look(next && document.visibilityState === "visible");
    },
    [look],
  );
}
