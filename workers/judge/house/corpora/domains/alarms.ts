import type { PettyDomain } from "../petty-domain";

/** Alarms, snoozing and being woken. */
export const ALARMS: PettyDomain = {
  id: "alarms",
  keywords:
    "alarm|alarms|snooze|snoozes|snoozing|alarm clock|sleeps through|wakes me up to|wake me up|woken at|get woken|" +
    "blow dries|blow dryer|smoothies at|up at dawn|oversleep|overslept|opens my curtains|rooster|gets up at 5|" +
    "lie in|early riser|wakes me up|woke me up|waking me up|wakes me at|woke me at|sleeps in until|sleeps in|" +
    "wakes everyone|wakes the whole|loud mornings|wake up call|gets home and wakes",
  hints: "wakes|woke|wake|5am|6am|4:45|morning|mornings|early|curtains|dawn|asleep|7am",
  nouns: "alarm|alarm clock|curtains|smoothies|snooze button|mornings",
  thing: "the alarm",
  questions: [
    ["deed", "Was {D} the reason why {C} was awake?"],
    ["deed", "Did {D} let {thing} go on longer than one person needs?"],
    ["frequency", "Does the morning begin like this more than twice a week?"],
    ["agreement", "Had the two of you agreed on an hour at which the day may begin?"],
    ["awareness", "Did {D} know that {C} could have slept on?"],
    ["warning", "Did {C} bring it up at an hour with daylight in it?"],
    ["harm", "Did {C} lose sleep that did not come back?"],
    ["provocation", "Has {C} ever reached for the snooze button?"],
    [
      "permission",
      "Did {C} ask to be woken, even once?",
      "snooze|snoozes|snoozing|goes off|went off|alarms|wakes me|woke me|waking me|5am|6am|7am",
    ],
    ["permission", "Did {C} ever say that it could be touched?", "my alarm"],
    [
      "remedy",
      "Has {D} tried getting up at the first sound?",
      "snooze|snoozes|snoozing|goes off|went off|alarms|wakes me|woke me|waking me|5am|6am|7am",
    ],
    ["remedy", "Has {D} offered to do the waking since?"],
    ["proportion", "Would the day have had to begin anyway?"],
  ],
  punishments: [
    "{loser} shall be {winner}'s alarm tomorrow: one gentle knock, the date, the weather, and then withdraw.",
    "{loser} shall write nine haiku today, one for each snooze, and read {winner} the best of them.",
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
  principles: [
    "Nine minutes have never improved a morning.",
    "An alarm wakes the innocent first.",
    "Those who rise early are heard doing it.",
    "The button is large because resolve is small.",
    "Every house has one morning person and several mornings.",
    "Dawn is public, but the curtains are private.",
  ],
};
