import { type RefObject, useCallback, useEffect, useState } from "react";
import { keepDraft, recallDraft, type Speaker } from "./courtroom-memory";

/**
 * What a party is about to say. It survives a reload until it is sent. What was typed into the field before the page came
 * alive is newer than any draft.
 */
export function useCourtDraft({ courtroomUuid, userUuid }: Speaker, field: RefObject<HTMLTextAreaElement | null>) {
  const [text, setText] = useState("");

  useEffect(() => {
    const typed = field.current?.value ?? "";
    setText(typed === "" ? recallDraft({ courtroomUuid, userUuid }) : typed);
  }, [courtroomUuid, userUuid, field]);

  const write = useCallback(
    (next: string) => {
      setText(next);
      keepDraft({ courtroomUuid, userUuid }, next);
    },
    [courtroomUuid, userUuid],
  );

  return [text, write] as const;
}
