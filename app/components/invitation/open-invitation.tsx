import { RulingTime } from "~/components/docket/ruling-time";
import { ownName } from "~/domain/account/own-name";
import type { Viewer } from "~/domain/account/user";
import type { InvitationMeta, JudgmentInAbsence } from "~/domain/invitation/invitation";
import { ENTERTAINMENT_DISCLAIMER } from "~/domain/product";
import { HowItGoes } from "./how-it-goes";
import { JoinForm } from "./join-form";
import { JudgedInAbsence } from "./judged-in-absence";
import { SeatTaken } from "./seat-taken";
import { SummonsCard } from "./summons-card";
import { useJoinInvitation } from "./use-join-invitation";

interface OpenInvitationProps {
  meta: InvitationMeta;
  viewer: Viewer | null;
  /** What may still be shown of the case when somebody else takes the seat first. */
  previewAllegation: string | null;
  formToken: string;
  /** What was judged while nobody sat here; whoever joins sets it aside. */
  judgment: JudgmentInAbsence | null;
  /** When the court rules at the latest. ISO 8601. */
  deadline: string;
  /** When the server made this page, in Unix milliseconds. */
  seenAt: number;
}

/** An invitation whose seat is free. */
export function OpenInvitation({ meta, viewer, formToken, previewAllegation, judgment, ...page }: OpenInvitationProps) {
  const { deadline, seenAt } = page;
  const { join, isJoining, error, sentName, isSeatTaken } = useJoinInvitation(meta, viewer);
  if (isSeatTaken) return <SeatTaken previewAllegation={previewAllegation} />;
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-4 px-4 pt-3 pb-6 sm:pt-8 lg:grid lg:max-w-5xl lg:grid-cols-[1.15fr_1fr] lg:items-start lg:gap-x-12 lg:py-14">
      {judgment === null ? (
        <SummonsCard meta={meta} />
      ) : (
        <JudgedInAbsence meta={meta} judgment={judgment} seenAt={seenAt} />
      )}
      <div className="contents lg:grid lg:gap-6">
        <JoinForm
          knownName={ownName(viewer)}
          sentName={sentName}
          username={viewer?.isAccountUser ? viewer.username : null}
          formToken={formToken}
          isJoining={isJoining}
          isVacating={judgment !== null}
          error={error}
          onJoin={join}
        />
        <div className="grid gap-4">
          <HowItGoes kind={meta.type} />
          {judgment === null && <RulingTime deadline={deadline} seenAt={seenAt} />}
          <p className="text-ink-soft text-sm">This is not a real courtroom. {ENTERTAINMENT_DISCLAIMER}</p>
        </div>
      </div>
    </div>
  );
}
