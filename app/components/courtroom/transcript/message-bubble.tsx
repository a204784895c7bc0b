import { memo } from "react";
import { SIDES } from "~/components/party/sides";
import { FORMER_LITIGANT_UUID } from "~/domain/case/former-litigant";
import type { Seat } from "~/domain/case/seat";
import type { CourtroomMessage } from "~/domain/courtroom/message";
import type { Reaction, Reactions } from "~/domain/courtroom/reactions";
import type { MessageParts } from "./message-parts";
import { MessageReactions } from "./message-reactions";

interface MessageBubbleProps {
  message: CourtroomMessage;
  /** With the reader's own wishes put in. */
  reactions: Reactions;
  seat: Seat;
  userUuid: string;
  startsGroup: boolean;
  isStop: boolean;
  isClosed: boolean;
  /** The ruling has just pointed at it. */
  isOpened: boolean;
  nameOf: (userUuid: string) => string;
  onReact: (messageUuid: string, reaction: Reaction) => void;
  /** Null while they are not there. */
  parts: MessageParts | null;
}

/** Something that was said: one's own words stand at the end of the line, the other party's at its beginning. */
export const MessageBubble = memo(function MessageBubble({
  message,
  reactions,
  seat,
  userUuid,
  startsGroup,
  isOpened,
  onReact,
  ...rest
}: MessageBubbleProps) {
  const isOwn = message.senderUuid === userUuid;
  const side = SIDES[seat];
  const isTakenBack = message.senderUuid === FORMER_LITIGANT_UUID;
  return (
    <li
      data-number={message.number}
      tabIndex={-1}
      className={`grid min-w-0 scroll-my-6 ${isOwn ? "justify-items-end" : "justify-items-start"} ${startsGroup ? "pt-3" : "pt-1"} ${isOpened ? "rounded-uneven bg-paper-deep outline-3 outline-judge" : "outline-none"}`}
    >
      {startsGroup && (
        <p className="flex max-w-full flex-wrap items-center gap-x-1.5 px-1 text-sm">
          <span aria-hidden className={`size-2.5 shrink-0 border-[1.5px] border-ink ${side.mark}`} />
          <bdi className={`font-bold [overflow-wrap:anywhere] ${side.text}`}>{message.sender.displayName}</bdi>
          <span className="text-ink-soft">
            {side.label}
            {isOwn && ", you"}
          </span>
        </p>
      )}
      <MessageReactions
        {...rest}
        reactions={reactions}
        userUuid={userUuid}
        isOwn={isOwn}
        senderName={isOwn ? "your own words" : message.sender.displayName}
        onReact={(reaction) => onReact(message.uuid, reaction)}
      >
        <div
          className={`min-w-0 max-w-[min(88%,34rem)] border-[2.5px] px-3 py-1.5 ${isTakenBack ? "rounded-[4px] border-ink-soft border-dashed text-ink-soft italic" : `border-ink text-on-color ${side.bubble}`}`}
        >
          <p dir="auto" lang={message.language ?? undefined} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {message.content}
          </p>
          <div className="flex items-center justify-end text-xs leading-tight">
            {rest.parts !== null && !isOwn && !isTakenBack && <rest.parts.ReportMessage {...rest} message={message} />}
            <p>
              <span className="sr-only">Exhibit {message.number}, </span>
              <time dateTime={message.createdAt}>{timeOfDay(message.createdAt)}</time>
            </p>
          </div>
        </div>
      </MessageReactions>
    </li>
  );
});

const timeFormat = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" });

/** By the reader's own clock: messages are drawn in the browser alone. */
function timeOfDay(iso: string): string {
  return timeFormat.format(new Date(iso));
}
