import type { PettyDomain } from "../petty-domain";

/** Things lent, and whether they came home. Clothes on the wrong back are `wardrobe`. */
export const BORROWED: PettyDomain = {
  id: "borrowed",
  keywords:
    "returns my|returned my|brings back my|brought back my|gives back my|gave back my|borrow|borrows|borrowed|lend|lent|never returned|never gave it back|gave it back|give it back|give back|" +
    "gave back|walked off with|came back broken|brought back|still has my|took my umbrella|took my charger|" +
    "takes my charger|never saw it again|back to me|keeps my|cake tin|has had my|i want it back|returned my|" +
    "kept my|lost my|broke my borrowed|my umbrella|never brought it back|still hasnt returned|forgot to return|" +
    "scratched my|my power bank|took my pen",
  hints:
    "return|returned|hoodie|book|jacket|charger|drill|ladder|tools|umbrella|headphones|lawnmower|pen|pens|" +
    "tupperware|suitcase|bike|scissors|tent|earrings|lid|back",
  nouns:
    "hoodie|book|sweater|jacket|charger|drill|ladder|tools|umbrella|headphones|lawnmower|pen|tupperware|suitcase|" +
    "dress|tent|bike|scissors|earrings|cake tin",
  thing: "the borrowed item",
  questions: [
    ["deed", "Did {D} keep {thing} longer than {C} had planned?"],
    ["deed", "Did {D} take {thing} without a clear yes?"],
    ["frequency", "Has more than one of {C}'s things gone the same way?"],
    ["agreement", "Was there a date by which {thing} should come back?"],
    ["awareness", "Did {D} know that {C} wanted {thing} back?"],
    ["warning", "Did {C} ask for {thing} more than once?"],
    ["harm", "Did {C} need {thing} in the meantime?"],
    ["provocation", "Does {C} have anything of {D}'s at home right now?"],
    ["permission", "Did {C} say “keep it as long as you like” or the like?"],
    ["remedy", "Has {D} offered to bring {thing} back in good shape?"],
    ["proportion", "Had {C} forgotten about {thing} for a good while?"],
  ],
  punishments: [
    "{loser} shall write a library card for {thing} today, with due date, fine print and {winner} as head librarian.",
    "{loser} shall hand {thing} to {winner} today, or its portrait in pencil, on a cushion.",
    "{loser} shall write {winner} a postcard from {thing}'s point of view today, beginning “I miss you already”.",
    "{loser} shall search the home today and report to {winner} every object in it that belongs to somebody else.",
    "{loser} shall give {winner} a sworn account today of where {thing} has been, with dates and one sunset.",
    "{loser} shall stage the homecoming of {thing} today with {winner} waiting at the door, waving.",
  ],
  truces: [
    "Party A and Party B shall each return one thing of the other's today, in a short ceremony with a handshake.",
    "Party A and Party B shall each write out a loan slip for one small object today and stamp the other's.",
    "Party A and Party B shall take an inventory of one drawer together today and agree who owns what.",
  ],
  caseNames: [
    "The Long Loan of {theThing}",
    "{theThing}: Missing, Presumed Borrowed",
    "Habeas {Thing}",
    "Overdue: {theThing}",
    "Finders Keepers v. {theThing}",
    "On Permanent Loan: {theThing}",
  ],
  principles: [
    "A loan without a date is a gift with doubts.",
    "After one winter, a borrowed hoodie begins to believe that it lives there.",
    "The lender never forgets and the borrower never knew.",
    "Nothing travels so far as a good umbrella.",
    "“Back soon” has never been defined by statute.",
    "A lid goes home last, if it goes.",
    "To borrow is human, to remember is lending.",
    "Ladders are owned by streets.",
  ],
};
