import * as v from "valibot";

const usageSchema = v.object({ usage: v.object({ total_tokens: v.number() }) });

/** About so many characters are a token, where an endpoint does not count for itself. */
const CHARACTERS_PER_TOKEN = 4;

/** What a run has cost so far. */
export interface Meter {
  calls: number;
  tokens: number;
}

/** A fetch that counts calls to a model and the tokens that they cost. */
export function meterCalls(fetcher: typeof fetch): { meter: Meter; fetcher: typeof fetch } {
  const meter: Meter = { calls: 0, tokens: 0 };
  return {
    meter,
    fetcher: async (input, init) => {
      meter.calls += 1;
      const response = await fetcher(input, init);
      const body = await response.clone().text();
      const counted = v.safeParse(v.pipe(v.string(), v.parseJson(), usageSchema), body);
      const asked = typeof init?.body === "string" ? init.body.length : 0;
      meter.tokens += counted.success
        ? counted.output.usage.total_tokens
        : Math.ceil((asked + body.length) / CHARACTERS_PER_TOKEN);
      return response;
    },
  };
}
