import type { VerdictCardRenderer } from "~/domain/verdict/card";
import type { Courtroom } from "./courtroom/courtroom";
import type { Docket } from "./courtroom/docket";

/** The bindings of the web Worker, as its wrangler.toml names them. Settings are parsed apart, in `env.server.ts`. */
export interface WebEnv {
  ASSETS: Fetcher;
  DB: D1Database;
  CARDS: R2Bucket;
  VERDICT_CARD: Fetcher & VerdictCardRenderer;
  DOCKET: DurableObjectNamespace<Docket>;
  /** Only where the environment binds it: locally it would need an account. */
  AI?: Ai;
  COURTROOM: DurableObjectNamespace<Courtroom>;
  ADDRESS_LIMIT: RateLimit;
  ADDRESS_WRITE_LIMIT: RateLimit;
  SESSION_WRITE_LIMIT: RateLimit;
}
