/** What a punishment may not be (the house rule of harmlessness). */
export type Harm =
  | "money"
  | "food_denial"
  | "humiliation"
  | "third_parties"
  | "substances"
  | "danger"
  | "sexual"
  | "illegal"
  | "too_long";

const PEOPLE =
  "(?:mother|mom|mum|father|dad|parents?|boss|manager|employer|ex|exes|ex-(?:boyfriend|girlfriend|wife|husband)|neighbou?rs?|co-?workers?|colleagues?|classmates?|teachers?|strangers?|landlord|landlady|grandm(?:a|other)|grandpa|in-laws|friends?|relatives|family|crush|bartender|waiter|cashier|passers?-?by|followers)";
const WHOSE = "(?:(?:a|an|the|their|his|her|your|both|all|every|each|some|random|old|of|Party [AB]'s|Party [AB]’s) )*";
const MEALS = "(?:food|meals?|dinner|lunch|breakfast|supper|dessert|snacks?|eating|coffee|water|drinking)";
const HANDLES =
  "(?:drinks?|drinking|downs?|chugs?|sips?|finish(?:es)?|takes?|eats?|swallows?|buys?|brings?|fetch(?:es)?|pours?|mix(?:es)?|serves?|puts?|has|have|does|do|offers?|gives?|hands?|orders?|shares?|with)";
const SUBSTANCES =
  "(?:alcohol\\w*|beers?|wines?|vodka|whisk(?:e)?y|tequila|rum|gin|cocktails?|liquor|booze|cigarettes?|weed|marijuana|cannabis|drugs?|pills?|medication|hot sauce|ghost pepper|chil(?:l)?i peppers?|wasabi)";

/**
 * Patterns that make a punishment harmful, each with enough context that a harmless one does not match: a snack may be
 * made, not skipped; a ledger may be drawn up, not paid. Reviewed as data; the code that reads it is beside it.
 */
export const HARM_PATTERNS: readonly (readonly [Harm, RegExp])[] = [
  ["money", /[$€£¥]\s?\d|\b\d+ ?(?:dollars?|bucks|euros?|pounds|quid|cents|usd|eur|gbp)\b/iu],
  [
    "money",
    /\b(?:pays?|paying|reimburses?|refunds?|compensates?|venmo|paypal|cash ?app|transfers?|wires?|lends?|donates?|tips?) (?:back )?(?:Party [AB]|for|the (?:bill|rent|fine|cost|difference)|(?:a|an|one|two|five|ten|twenty|fifty|some|the|all|any|half|\d+)\b[^.]{0,20}\b(?:money|dollars?|bucks|euros?|pounds?|fine|fee|bill|rent|cash)|money|cash|damages|double|up\b|to charity)/iu,
  ],
  [
    "money",
    /\b(?:buys?|purchases?|orders?) (?:Party [AB]|them|him|her|everyone|everybody|a |an |the |new |some |dinner|lunch)/iu,
  ],
  [
    "money",
    /\b(?:fined|gift cards?|credit card|bank account|salary|wages|paycheck|wallet|at (?:their|his|her|Party [AB]'s) own expense|cover the (?:cost|bill|rent)|foot the bill|treat Party [AB] to)\b/iu,
  ],
  [
    "food_denial",
    new RegExp(
      `\\b(?:no|without|skips?|skipping|goes? without|forgo(?:es)?|miss(?:es)?|give up|gives up|abstain(?:s)? from|refrain(?:s)? from|denied|deprived of|banned from|forbidden) (?:any |all |the |their |his |her |next |tonight's |today's |tomorrow's )*${MEALS}\\b(?! (?:tables?|plans?|talk|noises?|jokes?|puns?|rights))`,
      "iu",
    ),
  ],
  [
    "food_denial",
    /\b(?:fast(?:s|ing)? (?:for|until|all|today|tomorrow)|starv\w+|go(?:es)? hungry|(?:not|never) (?:eat|drink)\b|bed without|only (?:bread|water|crackers)|diets?\b|bread and water)/iu,
  ],
  [
    "food_denial",
    /\b(?:eats?|swallows?|drinks?|chews?|licks?) (?:a |an |the |one |some |only |nothing|raw |spoonful|whole |handful|entire )/iu,
  ],
  [
    "humiliation",
    /\b(?:humiliat\w+|degrad\w+|grovel\w*|beg(?:s|ging)? (?:for|on|Party)|on (?:their|his|her|your|all|hands and) (?:knees|fours)|kneel\w*|crawl\w*|kiss(?:es)? (?:Party [AB]'s |the |their )?(?:feet|foot|shoes?|boots?|floor|ground|ring)|lick\w*|worthless|stupid|idiot|moron|loser(?: sign| badge| hat)|pathetic|ugly|fat|shame(?:d|ful)?\b|dunce|wear a sign|collar|leash|bark like|spank\w*|slap\w*|smack\w*|mock\w* (?:them|him|her|Party))/iu,
  ],
  [
    "humiliation",
    /\b(?:shav\w+|dye|dyes|cut off) (?:off )?(?:their|his|her|an?|one|the|Party [AB]'s)\b|\b(?:eyebrows?|tattoo\w*|pierc\w+)\b/iu,
  ],
  [
    "humiliation",
    /\b(?:in (?:front of|public)|publicly|at work in|to the whole (?:office|class|school|street))\b(?! the (?:mirror|fridge|sink|sofa|window|open))/iu,
  ],
  [
    "third_parties",
    /\b(?:post|posts|posting|upload|uploads|tweet|tweets|publish|publishes|livestream\w*|share|shares|broadcast|broadcasts)\b[^.]{0,60}\b(?:on(?:line)?|instagram|facebook|tik ?tok|twitter|x|snapchat|linkedin|reddit|youtube|social media|stor(?:y|ies)|status|group chat|profile|followers|feed|internet)\b/iu,
  ],
  ["third_parties", /\b(?:instagram|facebook|tik ?tok|twitter|snapchat|linkedin|reddit|social media|group chat)\b/iu],
  [
    "third_parties",
    new RegExp(
      `\\b(?:calls?|phones?|texts?|e-?mails?|messages?|dms?|tells?|writes? to|writes?|sends?|apologi[sz]es? to|asks?|visits?|confess(?:es)? to|announces? to|sings? (?:to|for)|hugs?|pranks?|invites?|approach(?:es)?|compliments?|serenades?|performs? for) ${WHOSE}(?:three |two |five |ten |\\d+ )?${PEOPLE}\\b`,
      "iu",
    ),
  ],
  [
    "third_parties",
    new RegExp(
      `\\b(?:to|with|before|at|from|for) (?:a |an |the |their |his |her |Party [AB]'s |random |total |complete )+${PEOPLE}\\b`,
      "iu",
    ),
  ],
  [
    "third_parties",
    /\b(?:knock\w* on (?:a |the |their |every )?(?:neighbou?r|door of)|door to door|on the street|shopping mall|busy street|town square)\b/iu,
  ],
  // A letter about the last beer is harmless, the last beer is not: what is done with it decides.
  ["substances", new RegExp(`\\b${HANDLES}\\b[^.;]{0,40}\\b${SUBSTANCES}\\b`, "iu")],
  [
    "substances",
    /\b(?:drunk|tipsy|shots? of|drinking game|smok(?:e|es|ing)\b(?! (?:alarm|detector))|vap(?:e|es|ing)|(?:a|rolls? a) joint\b(?! [a-z])|laxatives?|sleeping pills)\b/iu,
  ],
  [
    "danger",
    /\b(?:jump(?:s|ing)? (?:off|from|out)|climb\w* (?:a|the|onto|up)|roof|balcony (?:rail|ledge)|ledge|cliff|knife|knives|blade|fire(?!place|fly|flies)|burn\w*|flames?|candle wax|matches|bleach|electr\w+ shock|ice(?:-cold)? (?:bath|shower|water)|cold showers?|freezing|outside in the (?:cold|snow|rain)|barefoot (?:on|over|through)|blindfold\w* (?:across|outside|while)|hold(?:s|ing)? (?:their|his|her|your) breath|run(?:s|ning)? (?:a marathon|ten|\d+ (?:miles|km|kilomet))|push-?ups|burpees|\d{2,} (?:squats|laps|jumping jacks)|stays? (?:up|awake) (?:all|the whole) night|without sleep|no sleep|sleep (?:deprivation|on the floor|outside|in the (?:car|bath|garage|hallway))|while driving|in traffic|traffic|naked flame|locked? (?:in|out|themselves|up)|tied|handcuff\w*|punch\w*|hit(?:s|ting)? (?:them|him|her|himself|herself|themselves|Party)|hurt\w*|pain\w*|blood)\b/iu,
  ],
  [
    "sexual",
    /\b(?:sex\w*|nud(?:e|es|ity)|naked|topless|strip(?:s|ping|tease)?\b|undress\w*|underwear|lingerie|lap ?dance|twerk\w*|kiss(?:es|ing)? (?:Party|on|the|them|him|her|passionately)|make out|erotic|seductive\w*|foot massage|full-body massage|massage (?:naked|with oil)|seduc\w*|flirt\w*|bikini|thong)\b/iu,
  ],
  [
    "illegal",
    /\b(?:steal\w*|shoplift\w*|rob|robs|break(?:s|ing)? into|trespass\w*|vandal\w*|graffiti|forge|forges|forging|counterfeit|hack\w*|spy(?:ing)? on|stalk\w*|track (?:their|his|her) (?:phone|location)|read(?:s|ing)? (?:their|his|her|Party [AB]'s) (?:messages|diary|e-?mails|phone)|hand over (?:their|his|her) (?:phone|password|passwords|keys|id)|passwords?|blackmail\w*|threaten\w*|quit (?:their|his|her) job|call in sick|skip (?:work|school|class)|prank call\w*|false (?:alarm|report)|speeding|jaywalk\w*|evict\w*|move out)\b/iu,
  ],
  [
    "money",
    /\b(?:cover(?:s)? (?:the|their|a|every) [^.]{0,24}\b(?:bill|cost|rent|tab)|owes? Party [AB] (?:an? |\d|money))\b/iu,
  ],
  ["sexual", /\bmassag\w+/iu],
  [
    "danger",
    /\b(?:on the balcony|climb\w* (?:out|over)|out of (?:the|a) window|barefoot|in the snow|driv\w+ [^.]{0,40}\beyes (?:closed|shut))\b/iu,
  ],
  [
    "illegal",
    /\b(?:air out of|slash\w*|(?:car|neighbour's|neighbor's|bike) (?:tyres?|tires?)|gives? (?:the|their|Party [AB]'s) (?:cat|dog|pet|hamster|bird|fish) away|breaks? up with)\b/iu,
  ],
  ["too_long", /\bby (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/iu],
  [
    "too_long",
    /\b(?:for|during|over|until the end of) (?:a|an|one|the|two|three|four|five|six|seven|ten|\d+|several|the next|the whole|the rest of the|all)(?: (?:whole|full|entire|next|two|three|four|five|six|seven|\d+))? ?(?:days|weeks?|weekends?|months?|years?|fortnight|lifetime|decade)\b/iu,
  ],
  [
    "too_long",
    /\b(?:every|each) (?:single )?(?:day|morning|evening|night|week|weekend|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\b(?:daily|weekly|monthly|forever|for ?ever more|permanently|for life|from now on|shall always|never again|henceforth|all (?:week|month|year|summer|winter)|next (?:week|month|year)|this (?:week|month|year)|(?:two|three|four|five|six|seven|\d+) (?:days|weeks|months|years))\b/iu,
  ],
];
