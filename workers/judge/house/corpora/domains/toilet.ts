import { byHand, type PettyDomain } from "../petty-domain";

/** The toilet: its seat, its roll, its visitors. */
export const TOILET: PettyDomain = {
  id: "toilet",
  nouns: "toilet paper|toilet roll|toilet seat|loo roll|loo seat|toilet|toilet brush|roll|seat|lid|loo",
  thing: "the toilet",
  questions: byHand(
    "agreement | Is there a rule of the house about this, however delicate? | there is a rule of the house about this | there is no rule of the house about this",
    "provocation | Has {C} ever left a bathroom worse than it was before? | {C} has left a bathroom worse than it was before | {C} has never left a bathroom worse than it was before",
    "view | Is it a question of upbringing? | it is a question of upbringing | it is no question of upbringing",
    "warning | Was it ever brought up in a calm voice? | it was brought up in a calm voice | it was never brought up in a calm voice",
    "you | Have you ever called for help through a bathroom door? | {p} has called for help through a bathroom door | {p} has never called for help through a bathroom door",
  ),
  punishments: [
    "{loser} shall hang a fresh roll today, the correct way round as {winner} defines it, and declare it open.",
    "{loser} shall fold the first sheet into a point today, as in a good hotel, and invite {winner} to admire it.",
    "{loser} shall build {winner} a pyramid of spare rolls today with a burial chamber for the last tube.",
    "{loser} shall draft a small notice for the door today, in verse, subject to {winner}'s edits.",
    "{loser} shall turn an empty tube into a spyglass for {winner} today and hand over the command.",
    "{loser} shall lower seat and lid today with the gravity of a drawbridge, {winner} being told that the castle is safe.",
  ],
  truces: [
    "Party A and Party B shall settle up or down, over or under, by a coin today, and live with the coin until tomorrow.",
    "Party A and Party B shall restock the reserve together today and shake hands above it.",
    "Party A and Party B shall each decorate one empty tube today and exchange them as tokens of peace.",
  ],
  caseNames: [
    "Over or Under: {theThing}",
    "The Last Sheet: {theThing}",
    "{theThing}: Sitting Members Only",
    "Privy Council: {theThing}",
    "Engaged: {theThing}",
    "Down with {theThing}",
  ],
};
