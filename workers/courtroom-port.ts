import type { CourtroomPort } from "~/server/courtroom/courtroom-port.server";
import { limitCalls } from "~/server/in-time.server";
import type { Courtroom } from "./courtroom/courtroom";

/** The objects behind courtrooms, as services reach them from whichever Worker binds them. */
export function courtroomPort(objects: DurableObjectNamespace<Courtroom>): CourtroomPort {
  return limitCalls<CourtroomPort>("object", {
    updateCourtroom: (courtroom) => objects.getByName(courtroom.uuid).updateCourtroom(courtroom),
    mergeGuest: (uuid, guest) => objects.getByName(uuid).mergeGuest(guest),
    endSessions: (uuid, loginIds) => objects.getByName(uuid).endSessions(loginIds),
    readMessages: (courtroom) => objects.getByName(courtroom.uuid).readMessages(courtroom),
    closeHearing: (courtroom, reason) => objects.getByName(courtroom.uuid).closeHearing(courtroom, reason),
    reportFailure: (uuid) => objects.getByName(uuid).reportFailure(),
    strikeMessage: (uuid, messageUuid) => objects.getByName(uuid).strikeMessage(messageUuid),
    forgetParty: (left) => objects.getByName(left.courtroom.uuid).forgetParty(left),
    forgetCourtroom: (uuid) => objects.getByName(uuid).forgetCourtroom(),
  });
}
