import { useState } from "react";
import { Collapsible } from "~/components/ui/collapsible";
import { TextField } from "~/components/ui/form/text-field";
import { DESK_REASON_MAX } from "~/domain/moderation/moderation-input";
import { DeskButton } from "../desk-button";
import { DeskForm } from "../desk-form";

/** Takes a public card down that nobody has reported, and brings one back. */
export function CardByLink() {
  const [link, setLink] = useState("");
  const [reason, setReason] = useState("");
  return (
    <Collapsible title="A public card by its link" className="border-ink border-t-2">
      <DeskForm step={{ intent: "verdict", about: "A public card" }} className="grid gap-3">
        <TextField
          label="Its link"
          name="id"
          value={link}
          onValueChange={setLink}
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <TextField label="Why" name="reason" value={reason} onValueChange={setReason} max={DESK_REASON_MAX} />
        <div className="flex flex-wrap gap-2">
          <DeskButton name="decision" value="take_down" look="grave">
            Take down
          </DeskButton>
          <DeskButton name="decision" value="restore">
            Bring back
          </DeskButton>
        </div>
      </DeskForm>
    </Collapsible>
  );
}
