import { useNavigate } from "@remix-run/react";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { EntranceCover } from "~/components/entrance/entrance-cover";
import { EntranceOnce } from "~/components/entrance/entrance-once";
import { casePath } from "~/domain/case/case-ref";
import type { Seat } from "~/domain/case/seat";
import { countUnread } from "~/domain/courtroom/court-view";
import type { Courtroom } from "~/domain/courtroom/courtroom";
import { SUPPORT_PATH } from "~/domain/screening/support";
import type { DecidedCase } from "~/domain/verdict/decided-case";
import { keepDraft, recallDraft } from "./connection/kept-words";
import { useCourtroom } from "./connection/use-courtroom";
import { nameIn } from "./seats";
import { CourtSession } from "./session/court-session";
import { useDecidedCourtroom } from "./use-decided-courtroom";
import { usePageVisible } from "./use-page-visible";
import { useTitleBadge } from "./use-title-badge";
import { WaitingRoom } from "./waiting/waiting-room";

const importOverlay = () => import("~/components/verdict/ruling/verdict-overlay");
const VerdictOverlay = lazy(importOverlay);

export interface CourtroomPageProps {
  userUuid: string;
  seat: Seat;
  courtroom: Courtroom;
  /** Of the invitation's link, null when there is none. */
  token: string | null;
  decided: DecidedCase | null;
  siteOrigin: string;
  /** When the server made this page, in Unix milliseconds. */
  seenAt: number;
}

/** A courtroom as one of its parties sees it: the wait for the other, the hearing, and the way to the ruling. */
export function CourtroomPage({
  userUuid,
  seat,
  courtroom: loaded,
  token,
  decided: read,
  ...page
}: CourtroomPageProps) {
  const { siteOrigin, seenAt } = page;
  const [isRulingOpen, setRulingOpen] = useState(false);
  const [opened, setOpened] = useState<{ number: number } | null>(null);
  const openRuling = useCallback(() => setRulingOpen(true), []);
  const leadToSupport = useLeadToSupport(userUuid, loaded.uuid);
  const court = useCourtroom({ userUuid, courtroom: loaded, onTooSerious: leadToSupport });
  const { courtroom, messages, isGenerating } = court.view;
  // A verdict that was set aside is none, although the page was read while it stood.
  const decided = courtroom.round === loaded.round ? read : null;
  const unread = countUnread(court.view);
  useTitleBadge(usePageVisible() ? 0 : unread);
  useDecidedCourtroom({
    isOutdated: courtroom.round > loaded.round || (courtroom.status === "settled" && decided === null),
    isDecided: decided !== null,
    onDecided: openRuling,
  });

  // The ruling opens without a wait, also where the connection went down in the meantime.
  useEffect(() => {
    if (isGenerating) importOverlay().catch(() => undefined);
  }, [isGenerating]);

  function openExhibit(number: number) {
    setRulingOpen(false);
    setOpened({ number });
  }

  function closeRuling() {
    setRulingOpen(false);
    setOpened(null);
  }

  const onViewVerdict = decided === null ? null : openRuling;
  return (
    <>
      {loaded.status === "active" && <EntranceCover caseUuid={loaded.uuid} userUuid={userUuid} />}
      {courtroom.opponent === null ? (
        <WaitingRoom
          courtroom={courtroom}
          token={token}
          siteOrigin={siteOrigin}
          seenAt={seenAt}
          onViewVerdict={onViewVerdict}
        />
      ) : (
        <CourtSession court={court} seat={seat} opened={opened} seenAt={seenAt} onViewVerdict={onViewVerdict} />
      )}
      {courtroom.status === "active" && (
        <EntranceOnce
          caseUuid={courtroom.uuid}
          userUuid={userUuid}
          seat={seat}
          allegation={courtroom.allegation}
          judgePersonality={courtroom.judgePersonality}
          names={{ creator: nameIn(courtroom, "creator"), opponent: nameIn(courtroom, "opponent") }}
          closing="Order in the court. Speak your mind, one at a time."
        />
      )}
      {isRulingOpen && decided !== null && (
        <Suspense fallback={null}>
          <VerdictOverlay
            decided={decided}
            suitUuid={courtroom.uuid}
            userUuid={userUuid}
            seat={seat}
            siteOrigin={siteOrigin}
            transcript={{ length: messages.length, onExhibit: openExhibit, cameFrom: opened?.number ?? null }}
            onClose={closeRuling}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * Puts what was too serious back into the writer's box and leads them, and nobody else, to the calm page
 * (docs/rules.md#too-serious-in-court).
 */
function useLeadToSupport(userUuid: string, courtroomUuid: string): (content: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (content) => {
      const speaker = { userUuid, courtroomUuid };
      const draft = recallDraft(speaker);
      keepDraft(speaker, draft === "" ? content : `${content}\n${draft}`);
      const state = casePath({ kind: "courtroom", uuid: courtroomUuid });
      navigate(SUPPORT_PATH, { replace: true, state });
    },
    [navigate, userUuid, courtroomUuid],
  );
}
