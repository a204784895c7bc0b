import { expect, test } from "vitest";
import { invitationMessage, kindProfile } from "./case-kind";
import { casePath } from "./case-ref";
import { CASE_STATUSES } from "./status";

test("a filed suit has its confirmation, and a filed courtroom its waiting screen", () => {
  expect(kindProfile("pettysuit").filedPath("1234")).toBe("/pettysuits/1234/sent");
  expect(kindProfile("courtroom").filedPath("7HK2QX")).toBe("/invitation/7HK2QX");
});

test("each kind of case is tried in a place of its own", () => {
  expect(casePath({ kind: "pettysuit", uuid: "1234" })).toBe("/pettysuit/1234");
  expect(casePath({ kind: "courtroom", uuid: "1234" })).toBe("/courtroom/1234");
});

test("a swipe case and a courtroom each have their own words for how they stand", () => {
  const labels = (kind: "pettysuit" | "courtroom") =>
    CASE_STATUSES.map((status) => kindProfile(kind).statusLabels[status]);
  expect(labels("pettysuit")).toEqual(["Invite Sent", "In Progress", "Decided"]);
  expect(labels("courtroom")).toEqual(["Invite Sent", "Active", "Settled"]);
});

test("the ready-made message says how the case is settled, before whom, by when and where", () => {
  const link = "https://court.test/invite/token";
  const swiped = invitationMessage(link, "Yoda Judge", "pettysuit");
  const live = invitationMessage(link, "Yoda Judge", "courtroom");
  for (const message of [swiped, live]) {
    expect(message).toContain("Yoda Judge");
    expect(message).toContain("a judge delivers a verdict within 24 hours");
    expect(message.endsWith(link)).toBe(true);
  }
  expect(swiped).toContain("Swipe to defend yourself");
  expect(live).not.toMatch(/swipe/iu);
  expect(live).toContain("live");
});

test("the ready-made message speaks to somebody by name where one is given", () => {
  const link = "https://court.test/invite/token";
  const toNobody = invitationMessage(link, "Yoda Judge", "pettysuit", "  ");
  expect(toNobody).toBe(invitationMessage(link, "Yoda Judge", "pettysuit"));
  const toSam = invitationMessage(link, "Yoda Judge", "pettysuit", " Sam ");
  expect(toSam).toBe(toNobody.replace("You've been", "Sam, you've been"));
});
