/** The docket of a case: the one place that decides when it is ruled on. */
export interface DocketPort {
  /**
   * Tells the docket that a suit may be ready for its ruling. Returns when the docket has noted it durably; the ruling
   * itself comes later and by itself. Saying it again changes nothing.
   */
  callCase(suitUuid: string): Promise<void>;
  /**
   * Tells the docket when a courtroom is ruled on at the latest, whatever its parties do (R12). `at` in Unix
   * milliseconds. Saying it again changes nothing.
   */
  scheduleDeadline(courtroomUuid: string, at: number): Promise<void>;
}
