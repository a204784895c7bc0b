import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { JudgedInAbsence } from "~/components/invitation/judged-in-absence";
import type { InvitationMeta } from "~/domain/invitation/invitation";
import { RulingTime } from "./ruling-time";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe("the words on when the court rules", () => {
  const deadline = "2026-11-22T12:00:00.000Z";
  const when = { deadline, seenAt: Date.parse(deadline) - 3.5 * HOUR_MS };

  it("count from when the server made the page", () => {
    const shown = renderToStaticMarkup(createElement(RulingTime, when));
    expect(shown).toContain('dateTime="2026-11-22T12:00:00.000Z"');
    expect(shown).toContain("The court rules in 3 h 30 min.");
    expect(shown).not.toContain("set aside");
  });

  it("name whoever had the judgment set aside", () => {
    const shown = renderToStaticMarkup(createElement(RulingTime, { ...when, reopenedBy: "Sam & Co" }));
    expect(shown).toContain("The judgment was set aside by <bdi>Sam &amp; Co</bdi>");
  });
});

describe("whoever comes too late", () => {
  it("reads the headline, who complained of what, and how long it can still be set aside", () => {
    const judgment = {
      caseName: "The Crumb Affair",
      headline: "Robin, by default",
      vacatableUntil: new Date(7 * DAY_MS).toISOString(),
    };
    const pettysuit: Extract<InvitationMeta, { type: "pettysuit" }>["pettysuit"] = {
      uuid: "suit",
      creator: { displayName: "Robin", avatar: null },
      allegation: "Crumbs.",
      judgePersonality: "Yoda",
      participants: [],
    };
    const meta: InvitationMeta = { type: "pettysuit", token: "token", allegation: "Crumbs.", pettysuit };
    const shown = renderToStaticMarkup(createElement(JudgedInAbsence, { meta, judgment, seenAt: DAY_MS }));
    for (const words of ["You were judged in absence", "Robin, by default", "Crumbs.", "for 6 days"]) {
      expect(shown).toContain(words);
    }
    const late = renderToStaticMarkup(createElement(JudgedInAbsence, { meta, judgment, seenAt: 8 * DAY_MS }));
    expect(late).not.toContain("You can still");
  });
});
