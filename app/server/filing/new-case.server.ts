import { firstName } from "~/domain/account/display-name";
import type { Viewer } from "~/domain/account/user";
import type { CaseRef } from "~/domain/case/case-ref";
import { UNKNOWN_NAME } from "~/domain/case/party-names";
import type { FileCase } from "~/domain/filing/file-case";
import type { ActiveDay } from "~/domain/streak/streak";

/** A filing that may go to the court. */
export interface CheckedFiling {
  viewer: Viewer;
  timeZone: string | undefined;
  /** What tells how the viewer's streaks stand. */
  days: ActiveDay[];
  clientId: string;
  input: FileCase;
}

/** The columns that a case of any kind begins with. `createdAt` in Unix milliseconds. */
export function newCase(
  { kind, uuid }: CaseRef,
  { viewer, clientId, input }: Pick<CheckedFiling, "viewer" | "clientId" | "input">,
  createdAt: number,
) {
  return {
    uuid,
    kind,
    clientId,
    creatorUuid: viewer.uuid,
    creatorDisplayName: firstName(input.creatorDisplayName, viewer.displayName) ?? UNKNOWN_NAME,
    allegation: input.allegation,
    tone: input.tone,
    judgePersonality: input.judgePersonality,
    previewAllowed: input.previewAllowed,
    status: "pending" as const,
    createdAt,
  };
}
