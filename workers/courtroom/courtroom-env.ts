import type { JudgeCalls } from "~/domain/judge-calls";
import type { Courtroom } from "./courtroom";
import type { Docket } from "./docket";

/** The bindings of the courtroom Worker. Its two objects call each other. */
export interface CourtroomEnv {
  DB: D1Database;
  DOCKET: DurableObjectNamespace<Docket>;
  COURTROOM: DurableObjectNamespace<Courtroom>;
  JUDGE: Fetcher & JudgeCalls;
}
