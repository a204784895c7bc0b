import type { PettyDomain } from "../petty-domain";

/** The bed, its blanket and the sounds within. Alarms are `alarms`. */
export const SLEEP: PettyDomain = {
  id: "sleep",
  keywords:
    "blanket|duvet|snore|snores|snored|snoring|cold feet|whole bed|side of the bed|steals my pillow|my pillow|" +
    "the covers|mattress|sleeps diagonally|in her sleep|in his sleep|in my sleep|sleeptalk|sleepwalk|" +
    "falls asleep on my|earplugs|trying to sleep|hogs the bed|big spoon|bedtime|sleeps on the|sprawls|" +
    "grinds his teeth|grinds her teeth|steals the sheets|fitted sheet|the duvet|too close in bed",
  hints:
    "sleep|asleep|pillow|bed|nap|covers|kicks|wakes|woke|night|light on|diagonally|burrito|on the bed|the edge|" +
    "mattress|allowed",
  nouns: "blanket|duvet|snoring|pillow|covers|mattress|sleep|bed|cold feet|bedtime",
  thing: "the sleeping arrangements",
  questions: [
    ["deed", "Was {D} behind the trouble with {thing} at night?"],
    ["deed", "Did {C} lose sleep over {thing}?"],
    ["frequency", "Does this happen on most nights of the week?"],
    ["agreement", "Had the two of you agreed on anything about nights and mornings?"],
    ["awareness", "Was {D} awake enough to know?"],
    ["warning", "Had {C} raised it in daylight, before it came to this?"],
    ["harm", "Was {C} tired the next day because of it?"],
    ["provocation", "Does {C} take more than half of the bed?"],
    ["permission", "Did {C} ever tell {D} that it was no bother?"],
    ["remedy", "Has {D} tried anything to make the nights better?"],
    ["proportion", "Would a second blanket or a pair of earplugs settle this?"],
  ],
  punishments: [
    "{loser} shall make the bed today with hotel corners and leave a folded towel swan on {winner}'s side.",
    "{loser} shall read {winner} a bedtime story tonight, one page at least, with voices.",
    "{loser} shall draw the border of the bed on paper today and sign it as a non-aggression pact with {winner}.",
    "{loser} shall surrender the better pillow to {winner} tonight, on both hands, like a sword.",
    "{loser} shall plump {winner}'s pillow tonight with ten respectful pats and announce that it is ready.",
    "{loser} shall lie within a single bed's width tonight while {winner} conducts a border inspection, one minute.",
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
  principles: [
    "Nobody is responsible asleep, but somebody is always warmer.",
    "The middle of a bed is international waters.",
    "Each snooze is a promise broken to somebody else's ears.",
    "A blanket has four corners and always one winner.",
    "Every snorer sleeps next to the only witness.",
    "The cold side of the pillow is neutral ground.",
    "Feet are coldest in the company of warm ones.",
  ],
};
