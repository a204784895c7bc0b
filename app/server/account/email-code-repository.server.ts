import { and, eq, gt, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import { CODE_REQUEST_LIMITS, type CodeRequestLimit } from "~/domain/account/code-request-limits";
import { EMAIL_CODE_TRIES } from "~/domain/account/email-code";
import type { Signatures } from "../crypto.server";
import type { Database } from "../database/client.server";
import { codeRequests, emailCodes } from "../database/schema.server";

/** Who asks for a code, by keyed hashes of the address and of the network. */
export interface CodeRequester {
  addressKeys: Signatures;
  networkKeys: Signatures;
  /** Of a browser that has shown a code of the address before; blank for strangers, who are counted together. */
  browserKeys: Signatures;
}

/** How many codes were asked for in the window of a limit, and when the first of them was. */
export function selectCodeRequests(database: Database, limit: CodeRequestLimit, requester: CodeRequester, now: number) {
  return database
    .select({
      count: sql<number>`count(*)`.as("request_count"),
      oldest: sql<number | null>`min(${codeRequests.createdAt})`.as("oldest"),
    })
    .from(codeRequests)
    .where(isWithin(limit, requester, now));
}

/**
 * Notes a request where every limit leaves room for it: one statement, so that of any number at the same moment no more
 * than the limits allow get through. Gives a row when it was noted.
 */
export function insertCodeRequest(database: Database, id: string, requester: CodeRequester, now: number) {
  const { addressKeys, networkKeys, browserKeys } = requester;
  const [[addressKey], [networkKey], [browserKey]] = [addressKeys, networkKeys, browserKeys];
  const isRoom = and(
    ...CODE_REQUEST_LIMITS.map((limit) => {
      const requests = database
        .select({ count: sql`count(*)` })
        .from(codeRequests)
        .where(isWithin(limit, requester, now));
      return sql`${requests} < ${limit.max}`;
    }),
  );
  return database
    .insert(codeRequests)
    .select(sql`select ${id}, ${addressKey}, ${networkKey}, ${browserKey}, ${now} where ${isRoom}`)
    .returning({ id: codeRequests.id });
}

/** Takes a request back: it brought nobody a mail. */
export function deleteCodeRequest(database: Database, id: string) {
  return database.delete(codeRequests).where(eq(codeRequests.id, id));
}

/** Clears requests that no limit looks at any more; runs with new ones, so the table can't only grow. */
export function deleteOldCodeRequests(database: Database, before: number) {
  return database.delete(codeRequests).where(lt(codeRequests.createdAt, before));
}

/** Stores a code in place of the one before it. */
export function upsertEmailCode(
  database: Database,
  code: { key: string; addressKey: string; codeHash: string; expiresAt: number },
) {
  const fresh = { ...code, tries: 0, uses: 0 };
  return database.insert(emailCodes).values(fresh).onConflictDoUpdate({ target: emailCodes.key, set: fresh });
}

/** Takes away the codes of before the secret changed, by their keys: there is a new one in their place. */
export function deleteCodesOfBefore(database: Database, previous: readonly string[]) {
  return database.delete(emailCodes).where(inArray(emailCodes.key, [...previous]));
}

/**
 * Takes one of a code's tries and gives its hash; no row for a code that is unknown, used, void or expired. The try is
 * gone whether the guess was right or not, so guesses at the same moment can't share one.
 */
export function tryEmailCode(database: Database, keys: Signatures, now: number) {
  return database
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(
      and(
        inArray(emailCodes.key, [...keys]),
        eq(emailCodes.uses, 0),
        lt(emailCodes.tries, EMAIL_CODE_TRIES),
        gt(emailCodes.expiresAt, now),
      ),
    )
    .returning({ key: emailCodes.key, codeHash: emailCodes.codeHash });
}

/** How a code stands, also one that is used, void or expired: so that whoever asked for it can be told. */
export function selectEmailCode(database: Database, keys: Signatures) {
  const { tries, uses, expiresAt } = emailCodes;
  return database
    .select({ tries, uses, expiresAt })
    .from(emailCodes)
    .where(inArray(emailCodes.key, [...keys]));
}

/** Gives a try back to somebody whose code was right and whose action failed for another reason. */
export function giveBackTry(database: Database, key: string) {
  return database
    .update(emailCodes)
    .set({ tries: sql`max(${emailCodes.tries} - 1, 0)` })
    .where(eq(emailCodes.key, key));
}

/**
 * Pays with a code. Fails on `email_codes_single_use` where it has paid before, and undoes the batch that it stands in.
 */
export function spendEmailCode(database: Database, key: string) {
  return database
    .update(emailCodes)
    .set({ uses: sql`${emailCodes.uses} + 1` })
    .where(eq(emailCodes.key, key));
}

/** Clears codes that expired before `now`, used ones among them. */
export function deleteExpiredEmailCodes(database: Database, now: number) {
  return database.delete(emailCodes).where(lte(emailCodes.expiresAt, now));
}

function isWithin({ of, windowMs }: CodeRequestLimit, requester: CodeRequester, now: number): SQL | undefined {
  const ofAddress = and(
    inArray(codeRequests.addressKey, [...requester.addressKeys]),
    inArray(codeRequests.browserKey, [...requester.browserKeys]),
  );
  const fromNetwork = inArray(codeRequests.networkKey, [...requester.networkKeys]);
  const isCounted = { address: ofAddress, network: fromNetwork, "address in a network": and(ofAddress, fromNetwork) };
  return and(isCounted[of], gt(codeRequests.createdAt, now - windowMs));
}
