import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type DeskStepFields, deskStepSchema, undoOf } from "./desk-step";
import { formatStep } from "./desk-words";

const UUID = "11111111-1111-4111-8111-111111111111";
const topic = { intent: "topic", id: UUID, about: "“Humming.”" } as const;

const parse = (fields: object) => v.parse(deskStepSchema, fields);

describe("a form of the desk", () => {
  it("says what it has done, with the name that it gave the thing", () => {
    expect(formatStep(parse({ ...topic, decision: "approve" }))).toBe("Approved: “Humming.”");
    expect(formatStep(parse({ intent: "reports", kind: "message", id: "m", decision: "uphold" }))).toBe(
      "Reports upheld.",
    );
    expect(formatStep(parse({ intent: "ad", id: UUID, about: "“Socks”", status: "paused" }))).toBe(
      "Card paused: “Socks”",
    );
  });

  it.each<[DeskStepFields, object | null]>([
    [
      { ...topic, decision: "approve" },
      { ...topic, decision: "reopen" },
    ],
    [
      { ...topic, decision: "reject", reason: "No." },
      { ...topic, decision: "reopen" },
    ],
    [
      { ...topic, decision: "take_down" },
      { ...topic, decision: "restore" },
    ],
    [{ ...topic, decision: "reopen" }, null],
    [
      { intent: "reports", kind: "verdict", id: "link", about: "A card", decision: "uphold" },
      { intent: "verdict", id: "link", about: "A card", decision: "restore" },
    ],
    [{ intent: "reports", kind: "verdict", id: "link", decision: "dismiss" }, null],
    [{ intent: "reports", kind: "message", id: "message", decision: "uphold" }, null],
    [
      { intent: "person", username: "robin", about: "@robin", decision: "ban", reason: "Puns." },
      { intent: "person", username: "robin", about: "@robin", decision: "unban" },
    ],
    [{ intent: "ad", id: UUID, status: "ended" }, null],
  ])("is taken back by its opposite, where it has one: %j", (fields, undo) => {
    expect(undoOf(parse(fields))).toEqual(undo);
  });

  it("rejects nothing without a reason, and takes a card's whole link for its id", () => {
    expect(() => parse({ ...topic, decision: "reject", reason: "  " })).toThrow("Please tell the author why");
    const link = "https://court.example/v/Zz-_Zz-_Zz-_Zz-_Zz-_Zz";
    expect(parse({ intent: "verdict", id: ` ${link} `, decision: "take_down" })).toMatchObject({
      id: "Zz-_Zz-_Zz-_Zz-_Zz-_Zz",
    });
  });

  it("leaves out of a new sponsored card what was left blank", () => {
    const card = { intent: "new_ad", slug: "socks", title: "Socks", body: "Left ones.", status: "paused" };
    const blank = { ctaText: "", ctaLink: "", picture: "" };
    expect(parse({ ...card, ...blank })).toMatchObject({ ctaText: null, ctaLink: null, picture: null });
    expect(() => parse({ ...card, ...blank, ctaText: "Buy" })).toThrow("both what it says and where it leads");
    expect(() => parse({ ...card, ctaText: "Buy", ctaLink: "https://elsewhere.example" })).toThrow("path of this site");
  });
});
