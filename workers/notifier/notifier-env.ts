import type { Notifier } from "./notifier";

/** What a notifier needs of its Worker. Settings are parsed apart, in `notifier-settings.server.ts`. */
export interface NotifierEnv {
  DB: D1Database;
  /** Those of others, for what turns out to be theirs. */
  NOTIFIER: DurableObjectNamespace<Notifier>;
  /** Only in production: Cloudflare's mail needs a domain. */
  MAIL?: SendEmail;
  /** Only on one's own machine, for copies of what is sent. */
  MAILBOX?: R2Bucket;
  /** Only where somebody wants to count: docs/operations.md#metrics. */
  METRICS?: AnalyticsEngineDataset;
}
