import type { PettyDomain } from "../petty-domain";

/** Animals, and the people who do not agree about them. */
export const PETS: PettyDomain = {
  id: "pets",
  keywords:
    "dog poop|cat poop|dog poops|dog poos|cat poops|dog pooped|dog|dogs|cat|cats|puppy|kitten|pet|pets|litter box|litter tray|walk the dog|hamster|parrot|guinea pig|rabbit|" +
    "the vet|goldfish|his fish|her fish|barks|meow|tortoise|budgie|aquarium|catnip|let the puppy|lets the dog|" +
    "the dog|the cat|his dog|her dog|his cat|her cat|my cat|my dog|our dog|our cat|the puppy|dog hair|cat hair|" +
    "dog ate|cat ate|puppy ate|dog pees|cat pees|dog poop|puppies|kittens|her kitten|chihuahua|poodle|tomcat|" +
    "leash|hamster cage|snake|fur on",
  hints: "litter|leash|poop|treats|fur|bark|scratched|feed|feeds|animal|walks",
  nouns: "dog|cat|puppy|kitten|hamster|parrot|litter|leash|fur|rabbit|aquarium|litter box|goldfish|tortoise|treats",
  thing: "the pet",
  questions: [
    ["deed", "Was {D} responsible for {thing} at the time?"],
    ["deed", "Was it {D}'s job to see to {thing} that day?"],
    ["frequency", "Has {thing} been at the centre of a quarrel before?"],
    ["agreement", "Had the two of you agreed who feeds, walks and cleans?"],
    ["awareness", "Did {D} see it happen?"],
    ["warning", "Did {C} speak to {D} about it before filing?"],
    ["harm", "Did {C} have to clean up or step in?"],
    ["provocation", "Does {C} break the pet rules when nobody looks?"],
    ["permission", "Did {C} ever say that it was cute?"],
    ["remedy", "Did {D} take over a share of the care afterwards?"],
    ["proportion", "Would the animal, if called, refuse to take sides?"],
  ],
  punishments: [
    "{loser} shall write a formal apology to {winner} today in the voice of the animal concerned.",
    "{loser} shall take over one pet duty of {winner}'s today and describe it as an honour.",
    "{loser} shall draw the animal's official court portrait today, full robes, for {winner} to frame or refuse.",
    "{loser} shall collect a visible tuft of fur from the sofa today and present it to {winner} as evidence.",
    "{loser} shall interview the animal for {winner} today, five questions, and take the answers down verbatim.",
    "{loser} shall recite the animal's full list of titles to {winner} today, inventing at least four.",
  ],
  truces: [
    "Party A and Party B shall call the animal from opposite corners today; whoever it ignores longer takes the next duty.",
    "Party A and Party B shall each speak for the animal for one minute today, and neither shall cross-examine.",
    "Party A and Party B shall agree today on one name by which the animal is to be thanked, and thank it.",
  ],
  caseNames: [
    "Man's Best Witness: {theThing}",
    "{theThing} Takes the Stand",
    "Paws and Effect: {theThing}",
    "Fur Justice: {theThing}",
    "Amicus Curiae, With Whiskers: {theThing}",
    "Sit, Stay, Testify: {theThing}",
  ],
  principles: [
    "An animal has no guilt, which is why it needs two owners to hold it.",
    "The one who is loved more has fed it more, and the file says which.",
    "No dog has ever testified against the hand with the biscuit.",
    "A cat is owned in the sense that weather is.",
    "The bowl is never so empty as in front of company.",
    "Loyalty can be measured, usually in cheese.",
    "Whoever named the animal answers for it.",
  ],
};
