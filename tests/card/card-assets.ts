import { env } from "cloudflare:test";

/** The Worker's real emoji and fonts, which the configuration of these tests binds. */
export function cardAssets(): Fetcher {
  const assets: unknown = Reflect.get(env, "ASSETS");
  if (!isFetcher(assets)) throw new Error("The assets are not bound.");
  return assets;
}

/** Reads one of them. */
export function readCardAsset(path: string): Promise<Response> {
  return cardAssets().fetch(`https://assets.invalid${path}`);
}

function isFetcher(value: unknown): value is Fetcher {
  return typeof value === "object" && value !== null && "fetch" in value;
}
