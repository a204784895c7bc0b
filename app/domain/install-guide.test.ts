import { describe, expect, test } from "vitest";
import { INSTALL_SYSTEMS, systemsFor } from "./install-guide";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1";
const PIXEL = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15";

describe("how to install the court", () => {
  test.each([
    ["ios", IPHONE],
    ["android", PIXEL],
    ["desktop", MAC],
    ["desktop", null],
  ])("begins with %s for whoever comes by it, and leaves no system out", (own, userAgent) => {
    const systems = systemsFor(userAgent);
    expect(systems[0]).toBe(own);
    expect([...systems].sort()).toEqual([...INSTALL_SYSTEMS].sort());
  });

  test("begins with iPads where a Mac has a touchscreen", () => {
    expect(systemsFor(MAC, 5)[0]).toBe("ios");
    expect(systemsFor(MAC, 0)[0]).toBe("desktop");
    expect(systemsFor(PIXEL, 5)[0]).toBe("android");
  });
});
