import { byHand, type PettyDomain } from "../petty-domain";

/** Alarms, snoozing and being woken. */
export const ALARMS: PettyDomain = {
  id: "alarms",
  nouns: "alarm|alarm clock|curtains|smoothies|snooze button|mornings",
  thing: "the alarm",
  questions: byHand(
    "agreement | Had the two of you agreed how early is too early? | it was agreed how early is too early | it was never agreed how early is too early",
    "provocation | Has {C} ever woken {D} up without meaning to? | {C} has woken {D} up without meaning to | {C} has never woken {D} up by accident",
    "view | Is getting up early overrated? | getting up early is overrated | getting up early is not overrated",
    "harm | Did somebody start the day in a bad mood because of it? | somebody started the day in a bad mood because of it | nobody started the day in a bad mood because of it",
    "you | Have you slept through an alarm this month? | {p} has slept through an alarm this month | {p} has slept through no alarm this month",
  ),
  punishments: [
    "{loser} shall be {winner}'s alarm tomorrow: one gentle knock, the date, the weather, and then withdraw.",
    "{loser} shall write a haiku today on the hour before breakfast, and read it to {winner} in a whisper.",
    "{loser} shall play the bugle call for {winner}'s next nap today, without a bugle, at the lowest volume known.",
    "{loser} shall rise from the sofa today at the very first word from {winner}, three times, as a demonstration.",
    "{loser} shall draft a charter of the morning today, three articles, for {winner} to amend before the sun does.",
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
