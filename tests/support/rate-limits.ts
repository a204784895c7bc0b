import { readFileSync } from "node:fs";

interface RateLimit {
  namespace_id: string;
  simple: { limit: number; period: 10 | 60 };
}

const TABLE =
  /^\[\[(env\.production\.)?ratelimits\]\]\nname = "(\w+)"\nnamespace_id = "(\d+)"\nsimple = \{ limit = (\d+), period = (\d+) \}$/gmu;

/** The rate limits of the web Worker, by their bindings, as its `wrangler.toml` has them. */
export function rateLimits(): Record<"development" | "production", Record<string, RateLimit>> {
  const limits = { development: {}, production: {} } as ReturnType<typeof rateLimits>;
  for (const [, isProduction, name = "", id = "", limit, period] of readFileSync("wrangler.toml", "utf8").matchAll(
    TABLE,
  )) {
    const simple = { limit: Number(limit), period: Number(period) as 10 | 60 };
    limits[isProduction === undefined ? "development" : "production"][name] = { namespace_id: id, simple };
  }
  return limits;
}
