import * as v from "valibot";
import { CASE_KINDS, type CaseKind, kindProfile } from "./case-kind";

/** A uuid in any case; kept in lower case, so that one id can't be two. */
export const uuidSchema = v.pipe(
  v.string("This must be an id."),
  v.uuid("This is not an id of this court."),
  v.toLowerCase(),
);

/** A case of whichever kind. */
export interface CaseRef {
  kind: CaseKind;
  uuid: string;
}

export const caseRefSchema = v.object({ kind: v.picklist(CASE_KINDS), uuid: v.string() });

/** Where a case is tried. */
export function casePath({ kind, uuid }: CaseRef): string {
  return `${kindProfile(kind).place}/${uuid}`;
}
