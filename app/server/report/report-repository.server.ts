import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { REPORTS_READ, type ReportSubject } from "~/domain/report/report";
import { formerGuests } from "../account/account-repository.server";
import type { Database } from "../database/client.server";
import { reports, topics } from "../database/schema.server";

/** Stores a report; another one by the same person of the same thing is none. */
export function insertReport(database: Database, report: typeof reports.$inferInsert & { reporterUuid: string }) {
  return database.insert(reports).values(report).onConflictDoNothing();
}

/**
 * Open reports, the oldest first, with the title of a reported topic as it is now. Who reported does not come along.
 */
export function selectOpenReports(database: Database) {
  const { subjectKind, subjectId, quote, reason, note, createdAt } = reports;
  return database
    .select({ subjectKind, subjectId, quote, reason, note, createdAt, title: topics.title })
    .from(reports)
    .leftJoin(topics, and(eq(subjectKind, "topic"), eq(topics.uuid, subjectId)))
    .where(eq(reports.status, "open"))
    .orderBy(asc(createdAt))
    .limit(REPORTS_READ);
}

/** The court in which a message was said that waits for the desk. No row where no report of it is open. */
export function selectReportedCase(database: Database, messageUuid: string) {
  const isOf = and(eq(reports.subjectKind, "message"), eq(reports.subjectId, messageUuid));
  return database
    .select({ caseUuid: reports.caseUuid })
    .from(reports)
    .where(and(isOf, eq(reports.status, "open")))
    .limit(1);
}

/** Settles every open report of one thing. Gives a row for each. */
export function settleReports(
  database: Database,
  { kind, id }: { kind: ReportSubject; id: string },
  status: "dismissed" | "upheld",
) {
  return database
    .update(reports)
    .set({ status })
    .where(and(eq(reports.subjectKind, kind), eq(reports.subjectId, id), eq(reports.status, "open")))
    .returning({ uuid: reports.uuid });
}

/** The desk has brought a thing back: whoever reported it is not agreed with any more. */
export function overruleReports(database: Database, { kind, id }: { kind: ReportSubject; id: string }) {
  return database
    .update(reports)
    .set({ status: "dismissed" })
    .where(and(eq(reports.subjectKind, kind), eq(reports.subjectId, id), eq(reports.status, "upheld")));
}

/** Everything that a person has reported, the last first. */
export function selectEveryReportOf(database: Database, reporterUuid: SQL) {
  const { subjectKind, reason, note, status, createdAt } = reports;
  return database
    .select({ subjectKind, reason, note, status, createdAt })
    .from(reports)
    .where(eq(reports.reporterUuid, reporterUuid))
    .orderBy(desc(createdAt), reports.uuid);
}

/** Takes away what a person's former guests reported that they have reported too, before `moveReports`. */
export function deleteRepeatedReports(database: Database, to: string) {
  const hasOther = sql`exists (select 1 from reports other
    where (other.reporter_uuid = ${to} or (other.reporter_uuid in ${formerGuests(to)} and other.rowid < reports.rowid))
      and other.subject_kind = reports.subject_kind and other.subject_id = reports.subject_id)`;
  return database.delete(reports).where(and(inArray(reports.reporterUuid, formerGuests(to)), hasOther));
}

/** Makes the reports of a person's former guests their own. */
export function moveReports(database: Database, to: string) {
  return database
    .update(reports)
    .set({ reporterUuid: to })
    .where(inArray(reports.reporterUuid, formerGuests(to)));
}
