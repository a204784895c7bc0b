import type { PettyDomain } from "../petty-domain";

/** Ideas, slides and the praise for them: who did it and who was thanked. */
export const CREDIT: PettyDomain = {
  id: "credit",
  keywords:
    "took credit|take credit|takes credit|taking credit|taken credit|took the credit|takes the credit|all the credit|my idea|my ideas|" +
    "our idea|stole my idea|my slides|my presentation|my report|my work|my slide|as his own|as her own|as their own|as if it was his|" +
    "as if it was hers|his idea|her idea|put his name on|put her name on|group project|my joke as|my recipe as|said he made it|" +
    "said she made it|says he made it|says she made it|says he made|says she made|claimed he made|claimed she made|passed it off|passed off|" +
    "presented my|pitched my|without crediting|great minds|to the whole team as his|to the whole team as hers|as hers|his own idea|her own idea|didnt credit|thanked everyone|thanked him for my|thanked her for my|shared my screen",
  hints:
    "credit|idea|boss|slides|presented|presentation|project|thanked|praise|praised|meeting|deck|report|pitch|compliment|recipe|manager|report",
  nouns:
    "credit|idea|ideas|slides|presentation|report|project|work|pitch|praise|joke|recipe|spreadsheet|mockup|poem|playlist|code",
  thing: "the credit",
  questions: [
    ["deed", "Did {D} stand in a light that was meant for {C}?"],
    ["deed", "Did {D} say “I” where “we” would have been a stretch?"],
    ["frequency", "Has more than one of {C}'s ideas gone up in the world under {D}'s name?"],
    ["agreement", "Was it clear between the two of you whose work it was?"],
    ["awareness", "Did {D} accept the praise without so much as a cough?"],
    ["awareness", "Did {D} avoid {C}'s eyes at that moment?"],
    ["warning", "Did {C} speak up before the applause was over?"],
    ["harm", "Was {D} thanked for it by somebody who matters to {C}?"],
    ["harm", "Did {C} have to nod along?"],
    ["provocation", "Does {C} owe one good idea or more to {D}?"],
    ["permission", "Did {C} ever say “just use it”?"],
    ["remedy", "Has {D} mentioned {C} by name since, in the same company?"],
    ["proportion", "Had {D} done at least the part that nobody wanted to do?"],
  ],
  punishments: [
    "{loser} shall roll the end credits for {winner} today, aloud, with {winner} in every role including catering.",
    "{loser} shall begin the next three good sentences today with “as {winner} put it”.",
    "{loser} shall present {winner} to an empty chair today as the sole author of everything.",
    "{loser} shall accept an award on {winner}'s behalf today, in tears, and hand it over at once.",
    "{loser} shall write {winner} a footnote today, numbered, and recite it on request until tonight.",
    "{loser} shall sign one blank sheet for {winner} today with the words “not my idea”.",
  ],
  truces: [
    "Party A and Party B shall have one idea together today, however poor, and both deny it.",
    "Party A and Party B shall each thank the other for one thing today that nobody ever noticed.",
    "Party A and Party B shall draw up a list of authors today, in alphabetical order and then in the other one.",
  ],
  caseNames: [
    "Author Unknown: {theThing}",
    "{theThing}, by Somebody Else",
    "Et Al. v. {theThing}",
    "Credit Where It Was Not Due: {theThing}",
    "The Attribution of {theThing}",
    "Standing Ovation for {theThing}",
  ],
  principles: [
    "“We” is said before the work and “I” after it.",
    "An idea has one mother and, once it works, eleven fathers.",
    "Applause is never asked for its papers.",
    "Whoever made the slides knows what is on page nine.",
    "A name left out is read by one person.",
    "To be thanked for another's work is pleasant for as long as nobody turns round.",
  ],
};
