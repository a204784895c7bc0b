import { wordsIn } from "../case-names";

export const DILEMMA_NAMES = {
  /** Names for any dilemma. */
  any: [
    "Self v. Self: The {adjective} {noun}",
    "The Head v. The Heart ({ordinal} Hearing, {adjective})",
    "Ex Parte the Undecided: A {adjective} {noun}",
    "In re a {adjective} {noun} ({ordinal} Hearing)",
    "The {ordinal} Petition of a {adjective} Mind: {noun}",
    "A {noun} of {adjective} Proportions ({ordinal} Sitting)",
    "On the One Hand v. On the Other: The {adjective} {noun}",
    "The {adjective} {noun}, in {ordinal} Instance",
    "Yes v. No: The {adjective} {noun}",
    "Now v. Later: The {ordinal} {noun}",
    "The {ordinal} {noun} of a {adjective} Afternoon",
    "Ex Parte a {adjective} Thumb: The {ordinal} {noun}",
  ],
  /** Names for a dilemma between two that can be quoted. */
  options: [
    "{one} v. {other}",
    "{one} v. {other} ({ordinal} Hearing)",
    "In re {one} and {other}",
    "In re {one}: A {noun}",
    "Ex Parte {other}: A {noun}",
    "The {adjective} Case of {one}",
    "{other}, a {noun} in {ordinal} Instance",
    "The {ordinal} Petition Concerning {one}",
    "{one}: The {adjective} {noun}",
    "A {adjective} Doubt About {other}",
  ],
} satisfies Record<string, readonly string[]>;

/** What their slots are filled from. */
export const DILEMMA_WORDS = {
  adjective: wordsIn(
    "Hovering|Unspoken|Pensive|Tentative|Reluctant|Protracted|Wavering|Overthought|Delicate|Sleepless|Avoidable|Overdue|Hesitant|Lingering|Solemn|Unhurried",
  ),
  noun: wordsIn(
    "Hesitation|Adjournment|Quandary|Deliberation|Procrastination|Second Thought|Predicament|Postponement|Vacillation|Meditation|Crossroads|Dither|Standoff|Cliffhanger",
  ),
  ordinal: wordsIn("First|Second|Third|Fourth|Fifth|Ninth|Twelfth|Final"),
};
