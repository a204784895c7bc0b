import { byHand, type PettyDomain } from "../petty-domain";

/** Cleaning, tidying and who sees the dust. */
export const CHORES: PettyDomain = {
  id: "chores",
  nouns: "chores|cleaning|vacuum|hoover|mop|mess|housework|crumbs|clutter|pile|floor|glitter|dust|carpet",
  thing: "the chores",
  questions: byHand(
    "agreement | Had the two of you ever divided the chores out loud? | the chores had been divided out loud | the chores had never been divided out loud",
    "provocation | Is there a chore that {C} quietly avoids? | there is a chore that {C} quietly avoids | there is no chore that {C} avoids",
    "view | Is it fair that whoever minds the mess does more about it? | it is fair that whoever minds the mess does more about it | it is not fair that whoever minds the mess does more about it | mess\\p{L}*|clean\\p{L}*|tid\\p{L}*|hoover\\p{L}*|vacuum\\p{L}*|dust\\p{L}*",
    "warning | Was help asked for in plain words? | help was asked for in plain words | help was not asked for in plain words",
    "you | Have you ever cleaned something loudly, so that it was heard? | {p} has cleaned something loudly, so that it was heard | {p} has never cleaned anything for the sound of it",
  ),
  punishments: [
    "{loser} shall clean one surface of {winner}'s choice today until it would satisfy a visiting aunt.",
    "{loser} shall do fifteen minutes of chores today with a running sports commentary for {winner}.",
    "{loser} shall award {winner} a homemade medal for services to the household tonight, with a short speech.",
    "{loser} shall find and remove the oldest crumb in the home today and report its location to {winner}.",
    "{loser} shall dust one shelf today with white gloves, or white socks on the hands, and report to {winner} by salute.",
    "{loser} shall photograph one tidy corner today for {winner}'s approval, before and after, with a museum label.",
  ],
  truces: [
    "Party A and Party B shall clean side by side for fifteen minutes today, each choosing the other's music.",
    "Party A and Party B shall each tidy one thing of the other's today without improving it.",
    "Party A and Party B shall list the household's invisible jobs today and thank each other for one of them by name.",
  ],
  caseNames: [
    "The Division of {Thing}",
    "Unswept: {theThing}",
    "{theThing} Will Not Do Itself",
    "Whose Turn, {theThing}?",
    "A Clean Sweep: {theThing}",
    "The Dustpan Inquest: {theThing}",
  ],
};
