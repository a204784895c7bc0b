import { describe, expect, it } from "vitest";
import { HOUSE_TOPICS } from "~/domain/topic/house-topics";
import { findAbuse } from "./find-abuse";

const kindsOf = (text: string) => [...new Set(findAbuse(text).map(({ isSlur }) => (isSlur ? "slur" : "rude")))];

describe("the search for abuse", () => {
  it.each(HOUSE_TOPICS)("finds none in one of the court's own topics: $title", ({ title }) => {
    expect(findAbuse(title)).toEqual([]);
  });

  it.each([
    ...["Driving to Scunthorpe for a pizza.", "Eating spotted dick with custard.", "A cockerel that crows at four."],
    ...["Moving to Penistone for the name.", "Shiitake mushrooms on a pizza.", "Faggots and peas on a Tuesday."],
    ...[
      "A fire retardant sofa.",
      "A blue tit at the feeder.",
      "Cocktail sausages before noon.",
      "Naming a cat Dickens.",
    ],
    ...[
      "Owning a Maine Coon.",
      "A raccoon in the bins.",
      "Looking through a chink in the curtain.",
      "Sniggering in court.",
    ],
    ...["A niggling doubt.", "A niggardly tip.", "Moving to Nigeria.", "The Niger at dawn.", "Cumin in everything."],
    ...[
      "Assessing the assistants.",
      "A class in Essex.",
      "The Swanky Hotel.",
      "Spick and span at all times.",
      "Matsushita TVs.",
    ],
    ...[
      "Arsenal supporters at breakfast.",
      "Pussyfooting around.",
      "Grapes, drapes and therapists.",
      "Hancock and Hitchcock.",
    ],
    ...[
      "Saltwater taffy.",
      "The Wankel engine.",
      "A shuttlecock in the gutter.",
      "Being gay at a wedding.",
      "A queer bookshop.",
    ],
    ...["Humming the kikeriki song.", "A key, kept kicking around.", "Nigel gerrymandering the table."],
    ...["D.I.Y. on a Sunday.", "A B C D E F G, sung slowly.", "R. S. V. P. after the party."],
  ])("lets pass: %s", (text) => {
    expect(findAbuse(text)).toEqual([]);
  });

  it.each([
    ...[
      "nigger",
      "NIGGER",
      "n1gger",
      "nigg3r",
      "nìggér",
      "nіggеr",
      "niiiggggerrr",
      "n i g g e r",
      "n.i.g.g.e.r",
      "n-i-g-g-a",
    ],
    ...[
      "faggot",
      "f4ggot",
      "f@ggots",
      "fаggot",
      "f a g g o t",
      "kike",
      "k1ke",
      "paki",
      "p@ki",
      "raghead",
      "w3tback",
      "shemale",
    ],
    ...[
      "nig ger",
      "nigg er",
      "nig-ga",
      "ki ke",
      "ni\u200dgger",
      "nig\u034fger",
      "\u{1d427}\u{1d422}\u{1d420}\u{1d420}\u{1d41e}\u{1d42b}",
    ],
  ])("knows a slur: %s", (word) => {
    expect(kindsOf(`Calling somebody a ${word} at dinner.`)).toContain("slur");
  });

  it.each([
    ...[
      "fuck",
      "fucking",
      "fuuuuck",
      "f u c k",
      "fцck".replace("ц", "u"),
      "sh1t",
      "b!tch",
      "cunt",
      "wh0re",
      "wanker",
      "twat",
    ],
    ...["retard", "ret4rded", "tranny", "chink", "coon", "nazi", "bastard", "dickhead", "asshole", "kys"],
  ])("leaves to the desk what is rude, or a slur in one sentence and not in the next: %s", (word) => {
    expect(kindsOf(`Being a ${word} at dinner.`)).toEqual(["rude"]);
  });

  it.each([
    "Eating faggots with mash.",
    "Faggots, peas and gravy.",
    "He eats faggots on a Tuesday.",
    "A rag heads for the bin.",
  ])("leaves to the desk what is a dish or an accident, with nobody beside it who could be meant: %s", (text) => {
    expect(kindsOf(text)).toEqual(["rude"]);
  });

  it("says where it saw it, in the letters that were written", () => {
    expect(findAbuse("Saying sh1t happens.")).toEqual([{ word: "sh1t", isSlur: false }]);
  });
});
