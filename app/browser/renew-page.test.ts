import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { windowWithoutStorage, windowWithStorage } from "../../tests/support/browser-storage";
import { isAllKept, renewPage } from "./renew-page";
import { STORED } from "./storage/places";
import { writeStored } from "./storage/stored";

const reload = vi.fn();
let fields: { value: string }[];
let isWriting: boolean;
let sending: object | null;

beforeEach(() => {
  vi.useFakeTimers();
  fields = [];
  isWriting = false;
  sending = null;
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("document", {
    querySelectorAll: () => fields,
    querySelector: () => sending,
    activeElement: { matches: () => isWriting },
  });
  vi.stubGlobal("window", { ...windowWithStorage(), location: { reload } });
});

afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("fetches a page anew once, however many of its scripts are gone, and once more after the next deploy", () => {
  for (let lost = 0; lost < 3; lost++) renewPage();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(600_000);
  renewPage();
  expect(reload).toHaveBeenCalledTimes(2);
});

it("leaves a page alone in which something is written that is kept nowhere", () => {
  fields = [{ value: "" }, { value: "They left the lid off." }];
  renewPage();
  expect(reload).not.toHaveBeenCalled();
  writeStored(STORED.allegationDraft, "They left the lid off.");
  isWriting = true;
  renewPage();
  expect(isAllKept()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  isWriting = false;
  renewPage();
  expect(reload).toHaveBeenCalledTimes(1);
});

it("leaves a page alone whose form is being sent", () => {
  sending = {};
  renewPage();
  expect(isAllKept()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it("leaves a page alone where there is no connection, or nothing could tell a second time from the first", () => {
  vi.stubGlobal("navigator", { onLine: false });
  renewPage();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("window", Object.assign(windowWithoutStorage(), { location: { reload } }));
  renewPage();
  expect(reload).not.toHaveBeenCalled();
});
