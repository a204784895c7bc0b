import type { ReactNode } from "react";
import type { Viewer } from "~/domain/account/user";
import { SubmissionForm } from "./submission-form";

interface TopicSubmissionProps {
  viewer: Viewer | null;
  /** Whether the moderators keep them from handing in more. */
  isBanned: boolean;
}

/** Adding a topic of one's own. */
export function TopicSubmission({ viewer, isBanned }: TopicSubmissionProps) {
  return (
    <Panel>
      {isBanned ? (
        <p className="text-lg">
          The moderators have asked you to leave the topics to others for now. The vote is still yours.
        </p>
      ) : (
        <SubmissionForm account={viewer?.isAccountUser ? viewer : null} />
      )}
    </Panel>
  );
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <section
      aria-labelledby="own-topic"
      className="grid only:col-span-full grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-uneven-lg border-[3px] border-ink bg-panel p-4 shadow-hard-lg sm:p-6"
    >
      <h2 id="own-topic" className="font-display text-[min(1.5rem,8vw)] leading-tight">
        Add your own topic
      </h2>
      {children}
    </section>
  );
}
