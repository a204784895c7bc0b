import { props } from "../prop";

/** What people do and when, where the complaint names no thing that says more. */
export const DOINGS = props({
  "promised?|promises|swore|swears": [
    "you | Have you ever promised something to end a conversation? | {p} has promised something to end a conversation | {p} has never promised anything to end a conversation",
  ],
  "forgot|forgets|forgotten|forgetting": [
    "you | Have you ever forgotten something and said that nobody had told you? | {p} has forgotten something and claimed not to have been told | {p} has never forgotten something and claimed not to have been told",
  ],
  "broke (?:my|the|his|her|our)|breaks (?:my|the|our)|smashed|cracked|snapped": [
    "you | Have you ever broken something and put it back as if it were whole? | {p} has broken something and put it back as if it were whole | {p} has never put back a broken thing as if it were whole",
  ],
  "spill(?:s|ed|t)?(?! (?:my |the |her |his |our )?(?:secrets?|beans))|stain(?:s|ed)?": [
    "you | Have you ever turned a cushion over to hide a stain? | {p} has turned a cushion over to hide a stain | {p} has never turned a cushion over to hide a stain",
  ],
  "told (?:everyone|everybody|all|the whole|people)|tells (?:everyone|everybody|people)": [
    "you | Have you ever told everybody something and regretted it? | {p} has told everybody something and regretted it | {p} has never regretted telling everybody something",
  ],
  "waves?|waved|waving": [
    "you | Have you ever waved back at somebody who meant somebody else? | {p} has waved back at somebody who meant somebody else | {p} has never waved back by mistake",
  ],
  "(?:stole|steals|took|takes|taking|nicks?|nicked|swiped|swipes) (?:my|our)": [
    "you | Have you ever taken something “only for a minute”? | {p} has taken something “only for a minute” | {p} has never taken anything “only for a minute”",
  ],
  "(?:his|her|bare|smelly|both|cold|freezing) feet|toenails?|toes|barefoot": [
    "you | Would you put your feet up in company? | {p} would put both feet up in company | {p} would keep both feet down in company",
  ],
  "scored?|goals?|knee slide|penalty|nutmeg(?:ged)?|five-a-side": [
    "you | Have you ever celebrated too early? | {p} has celebrated too early | {p} has never celebrated too early",
  ],
  "hen do|stag do|bridesmaids?|best man|bachelorette": [
    "you | Have you ever been glad to be left out of something? | {p} has been glad to be left out of something | {p} has never been glad to be left out of anything",
  ],
  "moved (?:my|the|his|her|our)|moves (?:my|the|our)|rearrang\\p{L}+": [
    "you | Do you notice at once when something has been moved? | {p} notices at once when something has been moved | {p} does not notice at once when something has been moved",
  ],
  "cancel(?:s|led|ed)?|bailed|flak(?:y|ed|es)": [
    "you | Have you ever been glad that a plan fell through? | {p} has been glad that a plan fell through | {p} has never been glad that a plan fell through",
  ],
  "(?:bought|buys?|gave|gives?|given)[^.]*(?:whistle|recorder|drum kit|drums?|trumpet|toy)": [
    "you | Have you ever given a child something loud? | {p} has given a child something loud | {p} has never given a child anything loud",
  ],
});
