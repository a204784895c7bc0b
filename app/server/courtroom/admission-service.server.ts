import type { Viewer } from "~/domain/account/user";
import type { Courtroom } from "~/domain/courtroom/courtroom";
import { viewerUuid } from "../account/account-repository.server";
import type { Visitor } from "../account/visitor.server";
import { readAsParty } from "../case/read-as-party.server";
import type { Dependencies } from "../dependencies.server";
import { markRead } from "../notice/notice-repository.server";
import { logError } from "../observability/log.server";
import { readSeatTicket, type SeatTicket, writeSeatTicket } from "./seat-ticket.server";
import { toCourtroom } from "./to-courtroom.server";

/** Letting a party's socket into their courtroom (docs/rules.md#the-socket). */
export function createAdmissionService(deps: Dependencies) {
  const { database, clock, secret } = deps;

  /** Whoever comes in sees all that they were told of. */
  function seen(visitor: Visitor, caseUuid: string) {
    const own = viewerUuid(visitor.tokenHash, clock());
    return markRead(database, { own, claimedUuid: own }, { caseUuid }, clock());
  }

  return {
    /**
     * Who wants in, the courtroom, and a ticket with which the same browser comes back soon. What only the page shows
     * stays in the database. One round trip.
     */
    async admitParty(
      visitor: Visitor,
      uuid: string,
    ): Promise<{ viewer: Viewer; courtroom: Courtroom; ticket: string }> {
      const asked = { kind: "courtroom", uuid } as const;
      const { viewer, row, verdict } = await readAsParty(deps, visitor, asked, seen(visitor, uuid));
      const { tokenHash, loginId = "" } = visitor;
      const to = { courtroomUuid: uuid, tokenHash: tokenHash ?? "" };
      const ticket = await writeSeatTicket(secret, to, { userUuid: viewer.uuid, loginId, round: row.round }, clock());
      return { viewer, courtroom: toCourtroom(row, verdict), ticket };
    },

    /** Who comes back with a ticket, or null where they have to be looked up. No round trip. */
    async readTicket({ tokenHash }: Visitor, uuid: string, ticket: string | null): Promise<SeatTicket | null> {
      if (tokenHash === null || ticket === null) return null;
      return readSeatTicket(secret, { courtroomUuid: uuid, tokenHash }, ticket, clock());
    },

    /**
     * Marks as read what somebody was told of who came back with a ticket. They are in court already, so that a failure
     * is for the log alone.
     */
    async noteReturn(visitor: Visitor, uuid: string, requestId: string): Promise<void> {
      try {
        await seen(visitor, uuid);
      } catch (error) {
        logError("notices_unread", error, { requestId });
      }
    },
  };
}
