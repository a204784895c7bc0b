import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useState } from "react";
import { otherSeat } from "~/domain/case/seat";
import { type CourtEvent, type CourtView, countUnread } from "~/domain/courtroom/court-view";
import type { PendingMessage } from "~/domain/courtroom/outbox";
import { reacted } from "~/domain/courtroom/reaction-wish";
import type { Reaction } from "~/domain/courtroom/reactions";
import { transcriptRows } from "~/domain/courtroom/transcript-rows";
import { wishedReactions } from "~/domain/courtroom/wished-reactions";
import { nameIn } from "../seats";
import { DownIcon } from "./icons";
import { MessageBubble } from "./message-bubble";
import type { MessageParts } from "./message-parts";
import { PendingBubble } from "./pending-bubble";
import { useFollowedEnd } from "./use-followed-end";
import { useOpenedMessage } from "./use-opened-message";

interface TranscriptProps {
  view: CourtView;
  /** The message that the ruling points at, fresh each time it does; null until then. */
  opened: { number: number } | null;
  onReact: (event: CourtEvent) => void;
  onRetry: (clientId: string) => void;
  onTakeBack: (pending: PendingMessage) => void;
  /** Whether the end of it is before somebody's eyes. Must keep its identity between renders. */
  onLook: (isAtEnd: boolean) => void;
}

/**
 * Everything that was said, the newest at the end. It follows the end until somebody reads back. Drawn anew only for
 * news: with hundreds of messages each key that is pressed below would be felt.
 */
export const Transcript = memo(function Transcript(props: TranscriptProps) {
  const { view, opened, onReact, onRetry, onTakeBack, onLook } = props;
  const { messages, lines, outbox, wishes, unreadFrom, courtroom, userUuid, seat, typing, connection } = view;
  const { scroller, content, isAtEnd, goOn, goToEnd } = useFollowedEnd(onLook);
  const [stop, setStop] = useState<number | null>(null);
  const rows = useMemo(() => transcriptRows(messages, lines, unreadFrom, dayOf), [messages, lines, unreadFrom]);
  const others = nameIn(courtroom, otherSeat(seat));
  const nameOf = useCallback((uuid: string) => (uuid === userUuid ? "you" : others), [userUuid, others]);
  const react = useCallback((uuid: string, reaction: Reaction) => onReact(reacted(uuid, reaction)), [onReact]);
  const isClosed = view.isGenerating || courtroom.status !== "active";
  // In the end there is nothing to press at one's own messages.
  const pressable = isClosed ? messages.filter((message) => message.seat !== seat) : messages;
  const stopNumber = stop ?? pressable.at(-1)?.number;
  const unread = countUnread(view);
  const parts = useMessageParts();
  useOpenedMessage(scroller, opened);

  // Whoever speaks sees their own words, wherever they were reading.
  const lastWritten = outbox.at(-1)?.clientId;
  useEffect(() => {
    if (lastWritten !== undefined) goToEnd();
  }, [lastWritten, goToEnd]);

  function moveStop(event: KeyboardEvent) {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (step === 0 || !(event.target instanceof HTMLElement) || !event.target.hasAttribute("data-message-stop")) return;
    const stops = [...(scroller.current?.querySelectorAll<HTMLElement>("[data-message-stop]") ?? [])];
    const next = stops[stops.indexOf(event.target) + step];
    if (next === undefined) return;
    event.preventDefault();
    setStop(Number(next.closest<HTMLElement>("[data-number]")?.dataset.number));
    next.focus();
  }

  return (
    <div className="relative flex min-h-[min(6rem,15dvh)] flex-1 basis-0 flex-col">
      <section
        ref={scroller}
        aria-label="Transcript"
        // What scrolls has to be reachable by keys, also when there is nothing in it to press.
        tabIndex={isClosed || stopNumber === undefined ? 0 : undefined}
        onKeyDown={moveStop}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-3 focus-visible:outline-offset-[-3px] sm:px-5"
      >
        <div ref={content}>
          {messages.length + outbox.length === 0 && parts !== null && <parts.EmptyBench courtroom={courtroom} />}
          <ol>
            {rows.map((row) => {
              if (row.kind === "day") return <Day key={`day ${row.at}`} at={row.at} />;
              if (row.kind === "unread") return <Unread key="unread" />;
              if (row.kind === "line") {
                const { line } = row;
                const key = `line ${lines.indexOf(line)}`;
                return parts !== null && <parts.CourtLineRow key={key} line={line} courtroom={courtroom} />;
              }
              const { message, startsGroup } = row;
              return (
                <MessageBubble
                  key={message.uuid}
                  message={message}
                  reactions={wishedReactions(message, wishes, userUuid)}
                  seat={seat}
                  userUuid={userUuid}
                  startsGroup={startsGroup}
                  isStop={message.number === stopNumber}
                  isClosed={isClosed}
                  isOpened={opened?.number === message.number}
                  nameOf={nameOf}
                  onReact={react}
                  parts={parts}
                />
              );
            })}
            {outbox.map((pending) => (
              <PendingBubble
                key={pending.clientId}
                pending={pending}
                seat={seat}
                isOffline={connection !== "live"}
                onRetry={onRetry}
                onTakeBack={onTakeBack}
                parts={parts}
              />
            ))}
          </ol>
          {typing.length > 0 && parts !== null && <parts.Typing name={others} />}
        </div>
      </section>
      {!isAtEnd && messages.length > 0 && (
        <button
          type="button"
          onClick={goOn}
          className="absolute right-4 bottom-3 flex min-h-11 items-center gap-2 rounded-full border-[2.5px] border-ink bg-judge px-4 font-bold text-on-color shadow-hard-sm"
        >
          <DownIcon className="size-4" />
          {unread === 0 ? "Latest" : unread === 1 ? "1 new message" : `${unread} new messages`}
        </button>
      )}
      {parts !== null && <parts.SpokenNews view={view} />}
    </div>
  );
});

function useMessageParts(): MessageParts | null {
  const [parts, setParts] = useState<MessageParts | null>(null);

  useEffect(() => {
    // Without them a message can still be read.
    import("./message-parts").then(setParts, () => undefined);
  }, []);

  return parts;
}

function Day({ at }: { at: number }) {
  return (
    <li className="flex items-center gap-3 pt-3 text-ink-soft text-xs before:h-0.5 before:flex-1 before:bg-ink-soft/40 after:h-0.5 after:flex-1 after:bg-ink-soft/40">
      <span className="font-bold uppercase tracking-[0.12em]">{dayOf(at)}</span>
    </li>
  );
}

function Unread() {
  return (
    <li
      data-unread
      className="flex items-center gap-3 pt-3 text-judge-text text-sm before:h-0.5 before:flex-1 before:bg-judge after:h-0.5 after:flex-1 after:bg-judge"
    >
      <span className="font-bold">New since you looked away</span>
    </li>
  );
}

const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

function dayOf(at: number): string {
  return dayFormat.format(at);
}
