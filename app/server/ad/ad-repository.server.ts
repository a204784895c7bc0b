import { and, desc, eq, inArray, max, type SQL, sql } from "drizzle-orm";
import { AD_STATUSES, ADS_DEALT_FROM, type AdStatus, DESK_ADS_READ, SAVED_ADS_LISTED } from "~/domain/ad/ad";
import { formerGuests } from "../account/account-repository.server";
import { casesMovedTo } from "../case/case-repository.server";
import type { Database } from "../database/client.server";
import { adEvents, ads } from "../database/schema.server";

const AD_COLUMNS = {
  uuid: ads.uuid,
  title: ads.title,
  body: ads.body,
  ctaText: ads.ctaText,
  ctaLink: ads.ctaLink,
  picture: ads.picture,
};

/** The ads that decks are dealt from, the newest first. */
export function selectLiveAds(database: Database) {
  return database
    .select(AD_COLUMNS)
    .from(ads)
    .where(eq(ads.status, "live"))
    .orderBy(desc(ads.createdAt))
    .limit(ADS_DEALT_FROM);
}

/** Every ad with its counts, the newest first. */
export function selectDeskAds(database: Database) {
  const { slug, status, createdAt, impressions, saves, clicks } = ads;
  return database
    .select({ ...AD_COLUMNS, slug, status, createdAt, impressions, saves, clicks })
    .from(ads)
    .where(inArray(status, [...AD_STATUSES]))
    .orderBy(desc(createdAt), ads.uuid)
    .limit(DESK_ADS_READ);
}

/** Adds an ad. Fails on `ads.slug` where another one has its slug. */
export function insertAd(database: Database, ad: typeof ads.$inferInsert) {
  return database.insert(ads).values(ad);
}

/** Has an ad dealt, or not. Gives a row where there is one. */
export function updateAdStatus(database: Database, uuid: string, status: AdStatus) {
  return database.update(ads).set({ status }).where(eq(ads.uuid, uuid)).returning({ uuid: ads.uuid });
}

/** An ad, live or not. */
export function selectAd(database: Database, uuid: string) {
  return database.select(AD_COLUMNS).from(ads).where(eq(ads.uuid, uuid));
}

/** What a person has saved in any deck, the last first. An ad that stands in the code has its uuid alone here. */
export function selectSavedAds(database: Database, userUuid: string | SQL) {
  return database
    .select({ savedUuid: adEvents.adUuid, savedAt: max(adEvents.createdAt).as("saved_at"), ...AD_COLUMNS })
    .from(adEvents)
    .leftJoin(ads, eq(ads.uuid, adEvents.adUuid))
    .where(and(eq(adEvents.userUuid, userUuid), eq(adEvents.action, "saved")))
    .groupBy(adEvents.adUuid)
    .orderBy(sql`saved_at desc`, adEvents.adUuid)
    .limit(SAVED_ADS_LISTED);
}

export type SavedAdRow = Awaited<ReturnType<typeof selectSavedAds>>[number];

/** Notes that an ad was seen or followed: once for each person, case and place. */
export function insertAdSeen(database: Database, event: typeof adEvents.$inferInsert) {
  return database.insert(adEvents).values(event).onConflictDoNothing();
}

/** Notes what a person did with an ad in a case, in place of what they did with it there before. */
export function upsertAdChoice(database: Database, event: typeof adEvents.$inferInsert) {
  const { placement, action, createdAt } = event;
  return database
    .insert(adEvents)
    .values(event)
    .onConflictDoUpdate({
      target: [adEvents.userUuid, adEvents.caseUuid, adEvents.adUuid],
      targetWhere: sql.raw("`action` in ('saved', 'skipped')"),
      set: { placement, action, createdAt },
    });
}

/** All that a person saw of ads and did with them, with the titles of those that are in the table. */
export function selectEveryAdEventOf(database: Database, userUuid: SQL) {
  const { adUuid, caseUuid, source, placement, action, createdAt } = adEvents;
  return database
    .select({ adUuid, caseUuid, source, placement, action, createdAt, title: ads.title })
    .from(adEvents)
    .leftJoin(ads, eq(ads.uuid, adUuid))
    .where(eq(adEvents.userUuid, userUuid))
    .orderBy(createdAt, adUuid);
}

/** Moves what a person's former guests did with ads after their seats. */
export function moveAdEvents(database: Database, to: string) {
  return database
    .update(adEvents)
    .set({ userUuid: to })
    .where(and(inArray(adEvents.caseUuid, casesMovedTo(database, to)), inArray(adEvents.userUuid, formerGuests(to))));
}
