import { describe, expect, it } from "vitest";
import { pushOffer } from "./push-settings.server";

describe("how pushes reach browsers", () => {
  const ONESIGNAL_APP_ID = "app";
  const VAPID_PUBLIC_KEY = `B${"a".repeat(86)}`;

  it("is from the court itself wherever it has a key, with a provider beside it or without", () => {
    const own = { channel: "web", key: VAPID_PUBLIC_KEY };
    expect(pushOffer({ ENVIRONMENT: "production", VAPID_PUBLIC_KEY })).toEqual(own);
    expect(pushOffer({ ENVIRONMENT: "production", VAPID_PUBLIC_KEY, ONESIGNAL_APP_ID })).toEqual(own);
    expect(pushOffer({ ENVIRONMENT: "development", ONESIGNAL_APP_ID })).toMatchObject({ channel: "web" });
  });

  it("is by the provider's programs where it has none, or not at all", () => {
    expect(pushOffer({ ENVIRONMENT: "production", ONESIGNAL_APP_ID })).toEqual({ channel: "onesignal", key: null });
    expect(pushOffer({ ENVIRONMENT: "production" })).toBeNull();
  });
});
