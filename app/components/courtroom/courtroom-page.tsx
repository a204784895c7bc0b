import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { EntranceCover } from "~/components/entrance/entrance-cover";
import { EntranceOnce } from "~/components/entrance/entrance-once";
import { casePath } from "~/domain/case/case-ref";
import type { Seat } from "~/domain/case/seat";
import { countUnread } from "~/domain/courtroom/court-view";
import type { Courtroom } from "~/domain/courtroom/courtroom";
import { SUPPORT_PATH } from "~/domain/screening/support";
import type { DecidedCase } from "~/domain/verdict/decided-case";
import { useTitleBadge } from "~/hooks/use-title-badge";
import { keepDraft, recallDraft } from "./connection/kept-words";
import { useCourtroom } from "./connection/use-courtroom";
import { namesIn } from "./seats";
import type { CourtEnd } from "./session/court-end";
import { CourtSession } from "./session/court-session";
import { useDecidedCourtroom } from "./use-decided-courtroom";
import { usePageVisible } from "./use-page-visible";
import { WaitingRoom } from "./waiting/waiting-room";

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
  const { courtroom, messages, ready, isGenerating } = court.view;
  // A verdict that was set aside is none, although the page was read while it stood.
  const decided = courtroom.round === loaded.round ? read : null;
  const unread = countUnread(court.view);
  useTitleBadge(usePageVisible() ? 0 : unread);
  useDecidedCourtroom({
    isOutdated: courtroom.round > loaded.round || (courtroom.status === "settled" && decided === null),
    isDecided: decided !== null,
    onDecided: openRuling,
  });

  const end = useCourtEnd(ready.length > 0 || isGenerating || courtroom.status === "settled");

  function openExhibit(number: number) {
    setRulingOpen(false);
    setOpened({ number });
  }

  function closeRuling() {
    setRulingOpen(false);
    setOpened(null);
  }

  return (
    <>
      {loaded.status === "active" && <EntranceCover caseUuid={loaded.uuid} seat={seat} />}
      {courtroom.opponent === null ? (
        <WaitingRoom
          courtroom={courtroom}
          token={token}
          siteOrigin={siteOrigin}
          seenAt={seenAt}
          onViewVerdict={decided === null ? null : openRuling}
        />
      ) : (
        <CourtSession
          court={court}
          opened={opened}
          seenAt={seenAt}
          decided={decided}
          onViewVerdict={openRuling}
          end={end}
        />
      )}
      {courtroom.status === "active" && (
        <EntranceOnce
          caseUuid={courtroom.uuid}
          seat={seat}
          allegation={courtroom.allegation}
          judgePersonality={courtroom.judgePersonality}
          names={namesIn(courtroom)}
          closing="Order in the court. Speak your mind."
        />
      )}
      {isRulingOpen && decided !== null && end !== null && (
        <end.VerdictOverlay
          decided={decided}
          suitUuid={courtroom.uuid}
          userUuid={userUuid}
          seat={seat}
          siteOrigin={siteOrigin}
          transcript={{ length: messages.length, onExhibit: openExhibit, cameFrom: opened?.number ?? null }}
          onClose={closeRuling}
        />
      )}
    </>
  );
}

/** What comes at the end: there without a wait, also where the connection goes down in the meantime. */
function useCourtEnd(isNear: boolean): CourtEnd | null {
  const [end, setEnd] = useState<CourtEnd | null>(null);

  useEffect(() => {
    if (isNear) import("./session/court-end").then(setEnd, () => undefined);
  }, [isNear]);

  return end;
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
