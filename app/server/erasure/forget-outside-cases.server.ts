import type { Database } from "../database/client.server";
import {
  deleteActiveDaysOf,
  deleteAdEventsOf,
  deleteBadgesOf,
  deleteCountsOf,
  deleteNoticeSettingsOf,
  deleteNoticesOf,
  deleteUnpublishedTopicsOf,
  deleteVotesOf,
  forgetModerated,
  forgetModerator,
  forgetReferrer,
  forgetReporter,
  forgetTopicAuthor,
} from "./erasure-repository.server";

/** Everything of a person's that hangs on no seat of theirs, for a batch. */
export function forgetOutsideCases(database: Database, userUuid: string) {
  return [
    deleteAdEventsOf(database, userUuid),
    deleteVotesOf(database, userUuid),
    deleteCountsOf(database, userUuid),
    deleteBadgesOf(database, userUuid),
    deleteActiveDaysOf(database, userUuid),
    deleteNoticesOf(database, userUuid),
    deleteNoticeSettingsOf(database, userUuid),
    deleteUnpublishedTopicsOf(database, userUuid),
    forgetTopicAuthor(database, userUuid),
    forgetReporter(database, userUuid),
    forgetModerator(database, userUuid),
    forgetModerated(database, userUuid),
    forgetReferrer(database, userUuid),
  ] as const;
}
