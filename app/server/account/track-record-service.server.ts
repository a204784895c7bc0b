import type { TrackRecord } from "~/domain/account/track-record";
import type { Viewer } from "~/domain/account/user";
import type { Dependencies } from "../dependencies.server";
import { selectViewer, viewerUuid } from "./account-repository.server";
import { readViewer } from "./require-viewer.server";
import { selectTrackRecord } from "./track-record-repository.server";
import type { Visitor } from "./visitor.server";

const NOTHING: TrackRecord = { filed: 0, joined: 0, decided: 0, won: 0, drawn: 0 };

/** What a person's cases come to. */
export function createTrackRecordService({ database, clock }: Dependencies) {
  return {
    /** The person behind a visitor with their cases in numbers, or null for nobody yet. */
    async readOwnRecord(visitor: Visitor): Promise<{ viewer: Viewer; record: TrackRecord } | null> {
      if (visitor.tokenHash === null) return null;
      const now = clock();
      const uuid = viewerUuid(visitor.tokenHash, now);
      const [viewers, records] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectTrackRecord(database, uuid),
      ]);
      const viewer = readViewer(visitor, viewers, now);
      if (viewer === null) return null;
      return { viewer, record: records[0] ?? NOTHING };
    },
  };
}
