import { byHand, type PettyDomain } from "../petty-domain";

/** Plates, pans and the sink they wait in. */
export const DISHES: PettyDomain = {
  id: "dishes",
  nouns: "dishes|sink|plate|mug|pan|saucepan|pot|cutlery|fork|spoon|teaspoon|bowl|sponge|glass|dirty plate|dish|pans",
  thing: "the dishes",
  questions: byHand(
    "agreement | Had the two of you agreed who washes up, and when? | it was agreed who washes up, and when | it was never agreed who washes up, or when",
    "provocation | Has {C} ever left a pan until morning? | {C} has left a pan until morning | {C} has never left a pan until morning",
    "view | May a dish stay in the sink overnight? | a dish may stay in the sink overnight | a dish may not stay in the sink overnight",
    "colour | Would ten quiet minutes at the sink have ended this? | ten quiet minutes at the sink would have ended this | ten quiet minutes at the sink would not have ended this",
    "you | Have you ever washed only the one fork that you needed? | {p} has washed only the one fork that was needed | {p} has never washed only one fork",
  ),
  punishments: [
    "{loser} shall wash, dry and put away one full sink today, narrating it to {winner} as a nature documentary.",
    "{loser} shall wash {winner}'s favourite mug by hand tonight and return it with a receipt for its cleanliness.",
    "{loser} shall write the sink a letter of apology, six lines at least, and read it aloud at the sink before bed.",
    "{loser} shall leave the kitchen sink so empty tonight that {winner} can see a face in it.",
    "{loser} shall do the next wash-up today wearing the most formal outfit in the house.",
    "{loser} shall arrange {winner}'s three favourite plates on the rack today and unveil them as an installation.",
  ],
  truces: [
    "Party A and Party B shall wash and dry one full sink tonight, side by side, with no commentary on technique.",
    "Party A and Party B shall each wash the other's favourite mug by hand today and present it with a short bow.",
    "Party A and Party B shall each name one pan today that they once abandoned, and salute the other's.",
  ],
  caseNames: [
    "{theThing} v. The Tap",
    "Soak Overnight: {theThing}",
    "Letting {theThing} Soak",
    "Under the Suds: {theThing}",
    "A Stain Upon {theThing}",
    "The Draining Rack Accords: {theThing}",
  ],
};
