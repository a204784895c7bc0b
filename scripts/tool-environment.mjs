/**
 * The environment in which the tools run: no telemetry, no update check, no look-up of anything outside. Without these
 * wrangler asks a registry for its newest version and a server for a sample request, and waits for both when offline.
 * It would also trace each request and each message of a socket into a store of its own, for a page that nobody here
 * opens: half of what a message in court costs on one machine.
 */
export const TOOL_ENVIRONMENT = {
  ...process.env,
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  X_LOCAL_OBSERVABILITY: "false",
  X_LOCAL_EXPLORER: process.env.X_LOCAL_EXPLORER ?? "false",
};
