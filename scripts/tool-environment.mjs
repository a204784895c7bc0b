/**
 * The environment in which the tools run: no telemetry, no update check, no look-up of anything outside. Without these
 * wrangler asks a registry for its newest version and a server for a sample request, and waits for both when offline.
 */
export const TOOL_ENVIRONMENT = {
  ...process.env,
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};
