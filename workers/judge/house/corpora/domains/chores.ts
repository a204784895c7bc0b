import { byHand, type PettyDomain } from "../petty-domain";

/** Cleaning, tidying and who sees the dust. */
export const CHORES: PettyDomain = {
  id: "chores",
  nouns: "chores|cleaning|vacuum|hoover|mop|mess|housework|crumbs|clutter|pile|floor|glitter|dust|carpet",
  thing: "the chores",
  questions: byHand(
    "agreement | Had the two of you ever divided the chores out loud? | the chores had been divided out loud | the chores had never been divided out loud",
    "provocation | Is there a chore that {C} quietly avoids? | there is a chore that {C} quietly avoids | there is no chore that {C} avoids",
    "view | Should whoever minds a mess be the one to clean it? | whoever minds a mess should clean it | whoever minds a mess need not be the one to clean it | mess\\p{L}*|clean\\p{L}*|tid\\p{L}*|hoover\\p{L}*|vacuum\\p{L}*|dust\\p{L}*",
    "warning | Had somebody asked nicely first? | somebody had asked nicely first | nobody had asked nicely first",
    "you | Have you ever cleaned loudly on purpose? | {p} has cleaned loudly on purpose | {p} has never cleaned loudly on purpose",
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
    "Not Me: {theThing}",
    "Somebody Else's Job: {theThing}",
    "A Clean Sweep: {theThing}",
    "The Dustpan Inquest: {theThing}",
  ],
};
