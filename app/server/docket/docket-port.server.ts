import type { CaseRef } from "~/domain/case/case-ref";

/** The docket of a case: the one place that decides when it is ruled on. */
export interface DocketPort {
  /**
   * Tells the docket that a case may be ready for its ruling. Returns when the docket has noted it durably; the ruling
   * itself comes later and by itself. Saying it again changes nothing.
   */
  callCase(caseUuid: string): Promise<void>;
  /**
   * Tells the docket when to look at a case whatever its parties do: at its deadline, or before to remind somebody
   * (docs/rules.md#the-24-hours). `at` in Unix milliseconds; of two times the earlier holds. The docket knows the true
   * ones by the database, so an outdated call costs one look. Saying it again changes nothing.
   */
  scheduleLook(filed: CaseRef, at: number): Promise<void>;
}
