import { type FormEvent, useEffect, useRef } from "react";
import { STORED } from "~/browser/storage/places";
import { openAccountDialog } from "~/components/account/account-dialog";
import { Button } from "~/components/ui/button";
import type { Viewer } from "~/domain/account/user";
import { measureTopic } from "~/domain/topic/topic-length";
import { useDraft } from "~/hooks/use-draft";
import { useHydrated } from "~/hooks/use-hydrated";
import { HandedIn } from "./handed-in";
import { TopicField } from "./topic-field";
import { useSubmitTopic } from "./use-submit-topic";

/** The topic, and handing it in. `account` is null for whoever is not signed in: what they write is kept for them. */
export function SubmissionForm({ account }: { account: Viewer | null }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isHydrated = useHydrated();
  const { Form, answer, isPending, forgetAnswer } = useSubmitTopic();
  const refusal = answer?.ok === false ? answer : null;
  const isDone = answer?.ok === true;
  const { text, setText } = useDraft(STORED.topicDraft, field, refusal?.sent);
  const { progress, state } = measureTopic(text);
  const isRightLength = state === "enough" || state === "detailed";
  // Before scripts run nobody knows what the field holds.
  const isOpen = account !== null && (isRightLength || !isHydrated);

  useEffect(() => {
    if (isDone) setText("");
  }, [isDone, setText]);

  function change(next: string) {
    setText(next);
    forgetAnswer();
  }

  function guard(event: FormEvent) {
    if (!isOpen || isPending) event.preventDefault();
  }

  return (
    <Form method="post" onSubmit={guard} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {account !== null && <input type="hidden" name="userUuid" value={account.uuid} />}
      <TopicField
        ref={field}
        text={text}
        onTextChange={change}
        progress={progress}
        state={state}
        refusal={refusal}
        isPending={isPending}
      />
      {isDone && <HandedIn isWaiting={answer.isWaiting} />}
      <div className="flex flex-wrap gap-3">
        {account === null && (
          <Button look="judge" onClick={() => openAccountDialog("login")}>
            Sign in to submit topics
          </Button>
        )}
        <Button
          type="submit"
          look={account === null ? "plain" : "judge"}
          disabled={!isOpen}
          aria-disabled={isPending}
          className="min-w-[min(10rem,100%)]"
        >
          {isPending ? "Submitting..." : "Submit Topic"}
        </Button>
      </div>
    </Form>
  );
}
