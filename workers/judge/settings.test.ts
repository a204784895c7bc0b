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
    const more = { ...settings, JUDGE_RESERVE_MODEL: "@cf/second", JUDGE_SCREENING_MODEL: "@cf/small" };
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
});
