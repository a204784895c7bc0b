import { describe, expect, test } from "vitest";
import { readAllegation } from "./read-allegation";

describe("an allegation", () => {
  test.each([
    ["My roommate ate the last slice of my pizza last night", "fridge", "the slice"],
    ["He leaves wet towels and dirty socks next to the laundry basket", "laundry", "the towels"],
    ["She cheats at Monopoly", "board-games", "Monopoly"],
    ["She is always an hour late and says she is on her way", "lateness", "the late arrival"],
    ["Mi compañero de piso se comió mi pizza", "unread", "the matter"],
    ["Tom walks too slowly", "generic", "the matter"],
    ["He uses the dishwasher as a filing cabinet for his tax return", "generic", "the matter"],
    ["🍕🍕🍕", "generic", "the matter"],
    ["他吃了我的披萨", "unread", "the matter"],
  ])("“%s” belongs to %s and is about %s", (allegation, matter, thing) => {
    const reading = readAllegation(allegation);
    expect([reading.matter.id, reading.thing]).toEqual([matter, thing]);
  });

  test.each([
    ["He ate my yogurt", "opponent"],
    ["I ate his yogurt", "creator"],
    ["I always do the laundry", "opponent"],
    ["AITA for eating my coworker's lunch?", "creator"],
  ])("“%s” puts the conduct of the %s in question", (allegation, doer) => {
    expect(readAllegation(allegation).doer).toBe(doer);
  });

  test.each([
    ['he says he is "five minutes away" from his bed', "five minutes away"],
    ["Dice «ya voy» desde la cama", null],
    ["it's my mum's dog", null],
  ])("“%s” lends a title the words that it quotes: %s", (allegation, said) => {
    expect(readAllegation(allegation).said).toBe(said);
  });

  test.each([
    "Lena took the window seat that I paid extra for and slept for nine hours",
    "Mum told the whole family that I cried",
    "My brother finishes my sentences, wrong on purpose",
    "My flatmate Tom never replaces the toilet roll",
  ])("“%s” tells the other's deed, by whatever name", (allegation) =>
    expect(readAllegation(allegation).whose).toBe("other"),
  );

  test.each(["Our boiler dies every January", "My friend says that it is normal to iron socks"])(
    "“%s” names nobody who did it",
    (allegation) => expect(readAllegation(allegation).whose).toBe("nobody"),
  );

  test("never turns markup, slots or exhibits of its own into the court's words", () => {
    const { claim } = readAllegation("<b>He</b> ate my {winner} **fries** (Exhibit 9)");
    expect(claim).not.toMatch(/[<>{}]|Exhibit/u);
  });
});
