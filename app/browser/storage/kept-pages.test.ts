import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { windowWithStorage } from "../../../tests/support/browser-storage";
import { forgetEverything } from "./forget";
import { forgetKeptPages, isKeptPage, keepPagesOf, keptPagesCache } from "./kept-pages";
import { STORED } from "./places";
import { writeStored } from "./stored";

/** A browser's caches, by their names. */
let names: Set<string>;

beforeEach(() => {
  names = new Set(["pettifog-files"]);
  vi.stubGlobal("caches", {
    keys: async () => [...names],
    open: async (name: string) => names.add(name),
    delete: async (name: string) => names.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("pages that are kept", () => {
  it("are those of cases, the list of them, and the front page", () => {
    const kept = ["/", "/my-courts", "/pettysuit/1f", "/courtroom/1f", "/procrastination/1f", "/pettysuit/1f/fairness"];
    const others = ["/judges", "/profile", "/pettysuit/1f/verdict", "/pettysuit/1f.data", "/procrastination", "/v/1f"];
    expect([...kept, ...others].filter(isKeptPage)).toEqual(kept);
  });

  it("belong to one person: the next one throws away those of the one before", async () => {
    expect(await keptPagesCache()).toBeNull();
    await keepPagesOf("robin");
    expect(await keptPagesCache()).toBe("pettifog-kept:robin");
    await keepPagesOf("sam");
    expect([...names]).toEqual(["pettifog-files", "pettifog-kept:sam"]);
  });

  it("are nobody's where it can't be told whose they are", async () => {
    names.add("pettifog-kept:robin").add("pettifog-kept:sam");
    expect(await keptPagesCache()).toBeNull();
  });

  it("are gone once their person has logged out, and files that are nobody's stay", async () => {
    vi.stubGlobal("document", { cookie: "" });
    vi.stubGlobal("window", windowWithStorage());
    writeStored(STORED.personUuid, "robin");
    await keepPagesOf("robin");
    names.add("pettifog-kept:sam");
    forgetEverything();
    await vi.waitFor(() => expect([...names]).toEqual(["pettifog-files"]));
  });

  it("are none in a browser without caches, and nothing fails", async () => {
    vi.stubGlobal("caches", undefined);
    await forgetKeptPages("robin");
  });
});
