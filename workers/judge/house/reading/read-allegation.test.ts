import { describe, expect, test } from "vitest";
import { readAllegation } from "./read-allegation";

describe("an allegation", () => {
  test.each([
    ["My roommate ate the last slice of my pizza last night", "fridge", "the last slice of pizza"],
    ["He puts his wet towels on my bed", "laundry", "the wet towels"],
    ["She cheats at Monopoly", "board-games", "Monopoly"],
    ["My friend is always late", "lateness", "the late arrival"],
    ["She told the story of our trip wrong", "travel", "the story of the trip"],
    ["Mi compañero de piso se comió mi pizza", "unread", "the matter"],
    ["Tom walks too slowly", "generic", "the walking"],
    ["🍕🍕🍕", "generic", "the matter"],
    ["他吃了我的披萨", "unread", "the matter"],
  ])("“%s” belongs to %s and is about %s", (allegation, domain, thing) => {
    const reading = readAllegation(allegation);
    expect([reading.domain.id, reading.thing]).toEqual([domain, thing]);
  });

  test.each([
    ["He ate my yogurt", "opponent"],
    ["I ate his yogurt", "creator"],
    ["My brother says I never clean", "creator"],
    ["I always do the laundry", "opponent"],
    ["My cat scratched his couch", "creator"],
    ["AITA for eating my coworker's lunch?", "creator"],
  ])("“%s” puts the conduct of the %s in question", (allegation, doer) => {
    expect(readAllegation(allegation).doer).toBe(doer);
  });

  test.each([
    ["You left me on read for 3 days", "3 days"],
    ["She steals the blanket every single night", "every single night"],
    ["He owes me $20", "$20"],
    ["He has hogged the remote since Christmas", "since Christmas"],
    ["He ate my fries", null],
  ])("“%s” gives as its measure %s", (allegation, detail) => {
    expect(readAllegation(allegation).detail).toBe(detail);
  });

  test("takes no half of a quotation for a deed", () => {
    const { deed } = readAllegation("My boyfriend says he is “five minutes away” when he has not left the house.");
    expect(deed?.clause).toBe("Party B says they are “five minutes away” when they have not left the house");
  });

  test("never turns markup, slots or exhibits of its own into the court's words", () => {
    const { deed } = readAllegation("<b>He</b> ate my {winner} **fries** (Exhibit 9)");
    expect(deed?.clause ?? "").not.toMatch(/[<>{}*()]/u);
  });
});
