import { describe, expect, it } from "vitest";
import { type PushBrowser, type PushCourt, pushStateOf } from "./push-state";

const browser: PushBrowser = { isAble: true, isApplePhone: false, permission: "granted", isSubscribed: true };
const court: PushCourt = { notificationsEnabled: true, isDeviceRegistered: true, pushKey: "key" };

describe("pushes in a browser", () => {
  it("are on where the person, the browser and the court agree, and off where one of them doesn't", () => {
    expect(pushStateOf(browser, court)).toBe("on");
    expect(pushStateOf(browser, { ...court, notificationsEnabled: false })).toBe("off");
    expect(pushStateOf(browser, { ...court, isDeviceRegistered: false })).toBe("off");
    expect(pushStateOf({ ...browser, isSubscribed: false }, court)).toBe("off");
    expect(pushStateOf({ ...browser, permission: "default" }, court)).toBe("off");
  });

  it("are blocked by a refused permission", () => {
    expect(pushStateOf({ ...browser, permission: "denied" }, court)).toBe("blocked");
  });

  it("wait on an iPhone for the home screen, and elsewhere for another browser", () => {
    expect(pushStateOf({ ...browser, isAble: false, isApplePhone: true }, court)).toBe("not_installed");
    expect(pushStateOf({ ...browser, isAble: false }, court)).toBe("unsupported");
  });

  it("are not ready where the court sends none itself, which is not the browser's fault", () => {
    expect(pushStateOf(browser, { ...court, pushKey: null })).toBe("not_ready");
  });
});
