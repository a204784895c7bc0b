import { byHand, type PettyDomain } from "../petty-domain";

/** Cars at rest. */
export const PARKING: PettyDomain = {
  id: "parking",
  nouns: "parking spot|parking space|driveway|garage|parking|spot|space|car park|cones",
  thing: "the parking spot",
  questions: byHand(
    "agreement | Was it clear to both of you whose space was whose? | it was clear to both whose space was whose | it was not clear to both whose space was whose | (?:my|her|his|our|usual|the) (?:space|spot|bay|drive|driveway|outside)|line|lines",
    "provocation | Has {C} ever parked “just for a minute” where it was not allowed? | {C} has parked “just for a minute” where it was not allowed | {C} has never parked “just for a minute” where it was not allowed",
    "view | Does a space belong to whoever gets there first? | a space belongs to whoever gets there first | a space does not belong to whoever gets there first | (?:my|her|his|our|usual|the) (?:space|spot|bay|drive|driveway|outside)",
    "harm | Did somebody have to walk or wait because of it? | somebody had to walk or wait because of it | nobody had to walk or wait because of it",
    "you | Have you ever judged somebody by their parking? | {p} has judged somebody by their parking | {p} has never judged anybody by their parking",
  ),
  punishments: [
    "{loser} shall guide {winner} into a chair today with full ground-crew hand signals.",
    "{loser} shall draw a street map of {thing} today with borders, customs and {winner} as sovereign.",
    "{loser} shall write a parking ticket to themselves today and deliver it to {winner}, signed and stamped.",
    "{loser} shall open one door for {winner} today, any door at all, and say “valet service”.",
    "{loser} shall reverse a toy, a mug or a shoe into a marked bay today under {winner}'s spoken guidance.",
    "{loser} shall mark out a reserved space for {winner} today, one chair wide, with a sign and hours of operation.",
  ],
  truces: [
    "Party A and Party B shall draw up a joint map of the parking today and initial every line of it.",
    "Party A and Party B shall measure one car's shadow together today and agree that it belongs to the street.",
    "Party A and Party B shall each issue the other a permit today for one chair, valid until midnight.",
  ],
  caseNames: [
    "Reserved: {theThing}",
    "{theThing}: A Tight Spot",
    "Double Parked: {theThing}",
    "Between the Lines: {theThing}",
    "Residents Only: {theThing}",
    "A Matter of Inches: {theThing}",
  ],
};
