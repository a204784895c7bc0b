import { Form } from "@remix-run/react";
import { type FormEvent, useRef } from "react";
import * as v from "valibot";
import { JudgePicker } from "~/components/filing/judge-picker";
import { RefusalWords } from "~/components/support/refusal-words";
import { SeriousQuestion } from "~/components/support/serious-question";
import { Button } from "~/components/ui/button";
import type { Viewer } from "~/domain/account/user";
import { dilemmaSchema } from "~/domain/dilemma/dilemma";
import type { JudgePersonality } from "~/domain/judge/personality";
import { MAYBE_SERIOUS } from "~/domain/screening/support";
import { countCharacters } from "~/domain/text";
import { useHydrated } from "~/hooks/use-hydrated";
import { DilemmaField } from "./dilemma-field";
import { useDilemmaText } from "./use-dilemma-text";
import { useStartSession } from "./use-start-session";
import { WhoKnows } from "./who-knows";

interface DilemmaFormProps {
  viewer: Viewer | null;
  judgePersonality: JudgePersonality;
  onJudgeChange: (personality: JudgePersonality) => void;
}

/** The dilemma, who decides it, and sending it off. Whom the court knows can do so without a script. */
export function DilemmaForm({ viewer, judgePersonality, onJudgeChange }: DilemmaFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isHydrated = useHydrated();
  const { start, isStarting, refusal, forgetRefusal } = useStartSession(viewer);
  const box = useDilemmaText(field, refusal?.sent ?? "", forgetRefusal);
  const isBlank = countCharacters(box.text) === 0;
  const dilemma = v.safeParse(dilemmaSchema, box.text);
  // What is too long is said at once; that there is nothing yet needs no saying.
  const problem = isBlank || dilemma.success ? null : dilemma.issues[0].message;
  // Before scripts run nobody knows what the field holds, and no guest can be made.
  const isAsleep = isHydrated ? isBlank : viewer === null;
  const isForExpert = refusal?.code === "needs_expert";

  const isUnclear = refusal?.code === MAYBE_SERIOUS;

  function bring(saysPetty: boolean) {
    if (dilemma.success) start({ dilemma: box.text, judgePersonality, saysPetty });
    else field.current?.focus();
  }

  function send(event: FormEvent) {
    event.preventDefault();
    bring(false);
  }

  return (
    <Form
      method="post"
      onSubmit={send}
      data-occupied
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-2 sm:gap-y-4 lg:contents [@media(max-height:34rem)_and_(min-width:40rem)]:grid-cols-2 [@media(max-height:34rem)_and_(min-width:40rem)]:grid-rows-[auto_1fr]"
    >
      {viewer !== null && <input type="hidden" name="userUuid" value={viewer.uuid} />}
      <div className="row-span-2 lg:row-span-1">
        <DilemmaField ref={field} box={box} error={problem} isSent={isStarting} />
        {isForExpert && <WhoKnows sentence={refusal.error} />}
        {isUnclear && (
          <SeriousQuestion wayBack="/procrastination" onPetty={isHydrated ? () => bring(true) : undefined} />
        )}
      </div>
      <JudgePicker look="page" name="judgePersonality" value={judgePersonality} onValueChange={onJudgeChange} />
      <div className="-mx-4 sticky bottom-0 z-10 grid gap-2 bg-paper px-4 pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0 self-start lg:self-end">
        {refusal !== null && !isForExpert && !isUnclear && problem === null && (
          <p role="alert" className="font-semibold text-error">
            <RefusalWords {...refusal} />
          </p>
        )}
        <Button type="submit" look="judge" size="lg" disabled={isAsleep} aria-disabled={isStarting}>
          {isStarting ? "Asking the court..." : "Ask the Court"}
        </Button>
      </div>
    </Form>
  );
}
