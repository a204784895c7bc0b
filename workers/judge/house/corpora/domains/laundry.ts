import type { PettyDomain } from "../petty-domain";

/** What goes into the wash, and what comes out. */
export const LAUNDRY: PettyDomain = {
  id: "laundry",
  keywords:
    "turned…pink|sheets pink|hamper|washing my clothes|washes my clothes|washed my clothes|laundry|washing machine|dryer|shrunk|shrank|shrink|hamper|tumble|ironing|wet clothes|wet laundry|folded|" +
    "folds towels|lint filter|lint|drying rack|my washing|inside out|whites|colours in the wash|red socks|" +
    "the chair clothes|washing on the floor|the whole wash|separates colours|in the wash|tissues in|" +
    "wet towels on my|leaves clothes|clothes on the|irons|60 degrees|everything in at|folds my|sock|my bra|" +
    "ironing board|odd socks|clean clothes|dirty clothes|pile of clothes|bleached|washer|in the washer|my laundry",
  hints:
    "towel|towels|clothes|iron|irons|folding|fold|t-shirt|underwear|shirt|jumper|wash|washed|bra|pink|wet|sweater|" +
    "dried|melted|hung",
  nouns:
    "laundry|washing machine|dryer|sock|towel|hamper|clothes|t-shirt|wash|washing|lint filter|drying rack|shirt|" +
    "wool jumper",
  thing: "the laundry",
  questions: [
    ["deed", "Was {D} responsible for what happened to {thing}?"],
    ["deed", "Was {D} the last to have {thing} in hand?"],
    ["frequency", "Has {thing} been a problem in more than one week?"],
    ["agreement", "Had the two of you agreed how laundry is done here?"],
    ["awareness", "Did {D} know that {C} minds about {thing}?"],
    ["warning", "Did {C} say something about {thing} before?"],
    ["harm", "Did {C} have to sort it out alone?"],
    ["provocation", "Has {C} ever left a wash sitting wet in the machine?"],
    ["permission", "Did {C} ask {D} to take care of {thing}?"],
    ["remedy", "Did {D} try to put {thing} right afterwards?"],
    ["proportion", "Would it all have come out in the next wash?"],
  ],
  punishments: [
    "{loser} shall pair every loose sock in the home today and hold a brief service for the widowed ones.",
    "{loser} shall fold one basket of {winner}'s laundry today into shapes that could be sold in a shop.",
    "{loser} shall write a lost-and-found notice for {thing} today, with description and last known location.",
    "{loser} shall carry the laundry basket for {winner} today as a squire carries a shield.",
    "{loser} shall hang one item for {winner} today so straight that a spirit level would approve.",
    "{loser} shall read {winner} the care label of one garment today as though it were a love poem.",
  ],
  truces: [
    "Party A and Party B shall fold one load together today, racing, best of ten items, the loser folding the sheet.",
    "Party A and Party B shall each decode three laundry symbols today and accept the other's reading as law.",
    "Party A and Party B shall empty every pocket in one basket together today and return what is found with a receipt.",
  ],
  caseNames: [
    "Airing {theThing} in Public",
    "{theThing}: A Spin Cycle",
    "Wrung Out over {theThing}",
    "Pressed Charges: {theThing}",
    "Do Not Tumble: {theThing}",
    "Sixty Degrees of Separation: {theThing}",
  ],
  principles: [
    "A basket is not reached by throwing in its direction.",
    "Wet laundry keeps no secrets past the second day.",
    "Every sock enters marriage and few leave it together.",
    "Whites remember every red that passed through.",
    "A hamper is a target only to those who aim.",
    "The dryer shrinks the jumper and enlarges the grievance.",
    "The chair is a wardrobe that asks no questions.",
  ],
};
