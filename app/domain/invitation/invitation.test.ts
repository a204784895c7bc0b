import { expect, test } from "vitest";
import { invitationLink, isInvitationToken } from "./invitation";

test("an invitation is sent as a link", () => {
  expect(invitationLink("https://court.test", "A".repeat(32))).toBe(`https://court.test/invite/${"A".repeat(32)}`);
});

test("a token is 32 letters, digits, underscores and hyphens", () => {
  expect(isInvitationToken("aZ09_-".repeat(6).slice(0, 32))).toBe(true);
  for (const text of ["A".repeat(31), "A".repeat(33), `${"A".repeat(31)}.`, ""]) {
    expect(isInvitationToken(text), text).toBe(false);
  }
});
