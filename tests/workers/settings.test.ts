import { describe, expect, it } from "vitest";
import { parseSettings } from "~/server/env.server";
import { parseNotifierSettings } from "~/server/notice/notifier-settings.server";

const SECRET = "a-secret-that-is-long-enough-for-everyone";

const production = { ENVIRONMENT: "production", APP_SECRET: SECRET, SITE_ORIGIN: "https://pettifog.example" };

const development = { ENVIRONMENT: "development" };

const mailProvider = { MAIL_API_URL: "https://mail.example/emails", MAIL_API_KEY: "key" };

describe("settings for production", () => {
  it("are fine when secret and origin are set", () => {
    expect(parseSettings(production)).toMatchObject(production);
  });

  it("hold where nobody says which environment it is", () => {
    const { ENVIRONMENT: _, ...unsaid } = production;
    expect(parseSettings(unsaid)).toMatchObject(production);
    expect(() => parseSettings({})).toThrow("APP_SECRET must be set in production");
    expect(() => parseNotifierSettings({})).toThrow("SITE_ORIGIN must be set in production.");
    expect(parseNotifierSettings(unsaid)).toMatchObject({ ENVIRONMENT: "production" });
  });

  it.each([
    ["no secret", { APP_SECRET: undefined }, "APP_SECRET must be set in production"],
    ["an empty secret", { APP_SECRET: "" }, "APP_SECRET must be set in production"],
    [
      "the secret that everyone can read in the source",
      { APP_SECRET: parseSettings(development).APP_SECRET },
      "APP_SECRET must be set in production",
    ],
    ["a short secret", { APP_SECRET: "s".repeat(31) }, "APP_SECRET needs 32 characters or more."],
    ["a short secret of before", { APP_SECRET_PREVIOUS: "s".repeat(31) }, "APP_SECRET_PREVIOUS needs 32 characters"],
    [
      "the secret of the source as the one of before",
      { APP_SECRET_PREVIOUS: parseSettings(development).APP_SECRET },
      "APP_SECRET must be set in production",
    ],
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

  it("that are refused are named without what they hold", () => {
    expect(() => parseSettings({ ...production, SITE_ORIGIN: "nowhere" })).toThrow(
      "The settings are not usable. SITE_ORIGIN: Invalid URL.",
    );
    expect(() => parseSettings({ ...production, ENVIRONMENT: "prod" })).toThrow(/ENVIRONMENT: (?!.*"prod")/u);
  });

  it("keep the origin of an address and nothing of its path", () => {
    const { SITE_ORIGIN } = parseSettings({ ...production, SITE_ORIGIN: "https://pettifog.example/court/?x=1" });
    expect(SITE_ORIGIN).toBe("https://pettifog.example");
  });
});

describe("the first moderators", () => {
  it("are named by addresses in the form in which accounts have theirs", () => {
    const named = (list: string) => parseSettings({ ...development, MODERATOR_EMAILS: list }).MODERATOR_EMAILS;
    expect(named(" Robin@Court.example ,sam@court.example,")).toEqual(["robin@court.example", "sam@court.example"]);
    expect(parseSettings(development).MODERATOR_EMAILS).toEqual([]);
    expect(() => named("robin@court.example, the judge")).toThrow("MODERATOR_EMAILS");
  });
});

describe("settings for one's own machine", () => {
  it("need nothing but to be said so", () => {
    expect(parseSettings(development)).toMatchObject({ ENVIRONMENT: "development" });
    expect(parseSettings({ ...development, DB: {}, CARDS: {} }).SITE_ORIGIN).toBeUndefined();
  });

  it("refuse half a Turnstile pair all the same", () => {
    expect(() => parseSettings({ ...development, TURNSTILE_SITE_KEY: "site" })).toThrow("come together");
  });
});
