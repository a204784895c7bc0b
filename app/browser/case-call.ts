import type { CaseKind } from "~/domain/case/case-kind";
import type { CaseRef } from "~/domain/case/case-ref";

const PLACES: Record<CaseKind, string> = {
  pettysuit: "pettysuits",
  courtroom: "courtrooms",
  dilemma: "procrastination/sessions",
};

/** Where the API has a case. */
export function caseCall({ kind, uuid }: CaseRef): string {
  return `/api/${PLACES[kind]}/${uuid}`;
}
