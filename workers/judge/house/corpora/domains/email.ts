import { byHand, type PettyDomain } from "../petty-domain";

/** Office mail and its weapons: reply-all, copies to the boss, calendars and tickets. */
export const EMAIL: PettyDomain = {
  id: "email",
  nouns:
    "email|emails|reply|inbox|thread|copy|copies|slack|calendar invite|calendar invites|subject line|signature|out of office",
  thing: "the email",
  things: [["copying in|copies in|copied in", "the copy"]],
  questions: byHand(
    "agreement | Is there a rule at work, written or not, about such messages? | there is a rule at work about such messages | there is no rule at work about such messages",
    "provocation | Has {C} ever written “as per my last email”? | {C} has written “as per my last email” | {C} has never written “as per my last email”",
    "view | Should most emails have stayed in the drafts? | most emails should have stayed in the drafts | most emails should not have stayed in the drafts",
    "proportion | Could it be deleted in one second? | it could be deleted in one second | it could not be deleted in one second | repl\\p{L}*|cc|forward\\p{L}*|spam|newsletter",
    "you | Do you have more than a hundred unread emails? | {p} has more than a hundred unread emails | {p} has fewer than a hundred unread emails",
  ),
  punishments: [
    "{loser} shall deliver {winner} one message by hand today, sealed, and wait outside for an answer.",
    "{loser} shall speak in subject lines to {winner} for ten minutes today, each marked as urgent.",
    "{loser} shall send {winner} one mail today that contains a greeting, one fact and nothing whatever else.",
    "{loser} shall put an out-of-office sign on their own chair today, with the date of return.",
    "{loser} shall reply to all of {winner}'s remarks today, only to {winner}, and keep it under five words.",
    "{loser} shall sign off every spoken sentence to {winner} for ten minutes today with “kindest regards”.",
  ],
  truces: [
    "Party A and Party B shall settle one matter today by speaking, and both mention how pleasant that was.",
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
};
