import type { PettyDomain } from "../petty-domain";

/** Desks, chairs and the borders between colleagues. */
export const DESK: PettyDomain = {
  id: "desk",
  keywords:
    "my desk|deskmate|stapler|hot desk|hot desks|my keyboard|my monitor|my monitors|office chair|" +
    "chair height|the window desk|only free desk|sticky notes on|half of the desk|cubicle|desk drawer|" +
    "printer paper|half of my desk|on my desk|at my desk|desk",
  hints: "chair|monitor|keyboard|coworker|colleague|office|socket|pen|stationery|cables|his desk|her desk",
  nouns: "desk|stapler|chair|keyboard|monitor|office chair|sticky notes|window desk|pen|socket",
  thing: "the desk",
  questions: [
    ["deed", "Did {D} take up more than an agreed half of the space?"],
    ["deed", "Did {D} lay hands on {thing}?"],
    ["frequency", "Does this happen on most working days?"],
    ["agreement", "Was it settled which side was whose?"],
    ["awareness", "Did {D} know that {C} would notice?"],
    ["warning", "Did {C} raise it before lunch, in a normal tone?"],
    ["harm", "Did {C} lose comfort, space or a good morning over it?"],
    ["provocation", "Has {C} ever let a cable wander across the line?"],
    ["permission", "Did {C} ever say that anybody could use it?"],
    ["remedy", "Has {D} put everything back where it was?"],
    ["proportion", "Would a ruler and a minute have settled it?"],
  ],
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
  principles: [
    "A stapler has no loyalty, only a label.",
    "Whoever lowers the chair lowers the tone.",
    "The border of a desk is drawn in crumbs.",
    "A hot desk is cold to whoever had it.",
    "Pens migrate south, towards the printer.",
    "No monitor was ever too far from its neighbour.",
  ],
};
