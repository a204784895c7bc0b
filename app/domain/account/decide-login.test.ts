import { describe, expect, it } from "vitest";
import { decideLogin } from "./decide-login";

const guest = { uuid: "guest", username: null, email: null };
const verified = { uuid: "verified", username: null, email: "robin@court.example" };
const account = { uuid: "account", username: "robin", email: "robin@court.example" };
const other = { uuid: "other", username: "sam", email: "sam@court.example" };

describe("a right code for a new address", () => {
  it("gives the address to a guest who has none", () => {
    expect(decideLogin(guest, null)).toEqual({ kind: "attach", uuid: "guest" });
  });

  it("does not take the address of a guest who has verified one: the session may be stolen", () => {
    expect(decideLogin(verified, null)).toEqual({ kind: "refuse", because: "has_address" });
  });

  it("does not change an account's address", () => {
    expect(decideLogin(account, null)).toEqual({ kind: "refuse", because: "has_account" });
  });

  it("needs somebody to give it to", () => {
    expect(decideLogin(null, null)).toEqual({ kind: "refuse", because: "no_session" });
  });
});

describe("a right code for a known address", () => {
  it("makes a guest without one that person", () => {
    expect(decideLogin(guest, account)).toEqual({ kind: "merge", guestUuid: "guest", uuid: "account" });
    expect(decideLogin(guest, verified)).toEqual({ kind: "merge", guestUuid: "guest", uuid: "verified" });
  });

  it("changes nothing for that person themselves", () => {
    expect(decideLogin(account, account)).toEqual({ kind: "stay", uuid: "account" });
  });

  it("takes the browser over from whoever can be reached otherwise, and from nobody", () => {
    expect(decideLogin(other, account)).toEqual({ kind: "switch", uuid: "account" });
    expect(decideLogin(verified, other)).toEqual({ kind: "switch", uuid: "other" });
    expect(decideLogin(null, account)).toEqual({ kind: "switch", uuid: "account" });
  });
});
