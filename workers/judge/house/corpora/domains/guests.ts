import { byHand, type PettyDomain } from "../petty-domain";

/** People who were asked in, stayed on, or moved in by degrees. */
export const GUESTS: PettyDomain = {
  id: "guests",
  nouns: "guests|guest|party|parties|visitors|visitor|sleepover|house party|visit",
  thing: "the guests",
  questions: byHand(
    "agreement | Had the two of you agreed when guests are welcome? | it was agreed when guests are welcome | it was never agreed when guests are welcome",
    "provocation | Has {C} ever brought somebody home without a word? | {C} has brought somebody home without a word | {C} has never brought anybody home without a word",
    "view | Do guests go off after three days, like fish? | guests go off after three days, like fish | guests do not go off after three days",
    "colour | Did the guests have a good time, at least? | the guests had a good time, at least | the guests did not even have a good time",
    "you | Have you ever yawned so that a guest would leave? | {p} has yawned so that a guest would leave | {p} has never yawned so that a guest would leave",
  ),
  punishments: [
    "{loser} shall receive {winner} at the door today as an honoured guest, with a towel, a tour and a choice of pillows.",
    "{loser} shall write {winner} a formal invitation today to sit on the sofa, with dress code and reply card.",
    "{loser} shall guard {winner}'s peace for fifteen minutes today with a clipboard, and admit nobody who is not on the list.",
    "{loser} shall sign a guest book in {winner}'s home today, and leave a glowing review of the host.",
    "{loser} shall ring {winner}'s doorbell today, wait to be asked in, and stay exactly four charming minutes.",
    "{loser} shall tidy one room today as though a grandmother were expected at four, and report to {winner}.",
  ],
  truces: [
    "Party A and Party B shall write a guest list of two today, hold the party, and both leave by nine.",
    "Party A and Party B shall agree on a special knock for visitors today, and rehearse it on one door.",
    "Party A and Party B shall host one imaginary guest today and compete in courtesy.",
  ],
  caseNames: [
    "The More the Merrier v. {theThing}",
    "Table for Eight: {theThing}",
    "Not on the List: {theThing}",
    "Shoes Off, Coats Here: {theThing}",
    "Make Yourself at Home: {theThing}",
    "Stay for Supper: {theThing}",
  ],
};
