import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import type { Viewer } from "~/domain/account/user";
import { FORMER_LITIGANT, REMOVED } from "~/domain/case/former-litigant";
import { FormProblem } from "../form/form-problem";
import { BackButton } from "./back-button";
import { DownloadMyData } from "./download-my-data";
import type { useAccountDeletion } from "./use-account-deletion";

interface DeletionViewProps {
  viewer: Viewer | null;
  onBack: () => void;
}

/** The confirm step: what goes, what stays, and no way back. Its actions are `DeletionActions`, below what scrolls. */
export function DeletionView({ viewer, onBack }: DeletionViewProps) {
  const isAccountUser = viewer?.isAccountUser ?? false;
  return (
    <>
      <BackButton onBack={onBack}>Data & Privacy</BackButton>
      <div className="grid gap-4">
        <p className="font-display text-lg leading-tight">This can’t be undone. Not by you, and not by the court.</p>
        <Fate title="What goes">
          <li>
            {isAccountUser ? "Your name, your username and your email address." : "Your name."} Where a case needs one,
            you are “{FORMER_LITIGANT}”.
          </li>
          <li>
            Everything you wrote: complaints, dilemmas, answers, messages. What stood in a shared case reads “{REMOVED}
            ”.
          </li>
          <li>
            Cases that nobody joined, and your dilemmas with what was decided. Every public link to a verdict of yours,
            its pictures too.
          </li>
          <li>
            {isAccountUser ? "Your sign-ins on all devices, and drafts" : "Your sign-in, and drafts"} in this browser.
          </li>
        </Fate>
        <Fate title="What stays">
          <li>What the other party said, and who won: it is their case too. Nobody finds you in it.</li>
          <li>Pictures that somebody saved or posted elsewhere. The court can’t reach those.</li>
        </Fate>
        <p>A case that is still open is dismissed: nobody wins it, and nobody rules on it.</p>
        <DownloadMyData look="quiet" />
      </div>
    </>
  );
}

interface DeletionActionsProps {
  deletion: ReturnType<typeof useAccountDeletion>;
  onKeep: () => void;
}

/** Going through with it, or not; and why it failed. */
export function DeletionActions({ deletion: { isDeleting, problem, erase, fresh }, onKeep }: DeletionActionsProps) {
  const isCodeWanted = fresh.sentAt !== null;
  return (
    <div className="grid gap-3">
      <FormProblem sentence={problem ?? (isCodeWanted ? null : (fresh.problem?.sentence ?? null))} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10.75rem,100%),1fr))] gap-3">
        <Button aria-disabled={isDeleting} onClick={onKeep}>
          Keep Everything
        </Button>
        {!isCodeWanted && (
          <Button look="grave" aria-disabled={isDeleting} onClick={erase}>
            {isDeleting ? "Deleting..." : "Delete Everything"}
          </Button>
        )}
      </div>
    </div>
  );
}

function Fate({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="border-ink border-b-2 font-bold">{title}</h3>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5 marker:text-ink-soft">{children}</ul>
    </section>
  );
}
