import { byHand, type PettyDomain } from "../petty-domain";

/** What goes into the wash, and what comes out. */
export const LAUNDRY: PettyDomain = {
  id: "laundry",
  nouns:
    "laundry|washing machine|dryer|sock|towel|hamper|clothes|t-shirt|wash|washing|lint filter|drying rack|shirt|" +
    "wool jumper",
  thing: "the laundry",
  questions: byHand(
    "agreement | Had the two of you agreed who washes what? | it was agreed who washes what | it was never agreed who washes what",
    "provocation | Has {C} ever left wet washing in the machine? | {C} has left wet washing in the machine | {C} has never left wet washing in the machine",
    "view | Is there more than one right way to do the laundry? | there is more than one right way to do the laundry | there is one right way to do the laundry",
    "harm | Did a piece of clothing come out of this worse? | a piece of clothing came out of this worse | no piece of clothing came out of this worse | shr[aiu]nk|shrunk|pink|stain\\p{L}*|ruin\\p{L}*|bleach\\p{L}*|wool\\p{L}*|hole|jumper|sweater",
    "you | Do you have a chair at home that only holds clothes? | {p} has a chair at home that only holds clothes | {p} has no chair at home that only holds clothes",
  ),
  punishments: [
    "{loser} shall pair every loose sock in the home today and hold a brief service for the widowed ones.",
    "{loser} shall fold one basket of {winner}'s laundry today into shapes that could be sold in a shop.",
    "{loser} shall write {thing} a care label today in five invented symbols, and explain each of them to {winner}.",
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
};
