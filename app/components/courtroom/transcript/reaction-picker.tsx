import { useEffect, useRef } from "react";
import { PICKER_REACTIONS, type Reaction, type Reactions } from "~/domain/courtroom/reactions";

interface ReactionPickerProps {
  reactions: Reactions;
  userUuid: string;
  isOwn: boolean;
  onChoose: (reaction: Reaction) => void;
  /** Shows the whole bar instead. */
  onAll: () => void;
}

/** The seven reactions to choose from, below the message that they are for. */
export function ReactionPicker({ reactions, userUuid, isOwn, onChoose, onAll }: ReactionPickerProps) {
  const picker = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    picker.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <fieldset
      ref={picker}
      className={`absolute top-full z-10 -mt-1 flex w-max max-w-full scroll-my-2 flex-wrap rounded-uneven border-[2.5px] border-ink bg-panel p-0.5 shadow-hard ${isOwn ? "right-0" : "left-0"}`}
    >
      <legend className="sr-only">Reactions</legend>
      {PICKER_REACTIONS.map(({ emoji, name }) => (
        <button
          key={emoji}
          type="button"
          aria-label={name}
          aria-pressed={reactions[emoji]?.includes(userUuid) ?? false}
          onClick={() => onChoose(emoji)}
          className="grid h-11 w-[min(2.75rem,11vw)] place-items-center rounded-uneven text-2xl aria-pressed:bg-judge"
        >
          <span aria-hidden>{emoji}</span>
        </button>
      ))}
      <button
        type="button"
        onClick={onAll}
        className="min-h-11 rounded-uneven px-1.5 font-bold text-sm underline underline-offset-4"
      >
        All
      </button>
    </fieldset>
  );
}
