import { SmilePlus } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { PICKER_REACTIONS, REACTIONS, type Reaction, type Reactions } from "~/domain/courtroom/reactions";

interface MessageReactionsProps {
  reactions: Reactions;
  userUuid: string;
  /** Who said it, for whoever can't see where the button stands. */
  senderName: string;
  nameOf: (userUuid: string) => string;
  /** One message of the transcript is a stop of the Tab key at a time; arrows lead to the others. */
  isStop: boolean;
  /** Nothing can be added any more. */
  isClosed: boolean;
  onReact: (reaction: Reaction) => void;
}

/** Below a message: who reacted with what, the picker of seven, and behind it the bar of eight. */
export function MessageReactions({
  reactions,
  userUuid,
  senderName,
  nameOf,
  isStop,
  isClosed,
  onReact,
}: MessageReactionsProps) {
  const [open, setOpen] = useState<"picker" | "bar" | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const tabIndex = isStop || open !== null ? 0 : -1;
  const shown = open === "bar" ? REACTIONS : REACTIONS.filter(({ emoji }) => reactions[emoji] !== undefined);
  useDismissal(open !== null, place, (isByKey) => {
    setOpen(null);
    if (isByKey) opener.current?.focus();
  });

  function choose(reaction: Reaction) {
    onReact(reaction);
    setOpen(null);
    opener.current?.focus();
  }

  if (isClosed && shown.length === 0) return null;
  return (
    <div ref={place} className="relative flex flex-wrap items-center gap-1">
      {shown.map(({ emoji, name }) => {
        const who = reactions[emoji] ?? [];
        const isOwn = who.includes(userUuid);
        return (
          <button
            key={emoji}
            type="button"
            tabIndex={tabIndex}
            aria-pressed={isOwn}
            aria-label={who.length === 0 ? name : `${name}: ${who.map(nameOf).join(" and ")}`}
            title={who.map(nameOf).join(" and ") || name}
            disabled={isClosed}
            onClick={() => onReact(emoji)}
            className={`-my-1 grid min-h-11 min-w-11 place-items-center rounded-full ${open === "bar" && who.length === 0 ? "opacity-70" : ""}`}
          >
            <span
              aria-hidden
              className={`flex items-center gap-1 rounded-full border-2 px-2 py-0.5 font-bold text-sm leading-tight ${isOwn ? "border-ink bg-judge text-on-color" : "border-ink-soft bg-panel"}`}
            >
              {emoji}
              {who.length > 0 && <span className="tabular-nums">{who.length}</span>}
            </span>
          </button>
        );
      })}
      {!isClosed && (
        <button
          ref={opener}
          type="button"
          data-message-stop
          tabIndex={tabIndex}
          aria-expanded={open !== null}
          aria-label={`React to ${senderName}`}
          onClick={() => setOpen(open === null ? "picker" : null)}
          className="-my-1 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <SmilePlus aria-hidden className="size-5" />
        </button>
      )}
      {open === "picker" && (
        <fieldset className="absolute bottom-full z-10 flex max-w-[min(22.5rem,86vw)] flex-wrap rounded-uneven border-[2.5px] border-ink bg-panel p-0.5 shadow-hard in-data-own:right-0">
          <legend className="sr-only">Reactions</legend>
          {PICKER_REACTIONS.map(({ emoji, name }) => (
            <button
              key={emoji}
              type="button"
              aria-label={name}
              aria-pressed={reactions[emoji]?.includes(userUuid) ?? false}
              onClick={() => choose(emoji)}
              className="grid size-11 place-items-center rounded-uneven text-2xl aria-pressed:bg-judge"
            >
              <span aria-hidden>{emoji}</span>
            </button>
          ))}
          <button
            type="button"
            onClick={() => setOpen("bar")}
            className="min-h-11 rounded-uneven px-2 font-bold text-sm underline underline-offset-4"
          >
            All
          </button>
        </fieldset>
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
