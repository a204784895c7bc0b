import { byHand, type PettyDomain } from "../petty-domain";

/** Names: of children and cats, nicknames, and names that are got wrong. */
export const NAMES: PettyDomain = {
  id: "names",
  nouns: "name|nickname|names|nicknames|word|baby name|surname|initials",
  thing: "the name",
  questions: byHand(
    "agreement | Had the two of you talked about the name before? | they had talked about the name before | they had not talked about the name before",
    "provocation | Has {C} ever called {D} something that {D} did not like? | {C} has called {D} something that {D} did not like | {C} has never called {D} anything that {D} did not like",
    "view | Can anybody own a name? | a name can be owned | nobody can own a name | copied|same|stole|took|baby|dog|cat|named|after me|saving",
    "warning | Was it said plainly which name was wanted? | it was said plainly which name was wanted | it was never said plainly which name was wanted",
    "you | Have you ever forgotten the name of somebody you were talking to? | {p} has forgotten the name of somebody in mid-conversation | {p} has never forgotten a name in mid-conversation",
  ),
  punishments: [
    "{loser} shall address {winner} today by full name and three invented titles, without a smile.",
    "{loser} shall answer until tonight to whatever {winner} calls {loser}, in reason, at the first call.",
    "{loser} shall name one everyday object after {winner} today and hold the ceremony, with a short speech.",
    "{loser} shall write {winner}'s name ten times today in the finest hand, as on a royal menu.",
    "{loser} shall introduce {winner} to three pieces of furniture today, correctly.",
    "{loser} shall wear a badge today with a name of {winner}'s choosing, spelt as {winner} thinks best.",
  ],
  truces: [
    "Party A and Party B shall agree on one new name for each other today and use it twice.",
    "Party A and Party B shall each reveal the name they would have liked to have, and be called so until supper.",
    "Party A and Party B shall name one cloud together today and wish it well.",
  ],
  caseNames: [
    "To Whom It May Concern: {theThing}",
    "What's in {theThing}?",
    "{theThing}, Also Known As",
    "Spelt as It Sounds: {theThing}",
    "By Any Other Word: {theThing}",
    "The Christening of {theThing}",
  ],
};
