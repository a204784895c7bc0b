import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import * as v from "valibot";
import { callApi } from "~/browser/api";
import { casePath } from "~/domain/case/case-ref";

/**
 * A screen that waits asks so often, in milliseconds: soon enough to be in court before the other side has looked
 * around.
 */
const ASK_EVERY_MS = 4_000;

const seatsSchema = v.object({ opponent: v.nullable(v.object({ uuid: v.string() })), status: v.string() });

/**
 * Goes to court as soon as somebody sits in the other seat, or the judge has ruled without them. Asks every few seconds
 * while the page is looked at, and the moment it is looked at again. What goes wrong on the way is asked again: a
 * connection that is down must not take the page away.
 */
export function useOpponentArrival(courtroomUuid: string): void {
  const navigate = useNavigate();

  useEffect(() => {
    let isAsking = false;
    let isOver = false;

    const ask = async () => {
      if (isAsking || document.hidden) return;
      isAsking = true;
      const seats = await callApi(`/api/courtrooms/${courtroomUuid}`, seatsSchema).catch(() => null);
      isAsking = false;
      if (isOver || seats === null || (seats.opponent === null && seats.status !== "settled")) return;
      navigate(casePath({ kind: "courtroom", uuid: courtroomUuid }), { replace: true });
    };

    const timer = setInterval(ask, ASK_EVERY_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [courtroomUuid, navigate]);
}
