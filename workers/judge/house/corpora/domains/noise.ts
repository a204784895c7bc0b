import { byHand, type PettyDomain } from "../petty-domain";

/** Sounds from other people and other rooms. */
export const NOISE: PettyDomain = {
  id: "noise",
  nouns:
    "leaf blower|lawnmower|lawn mower|noise|chewing|drilling|whistling|humming|stomping|slurping|quiet|wind chimes|knuckles|furniture|footsteps|" +
    "breathing|snoring|ice|lawn|mowing|humming|barking|music",
  thing: "the noise",
  questions: byHand(
    "agreement | Is there an understanding about noise between the two of you? | there is an understanding about noise between them | there is no understanding about noise between them",
    "provocation | Is {C} ever the loud one? | {C} is at times the loud one | {C} is never the loud one",
    "view | Is silence too much to ask? | silence is too much to ask | silence is not too much to ask",
    "colour | Would a pair of earplugs have settled it? | a pair of earplugs would have settled it | a pair of earplugs would not have settled it",
    "you | Have you ever sighed at a noise so that it would stop? | {p} has sighed at a noise so that it would stop | {p} has never sighed at a noise so that it would stop",
  ),
  punishments: [
    "{loser} shall spend fifteen minutes today communicating with {winner} in whispers and tasteful mime.",
    "{loser} shall walk past {winner} today so quietly that {winner}, eyes closed, cannot tell when.",
    "{loser} shall write a short concert review of {thing} today, with programme notes, and hand it to {winner}.",
    "{loser} shall gift {winner} ten minutes of silence today, announced once and then observed.",
    "{loser} shall open and close one door for {winner} today so gently that the hinge takes credit.",
    "{loser} shall present {winner} with a catalogue of the five quietest sounds {loser} knows today, performed live.",
  ],
  truces: [
    "Party A and Party B shall keep ten minutes of shared silence today; whoever speaks first makes the tea.",
    "Party A and Party B shall each make the sound that annoys the other most, today, once, and apologise to the air.",
    "Party A and Party B shall tiptoe through one room together today; the first creak owes the other a compliment.",
  ],
  caseNames: [
    "Order! Order! {theThing}",
    "{theThing}, Unmuted",
    "Contempt of Quiet: {theThing}",
    "Heard Again: {theThing}",
    "Decibels at Dawn: {theThing}",
    "Turned Up to Eleven: {theThing}",
  ],
};
