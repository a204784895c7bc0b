import * as v from "valibot";
import { callApi } from "~/browser/api";
import { fetchViewer } from "~/browser/person/fetch-viewer";
import { ensureGuest } from "~/browser/person/guest";
import type { ReportedThing, ReportReason } from "~/domain/report/report";

/**
 * Tells the desk. Whoever is nobody yet becomes a guest first, so that their reports of one thing count once. Throws as
 * `ensureGuest` and `callApi` do.
 */
export async function sendReport(thing: ReportedThing, reason: ReportReason, note: string): Promise<void> {
  const { uuid: userUuid } = await ensureGuest(await fetchViewer(), "");
  await callApi("/api/reports", v.object({ success: v.literal(true) }), {
    method: "POST",
    body: { ...thing, userUuid, reason, note },
  });
}
