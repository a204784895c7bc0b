import { firstName } from "~/domain/account/display-name";
import type { Viewer } from "~/domain/account/user";
import { UNKNOWN_NAME } from "~/domain/case/party-names";
import type { CheckedFiling } from "./file-once.server";

/** The columns that a case of either kind begins with. `createdAt` in Unix milliseconds. */
export function newCase({ viewer, clientId, input }: CheckedFiling, uuid: string, createdAt: number) {
  return {
    uuid,
    clientId,
    creatorUuid: viewer.uuid,
    creatorDisplayName: firstName(input.creatorDisplayName, accountName(viewer)) ?? UNKNOWN_NAME,
    allegation: input.allegation,
    tone: input.tone,
    judgePersonality: input.judgePersonality,
    previewAllowed: input.previewAllowed,
    status: "pending" as const,
    createdAt,
  };
}

/** Account users see no name field when they file: their own name stands on the case. A guest who leaves it blank is unknown. */
function accountName(viewer: Viewer): string | null {
  return viewer.isAccountUser ? viewer.displayName : null;
}
