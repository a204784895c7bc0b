import { REACTIONS, type Reaction, type Reactions } from "~/domain/courtroom/reactions";

interface ReactionBarProps {
  reactions: Reactions;
  userUuid: string;
  nameOf: (userUuid: string) => string;
  /** All eight, or only those that somebody chose. */
  isWhole: boolean;
  isClosed: boolean;
  tabIndex: number;
  onReact: (reaction: Reaction) => void;
}

/** Who reacted to a message with what. Pressed, a reaction is one's own too, or no longer. */
export function ReactionBar({ reactions, userUuid, nameOf, isWhole, isClosed, tabIndex, onReact }: ReactionBarProps) {
  const shown = isWhole ? REACTIONS : REACTIONS.filter(({ emoji }) => reactions[emoji] !== undefined);
  if (shown.length === 0) return null;
  return (
    <div
      className={`-mt-1.5 px-1 ${isWhole ? "grid grid-cols-[repeat(4,auto)] sm:grid-cols-[repeat(8,auto)]" : "flex flex-wrap"}`}
    >
      {shown.map(({ emoji, name }) => {
        const who = reactions[emoji] ?? [];
        const names = who.map(nameOf).join(" and ");
        const isOwn = who.includes(userUuid);
        return (
          <button
            key={emoji}
            type="button"
            tabIndex={tabIndex}
            aria-pressed={isOwn}
            title={names || name}
            disabled={isClosed}
            onClick={() => onReact(emoji)}
            className="-mb-2 grid min-h-11 min-w-11 place-items-center rounded-full"
          >
            <span
              aria-hidden
              className={`flex items-center gap-1 rounded-full border-2 px-2 py-0.5 font-bold text-sm leading-tight ${isOwn ? "border-ink bg-judge text-on-color" : "border-ink-soft bg-panel"} ${who.length === 0 ? "opacity-70" : ""}`}
            >
              {emoji}
              {who.length > 0 && <span className="tabular-nums">{who.length}</span>}
            </span>
            <span className="sr-only">{names === "" ? name : `${name}: ${names}`}</span>
          </button>
        );
      })}
    </div>
  );
}
