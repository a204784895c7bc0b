import { useActionData, useFetcher, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
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
  const refused = useRefusedForm();
  const navigate = useNavigate();
  const [isJoining, setJoining] = useState(false);
  const [error, setError] = useState(refused.error);

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

  return {
    join,
    isJoining,
    error,
    sentName: refused.sent,
    isSeatTaken: reply?.ok === false && reply.code === "seat_taken",
  };
}

/** Why the form was not taken that was sent before any script was there, and the name in it. */
function useRefusedForm(): { error: string | null; sent?: string } {
  const refused = useActionData<JoinReply>();
  return refused?.ok === false ? refused : { error: null };
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
