import { byHand, type PettyDomain } from "../petty-domain";

/** Things lent, and whether they came home. Clothes on the wrong back are `wardrobe`. */
export const BORROWED: PettyDomain = {
  id: "borrowed",
  nouns:
    "hoodie|book|sweater|jacket|charger|drill|ladder|tools|umbrella|headphones|lawnmower|pen|tupperware|suitcase|" +
    "dress|tent|bike|scissors|earrings|cake tin",
  thing: "the borrowed item",
  questions: byHand(
    "agreement | Was it clear to both of you that it was only a loan? | it was clear to both that it was only a loan | it was not clear to both that it was only a loan | borrow\\p{L}*|lent|lend\\p{L}*|loan\\p{L}*|never (?:returned|gave|brought)|still ha[sd]|kept|keeps",
    "provocation | Has {C} ever kept or lost something of {D}'s? | {C} has kept or lost something of {D}'s | {C} has never kept or lost anything of {D}'s",
    "view | Is it rude to ask for a loan back? | it is rude to ask for a loan back | it is not rude to ask for a loan back | borrow\\p{L}*|lent|lend\\p{L}*|loan\\p{L}*",
    "colour | Would it cost more than a lunch to replace? | it would cost more than a lunch to replace | it would cost no more than a lunch to replace",
    "you | Have you ever said “keep it” and regretted it? | {p} has said “keep it” and regretted it | {p} has never regretted a “keep it”",
  ),
  punishments: [
    "{loser} shall write a library card for {thing} today, with due date, fine print and {winner} as head librarian.",
    "{loser} shall hand {thing} to {winner} today, or a portrait in pencil, on a cushion.",
    "{loser} shall write {winner} a postcard from {thing} today, beginning “you will never guess where I have been”.",
    "{loser} shall search drawers and bags today and report to {winner} every object that belongs to somebody else.",
    "{loser} shall give {winner} a sworn account today of the travels of {thing}, with dates and one sunset.",
    "{loser} shall stage the homecoming of {thing} today, with or without {thing}, while {winner} waves.",
  ],
  truces: [
    "Party A and Party B shall each lend the other one small thing today and ask for it back within the minute, with thanks.",
    "Party A and Party B shall each write out a loan slip for one small object today and stamp the other's.",
    "Party A and Party B shall take an inventory of one drawer or bag together today and agree who owns what.",
  ],
  caseNames: [
    "The Long Loan of {theThing}",
    "Missing, Presumed Lent: {theThing}",
    "Habeas {Thing}",
    "Overdue: {theThing}",
    "Finders Keepers v. {theThing}",
    "On Permanent Loan: {theThing}",
  ],
};
