import type { ContestedKind } from "~/domain/case/case-kind";
import type { CaseRef } from "~/domain/case/case-ref";

/** A case as its filing leaves it. */
export interface FiledCase extends CaseRef {
  kind: ContestedKind;
  /** The page that says so. */
  path: string;
  /** Of the invitation's link; null when it must be fetched again. */
  token: string | null;
}

/** What the home page's action answers. `unreachable` is said by the browser itself when the connection is down. */
export type FilingAnswer = ({ ok: true } & FiledCase) | { ok: false; error: string; code: string };

/** The code of an answer that never came. */
export const UNREACHABLE = "unreachable";
