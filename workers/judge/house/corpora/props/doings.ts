import { prop } from "../prop";

/** What people do and when, where the complaint names no thing that says more. */
export const DOINGS = [
  ...prop(
    "copied|copies|copying|copycat",
    "you | Have you ever copied somebody and denied it? | {p} has copied somebody and denied it | {p} has never copied anybody and denied it",
  ),
  ...prop(
    "promised?|promises|swore|swears",
    "you | Have you ever promised something to end a conversation? | {p} has promised something to end a conversation | {p} has never promised anything to end a conversation",
  ),
  ...prop(
    "forgot|forgets|forgotten|forgetting",
    "you | Have you ever forgotten something and said that nobody had told you? | {p} has forgotten something and claimed not to have been told | {p} has never blamed anybody for a thing forgotten",
  ),
  ...prop(
    "lost (?:my|the|his|her|our|their)|loses (?:my|the|his|her|our)",
    "you | Have you ever lost something that was not yours? | {p} has lost something that was somebody else's | {p} has lost nothing that was somebody else's",
  ),
  ...prop(
    "broke (?:my|the|his|her|our)|broken|breaks (?:my|the|our)|smashed|cracked|snapped",
    "you | Have you ever broken something and put it back as if it were whole? | {p} has broken something and put it back as if it were whole | {p} has never put back a broken thing as if it were whole",
  ),
  ...prop(
    "spill(?:s|ed|t)?|stain(?:s|ed)?",
    "you | Have you ever turned a cushion over to hide a stain? | {p} has turned a cushion over to hide a stain | {p} has never hidden a stain under a cushion",
  ),
  ...prop(
    "wakes|woke|woken|waking",
    "you | Are you good company when you have just been woken? | {p} is good company when just woken | {p} is no good company when just woken",
  ),
  ...prop(
    "told (?:everyone|everybody|all|the whole|people)|tells (?:everyone|everybody|people)",
    "you | Have you ever told something that was not yours to tell? | {p} has told something that was not {p}'s to tell | {p} has never told what was not {p}'s to tell",
  ),
  ...prop(
    "blam(?:e|es|ed|ing)",
    "you | Have you ever blamed somebody who was not in the room? | {p} has blamed somebody who was not in the room | {p} has never blamed anybody who was not in the room",
  ),
  ...prop(
    "waves?|waved|waving",
    "you | Have you ever waved back at somebody who meant somebody else? | {p} has waved back at somebody who meant somebody else | {p} has never waved back by mistake",
  ),
  ...prop(
    "(?:stole|steals|took|takes|taking|nicks?|nicked|swiped|swipes) (?:my|our)",
    "you | Have you ever taken something “only for a minute”? | {p} has taken something “only for a minute” | {p} has never taken anything “only for a minute”",
  ),
  ...prop(
    "[4567] ?am|[4567] in the morning|at dawn|0[4567]:\\d\\d",
    "you | Are you at your best early in the morning? | {p} is at {p}'s best early in the morning | {p} is not at {p}'s best early in the morning",
  ),
  ...prop(
    "midnight|[123] ?am|[123] in the morning",
    "you | Are you usually awake at midnight? | {p} is usually awake at midnight | {p} is not usually awake at midnight",
  ),
  ...prop(
    "tally|keeps? score|keeping score|spreadsheet|ledger|made a list",
    "you | Do you keep a list of small wrongs, if only in your head? | {p} keeps a list of small wrongs | {p} keeps no list of small wrongs",
  ),
  ...prop(
    "feet|toenails?|toes|barefoot",
    "you | Would you put your feet up in company? | {p} would put both feet up in company | {p} would not put any feet up in company",
  ),
  ...prop(
    "choir|rehearsal|band|solo|drummer|orchestra",
    "you | Have you ever come in too early and carried on? | {p} has come in too early and carried on | {p} has never come in too early and carried on",
  ),
  ...prop(
    "(?:soup|stew|curry)[^.]*(?:days?|stove|old|week)",
    "you | Have you ever eaten something on its fourth day? | {p} has eaten something on its fourth day | {p} has never eaten anything on its fourth day",
  ),
  ...prop(
    "walks (?:\\p{L}+ ){0,3}(?:ahead|in front|behind|off)|walked (?:off|ahead)",
    "you | Do you walk faster than other people like? | {p} walks faster than other people like | {p} does not walk faster than other people like",
  ),
  ...prop(
    "streak|duolingo|wordle",
    "you | Have you ever kept up a streak for its own sake? | {p} has kept up a streak for its own sake | {p} has never kept up a streak for its own sake",
  ),
  ...prop(
    "shopping|supermarket|groceries|tesco|aldi|lidl|sainsbury'?s|coriander|parsley",
    "you | Have you ever come home without the one thing that you went for? | {p} has come home without the one thing to get | {p} has never come home without the one thing to get",
  ),
  ...prop(
    "unplugs?|unplugged|socket",
    "you | Have you ever unplugged something that was somebody else's? | {p} has unplugged something that was somebody else's | {p} has never unplugged anything that was somebody else's",
  ),
  ...prop(
    "screenshots?|screenshotted",
    "you | Do you keep screenshots in case you need them? | {p} keeps screenshots in case of need | {p} keeps no screenshots in case of need",
  ),
  ...prop(
    "whistle|recorder|drum kit|toy",
    "you | Have you ever given a child something loud? | {p} has given a child something loud | {p} has never given a child anything loud",
  ),
  ...prop(
    "book(?:s|ed|ing) (?:the|a|our|us)|ferry|tickets?",
    "you | Have you ever been sure that somebody else had booked? | {p} has been sure that somebody else had booked | {p} has never relied on somebody else to have booked",
  ),
  ...prop(
    "arrivals|pick(?:s|ed|ing)? (?:me|him|her|us) up",
    "you | Do you like to be met when you arrive somewhere? | {p} likes to be met on arrival | {p} does not like to be met on arrival",
  ),
  ...prop(
    "scored?|goals?|knee slide|penalty|nutmeg(?:ged)?|five-a-side",
    "you | Have you ever celebrated more than the score allowed? | {p} has celebrated more than the score allowed | {p} has never celebrated more than the score allowed",
  ),
  ...prop(
    "hen do|stag do|bridesmaids?|best man|bachelorette",
    "you | Have you ever been glad to be left out of something? | {p} has been glad to be left out of something | {p} has never been glad to be left out of anything",
  ),
  ...prop(
    "ignor(?:e|es|ed|ing)",
    "you | Have you ever looked away so as not to say hello? | {p} has looked away so as not to say hello | {p} has never looked away so as not to say hello",
  ),
  ...prop(
    "star(?:es|ed|ing) at|glar(?:es|ed|ing)",
    "you | Have you ever won a quarrel with a look? | {p} has won a quarrel with a look | {p} has never won a quarrel with a look",
  ),
  ...prop(
    "changed (?:the|my|our|his|her)|changes (?:the|my|our)|swapped|swaps|moved (?:my|the|his|her|our)|moves (?:my|the|our)|rearrang\\p{L}+",
    "you | Do you notice at once when something has been moved? | {p} notices at once when something has been moved | {p} does not notice at once when something has been moved",
  ),
  ...prop(
    "cancel(?:s|led|ed)?|bailed|flak(?:y|ed|es)",
    "you | Have you ever been glad that a plan fell through? | {p} has been glad that a plan fell through | {p} has never been glad that a plan fell through",
  ),
  ...prop(
    "bragg?(?:s|ed|ing)?|shows? off|one-?ups?|outdo(?:es)?|bigger one",
    "you | Have you ever made a story bigger because somebody else's was good? | {p} has made a story bigger to keep up | {p} has never made a story bigger to keep up",
  ),
  ...prop(
    "whisper(?:s|ed|ing)?|mutter(?:s|ed|ing)?|under (?:his|her|my) breath|sigh(?:s|ed|ing)?",
    "you | Do you sigh so that others can hear it? | {p} sighs so that others can hear it | {p} does not sigh to be heard",
  ),
  ...prop(
    "decides? everything|bossy|in charge|takes over|took over",
    "you | Do you like it when somebody else decides? | {p} likes it when somebody else decides | {p} does not like it when somebody else decides",
  ),
  ...prop(
    "kicked (?:me|him|her) out|removed (?:me|him|her)|blocked me|unfollowed|left the group",
    "you | Have you ever left a group and felt lighter? | {p} has left a group and felt lighter | {p} has never left a group and felt lighter",
    "question | Should somebody be told before they are taken out of a group? | somebody should be told before they are taken out of a group | nobody need be told before they are taken out of a group",
  ),
];
