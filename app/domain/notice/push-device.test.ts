import { describe, expect, it } from "vitest";
import { isPushEndpoint } from "./push-device";

describe("an endpoint for pushes", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
    "https://web.push.apple.com/abc",
  ])("can be %s", (endpoint) => expect(isPushEndpoint(endpoint, false)).toBe(true));

  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    "https://user@fcm.googleapis.com/abc",
    "https://fcm.googleapis.com.evil.example/abc",
    "https://evil.example/?https://fcm.googleapis.com/",
    "https://a.b.notify.windows.com.evil.example/w/",
    "https://localhost/abc",
    "https://169.254.169.254/latest/meta-data",
    "not an address",
  ])("can't be %s, which the court would otherwise call", (endpoint) => {
    expect(isPushEndpoint(endpoint, true)).toBe(false);
  });

  it("can be the stand-in on one's own machine, and nowhere else", () => {
    expect(isPushEndpoint("https://push.court.test/abc", true)).toBe(true);
    expect(isPushEndpoint("https://push.court.test/abc", false)).toBe(false);
  });
});
