import { byHand, type PettyDomain } from "../petty-domain";

/** Desks, chairs and the borders between colleagues. */
export const DESK: PettyDomain = {
  id: "desk",
  nouns: "desk|stapler|chair|keyboard|monitor|office chair|sticky notes|window desk|pen|socket",
  thing: "the desk",
  questions: byHand(
    "agreement | Was it settled which side of the desk or the room is whose? | it was settled which side is whose | it was never settled which side is whose | line|side|half|edge|border|across",
    "provocation | Has {C} ever let something wander across the line? | {C} has let something wander across the line | {C} has never let anything wander across the line",
    "view | Does a workplace belong a little to everybody? | a workplace belongs a little to everybody | a workplace does not belong to everybody",
    "colour | Would a ruler and a minute settle it? | a ruler and a minute would settle it | a ruler and a minute would not settle it | line|side|half|edge|border|across",
    "you | Is there something on your desk right now that should not be there? | {p} has something on the desk right now that should not be there | {p} has nothing on the desk that should not be there",
  ),
  punishments: [
    "{loser} shall restore {winner}'s workspace today to the millimetre and certify it with a ruler.",
    "{loser} shall write {winner} a nameplate today with as many titles as will fit.",
    "{loser} shall arrange {winner}'s pens today in order of dignity and withdraw.",
    "{loser} shall file a request today, in duplicate, before entering {winner}'s half of any table.",
    "{loser} shall adjust one chair for {winner} today, by the smallest unit, until {winner} says “there”.",
    "{loser} shall compose a sticky note today that contains only praise, and affix it where {winner} will find it.",
  ],
  truces: [
    "Party A and Party B shall trace the border of one table today with string and toast it with water.",
    "Party A and Party B shall swap seats for ten minutes today and report what the other one has to look at.",
    "Party A and Party B shall each return one pen today, whoever's it was, without cross-examination.",
  ],
  caseNames: [
    "The Stapler Protocols: {theThing}",
    "{theThing}: Three Centimetres to the Left",
    "Lumbar Support v. {theThing}",
    "Clear {Thing} Policy",
    "The Partition of {theThing}",
    "Swivel: The Matter of {theThing}",
  ],
};
