import { useActionData, useFetcher, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "~/browser/api";
import { HumanCheckError, isUnreachable, prepareHumanCheck, solveHumanCheck } from "~/browser/human-check/human-check";
import { ensureGuest } from "~/browser/person/guest";
import type { Viewer } from "~/domain/account/user";
import { casePath } from "~/domain/case/case-ref";
import type { InvitationMeta } from "~/domain/invitation/invitation";
import { JOIN_ERRORS, type JoinReply, MOVE_ON_AFTER_MS, whyNotJoinable } from "~/domain/invitation/join";
import { SUPPORT_PATH, TOO_SERIOUS } from "~/domain/screening/support";

/** Taking the seat: makes the guest, passes the human check, joins, and moves on to the case. */
export function useJoinInvitation(meta: InvitationMeta, viewer: Viewer | null) {
  const { submit, data: reply } = useFetcher<JoinReply>();
  const navigate = useNavigate();
  const [isJoining, setJoining] = useState(false);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    if (viewer === null) prepareHumanCheck("create_user");
    prepareHumanCheck("join_invitation");
  }, [viewer]);

  useEffect(() => {
    if (reply === undefined) return;
    if (!reply.ok && reply.code === TOO_SERIOUS) {
      navigate(SUPPORT_PATH, { replace: true, state: location.pathname });
      return;
    }
    if (!reply.ok) {
      setJoining(false);
      setError(reply.error);
      prepareHumanCheck("join_invitation");
      return;
    }
    const timer = setTimeout(() => navigate(casePath(reply), { replace: true }), MOVE_ON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [reply, navigate]);

  async function join(displayName: string): Promise<void> {
    setJoining(true);
    setError(null);
    const problem = whyNotJoinable(meta);
    const joined = problem ?? (await prepareForm(viewer, displayName));
    if (joined === TOO_SERIOUS) {
      navigate(SUPPORT_PATH, { replace: true, state: location.pathname });
    } else if (typeof joined === "string") {
      setJoining(false);
      setError(joined);
    } else {
      submit(joined, { method: "post" });
    }
  }

  const refused = useTapBeforeHydration(join);
  const answer = reply ?? refused;

  return {
    join,
    isJoining,
    error: error ?? (refused?.ok === false && !isJoining ? refused.error : null),
    isSeatTaken: answer?.ok === false && answer.code === "seat_taken",
  };
}

/**
 * Someone who taps before hydration makes the browser send the bare form. Where the server refuses it, the page that
 * comes back joins by itself, so that the tap was not for nothing. Gives that refusal.
 */
function useTapBeforeHydration(join: (displayName: string) => Promise<void>): JoinReply | undefined {
  const refused = useActionData<JoinReply>();
  const isMadeUpFor = useRef(false);

  useEffect(() => {
    if (refused === undefined || isMadeUpFor.current) return;
    isMadeUpFor.current = true;
    join("");
  }, [refused, join]);

  return refused;
}

/** What joining sends, or the sentence that says why it can't; `too_serious` for a name that leads to the calm page. */
async function prepareForm(viewer: Viewer | null, displayName: string) {
  try {
    const guest = await ensureGuest(viewer, displayName);
    if (guest.uuid === "") return JOIN_ERRORS.noUser;
    const recaptchaToken = await solveHumanCheck("join_invitation");
    return { userUuid: guest.uuid, displayName, recaptchaToken };
  } catch (error) {
    return whyNotPrepared(error);
  }
}

function whyNotPrepared(error: unknown): string {
  if (isUnreachable(error)) return JOIN_ERRORS.offline;
  if (error instanceof HumanCheckError) return JOIN_ERRORS.notHuman;
  if (!(error instanceof ApiError)) return JOIN_ERRORS.noGuest;
  if (error.code === TOO_SERIOUS) return TOO_SERIOUS;
  // What the person can do about it is in the court's sentence; a fault of its own is specified.
  return error.status < 500 && error.sentence !== null ? error.sentence : JOIN_ERRORS.noGuest;
}
