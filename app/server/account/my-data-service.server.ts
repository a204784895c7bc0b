import { MY_DATA_VERSION, type MyData } from "~/domain/account/my-data";
import { SESSION_LIFETIME_MS } from "~/domain/account/user";
import type { CourtroomMessage } from "~/domain/courtroom/message";
import { selectCourtroomsOf, toCourtroom } from "../courtroom/courtroom-repository.server";
import type { Dependencies } from "../dependencies.server";
import { selectSuitsOf } from "../pettysuit/pettysuit-repository.server";
import { selectViewer, viewerUuid } from "./account-repository.server";
import { requireCsrfToken } from "./csrf-token.server";
import { toMoment, toMyCourtroom, toMySuit } from "./my-cases-data.server";
import {
  selectEveryAnswerOf,
  selectEveryCourtroomVerdictOf,
  selectEveryQuestionOf,
  selectEverySession,
  selectEveryShareOf,
  selectEverySuitVerdictOf,
  selectFormerGuests,
  selectOwnProfile,
} from "./my-data-repository.server";
import { requireViewer } from "./require-viewer.server";
import type { Visitor } from "./visitor.server";

export type MyDataService = ReturnType<typeof createMyDataService>;

/** SQLite's way to say that there is no limit. */
const ALL = -1;

/** So many courtrooms are asked at once for what was said there: each is a call to an object of its own. */
const COURTROOMS_ASKED_AT_ONCE = 8;

/** Everything of a person's that the court keeps, for themselves (R24). */
export function createMyDataService(deps: Pick<Dependencies, "database" | "clock" | "courtroom" | "secret">) {
  const { database, clock, courtroom, secret } = deps;

  /**
   * Everything of the viewer's, in one round trip to the database and one call to each of their courtrooms. Holds no secret
   * and nothing of the other party's that they can't read in their cases (R3). Refuses with `no_session`. Where a courtroom
   * can't be reached it fails as a whole: half an account would look like all of it.
   */
  async function readMyData(visitor: Visitor): Promise<MyData> {
    const now = clock();
    const own = viewerUuid(visitor.tokenHash, now);
    const [viewers, profiles, guests, sessions, suits, suitVerdicts, questions, answers, rooms, roomVerdicts, shares] =
      await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectOwnProfile(database, own),
        selectFormerGuests(database, own),
        selectEverySession(database, own, now),
        selectSuitsOf(database, own, ALL),
        selectEverySuitVerdictOf(database, own),
        selectEveryQuestionOf(database, own),
        selectEveryAnswerOf(database, own),
        selectCourtroomsOf(database, own, ALL),
        selectEveryCourtroomVerdictOf(database, own),
        selectEveryShareOf(database, own),
      ]);
    const viewer = requireViewer(visitor, viewers, now);
    const profile = profiles[0];
    const verdictOf = (uuid: string) => roomVerdicts.find(({ courtroomUuid }) => courtroomUuid === uuid);
    const said = await inTurns(rooms, async (row) => {
      // Nobody has ever been in a courtroom that nobody joined.
      if (row.courtroom.opponentUuid === null) return [];
      return courtroom.readMessages(toCourtroom(row, verdictOf(row.courtroom.uuid)));
    });
    return {
      version: MY_DATA_VERSION,
      exportedAt: new Date(now).toISOString(),
      profile: {
        ...viewer,
        emailVerifiedAt: toMoment(profile?.emailVerifiedAt ?? null),
        createdAt: new Date(profile?.createdAt ?? now).toISOString(),
        formerGuests: guests.map((guest) => ({ ...guest, createdAt: new Date(guest.createdAt).toISOString() })),
      },
      devices: sessions.map(({ id, device, createdAt, expiresAt }) => ({
        id,
        device,
        createdAt: new Date(createdAt).toISOString(),
        lastSeenAt: new Date(expiresAt - SESSION_LIFETIME_MS).toISOString(),
        isCurrent: id === visitor.sessionId,
      })),
      pettysuits: suits.map((row) =>
        toMySuit(row, viewer.uuid, {
          verdict: suitVerdicts.find(({ suitUuid }) => suitUuid === row.suit.uuid),
          questions: questions.filter(({ suitUuid }) => suitUuid === row.suit.uuid),
          answers: answers.filter(({ suitUuid }) => suitUuid === row.suit.uuid),
          shares: shares.filter(({ caseUuid }) => caseUuid === row.suit.uuid),
        }),
      ),
      courtrooms: rooms.map((row, place) =>
        toMyCourtroom(row, viewer.uuid, {
          verdict: verdictOf(row.courtroom.uuid),
          messages: said[place] ?? [],
          shares: shares.filter(({ caseUuid }) => caseUuid === row.courtroom.uuid),
        }),
      ),
    };
  }

  return {
    readMyData,

    /** The same as a download, which wants the session's CSRF token (R5). */
    async exportMyData(visitor: Visitor, csrfToken: string | undefined): Promise<MyData> {
      await requireCsrfToken(secret, visitor, csrfToken);
      return readMyData(visitor);
    },
  };
}

/** Asks for each row, a few at a time, and gives the answers in the rows' order. */
async function inTurns<Row>(
  rows: readonly Row[],
  ask: (row: Row) => Promise<CourtroomMessage[]>,
): Promise<CourtroomMessage[][]> {
  const answers: CourtroomMessage[][] = [];
  for (let from = 0; from < rows.length; from += COURTROOMS_ASKED_AT_ONCE) {
    answers.push(...(await Promise.all(rows.slice(from, from + COURTROOMS_ASKED_AT_ONCE).map(ask))));
  }
  return answers;
}
