import type { PettyDomain } from "../petty-domain";

/** What is cooked, by whom, and what was done to it. */
export const COOKING: PettyDomain = {
  id: "cooking",
  keywords:
    "cook|cooks|cooked|cooking|recipe|spicy|burnt the|undercook|overcook|barbecue|grill|risotto|lasagne|spaghetti|" +
    "stuffing|season the|re-season|too salty|without salt|olive oil|chop onions|made soup|made toast|bland|" +
    "raisins|garlic|ketchup|raw in the middle|stew|roast|gravy|microwaves fish|fish at midnight|cooks fish|" +
    "puts ketchup|ketchup on|on my steak|on my pasta|bolognese|hot sauce|overcooks|mac and cheese|too much salt|" +
    "too much garlic|seasoning|my cooking|her cooking|his cooking|sugar in the|charred|put…in the sauce|" +
    "burned the|burns the|burns everything|drowned my…in|cinnamon|she cooks|he cooks|mayonnaise|spices|boils|" +
    "vegan|tofu|kitchen timer|cookbook|ingredients|sous chef",
  hints:
    "dinner|burnt|burned|oven|stove|vegetarian|meal|microwave|breakfast|pancakes|soup|rice|chili|salt|pepper|" +
    "sauce|season|chicken|steak|tacos|fry|boil|eggs|food|pasta|salad|onion|bake|baked|fish|potato|spice|dish",
  nouns:
    "dinner|recipe|garlic|oven|stove|meal|breakfast|barbecue|pancakes|soup|rice|chili|salt|risotto|lasagne|" +
    "chicken|tacos|salad|gravy|stew|roast|ketchup|sauce|spaghetti|lasagna|steak|steaks|curry|pasta|cake|hot sauce|cooking",
  thing: "the dinner",
  questions: [
    ["deed", "Was {D} the one in charge of {thing} that day?"],
    ["deed", "Did {D} do something to {thing} that {C} had not asked for?"],
    ["frequency", "Has the cooking come up as a complaint before?"],
    ["agreement", "Had the two of you agreed who cooks and who chooses?"],
    ["awareness", "Did {D} know how {C} likes {thing}?"],
    ["warning", "Did {C} mention it at the table, and kindly?"],
    ["harm", "Did {C} really go without because of {thing}?"],
    ["provocation", "Has {C} ever commented on a meal without lifting a spoon to help?"],
    ["permission", "Did {C} tell {D} to “just do whatever”?"],
    ["remedy", "Did {D} offer to make something else?"],
    ["proportion", "Would most guests have said thank you and moved on?"],
  ],
  punishments: [
    "{loser} shall write a restaurant review of {winner}'s best dish today, four stars at least, and sign it.",
    "{loser} shall make tonight's toast for {winner}, cut in triangles, and announce it as a tasting menu.",
    "{loser} shall draw up a menu for tomorrow today, with three courses and {winner}'s name on the cover.",
    "{loser} shall lay the table tonight as if for an ambassador, and call {winner} Your Excellency once.",
    "{loser} shall describe {thing} to {winner} today as a sommelier would, with three adjectives and one memory.",
    "{loser} shall stir one empty pot for {winner} today for two minutes, asking at intervals whether it needs anything.",
  ],
  truces: [
    "Party A shall choose the next meal and Party B shall cook it, then they swap, all within a day and without notes.",
    "Party A and Party B shall each write down the other's best dish today and read it out as a citation for bravery.",
    "Party A and Party B shall invent one sandwich together today, alternating layers, and name it after this court.",
  ],
  caseNames: [
    "{theThing} v. The Chef",
    "Too Many Cooks: {theThing}",
    "Seasoned to Taste: {theThing}",
    "Trial by Oven: {theThing}",
    "A Pinch of Perjury: {theThing}",
    "Compliments Withheld: {theThing}",
  ],
  principles: [
    "Whoever holds the spoon holds the burden of proof.",
    "“Whatever you like” is not a recipe and was never meant as one.",
    "Salt can be added by a jury but not taken out by one.",
    "A recipe is advice, and so is a smoke alarm.",
    "Every cook is hungry for one word.",
    "Garlic is a matter between two consenting breaths.",
    "The pot is watched least by whoever asked for it.",
  ],
};
