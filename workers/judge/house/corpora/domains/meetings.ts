import type { PettyDomain } from "../petty-domain";

/** Work done aloud: meetings, mail, credit. */
export const MEETINGS: PettyDomain = {
  id: "meetings",
  keywords:
    "meeting|meetings|zoom|slide|slides|presentation|" +
    "interrupts me|deadline|group project|agenda|" +
    "presented my idea|my idea as|my manager|mute himself|mutes|out of office|powerpoint|teammate|recap|" +
    "talks over me|my report|team lead|standup|teams call|work call|boss emails|over me in|shared my idea|my idea|" +
    "idea as|coworkers idea|micromanages|linkedin|my work|performance review|work chat|office hours|webcam|" +
    "camera off",
  hints: "coworker|colleague|interrupt|interrupted|boss|project|homework|mute|cc|forwards|schedules|office|work",
  nouns: "meeting|email|slides|presentation|deadline|project|agenda|spreadsheet|homework|group project|idea",
  thing: "the meeting",
  questions: [
    ["deed", "Did {D} do the thing complained of in connection with {thing}?"],
    ["deed", "Was {D} in charge of {thing} at the time?"],
    ["frequency", "Has {C} noticed it on more than two occasions?"],
    ["agreement", "Had roles been agreed beforehand?"],
    ["awareness", "Did {D} know that {C} had a stake in {thing}?"],
    ["warning", "Did {C} raise it with {D} before anybody else?"],
    ["harm", "Did it cost {C} time or a share of the credit?"],
    ["provocation", "Has {C} ever done something similar at work?"],
    ["permission", "Did {C} agree to it at the time, if only by nodding?"],
    ["remedy", "Did {D} set the record straight afterwards?"],
    ["proportion", "Could all of this have been an email?"],
  ],
  punishments: [
    "{loser} shall write {winner} a recommendation of five lines today, every word of it true.",
    "{loser} shall present today's plans to {winner} in three slides drawn by hand, with a question round.",
    "{loser} shall open the next talk with {winner} today by reading out an agenda of one point.",
    "{loser} shall give {winner} credit for one ordinary household thing today, in ceremonial words.",
    "{loser} shall write {winner} an out-of-office reply for the evening today, wise, brief and in the third person.",
    "{loser} shall summarise {winner}'s position today on one slide, fairly, and take no questions.",
  ],
  truces: [
    "Party A and Party B shall hold a meeting today of four minutes, with minutes, and end it one minute early.",
    "Party A and Party B shall each draft the other's performance review today in two kind and accurate sentences.",
    "Party A and Party B shall agree one action item today, name no owner, and do it together before dinner.",
  ],
  caseNames: [
    "Could Have Been an Email: {theThing}",
    "{theThing}, Off Mute",
    "Per My Last Grievance: {theThing}",
    "Any Other Business: {theThing}",
    "Kind Regards: {theThing}",
    "Let's Take {theThing} Offline",
  ],
  principles: [
    "A meeting expands to hold whoever likes hearing it.",
    "Credit is the one resource that doubles when it is shared.",
    "Nothing said on mute is in the record.",
    "An agenda is a hope with bullet points.",
    "Whoever shares the screen owns the weather.",
    "“As discussed” means that somebody was not.",
    "The last ten minutes of a meeting belong to no one.",
  ],
};
