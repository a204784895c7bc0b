import type { PettyDomain } from "../petty-domain";

/** Cleaning, tidying and who sees the dust. */
export const CHORES: PettyDomain = {
  id: "chores",
  keywords:
    "chore|chores|cleaning|vacuum|hoover|mop|mopped|tidy|tidying|messy|sweep|housework|clutter|dusting|dusts|" +
    "made a mess|a mess in|clean up after|all the cleaning|clean the flat|glitter|cleans the|crumbs on|" +
    "sofa crumbs|never cleans|clean it up|dirt|crumbs|flat is clean|house is clean|untidy|filthy|" +
    "leaves…stuff everywhere|stuff everywhere|wipes the counter|wipe down the|picks up after|pick up after|" +
    "leaves…mess|never lifts a finger|doesnt help around|help around the house|house cleans|cleans itself|" +
    "makes a mess|broom|deep clean|scrub the floor|dust bunnies|spills|stain on the|stains the|housekeeping|" +
    "messes up|never cleaned|has never cleaned|never tidies|never tidied",
  hints: "clean|mess|dust|pile|floor|carpet|spilled|wipe|room|household|cleans|kitchen|around the house",
  nouns: "chores|cleaning|vacuum|hoover|mop|mess|housework|crumbs|clutter|pile|floor|glitter|dust|carpet",
  thing: "the chores",
  questions: [
    ["deed", "Did {D} leave {C} alone with {thing}?"],
    ["deed", "Was {D} meant to look after {thing}?"],
    ["frequency", "Has {C} taken care of it more often than {D} this month?"],
    ["agreement", "Had the two of you divided the chores in any way?"],
    ["awareness", "Did {D} notice the state of things before {C} said a word?"],
    ["warning", "Did {C} ask {D} for help in plain words?"],
    ["harm", "Did {C} give up free time because of {thing}?"],
    ["provocation", "Does {C} leave things lying around too?"],
    ["permission", "Did {C} insist on doing it alone because it must be done right?"],
    ["remedy", "Has {D} done any chore since then without being asked?"],
    ["proportion", "Is it {C}'s own standard and nobody else's?"],
  ],
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
  principles: [
    "Mess is invisible to exactly one person per household, and it is never the same one twice.",
    "Help that must be requested is a chore with a manager.",
    "The one who cares first cleans first, and the court calls this unfair.",
    "Dust settles, which is more than people do.",
    "A vacuum cleaner is loudest to whoever holds it.",
    "Tidying is only moving, with conviction.",
    "The pile was there before anyone admits to it.",
  ],
};
