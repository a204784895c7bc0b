import { describe, expect, it } from "vitest";
import { networkOf } from "./address";
import { limitedActionOf } from "./limited-action";

describe("an action limited by network", () => {
  it.each([
    ["POST", "/api/auth/request-code", "code"],
    ["POST", "/api/auth/verify-code", "code"],
    ["POST", "/api/auth/create-account", "code"],
    ["POST", "/api/auth/request-email-change", "code"],
    ["POST", "/api/auth/change-email", "code"],
    ["POST", "/api/users", "sign-up"],
    ["GET", "/api/users/00000000-0000-4000-8000-000000000000", "resume"],
    ["POST", "/api/invitations/token/join", "join"],
    ["POST", "/api/pettysuits/invitations/token/join", "join"],
    ["POST", "/invite/token", "join"],
    ["POST", "/invite/token.data", "join"],
    ["POST", "/invitation/7HK2QX", "join"],
    ["POST", "/invitation/7HK2QX.data", "join"],
    ["POST", "/api/pettysuits", "file"],
    ["POST", "/api/courtrooms/", "file"],
    ["POST", "/", "file"],
    ["POST", "/_root.data", "file"],
    ["POST", "/file", "file"],
    ["POST", "/procrastination", "file"],
    ["POST", "/procrastination.data", "file"],
    ["POST", "/api/procrastination/sessions", "file"],
    ["POST", "/api/hot-topics/submit", "submit"],
    ["POST", "/hot-topics", "submit"],
    ["POST", "/hot-topics.data", "submit"],
    ["POST", "/api/reports", "report"],
  ])("is asked for by %s %s: %s", (method, path, action) => {
    expect(limitedActionOf(method, path)).toBe(action);
  });

  it.each([
    ["GET", "/"],
    ["GET", "/invite/token"],
    ["GET", "/api/users/00000000-0000-4000-8000-000000000000/pettysuits"],
    ["POST", "/api/auth/logout"],
    ["POST", "/api/pettysuits/uuid/answers"],
    ["POST", "/pettysuit/uuid"],
    ["POST", "/procrastination/uuid"],
    ["POST", "/api/procrastination/sessions/uuid/answers"],
    ["DELETE", "/api/auth/sessions"],
  ])("is none that %s %s asks for", (method, path) => {
    expect(limitedActionOf(method, path)).toBeNull();
  });
});

describe("a network", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["2001:db8:1::2:3:4:5", "2001:db8:1:0"],
    ["::1", "0:0:0:0"],
    ["unknown", "unknown"],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
