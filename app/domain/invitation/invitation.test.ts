import { expect, test } from "vitest";
import { casePath, filedPath, invitationLink, invitationMessage, isInvitationToken } from "./invitation";

test("a filed suit has its confirmation, and a filed courtroom its waiting screen", () => {
  expect(filedPath({ kind: "pettysuit", uuid: "1234" })).toBe("/pettysuits/1234/sent");
  expect(filedPath({ kind: "courtroom", code: "7HK2QX" })).toBe("/invitation/7HK2QX");
});

test("each kind of case is tried in a place of its own", () => {
  expect(casePath({ kind: "pettysuit", uuid: "1234" })).toBe("/pettysuit/1234");
  expect(casePath({ kind: "courtroom", uuid: "1234" })).toBe("/courtroom/1234");
});

test("the ready-made message says how the case is settled, before whom, by when and where", () => {
  const link = invitationLink("https://court.test", "A".repeat(32));
  const swiped = invitationMessage(link, "Yoda Judge");
  const live = invitationMessage(link, "Yoda Judge", "courtroom");
  for (const message of [swiped, live]) {
    expect(message).toContain("Yoda Judge");
    expect(message).toContain("a judge delivers a verdict within 24 hours");
    expect(message.endsWith(`/invite/${"A".repeat(32)}`)).toBe(true);
  }
  expect(swiped).toContain("Swipe to defend yourself");
  expect(live).not.toMatch(/swipe/iu);
  expect(live).toContain("live");
});

test("a token is 32 letters, digits, underscores and hyphens", () => {
  expect(isInvitationToken("aZ09_-".repeat(6).slice(0, 32))).toBe(true);
  for (const text of ["A".repeat(31), "A".repeat(33), `${"A".repeat(31)}.`, ""]) {
    expect(isInvitationToken(text), text).toBe(false);
  }
});
