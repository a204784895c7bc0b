import { describe, expect, it } from "vitest";
import { parseJudgeSettings, parseSettings } from "~/server/env.server";

const SECRET = "a-secret-that-is-long-enough-for-everyone";

const production = { ENVIRONMENT: "production", APP_SECRET: SECRET, SITE_ORIGIN: "https://pettifog.example" };

const mailProvider = { MAIL_API_URL: "https://mail.example/emails", MAIL_API_KEY: "key" };

describe("settings for production", () => {
  it("are fine when secret and origin are set", () => {
    expect(parseSettings(production)).toMatchObject(production);
  });

  it.each([
    ["no secret", { APP_SECRET: undefined }, "APP_SECRET must be set in production"],
    ["an empty secret", { APP_SECRET: "" }, "APP_SECRET must be set in production"],
    [
      "the secret that everyone can read in the source",
      { APP_SECRET: parseSettings({}).APP_SECRET },
      "APP_SECRET must be set in production",
    ],
    ["a short secret", { APP_SECRET: "s".repeat(31) }, "APP_SECRET needs 32 characters or more."],
    ["no origin", { SITE_ORIGIN: undefined }, "SITE_ORIGIN must be set in production."],
    ["an empty origin", { SITE_ORIGIN: "" }, "SITE_ORIGIN must be set in production."],
    ["an origin that is none", { SITE_ORIGIN: "pettifog" }, "SITE_ORIGIN"],
    ["half a Turnstile pair", { TURNSTILE_SITE_KEY: "site" }, "come together"],
    ["the other half", { TURNSTILE_SECRET_KEY: "secret" }, "come together"],
    ["a mail provider without its key", { MAIL_API_URL: "https://mail.example/emails" }, "come together"],
    ["a mail provider's key without its address", { MAIL_API_KEY: "key" }, "come together"],
    ["a mail provider and nobody to write as", mailProvider, "MAIL_FROM must be set"],
    ["a mail provider over plain HTTP", { ...mailProvider, MAIL_API_URL: "http://mail.example" }, "https://"],
    ["a sender that is no address", { MAIL_FROM: "the court" }, "MAIL_FROM"],
    ["an environment that nobody knows", { ENVIRONMENT: "prod" }, "ENVIRONMENT"],
  ])("are refused with %s", (_kind, change, fault) => {
    const given = Object.fromEntries(
      Object.entries({ ...production, ...change }).filter(([, value]) => value !== undefined),
    );
    expect(() => parseSettings(given)).toThrow(fault);
  });

  it("that are refused never have their secret in the words of the refusal", () => {
    const given = { ...production, SITE_ORIGIN: "nowhere", TURNSTILE_SECRET_KEY: "turnstile-secret" };
    expect(() => parseSettings(given)).toThrow(/^(?!.*(?:a-secret-that|turnstile-secret))/u);
  });

  it("keep the origin of an address and nothing of its path", () => {
    const { SITE_ORIGIN } = parseSettings({ ...production, SITE_ORIGIN: "https://pettifog.example/court/?x=1" });
    expect(SITE_ORIGIN).toBe("https://pettifog.example");
  });
});

describe("settings for one's own machine", () => {
  it("need nothing at all", () => {
    expect(parseSettings({})).toMatchObject({ ENVIRONMENT: "development" });
    expect(parseSettings({ DB: {}, CARDS: {} }).SITE_ORIGIN).toBeUndefined();
  });

  it("refuse half a Turnstile pair all the same", () => {
    expect(() => parseSettings({ TURNSTILE_SITE_KEY: "site" })).toThrow("come together");
  });
});

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
