import { memo } from "react";
import { FORMER_LITIGANT_UUID } from "~/domain/case/former-litigant";
import type { Seat } from "~/domain/case/seat";
import type { CourtroomMessage } from "~/domain/courtroom/message";
import type { Reaction, Reactions } from "~/domain/courtroom/reactions";
import { Bubble, Speaker } from "./bubble";
import type { MessageParts } from "./message-parts";
import { MessageReactions } from "./message-reactions";

interface MessageBubbleProps {
  message: CourtroomMessage;
  /** With the reader's own wishes put in. */
  reactions: Reactions;
  /** Where the reader sits. */
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
  const isOwn = message.seat === seat;
  const isTakenBack = message.senderUuid === FORMER_LITIGANT_UUID;
  return (
    <li
      data-number={message.number}
      tabIndex={-1}
      className={`grid min-w-0 scroll-my-6 ${isOwn ? "justify-items-end" : "justify-items-start"} ${startsGroup ? "pt-3" : "pt-1"} ${isOpened ? "rounded-uneven bg-paper-deep outline-3 outline-judge" : "outline-none"}`}
    >
      {startsGroup && <Speaker seat={message.seat} name={message.sender.displayName} isOwn={isOwn} />}
      <MessageReactions
        {...rest}
        reactions={reactions}
        userUuid={userUuid}
        isOwn={isOwn}
        senderName={isOwn ? "your own words" : message.sender.displayName}
        onReact={(reaction) => onReact(message.uuid, reaction)}
      >
        <Bubble
          look={isTakenBack ? "taken-back" : message.seat}
          language={message.language}
          foot={
            <>
              {rest.parts !== null && !isOwn && !isTakenBack && (
                <rest.parts.ReportMessage {...rest} message={message} />
              )}
              <p>
                <span className="sr-only">Exhibit {message.number}, </span>
                <time dateTime={message.createdAt}>{timeOfDay(message.createdAt)}</time>
              </p>
            </>
          }
        >
          {message.content}
        </Bubble>
      </MessageReactions>
    </li>
  );
});

const timeFormat = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" });

/** By the reader's own clock: messages are drawn in the browser alone. */
function timeOfDay(iso: string): string {
  return timeFormat.format(new Date(iso));
}
