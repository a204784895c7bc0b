import { type FormEvent, useRef } from "react";
import { Button } from "~/components/ui/button";
import { BareFormFields } from "~/components/ui/form/bare-form-fields";
import { TextField } from "~/components/ui/form/text-field";
import { DISPLAY_NAME_MAX, nameTooLong } from "~/domain/account/display-name";
import { countCharacters } from "~/domain/text";
import { useNameDraft } from "~/hooks/use-name-draft";

interface JoinFormProps {
  /** The person's own name, where they have given one. */
  knownName: string;
  /** The one that they have sent, where the form was refused before any script was there. */
  sentName: string | undefined;
  /** What an account is called in every case, whatever name is given for one; null for a guest. */
  username: string | null;
  formToken: string;
  isJoining: boolean;
  /** Joining sets a judgment aside that was given without the person. */
  isVacating: boolean;
  error: string | null;
  onJoin: (displayName: string) => void;
}

/**
 * The name for the case, which may stay blank, and the one button of the page, in thumb's reach: but while a name is
 * typed it keeps its place below the field, which it would lie over where a keyboard leaves little of the window.
 */
export function JoinForm({
  knownName,
  sentName,
  username,
  formToken,
  isJoining,
  isVacating,
  error,
  onJoin,
}: JoinFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useNameDraft(knownName, field, sentName);
  const length = countCharacters(name);
  const isTooLong = length > DISPLAY_NAME_MAX;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isTooLong) field.current?.focus();
    else if (!isJoining) onJoin(name);
  }

  return (
    <form onSubmit={submit} method="post" data-occupied className="group contents">
      <BareFormFields formToken={formToken} />
      {username === null ? (
        <TextField
          ref={field}
          name="displayName"
          error={isTooLong ? nameTooLong(length) : null}
          label="Your name for the record (optional)"
          value={name}
          onValueChange={setName}
          max={DISPLAY_NAME_MAX}
          autoComplete="nickname"
          enterKeyHint="go"
          className="[&_input]:scroll-mb-40"
        />
      ) : (
        <p>
          For the record you are <b>{username}</b>.
        </p>
      )}
      <div className="-mx-4 sticky bottom-0 z-10 bg-paper group-has-[input:focus]:static px-4 pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:px-0 lg:pb-0">
        {error !== null && !isTooLong && (
          <p role="alert" className="mb-2 font-semibold text-error">
            {error}
          </p>
        )}
        <Button
          type="submit"
          look="judge"
          size="lg"
          aria-disabled={isJoining}
          className="w-full font-display text-[min(1.25rem,9vw)]"
        >
          {buttonText({ isJoining, isVacating })}
        </Button>
      </div>
    </form>
  );
}

function buttonText({ isJoining, isVacating }: Record<"isJoining" | "isVacating", boolean>) {
  if (isJoining) return "Joining...";
  return isVacating ? "SET IT ASIDE →" : "LET'S GET PETTY →";
}
