import { useNavigate, useNavigation } from "@remix-run/react";
import { type FormEvent, type RefObject, useState } from "react";
import { isEntryTooLong, readInviteEntry } from "~/domain/invitation/invite-entry";

/** What a place says that takes invite links. */
export interface InviteEntryWords {
  invalid: string;
  tooLong: string;
}

/** A field for an invite link or code. What it can't read stays in it, with the reason. */
export function useInviteEntry(field: RefObject<HTMLInputElement | null>, words: InviteEntryWords) {
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const isLoading = useNavigation().location?.pathname.startsWith("/invit") === true;
  const error = isEntryTooLong(text) ? words.tooLong : problem;

  function join(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const path = readInviteEntry(text);
    if (path !== null && !isEntryTooLong(text) && navigator.onLine) return navigate(path);
    setProblem(path === null ? words.invalid : "Error: Failed to join courtroom. Please try again.");
    field.current?.focus();
  }

  return {
    text,
    setText(next: string) {
      setText(next);
      setProblem(null);
    },
    error,
    /** The invitation is on its way. */
    isLoading,
    join,
  };
}
