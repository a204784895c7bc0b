import { byHand, type PettyDomain } from "../petty-domain";

/** Bins, bags, recycling and the day on which they go out. */
export const TRASH: PettyDomain = {
  id: "trash",
  nouns: "trash|garbage|bin|rubbish|recycling|compost|cardboard|bin bags|food waste|bin bag",
  thing: "the rubbish",
  questions: byHand(
    "agreement | Is it clear to both of you who sees to the rubbish? | it is clear to both who sees to the rubbish | it is not clear to both who sees to the rubbish",
    "provocation | Has {C} ever balanced one more thing on a full bin? | {C} has balanced one more thing on a full bin | {C} has never balanced one more thing on a full bin",
    "view | Is a bin full only when the lid no longer closes? | a bin is full only when the lid no longer closes | a bin can be full while the lid still closes | full|overflow\\p{L}*|balanc\\p{L}*|lid|jenga|top|squash\\p{L}*|push\\p{L}*",
    "colour | Would dealing with it have been quicker than filing this suit? | dealing with it would have been quicker than filing this suit | dealing with it would not have been quicker than filing this suit",
    "you | Have you ever seen a full bin and looked away? | {p} has seen a full bin and looked away | {p} has never looked away from a full bin",
  ),
  punishments: [
    "{loser} shall take out {thing} today with full ceremony: slow march, straight back, one salute to {winner}.",
    "{loser} shall compose a farewell speech of five lines to {thing} and deliver it at the kerb today.",
    "{loser} shall draw up a rota for {thing} today, in colour, and submit it to {winner} for approval.",
    "{loser} shall empty every small bin in the home today, including the one that everybody forgets.",
    "{loser} shall give {winner} a guided tasting of today's recycling, by sight only: glass, paper, regret.",
    "{loser} shall fit the next bin bag today with both hands and present it to {winner} for inspection.",
  ],
  truces: [
    "Party A and Party B shall carry the next bag out together today, one handle each, in dignified silence.",
    "Party A and Party B shall flatten one box each today, against the clock, and shake hands over the remains.",
    "Party A and Party B shall name the household bin together today and speak of it by name until tomorrow.",
  ],
  caseNames: [
    "One More on Top: {theThing}",
    "Awaiting Collection: {theThing}",
    "A Load of {Thing}",
    "Overflow: {theThing}",
    "Sorted: {theThing}",
    "Collection Day for {theThing}",
  ],
};
