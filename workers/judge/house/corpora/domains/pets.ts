import { byHand, type PettyDomain } from "../petty-domain";

/** Animals, and the people who do not agree about them. */
export const PETS: PettyDomain = {
  id: "pets",
  nouns: "dog|cat|puppy|kitten|hamster|parrot|litter|leash|fur|rabbit|aquarium|litter box|goldfish|tortoise|treats",
  thing: "the pet",
  questions: byHand(
    "agreement | Do the two of you have a rule about the animal? | they have a rule about the animal | they have no rule about the animal",
    "provocation | Has {C} ever let an animal get away with something? | {C} has let an animal get away with something | {C} has never let an animal get away with anything",
    "view | Is an animal innocent, whatever it does? | an animal is innocent, whatever it does | an animal is not innocent whatever it does",
    "colour | Does the animal know exactly what it is doing? | the animal knows exactly what it is doing | the animal does not know what it is doing",
    "you | Do you speak to animals in a special voice? | {p} speaks to animals in a special voice | {p} speaks to animals in an ordinary voice",
  ),
  punishments: [
    "{loser} shall write a formal apology to {winner} today in the voice of the animal concerned.",
    "{loser} shall take over one duty towards the animal today and describe it to {winner} as an honour.",
    "{loser} shall draw the animal's official court portrait today, full robes, for {winner} to frame or refuse.",
    "{loser} shall draw a wanted poster of the animal today, with the reward in treats, and serve it on {winner}.",
    "{loser} shall interview the animal for {winner} today, five questions, and take the answers down verbatim.",
    "{loser} shall recite the animal's full list of titles to {winner} today, inventing at least four.",
  ],
  truces: [
    "Party A and Party B shall each call the animal by its full title today; whoever it ignores longer owes the other a compliment.",
    "Party A and Party B shall each speak for the animal for one minute today, and neither shall cross-examine.",
    "Party A and Party B shall agree today on one name by which the animal is to be thanked, and thank it.",
  ],
  caseNames: [
    "Man's Best Witness: {theThing}",
    "On the Stand: {theThing}",
    "Paws and Effect: {theThing}",
    "Fur Justice: {theThing}",
    "Amicus Curiae, With Whiskers: {theThing}",
    "Sit, Stay, Testify: {theThing}",
  ],
};
