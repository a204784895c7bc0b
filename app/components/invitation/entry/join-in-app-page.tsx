import { useRef } from "react";
import { readClipboard } from "~/browser/clipboard";
import { JudgePortrait } from "~/components/judge/judge-portrait";
import { Button } from "~/components/ui/button";
import { InviteField } from "./invite-field";
import { useInviteEntry } from "./use-invite-entry";

const WORDS = {
  invalid: "Invalid input: Paste a valid invite link or code.",
  tooLong: "Message is too long. Please shorten and retry.",
};

/** For whoever has a link and opened the app instead of it. */
export function JoinInAppPage() {
  const field = useRef<HTMLInputElement>(null);
  const { text, setText, error, isLoading, join } = useInviteEntry(field, WORDS);

  async function paste() {
    const pasted = await readClipboard();
    if (pasted !== null) setText(pasted.trim());
    field.current?.focus();
  }

  return (
    <section className="encounter">
      <JudgePortrait personality="Gen Z" size={240} decorative className="encounter-face" />
      <form onSubmit={join} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h1 className="font-display text-[min(12vw,2.25rem)] leading-none sm:text-5xl">Join a Case</h1>
        <p>Somebody has something against you and sent a link. Paste it here, or the message that it came in.</p>
        <InviteField ref={field} label="Invite link or code" value={text} onValueChange={setText} error={error} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="judge" className="grow" aria-disabled={isLoading}>
            {isLoading ? "Loading invitation..." : "Join Now →"}
          </Button>
          <Button className="grow" onClick={paste}>
            Paste from clipboard
          </Button>
        </div>
      </form>
    </section>
  );
}
