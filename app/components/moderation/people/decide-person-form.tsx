import { useState } from "react";
import { TextField } from "~/components/ui/form/text-field";
import { DESK_REASON_MAX } from "~/domain/moderation/moderation-input";
import { DeskButton } from "../desk-button";
import { DeskForm } from "../desk-form";

/** Bans an account from handing in topics, or makes it a moderator. */
export function DecidePersonForm() {
  const [username, setUsername] = useState("");
  const [reason, setReason] = useState("");
  return (
    <DeskForm
      step={{ intent: "person", about: `@${username}` }}
      className="grid items-start gap-3 rounded-uneven border-2 border-ink bg-panel p-3 sm:grid-cols-2 sm:p-4"
    >
      <TextField
        label="Username"
        name="username"
        value={username}
        onValueChange={(typed) => setUsername(typed.replace(/^@/u, ""))}
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <TextField
        label="Why, for the log"
        name="reason"
        value={reason}
        onValueChange={setReason}
        max={DESK_REASON_MAX}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <DeskButton name="decision" value="ban" look="grave">
          Ban from topics
        </DeskButton>
        <DeskButton name="decision" value="appoint">
          Make a moderator
        </DeskButton>
      </div>
    </DeskForm>
  );
}
