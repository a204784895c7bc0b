import { describe, expect, it } from "vitest";
import { type NoticeReach, noticeChannels } from "./notice-channels";

const reach: NoticeReach = {
  kind: "verdict",
  pushEnabled: true,
  mutedKinds: [],
  devices: 1,
  mailEnabled: false,
  hasAddress: true,
  hasAsked: false,
};

describe("the ways by which a notice goes out", () => {
  it("are pushes where they are on, some browser takes them and the kind is not muted", () => {
    expect(noticeChannels(reach)).toEqual({ push: true, mail: false });
    expect(noticeChannels({ ...reach, pushEnabled: false }).push).toBe(false);
    expect(noticeChannels({ ...reach, devices: 0 }).push).toBe(false);
    expect(noticeChannels({ ...reach, mutedKinds: ["verdict"] }).push).toBe(false);
  });

  it("include mail for reminders, to who wants it and has an address", () => {
    const reminder: NoticeReach = { ...reach, kind: "reminder" };
    expect(noticeChannels(reminder).mail).toBe(false);
    expect(noticeChannels({ ...reminder, mailEnabled: true }).mail).toBe(true);
    expect(noticeChannels({ ...reminder, mailEnabled: true, hasAddress: false }).mail).toBe(false);
  });

  it("are none for a badge, which is celebrated where it is earned", () => {
    expect(noticeChannels({ ...reach, kind: "badge", mailEnabled: true })).toEqual({ push: false, mail: false });
  });

  it("are all there are for a verdict that was asked for, and for nothing else because of that", () => {
    const asked: NoticeReach = { ...reach, hasAsked: true, mutedKinds: ["verdict", "nudge"] };
    expect(noticeChannels(asked)).toEqual({ push: true, mail: true });
    expect(noticeChannels({ ...asked, kind: "nudge" })).toEqual({ push: false, mail: false });
  });
});
