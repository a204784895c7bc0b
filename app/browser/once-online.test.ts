import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onceOnline, setOut, unlessUnderWay } from "./once-online";

const { signal } = new AbortController();

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  window.dispatchEvent(new Event("pageshow"));
  vi.unstubAllGlobals();
});

it("calls once when the line is back", () => {
  const call = vi.fn();
  onceOnline(call, signal);
  for (let back = 0; back < 2; back++) window.dispatchEvent(new Event("online"));
  expect(call).toHaveBeenCalledTimes(1);
});

it("takes nobody elsewhere who is on their way, whatever is heard of the line, and anybody who has come back", () => {
  const call = vi.fn();
  const isReachable = unlessUnderWay(call);
  setOut();
  isReachable();
  onceOnline(call, signal);
  window.dispatchEvent(new Event("online"));
  expect(call).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("pageshow"));
  isReachable();
  expect(call).toHaveBeenCalledTimes(1);
});
