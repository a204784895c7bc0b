import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseJudgeSettings } from "./settings";

describe("settings of the judge", () => {
  const endpoint = { JUDGE_PROVIDER: "openai", JUDGE_BASE_URL: "http://localhost:11434/v1", JUDGE_MODEL: "llama" };

  it("are the house judge when nothing is set, whatever else the Worker has", () => {
    expect(parseJudgeSettings({})).toEqual({ JUDGE_PROVIDER: "house" });
    expect(parseJudgeSettings({ DB: {}, JUDGE_PROVIDER: "" })).toEqual({ JUDGE_PROVIDER: "house" });
  });

  it("are an endpoint with or without a key, without a slash at its address's end", () => {
    expect(parseJudgeSettings(endpoint)).toEqual(endpoint);
    const given = { ...endpoint, JUDGE_BASE_URL: "https://api.example/v1/", JUDGE_API_KEY: "key" };
    expect(parseJudgeSettings(given)).toEqual({ ...given, JUDGE_BASE_URL: "https://api.example/v1" });
  });

  it("are a model on Workers AI", () => {
    const settings = { JUDGE_PROVIDER: "workers-ai", JUDGE_MODEL: "@cf/meta/llama" };
    expect(parseJudgeSettings(settings)).toEqual(settings);
    const more = {
      ...settings,
      JUDGE_RESERVE_MODEL: "@cf/second",
      JUDGE_SCREENING_MODEL: "@cf/small",
      JUDGE_GUARD_MODEL: "@cf/guard",
    };
    expect(parseJudgeSettings(more)).toEqual(more);
  });

  it.each([
    ["a judge that nobody knows", { JUDGE_PROVIDER: "oracle" }, "JUDGE_PROVIDER"],
    ["an endpoint without an address", { ...endpoint, JUDGE_BASE_URL: "" }, "JUDGE_BASE_URL"],
    ["an endpoint whose address is none", { ...endpoint, JUDGE_BASE_URL: "localhost" }, "JUDGE_BASE_URL"],
    ["an endpoint without a model", { ...endpoint, JUDGE_MODEL: "" }, "JUDGE_MODEL"],
    ["Workers AI without a model", { JUDGE_PROVIDER: "workers-ai" }, "JUDGE_MODEL"],
  ])("are refused with %s, without the key in the refusal", (_kind, given, fault) => {
    const parse = () => parseJudgeSettings({ ...given, JUDGE_API_KEY: "secret-key" });
    expect(parse).toThrow(fault);
    expect(parse).toThrow(/^(?!.*secret-key)/u);
  });

  it("of a deploy seat models by the binding, with a reserve, a reader and a guard, each named in this one place", () => {
    const config = readFileSync("workers/judge/wrangler.toml", "utf8");
    const tables = new Map(
      config.split(/^\[/mu).map((part) => {
        const [name = "", ...lines] = part.split("\n");
        const settings = lines.flatMap((line) => [...line.matchAll(/^(\w+) = "(.+)"$/gu)]);
        return [name.replace("]", ""), Object.fromEntries(settings.map(([, key, value]) => [key, value]))] as const;
      }),
    );
    expect(tables.get("env.production.ai")).toEqual({ binding: "AI" });
    // A binding that needs an account must not stop an offline start.
    expect([...tables.keys()].filter((name) => /(?:^|\.)ai$/u.test(name))).toEqual(["env.production.ai"]);
    const settings = parseJudgeSettings(tables.get("env.production.vars") ?? {});
    const id = expect.stringMatching(/^@cf\//u);
    expect(settings).toEqual({
      JUDGE_PROVIDER: "workers-ai",
      JUDGE_MODEL: id,
      JUDGE_RESERVE_MODEL: id,
      JUDGE_SCREENING_MODEL: id,
      JUDGE_GUARD_MODEL: id,
    });
    const models = Object.values(settings).filter((value) => value.startsWith("@cf/"));
    expect(new Set(models).size).toBe(4);
    for (const model of models) expect(config.split(`"${model}"`)).toHaveLength(2);
  });
});
