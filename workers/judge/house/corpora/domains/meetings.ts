import { byHand, type PettyDomain } from "../petty-domain";

/** Work done aloud: meetings, mail, credit. */
export const MEETINGS: PettyDomain = {
  id: "meetings",
  nouns: "meeting|email|slides|presentation|deadline|project|agenda|spreadsheet|homework|group project|idea",
  thing: "the meeting",
  questions: byHand(
    "agreement | Is there a rule about meetings that both of you know? | there is a rule about meetings that both know | there is no rule about meetings that both know",
    "provocation | Has {C} ever made a meeting longer than it had to be? | {C} has made a meeting longer than it had to be | {C} has never made a meeting longer than it had to be",
    "view | Does anybody listen after the first half hour of a meeting? | somebody listens after the first half hour of a meeting | nobody listens after the first half hour of a meeting",
    "harm | Did it annoy more than one person at work? | it annoyed more than one person at work | it annoyed one person at work at most",
    "you | Have you ever turned your camera off to eat? | {p} has turned the camera off to eat | {p} has never turned the camera off to eat",
  ),
  punishments: [
    "{loser} shall write {winner} a recommendation of five lines today, every word of it true.",
    "{loser} shall present today's plans to {winner} in three slides drawn by hand, with a question round.",
    "{loser} shall open the next talk with {winner} today by reading out an agenda of one point.",
    "{loser} shall give {winner} credit for one perfectly ordinary thing today, in ceremonial words.",
    "{loser} shall write {winner} an out-of-office reply for the evening today, wise, brief and in the third person.",
    "{loser} shall summarise {winner}'s position today on one slide, fairly, and take no questions.",
  ],
  truces: [
    "Party A and Party B shall hold a meeting today of four minutes, with minutes, and end it one minute early.",
    "Party A and Party B shall each draft the other's performance review today in two kind and accurate sentences.",
    "Party A and Party B shall agree one action item today, name no owner, and do it together before they part.",
  ],
  caseNames: [
    "Could Have Been an Email: {theThing}",
    "{theThing}, Off Mute",
    "Per My Last Grievance: {theThing}",
    "Any Other Business: {theThing}",
    "Circling Back to {theThing}",
    "Let's Take {theThing} Offline",
  ],
};
