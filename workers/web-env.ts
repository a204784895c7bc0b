import type { JudgeCalls } from "~/domain/judge-calls";
import type { VerdictCardRenderer } from "~/domain/verdict/card";
import type { CardPress } from "./card-press/card-press";
import type { Courtroom } from "./courtroom/courtroom";
import type { Docket } from "./courtroom/docket";
import type { Erasure } from "./erasure/erasure";
import type { Notifier } from "./notifier/notifier";

/** The bindings of the web Worker, as its wrangler.toml names them. Settings are parsed apart, in `env.server.ts`. */
export interface WebEnv {
  ASSETS: Fetcher;
  DB: D1Database;
  CARDS: R2Bucket;
  VERDICT_CARD: Fetcher & VerdictCardRenderer;
  CARD_PRESS: DurableObjectNamespace<CardPress>;
  ERASURE: DurableObjectNamespace<Erasure>;
  DOCKET: DurableObjectNamespace<Docket>;
  /** Only in production: Cloudflare's mail needs a domain. */
  MAIL?: SendEmail;
  /** Only on one's own machine, in place of mail. */
  MAILBOX?: R2Bucket;
  /** Only where somebody wants to count: docs/operations.md#metrics. */
  METRICS?: AnalyticsEngineDataset;
  COURTROOM: DurableObjectNamespace<Courtroom>;
  NOTIFIER: DurableObjectNamespace<Notifier>;
  JUDGE: Fetcher & JudgeCalls;
  ADDRESS_LIMIT: RateLimit;
  ADDRESS_WRITE_LIMIT: RateLimit;
  SESSION_WRITE_LIMIT: RateLimit;
  ACTION_LIMIT: RateLimit;
  BARE_FORM_LIMIT: RateLimit;
}
