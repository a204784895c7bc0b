import type { JudgeCalls } from "~/domain/judge-calls";
import type { NotifierEnv } from "../notifier/notifier-env";
import type { Courtroom } from "./courtroom";
import type { Docket } from "./docket";

/** The bindings of the courtroom Worker. Its objects call each other. */
export interface CourtroomEnv extends NotifierEnv {
  DOCKET: DurableObjectNamespace<Docket>;
  COURTROOM: DurableObjectNamespace<Courtroom>;
  JUDGE: Fetcher & JudgeCalls;
  /** The bucket of the pictures, for what a model wrote before a ruling. */
  CARDS: R2Bucket;
}
