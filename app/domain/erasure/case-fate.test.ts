import { describe, expect, it } from "vitest";
import { FORMER_LITIGANT_UUID } from "../case/former-litigant";
import { VACATABLE_MS } from "../docket/default-judgment";
import { fateOf, type LeftCase, leaversSeat } from "./case-fate";

const NOW = 1_800_000_000_000;

const aCase = (change: Partial<LeftCase> = {}): LeftCase => ({
  creatorUuid: "robin",
  opponentUuid: "sam",
  creatorVacatedAt: null,
  opponentVacatedAt: null,
  verdict: undefined,
  ...change,
});

const verdict = (change: Partial<LeftCase["verdict"]> = {}) => ({
  byDefault: false,
  winner: "creator" as const,
  createdAt: NOW,
  ...change,
});

describe("the fate of a case whose party leaves", () => {
  it("is to go whole where nobody else is in it", () => {
    expect(fateOf(aCase({ opponentUuid: null }), ["robin"], NOW)).toBe("gone");
    expect(fateOf(aCase({ opponentUuid: null, verdict: verdict() }), ["robin"], NOW)).toBe("gone");
    expect(fateOf(aCase({ opponentUuid: "guest" }), ["robin", "guest"], NOW)).toBe("gone");
    expect(fateOf(aCase({ creatorUuid: "guest" }), ["sam", "guest"], NOW)).toBe("gone");
    expect(fateOf(aCase({ creatorUuid: FORMER_LITIGANT_UUID, verdict: verdict() }), ["sam"], NOW)).toBe("gone");
  });

  it.each(["robin", "sam"])("is to be dismissed where it is not decided and %s leaves", (leaver) => {
    expect(fateOf(aCase(), [leaver], NOW)).toBe("dismissed");
  });

  it.each(["robin", "sam"])("is to be struck of %s where it is decided", (leaver) => {
    expect(fateOf(aCase({ verdict: verdict() }), [leaver], NOW)).toBe("struck");
  });

  it("is to be dismissed where whoever stays could still set a default judgment aside", () => {
    const byDefault = aCase({ verdict: verdict({ byDefault: true }) });
    expect(fateOf(byDefault, ["robin"], NOW)).toBe("dismissed");
    expect(fateOf(byDefault, ["sam"], NOW)).toBe("struck");
    expect(fateOf(byDefault, ["robin"], NOW + VACATABLE_MS)).toBe("struck");
    expect(fateOf({ ...byDefault, opponentVacatedAt: NOW - 1 }, ["robin"], NOW)).toBe("struck");
  });

  it("is nobody's business where they sit no more", () => {
    expect(fateOf(aCase(), ["kim"], NOW)).toBeNull();
    expect(leaversSeat(aCase({ opponentUuid: null }), ["kim"])).toBeNull();
  });
});
