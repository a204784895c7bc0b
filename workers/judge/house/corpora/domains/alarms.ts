import { byHand, type PettyDomain } from "../petty-domain";

/** Alarms, snoozing and being woken. */
export const ALARMS: PettyDomain = {
  id: "alarms",
  nouns: "alarm|alarm clock|curtains|smoothies|snooze button|mornings",
  thing: "the alarm",
  questions: byHand(
    "agreement | Had the two of you agreed on an hour before which nobody should be woken? | the two of them had agreed on an hour before which nobody is woken | no hour was ever agreed before which nobody is woken",
    "provocation | Has {C} ever reached for the snooze button? | {C} has reached for the snooze button | {C} has never reached for the snooze button",
    "view | May people wake up as they like? | people may wake up as they like | people may not wake up as they like | snooz\\p{L}*|alarms?|goes off",
    "harm | Did somebody lose sleep that did not come back? | somebody lost sleep that did not come back | nobody lost sleep that did not come back",
    "you | Have you slept through an alarm this month? | {p} has slept through an alarm this month | {p} has slept through no alarm this month",
  ),
  punishments: [
    "{loser} shall be {winner}'s alarm tomorrow: one gentle knock, the date, the weather, and then withdraw.",
    "{loser} shall write a haiku today on the beauty of silence, and read it to {winner} in a whisper.",
    "{loser} shall play the bugle call for {winner}'s next nap today, without a bugle, at the lowest volume known.",
    "{loser} shall rise from the sofa today at the very first word from {winner}, three times, as a demonstration.",
    "{loser} shall draft a charter of the slow morning today that rules against the sun, for {winner} to amend.",
    "{loser} shall set tomorrow's alarm in {winner}'s presence tonight, once, and part from the button with a handshake.",
  ],
  truces: [
    "Party A and Party B shall choose one sound for the morning together today, after hearing five, by consensus.",
    "Party A and Party B shall each write tomorrow's first sentence tonight and keep to it on waking.",
    "Party A and Party B shall sign a ceasefire today that covers the hour before breakfast.",
  ],
  caseNames: [
    "Nine More Minutes: {theThing}",
    "{theThing} at Dawn",
    "Rise and Whine: {theThing}",
    "The Snooze Button Tapes: {theThing}",
    "Rude Awakening: {theThing}",
    "Crack of Dawn v. {theThing}",
  ],
};
