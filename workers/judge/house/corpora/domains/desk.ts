import { byHand, type PettyDomain } from "../petty-domain";

/** Desks, chairs and the borders between colleagues. */
export const DESK: PettyDomain = {
  id: "desk",
  nouns: "desk|stapler|chair|keyboard|monitor|office chair|sticky notes|window desk|pen|socket",
  thing: "the desk",
  questions: byHand(
    "agreement | Was it clear to both of you what is whose at work? | it was clear to both what is whose at work | it was not clear to both what is whose at work",
    "provocation | Has {C} ever taken something from another desk without asking? | {C} has taken something from another desk without asking | {C} has never taken anything from another desk without asking",
    "view | Does a desk at work really belong to anybody? | a desk at work really belongs to somebody | a desk at work belongs to nobody",
    "colour | Would a sticker with a name on it have settled this? | a sticker with a name on it would have settled this | no sticker with a name on it would have settled this",
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
