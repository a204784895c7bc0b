import type { PettyDomain } from "../petty-domain";

/** People who were asked in, stayed on, or moved in by degrees. */
export const GUESTS: PettyDomain = {
  id: "guests",
  keywords:
    "invited people|invites people|invite people|people over|friends over|guests|house guest|houseguest|stays over|stay over|" +
    "stayed over|sleeps over|sleepover|lives here|basically lives|practically lives|moved in|crashes on our|crashes on my|" +
    "on our sofa for|on my sofa for|on our couch for|on my couch for|throws parties|throw parties|threw a party|house party|" +
    "parties on|hosted|unannounced|drops by|drop by|shows up at our|his parents over|her parents over|his mum over|her mum over|" +
    "his mom over|her mom over|brings his friends|brings her friends|brings people|brought people|brought his friends|brought her friends|uninvited friends|uninvited|extra people|his whole family|her whole family",
  hints:
    "invite|invites|invited|visit|visits|guest|over|party|parties|stay|stays|friends|girlfriend|boyfriend|couch|sofa|weeknights|rent",
  nouns: "guests|guest|party|parties|visitors|visitor|sleepover|house party|visit",
  thing: "the guests",
  questions: [
    ["deed", "Was it {D} who opened the door?"],
    ["deed", "Did {C} learn of {thing} from the noise?"],
    ["frequency", "Does it happen more than twice a month?"],
    ["agreement", "Had the two of you agreed on who comes, and for how long?"],
    ["awareness", "Did {D} know that {C} had other plans for that room?"],
    ["warning", "Had {C} asked for a word of notice?"],
    ["harm", "Did {C} have to hide, host or tidy?"],
    ["provocation", "Has {C} ever sprung a visitor on {D}?"],
    ["permission", "Did {C} say “the more the merrier”, or anything close?"],
    ["remedy", "Did {D} tidy up or see them out in good time?"],
    ["proportion", "Did {C} have rather a nice time in the end?"],
  ],
  punishments: [
    "{loser} shall receive {winner} at the door today as an honoured guest, with a towel, a tour and a choice of pillows.",
    "{loser} shall write {winner} a formal invitation today to sit on the sofa, with dress code and reply card.",
    "{loser} shall guard {winner}'s peace for twenty minutes today with a clipboard, and admit nobody who is not on the list.",
    "{loser} shall sign a guest book in {winner}'s home today, and leave a glowing review of the host.",
    "{loser} shall ring {winner}'s doorbell today, wait to be asked in, and stay exactly four charming minutes.",
    "{loser} shall tidy one room today as though {winner}'s grandmother were expected at four.",
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
    "{theThing}, and Who Let Them In",
    "Making Themselves at Home: {theThing}",
    "Stay for Supper: {theThing}",
  ],
  principles: [
    "A guest is a person who was mentioned beforehand.",
    "Fish and visitors begin to be noticed on the third day.",
    "“Just for one drink” has never owned a watch.",
    "Whoever invites should also sweep.",
    "A toothbrush in the glass is a change of address.",
    "The host is whoever carries out the bottles.",
  ],
};
