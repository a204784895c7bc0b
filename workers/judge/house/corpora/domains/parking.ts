import type { PettyDomain } from "../petty-domain";

/** Cars at rest. */
export const PARKING: PettyDomain = {
  id: "parking",
  keywords:
    "parks|parked|parking|driveway|parking spot|parking space|my garage|blocked my car|blocks my car|bike rack|" +
    "car park|in my space|two spaces|dinged my car|across my drive|cones on|my parking|residents bay|moped on|" +
    "scraped my car|car in front of|trailer in|blocked me in|double parks|handicapped spot|carport|parks behind",
  hints: "park|garage|spot|space|car|van|suv|blocked|street|line|my spot|hangs over",
  nouns: "parking spot|parking space|driveway|garage|parking|spot|space|car park|cones",
  thing: "the parking spot",
  questions: [
    ["deed", "Did {D} put a vehicle where {C} did not want one?"],
    ["deed", "Was {D} the last to use {thing}?"],
    ["frequency", "Has this happened on more than one day?"],
    ["agreement", "Is it written or agreed anywhere whose space it is?"],
    ["awareness", "Did {D} know that {C} counts on {thing}?"],
    ["warning", "Did {C} speak to {D} before anything was put under a wiper?"],
    ["harm", "Did {C} have to walk, wait or manoeuvre because of it?"],
    ["provocation", "Has {C} ever parked across a line?"],
    ["permission", "Did {C} ever say that {D} could use it?"],
    ["remedy", "Did {D} move as soon as it was pointed out?"],
    ["proportion", "Was there another free space within a minute's walk?"],
  ],
  punishments: [
    "{loser} shall guide {winner} into a parking space today with full ground-crew hand signals.",
    "{loser} shall draw a street map of {thing} today with borders, customs and {winner} as sovereign.",
    "{loser} shall write a parking ticket to themselves today and deliver it to {winner}, signed and stamped.",
    "{loser} shall greet {winner} at the car door once today, open it, and say “valet service”.",
    "{loser} shall reverse a toy, a mug or a shoe into a marked bay today under {winner}'s spoken guidance.",
    "{loser} shall mark out a reserved place for {winner} on the sofa today, with a sign and hours of operation.",
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
  principles: [
    "The street belongs to everybody, except the piece in front of the house.",
    "A line is white so that it can be seen from inside the car.",
    "Nobody has ever parked badly for more than five minutes, by their own count.",
    "A cone is a chair without the comfort.",
    "Two spaces are one too many for anybody.",
    "The kerb keeps a record of every approach.",
    "“Just a minute” has wheels, and has left them there.",
  ],
};
