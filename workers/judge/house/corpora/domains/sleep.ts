import { byHand, type PettyDomain } from "../petty-domain";

/** The bed, its blanket and the sounds within. Alarms are `alarms`. */
export const SLEEP: PettyDomain = {
  id: "sleep",
  nouns: "blanket|duvet|snoring|pillow|covers|mattress|sleep|bed|cold feet|bedtime",
  thing: "the sleeping arrangements",
  questions: byHand(
    "agreement | Is there a deal between the two of you for bad nights? | there is a deal between them for bad nights | there is no deal between them for bad nights",
    "provocation | Does {C} take more than half of a bed? | {C} takes more than half of a bed | {C} does not take more than half of a bed | blankets?|duvet|covers|bed|hog\\p{L}*|pillow|sheets?",
    "view | Is everybody innocent while asleep? | everybody is innocent while asleep | not everybody is innocent while asleep | snor\\p{L}*|asleep|sleep\\p{L}*|dream\\p{L}*|kick\\p{L}*|duvet|blankets?|covers",
    "harm | Was somebody tired the next day? | somebody was tired the next day | nobody was tired the next day",
    "you | Have you ever pretended to be asleep? | {p} has pretended to be asleep | {p} has never pretended to be asleep",
  ),
  punishments: [
    "{loser} shall make the bed today with hotel corners and leave a folded towel swan on {winner}'s side.",
    "{loser} shall read {winner} a bedtime story tonight, one page at least, with voices.",
    "{loser} shall draw the border of the bed on paper today and sign it as a non-aggression pact with {winner}.",
    "{loser} shall surrender the better pillow to {winner} tonight, on both hands, like a sword.",
    "{loser} shall plump {winner}'s pillow tonight with ten respectful pats and announce that it is ready.",
    "{loser} shall mark a border down the middle of a sofa today and keep to one side for ten minutes, inspected by {winner}.",
  ],
  truces: [
    "Party A and Party B shall measure the blanket today, mark its exact middle with a thread and observe the border tonight.",
    "Party A and Party B shall each describe the other's worst night noise today using only compliments.",
    "Party A and Party B shall say goodnight in full sentences tonight and leave the last word to the pillow.",
  ],
  caseNames: [
    "Under Cover: {theThing}",
    "{theThing} After Midnight",
    "No Rest for {theThing}",
    "The Night Court: {theThing}",
    "Habeas Duvet: {theThing}",
    "The Mattress Partition: {theThing}",
  ],
};
