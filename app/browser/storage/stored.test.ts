import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { windowWithoutStorage, windowWithStorage } from "../../../tests/support/browser-storage";
import { forgetEverything, forgetWritten } from "./forget";
import { STORED } from "./places";
import { forgetStored, listStored, readStored, type StoredPlace, storedBelow, writeStored } from "./stored";
import { readStoredJson } from "./stored-json";

const NOTE: StoredPlace = { area: "localStorage", key: "note" };
const NOTES: StoredPlace = { area: "localStorage", key: "notes:" };

beforeEach(() => {
  vi.stubGlobal("window", windowWithStorage());
  vi.stubGlobal("document", { cookie: "" });
});
afterEach(() => vi.unstubAllGlobals());

describe("what a browser stores", () => {
  it("is read as it was written, a blank too, until it is taken away", () => {
    expect(readStored(NOTE)).toBeNull();
    writeStored(NOTE, "");
    expect(readStored(NOTE)).toBe("");
    writeStored(NOTE, "milk");
    expect(readStored(NOTE)).toBe("milk");
    writeStored(NOTE, null);
    expect(readStored(NOTE)).toBeNull();
  });

  it("lives as long as the tab where its place says so", () => {
    const place: StoredPlace = { area: "sessionStorage", key: NOTE.key };
    writeStored(place, "milk");
    expect(readStored(NOTE)).toBeNull();
    expect(readStored(place)).toBe("milk");
  });

  it("is listed and forgotten with all that stands below it, and nothing beside it", () => {
    const [first, second] = [storedBelow(NOTES, "a", "1"), storedBelow(NOTES, "a", "2")];
    const others = [storedBelow(NOTES, "ab", "1"), { ...NOTES, key: "notes" }, NOTE];
    for (const place of [first, second, ...others]) writeStored(place, "milk");
    expect(listStored(storedBelow(NOTES, "a", ""))).toEqual([first, second]);
    forgetStored([storedBelow(NOTES, "a", "")]);
    expect([first, second, ...others].map((place) => readStored(place))).toEqual([null, null, "milk", "milk", "milk"]);
  });

  it("is null as JSON where it is missing, broken or of another shape", () => {
    const schema = v.object({ count: v.number() });
    const texts = [null, "{", '"two"', '{"count":"2"}', '{"count":2,"more":1}'];
    const read = texts.map((text) => {
      writeStored(NOTE, text);
      return readStoredJson(NOTE, schema);
    });
    expect(read).toEqual([null, null, null, null, { count: 2 }]);
  });
});

describe("a browser that refuses storage", () => {
  beforeEach(() => vi.stubGlobal("window", windowWithoutStorage()));

  it("keeps nothing, and nothing fails", () => {
    writeStored(NOTE, "milk");
    forgetEverything();
    expect(readStored(NOTE)).toBeNull();
    expect(readStored(NOTE, "refused")).toBe("refused");
    expect(listStored(NOTES)).toEqual([]);
    expect(readStoredJson(NOTE, v.string())).toBeNull();
  });
});

describe("forgetting", () => {
  const places = Object.values(STORED);

  it("empties the browser of everything of ours", () => {
    for (const place of places) writeStored(storedBelow(place, place.key.endsWith(":") ? "case" : ""), "x");
    expect(places.flatMap(listStored)).toHaveLength(places.length);
    forgetEverything();
    expect(places.flatMap(listStored)).toEqual([]);
    expect(document.cookie).toMatch(/^pettifog-time-zone=; .*Max-Age=0;/u);
  });

  it("leaves who somebody is to a person who only wants their words gone", () => {
    writeStored(STORED.person, "{}");
    writeStored(STORED.allegationDraft, "They left the lid off.");
    writeStored(STORED.dilemmaDraft, "Lid on or lid off?");
    writeStored(storedBelow(STORED.rematchDraft, "case"), "No, they did.");
    writeStored(storedBelow(STORED.courtOutbox, "court", "robin", "1"), "{}");
    forgetWritten();
    expect(places.flatMap(listStored)).toEqual([STORED.person]);
  });
});
