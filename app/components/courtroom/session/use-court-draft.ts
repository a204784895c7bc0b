import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { keepDraft, recallDraft, type Speaker } from "../connection/kept-words";

/**
 * What a party is about to say. It survives a reload until it is sent. What was typed into the field before
 * hydration is newer than any draft.
 */
export function useCourtDraft({ courtroomUuid, userUuid }: Speaker, field: RefObject<HTMLTextAreaElement | null>) {
  const [text, setText] = useState("");
  const latest = useRef(text);

  useEffect(() => {
    const typed = field.current?.value ?? "";
    latest.current = typed === "" ? recallDraft({ courtroomUuid, userUuid }) : typed;
    setText(latest.current);
  }, [courtroomUuid, userUuid, field]);

  const write = useCallback(
    (next: string) => {
      latest.current = next;
      setText(next);
      keepDraft({ courtroomUuid, userUuid }, next);
    },
    [courtroomUuid, userUuid],
  );

  /** Puts words back before what is being written. */
  const putBack = useCallback(
    (words: string) => write(latest.current === "" ? words : `${words}\n${latest.current}`),
    [write],
  );

  return { text, write, putBack };
}
