import type { PettyDomain } from "../petty-domain";

/** Office mail and its weapons: reply-all, copies to the boss, calendars and tickets. */
export const EMAIL: PettyDomain = {
  id: "email",
  keywords:
    "replies all|reply all|replied all|reply all|email|emails|emailed|e mail|copying in|copies in|copied in|per my last|slack|slacks me|slacked|teams message|" +
    "pings me|pinged me|calendar invite|calendar invites|out of office|read receipt|read receipts|jira|subject line|inbox|signature|linkedin|" +
    "hi dear|kind regards|passive aggressive email|forwarded my email|follow up email|just checking in",
  hints:
    "boss|manager|thanks|thread|inbox|cc|investors|team|colleague|coworker|everyone|urgent|message|weekend|channel|office|hr",
  nouns:
    "email|emails|reply|inbox|thread|copy|copies|slack|calendar invite|calendar invites|subject line|signature|out of office",
  thing: "the email",
  things: [["copying in|copies in|copied in", "the copy"]],
  questions: [
    ["deed", "Did {D} press “send” with more readers than it needed?"],
    ["deed", "Could it have been said across one desk?"],
    ["frequency", "Does it arrive more than twice a week?"],
    ["agreement", "Is there an office rule, or plain sense, about who gets copied?"],
    ["awareness", "Did {D} look at the list of names before sending?"],
    ["warning", "Had {C} said a word about it, away from the keyboard?"],
    ["harm", "Did {C} have to answer it, explain it or mute it?"],
    ["provocation", "Has {C} ever written “as per my last email”?"],
    ["permission", "Did {C} ever ask to be kept in the loop?"],
    ["remedy", "Has {D} left somebody off a mail since?"],
    ["proportion", "Would deleting it have taken one second?"],
  ],
  punishments: [
    "{loser} shall deliver {winner} one message by hand today, sealed, and wait outside for an answer.",
    "{loser} shall speak in subject lines to {winner} for ten minutes today, each marked as urgent.",
    "{loser} shall send {winner} one mail today that contains a greeting, one fact and nothing whatever else.",
    "{loser} shall set up an out-of-office sign on the bathroom door today, with the date of return.",
    "{loser} shall reply to all of {winner}'s remarks today, only to {winner}, and keep it under five words.",
    "{loser} shall sign off every spoken sentence to {winner} for ten minutes with “kindest regards”.",
  ],
  truces: [
    "Party A and Party B shall settle one matter today by walking over, and both mention how pleasant that was.",
    "Party A and Party B shall each delete ten old mails today at the same moment, like a salute.",
    "Party A and Party B shall hold a thread aloud today, three turns each, and copy in a plant.",
  ],
  caseNames: [
    "Replied to All: {theThing}",
    "As per {theThing}",
    "Re: Fwd: Re: {theThing}",
    "{theThing}, with a Copy to the Bench",
    "Kind Regards, {theThing}",
    "Marked as Unread: {theThing}",
  ],
  principles: [
    "A copy is a witness who was not asked.",
    "Whoever answers all answers nobody.",
    "“Just checking in” has never been just.",
    "A mail written in anger is well formatted.",
    "The shortest thread is two chairs.",
    "No subject line has ever said what it was about.",
  ],
};
