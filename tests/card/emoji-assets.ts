import { env } from "cloudflare:test";

/** The Worker's real emoji, which the configuration of these tests binds. */
export function emojiAssets(): Fetcher {
  const assets: unknown = Reflect.get(env, "EMOJI");
  if (!isFetcher(assets)) throw new Error("The emoji are not bound.");
  return assets;
}

function isFetcher(value: unknown): value is Fetcher {
  return typeof value === "object" && value !== null && "fetch" in value;
}
