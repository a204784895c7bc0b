import { nanoid } from "nanoid";
import type { LoginOutcome } from "~/domain/account/decide-login";
import { SESSION_LIFETIME_MS, type Viewer } from "~/domain/account/user";
import { badCode, emailTaken, hasAccount, hasAddress, noSession, usernameTaken } from "~/domain/app-error";
import { toViewer, updateAccount, updateEmail, viewerUuid } from "../account/account-repository.server";
import { markAsKnown } from "../account/browser-mark.server";
import { spendEmailCode } from "../account/email-code-repository.server";
import { deleteSession, insertSession, replaceSessionToken, selectSession } from "../account/session-repository.server";
import { hashSessionToken, newSessionToken } from "../account/session-token.server";
import type { Visitor } from "../account/visitor.server";
import { selectOpenCourtrooms } from "../courtroom/courtroom-repository.server";
import { violatesCheck, violatesUnique } from "../database/constraint.server";
import type { Dependencies } from "../dependencies.server";
import { logEvent } from "../observability/log.server";
import { pseudonymOf } from "../observability/pseudonym.server";
import { closeConnections } from "./end-sessions.server";
import { mergeGuest, tellOfMerge } from "./merge-guest.server";

/** What an account is called from now on. */
export interface AccountNames {
  username: string;
  displayName: string;
  avatar: string | null;
}

/** Somebody who has come in, and the new token of their session. */
export interface Entrance {
  viewer: Viewer;
  sessionToken: string;
}

const REFUSALS = { no_session: noSession, has_account: hasAccount, has_address: hasAddress };

interface Arrival {
  outcome: LoginOutcome;
  viewer: Viewer | null;
  owner: Viewer | null;
  /** Of the code that pays for it. */
  key: string;
  email: string;
  device: string;
  /** For a person who becomes an account in the same step, null otherwise. */
  names: AccountNames | null;
}

/**
 * Makes a browser the person's whom its code has shown it to be, in one batch with the code's spending: a code that was
 * spent in the meantime undoes all of it. A browser that stays with its person keeps its session under a new token;
 * what was open by the old one closes, or whoever copied that would listen on (docs/rules.md#stolen-sessions).
 */
export async function enterCourt(deps: Dependencies, visitor: Visitor, arrival: Arrival): Promise<Entrance> {
  const sessionToken = newSessionToken();
  try {
    const tokenHash = await hashSessionToken(sessionToken);
    const viewer = await enter(deps, visitor, arrival, tokenHash);
    const [session, became] = await Promise.all([
      pseudonymOf(deps.secret, visitor.tokenHash),
      pseudonymOf(deps.secret, tokenHash),
    ]);
    logEvent("login", { outcome: arrival.outcome.kind, session, became });
    // The session has a new token and a new end already.
    visitor.rollDue = false;
    await markAsKnown(deps.secret, visitor, arrival.email);
    return { viewer, sessionToken };
  } catch (error) {
    if (violatesCheck(error, "email_codes_single_use")) throw badCode();
    if (violatesUnique(error, "index 'users_username'")) throw usernameTaken();
    if (violatesUnique(error, "users.email")) throw emailTaken();
    throw error;
  }
}

async function enter(deps: Dependencies, visitor: Visitor, arrival: Arrival, tokenHash: string): Promise<Viewer> {
  const { database, clock } = deps;
  const { outcome, viewer, owner, key, email, device, names } = arrival;
  const now = clock();
  const oldHash = visitor.tokenHash ?? "";
  const renewed = { tokenHash, createdAt: now, expiresAt: now + SESSION_LIFETIME_MS };
  const open = selectOpenCourtrooms(database, viewerUuid(visitor.tokenHash, now));
  const before = selectSession(database, oldHash);
  const renew = replaceSessionToken(database, oldHash, renewed);
  const spend = spendEmailCode(database, key);
  const named = (uuid: string) => (names === null ? [] : [updateAccount(database, uuid, names)]);
  const become = (person: Viewer | null): Viewer => {
    if (person === null) throw noSession();
    return toViewer({ ...person, email, ...names });
  };
  switch (outcome.kind) {
    case "refuse":
      throw REFUSALS[outcome.because]();
    case "attach": {
      const attach = updateEmail(database, outcome.uuid, email, now);
      const [courtrooms, ended, , attached] = await database.batch([
        open,
        before,
        spend,
        attach,
        renew,
        ...named(outcome.uuid),
      ]);
      if (attached.length === 0) throw noSession();
      await closeConnections(deps, courtrooms, ended);
      return become(viewer);
    }
    case "stay": {
      const [courtrooms, ended] = await database.batch([open, before, spend, renew, ...named(outcome.uuid)]);
      await closeConnections(deps, courtrooms, ended);
      return become(owner);
    }
    case "merge": {
      const { guestUuid, uuid } = outcome;
      const [ended, , rested, courtrooms] = await database.batch([
        before,
        ...mergeGuest(database, guestUuid, uuid, now),
        spend,
        renew,
        ...named(uuid),
      ]);
      await Promise.all([
        // Closes what the guest has open in these courts.
        tellOfMerge(deps, { from: guestUuid, to: uuid }, rested, courtrooms),
        closeConnections(deps, [], ended),
      ]);
      return become(owner);
    }
    case "switch": {
      const [courtrooms, ended] = await database.batch([
        open,
        deleteSession(database, oldHash),
        insertSession(database, { ...renewed, userUuid: outcome.uuid, id: nanoid(), device }),
        spend,
        ...named(outcome.uuid),
      ]);
      await closeConnections(deps, courtrooms, ended);
      return become(owner);
    }
    default:
      return outcome satisfies never;
  }
}
