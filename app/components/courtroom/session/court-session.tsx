import { lazy, useCallback, useEffect, useRef } from "react";
import { LazyPart } from "~/components/ui/lazy-part";
import type { CourtView } from "~/domain/courtroom/court-view";
import type { PendingMessage } from "~/domain/courtroom/outbox";
import type { DecidedCase } from "~/domain/verdict/decided-case";
import { useHydrated } from "~/hooks/use-hydrated";
import type { useCourtroom } from "../connection/use-courtroom";
import { TranscriptSkeleton } from "../transcript/transcript-skeleton";
import { usePageVisible } from "../use-page-visible";
import { CasePanel } from "./case-panel";
import { Composer } from "./composer";
import { ConnectionNotice } from "./connection-notice";
import type { CourtEnd } from "./court-end";
import { DecisionButton } from "./decision-button";
import { useCourtDraft } from "./use-court-draft";
import { useHandedFocus } from "./use-handed-focus";
import { useKeyboardRoom } from "./use-keyboard-room";
import { useTypingSignal } from "./use-typing-signal";

// There is nothing to show in it before the court has been asked: it comes while that is under way.
const fetchTranscript = () => import("../transcript/transcript");
const Transcript = lazy(() => fetchTranscript().then((loaded) => ({ default: loaded.Transcript })));

interface CourtSessionProps {
  court: ReturnType<typeof useCourtroom>;
  opened: { number: number } | null;
  /** The ruling with all that belongs to it; null while the page has none. */
  decided: DecidedCase | null;
  onViewVerdict: () => void;
  /** Null until the end is near. */
  end: CourtEnd | null;
  /** When the server made this page, in Unix milliseconds. */
  seenAt: number;
}

/** A court in session: the case, what is said, and where to speak. */
export function CourtSession({ court, opened, decided, onViewVerdict, end, seenAt }: CourtSessionProps) {
  const { view, isRecalling, say, tellTyping, react, retry, takeBack, wantDecision, withdrawRequest, look } = court;
  const { courtroom, userUuid, connection, isGenerating } = view;
  const phase = useLoadingPhase(view, isRecalling);
  const room = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, write, putBack } = useCourtDraft({ courtroomUuid: courtroom.uuid, userUuid }, field);
  const signalTyping = useTypingSignal(tellTyping);
  const lookAt = useLook(look);
  const isSettled = courtroom.status === "settled";
  const isOver = isSettled && decided !== null && end !== null;
  const roomFocus = useHandedFocus(room, isGenerating && end !== null ? "deliberating" : isOver ? "decided" : "open");
  useKeyboardRoom(room);

  useEffect(() => {
    fetchTranscript().catch(() => undefined);
  }, []);

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

  // Whoever has spoken sees their words, though the court can't be reached.
  const isShown = phase === null || view.outbox.length > 0;
  const decisionButton = <DecisionButton view={view} onPress={wantDecision} onTakeBack={withdrawRequest} />;
  return (
    <div
      ref={room}
      {...roomFocus}
      data-hearing={isSettled ? undefined : ""}
      className="mx-auto flex group/room max-h-[var(--room,none)] min-h-min w-full max-w-6xl flex-1 flex-col lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)] lg:gap-8 lg:px-6 lg:py-6"
    >
      <CasePanel view={view} seenAt={seenAt}>
        {phase === null && !isSettled && !isGenerating && decisionButton}
      </CasePanel>
      <div className="flex min-h-0 flex-1 flex-col border-ink border-t-[2.5px] bg-panel/60 lg:rounded-uneven-lg lg:border-[3px] lg:shadow-hard">
        {isShown && <ConnectionNotice connection={connection} closedBecause={view.closedBecause} />}
        {isShown ? (
          <LazyPart fallback={<TranscriptSkeleton label="Loading Courtroom" />}>
            <Transcript view={view} opened={opened} onReact={react} onRetry={retry} onTakeBack={edit} onLook={lookAt} />
          </LazyPart>
        ) : (
          <TranscriptSkeleton label={phase} />
        )}
        <div className="grid gap-2 border-ink border-t-[2.5px] bg-paper px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-5 lg:rounded-b-[1.1rem]">
          {isSettled ? (
            isOver ? (
              <end.SettledCourt
                decided={decided}
                courtroom={courtroom}
                userUuid={userUuid}
                onViewVerdict={onViewVerdict}
              />
            ) : (
              <p className="min-h-20 font-display text-xl">The judge has ruled.</p>
            )
          ) : isGenerating ? (
            <>
              {end !== null && (
                <end.Deliberation judgePersonality={courtroom.judgePersonality} error={view.generationError} />
              )}
              {decisionButton}
            </>
          ) : (
            <Composer field={field} text={text} onTextChange={change} onSay={speak} />
          )}
        </div>
      </div>
    </div>
  );
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
