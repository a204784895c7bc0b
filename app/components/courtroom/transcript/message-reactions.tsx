import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { Reaction, Reactions } from "~/domain/courtroom/reactions";
import { ReactIcon } from "./icons";
import type { MessageParts } from "./message-parts";

interface MessageReactionsProps {
  reactions: Reactions;
  userUuid: string;
  isOwn: boolean;
  /** Who said it, for whoever can't see where the button stands. */
  senderName: string;
  nameOf: (userUuid: string) => string;
  /** One message of the transcript is a stop of the Tab key at a time; arrows lead to the others. */
  isStop: boolean;
  /** Nothing can be added any more. */
  isClosed: boolean;
  /** Null while they are not there: a picker that is asked for then comes with them. */
  parts: MessageParts | null;
  onReact: (reaction: Reaction) => void;
  /** What was said. */
  children: ReactNode;
}

/**
 * What was said with the reactions to it: beside it the picker of seven, below it who reacted with what of the eight.
 */
export function MessageReactions({
  isOwn,
  senderName,
  isStop,
  isClosed,
  parts,
  children,
  ...bar
}: MessageReactionsProps) {
  const { reactions, userUuid, onReact } = bar;
  const [open, setOpen] = useState<"picker" | "bar" | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const tabIndex = isStop || open !== null ? 0 : -1;
  useDismissal(open !== null, place, (isByKey) => {
    setOpen(null);
    if (isByKey) opener.current?.focus();
  });

  function choose(reaction: Reaction) {
    onReact(reaction);
    setOpen(null);
    opener.current?.focus();
  }

  return (
    <div ref={place} className={`grid w-full min-w-0 ${isOwn ? "justify-items-end" : "justify-items-start"}`}>
      <div className={`relative flex w-full items-end gap-0.5 ${isOwn ? "flex-row-reverse" : ""}`}>
        {children}
        {!isClosed && (
          <button
            ref={opener}
            type="button"
            data-message-stop
            tabIndex={tabIndex}
            aria-expanded={open !== null}
            aria-label={`React to ${senderName}`}
            onClick={() => setOpen(open === null ? "picker" : null)}
            className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
          >
            <ReactIcon className="size-5" />
          </button>
        )}
        {open === "picker" && parts !== null && (
          <parts.ReactionPicker
            reactions={reactions}
            userUuid={userUuid}
            isOwn={isOwn}
            onChoose={choose}
            onAll={() => setOpen("bar")}
          />
        )}
      </div>
      {parts !== null && (
        <parts.ReactionBar {...bar} isWhole={open === "bar"} isClosed={isClosed} tabIndex={tabIndex} />
      )}
    </div>
  );
}

/** Closes what is open by Escape, or by a press anywhere else. `dismiss` hears which. */
function useDismissal(
  isOpen: boolean,
  place: RefObject<HTMLElement | null>,
  dismiss: (isByKey: boolean) => void,
): void {
  const latest = useRef(dismiss);
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || place.current?.contains(target) !== true) latest.current(false);
    };
    const type = ({ key }: KeyboardEvent) => {
      if (key === "Escape") latest.current(true);
    };
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", type);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", type);
    };
  }, [isOpen, place]);
}
