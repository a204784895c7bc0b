import { props } from "../prop";

/** Rooms, beds, clothes and what lies about in them, animals among it. */
export const HOME = props({
  "(?:us(?:e|es|ed|ing)|shar|dr(?:y|ies|ied)|wip|wet|damp|borrow)\\p{L}* [^.]*towel|(?:my|his|her|same|wet|damp|one) towels?":
    [
      "you | Would you use somebody else's towel in an emergency? | {p} would use somebody else's towel in an emergency | {p} would not use somebody else's towel even in an emergency",
      "question | Is one towel enough for a week? | one towel is enough for a week | one towel is not enough for a week",
    ],
  "(?:toilet|loo|bog) (?:roll|paper)|(?:empty|last|new) (?:toilet |loo )?roll|last sheet": [
    "you | Have you ever called for paper through a closed door? | {p} has called for paper through a closed door | {p} has never called for paper through a closed door",
    "question | Should whoever uses the last sheet put up the new roll? | whoever uses the last sheet should put up the new roll | whoever uses the last sheet need not put up the new roll",
  ],
  "showers?|showering": [
    "you | Do you sing in the shower? | {p} sings in the shower | {p} does not sing in the shower",
  ],
  "(?:hours?|ages|minutes) in the bath|bath ?water|runs? (?:a|herself a|himself a) bath|bathtub|bubble bath|baths": [
    "you | Have you ever fallen asleep in a bath? | {p} has fallen asleep in a bath | {p} has never fallen asleep in a bath",
  ],
  "shampoo|conditioner|shower gel|moisturi[sz]er|face cream": [
    "you | Have you ever washed with somebody else's soap or shampoo? | {p} has washed with somebody else's soap or shampoo | {p} has never washed with anybody else's soap or shampoo",
    "question | Is the expensive bottle ever worth it? | the expensive bottle is worth it at times | the expensive bottle is never worth it",
  ],
  "duvet|blankets?|covers|quilt": [
    "you | Do you take more than half of a blanket? | {p} takes more than half of a blanket | {p} does not take more than half of a blanket",
    "question | Can one blanket be enough for two? | one blanket can be enough for two | one blanket can't be enough for two",
  ],
  "snor(?:e|es|ed|ing)": [
    "you | Are you sure that you do not snore? | {p} is sure of not snoring | {p} is not so sure of not snoring",
    "question | Does anybody believe at once that they snore? | people believe at once that they snore | nobody believes at once that they snore",
  ],
  "alarms|snooz(?:e|es|ed|ing)|alarm[^.]*(?:times|minutes|every)": [
    "you | Do you get up at the first alarm? | {p} gets up at the first alarm | {p} does not get up at the first alarm",
    "question | May an alarm ring more than twice? | an alarm may ring more than twice | an alarm may not ring more than twice",
  ],
  "(?:bed)(?! sheets?)[^.]*(?:mak(?:e|es|ing)|made|crumbs|side|sheets?|in my|on my|our)|(?:mak(?:e|es|ing)|made|crumbs|side|sheets?|in my|on my|our)[^.]*(?:bed)":
    [
      "you | Did you make your bed this morning? | {p} made the bed this morning | {p} did not make the bed this morning",
    ],
  "socks?": [
    "you | Do you own a sock whose partner is gone? | {p} owns a sock whose partner is gone | {p} owns no sock whose partner is gone",
  ],
  crocs: [
    "you | Would you be seen in crocs? | {p} would be seen in crocs | {p} would not be seen in crocs",
    "question | Do crocs count as shoes? | crocs count as shoes | crocs do not count as shoes",
  ],
  "(?:shoes|boots|trainers|sneakers|wellies|heels|sandals|flip ?flops)[^.]*(?:wears?|wore|wearing|leaves?|left|inside|indoors|house|hall|hallway|carpet|floor|rug|mud|muddy|trip\\p{L}*|pairs?)|(?:wears?|wore|wearing|leaves?|left|inside|indoors|house|hall|hallway|carpet|floor|rug|mud|muddy|trip\\p{L}*|pairs?)[^.]*(?:shoes|boots|trainers|sneakers|wellies|heels|sandals|flip ?flops)":
    [
      "you | Do you own a pair of shoes that you never wear? | {p} owns a pair of shoes that is never worn | {p} owns no pair of shoes that is never worn",
    ],
  "(?:hoodies?|jumpers?|sweaters?|cardigans?|sweatshirts?)[^.]*(?:wears?|wore|wearing|borrow\\p{L}*|took|takes|stole|steals|mine|hers|back|return\\p{L}*|stretch\\p{L}*)|(?:wears?|wore|wearing|borrow\\p{L}*|took|takes|stole|steals|mine|hers|back|return\\p{L}*|stretch\\p{L}*)[^.]*(?:hoodies?|jumpers?|sweaters?|cardigans?|sweatshirts?)":
    [
      "you | Do you own something warm that once was somebody else's? | {p} owns something warm that once was somebody else's | {p} owns nothing warm that once was somebody else's",
    ],
  "(?:hoodies?|jumpers?|sweaters?|cardigans?|sweatshirts?)[^.]*(?:wears?|wore|wearing)|(?:wears?|wore|wearing)[^.]*(?:hoodie|jumper|sweater|cardigan|sweatshirt)":
    [
      "question | Does a jumper belong to whoever wears it most? | a jumper belongs to whoever wears it most | a jumper does not belong to whoever wears it most",
    ],
  "(?:wears?|wore|wearing|borrow(?:s|ed)|took|takes|stole|steals) (?:my|his|her|our) (?:\\p{L}+ )?(?:jacket|coat|scarf|gloves?|hat|beanie|shirt|dress|top)":
    [
      "you | Have you ever come home in something that was not yours? | {p} has come home in somebody else's things | {p} has never come home in somebody else's things",
    ],
  "(?:dress|outfit|suit|costume)[^.]*(?:wears?|wore|wearing|chang\\p{L}*|same|casual|fancy|party|wedding)|(?:wears?|wore|wearing|chang\\p{L}*|same|casual|fancy|party|wedding)[^.]*(?:dress|outfit|suit|costume)":
    [
      "you | Have you ever changed three times before going out? | {p} has changed three times before going out | {p} has never changed three times before going out",
    ],
  "laundry|load of washing|washing on|washing machine|(?:tumble )?dryer|tumble drier|wet washing|clothes horse|drying rack":
    [
      "you | Is there washing waiting for you right now? | {p} has washing waiting right now | {p} has no washing waiting right now",
    ],
  "(?:sofa|couch|armchair)[^.]*(?:sits?|sat|sitting|spot|side|lies|lying|feet|hog\\p{L}*|takes|took|toenails|moved?)|(?:sits?|sat|sitting|spot|side|lies|lying|feet|hog\\p{L}*|takes|took|toenails|moved?)[^.]*(?:sofa|couch|armchair)":
    [
      "you | Do you have a corner of the sofa that is yours? | {p} has a corner of the sofa | {p} has no corner of the sofa",
    ],
  "windows?(?! seat)": [
    "you | Have you ever watched the neighbours from a window? | {p} has watched the neighbours from a window | {p} has never watched the neighbours from a window",
  ],
  "lights? (?:on|off)|lamps?|(?:bathroom|hall|kitchen|big|porch) lights?|light switch": [
    "you | Is there a light on at home right now that nobody needs? | {p} has a light on that nobody needs | {p} has no light on that nobody needs",
    "question | Does one light left on matter? | one light left on matters | one light left on does not matter",
  ],
  "heating|thermostat|radiators?": [
    "you | Do you put on a jumper before you touch the heating? | {p} puts on a jumper before touching the heating | {p} does not put on a jumper before touching the heating",
    "question | Is nineteen degrees warm enough? | nineteen degrees is warm enough | nineteen degrees is not warm enough",
  ],
  "bins?|rubbish|trash|garbage": [
    "you | Do you know without looking which bin goes out next? | {p} knows which bin goes out next | {p} does not know which bin goes out next",
  ],
  "plants?|cactus|cacti|orchids?|basil|ferns?|monstera|succulents?|ficus": [
    "you | Is there a plant that you have given up on? | {p} has given up on a plant | {p} has given up on no plant",
  ],
  "hedges?|fence": [
    "you | Have you ever peeked over a hedge or a fence? | {p} has peeked over a hedge or a fence | {p} has never peeked over a hedge or a fence",
  ],
  "drill|(?<!by the )ladder|hammer|screwdriver|toolbox|wheelbarrow|spanner": [
    "you | Do you have a tool that you have used only once? | {p} has a tool that was used only once | {p} has no tool that was used only once",
  ],
  "hoover(?:s|ed|ing)|vacuum(?:s|ed|ing)|tid(?:ies|ied|ying)|clean(?:s|ed|ing)": [
    "you | Have you ever cleaned only the part that shows? | {p} has cleaned only the part that shows | {p} has never cleaned only the part that shows",
  ],
  "ikea (?:bed|desk|wardrobe|shelf|shelves|chair|table|furniture)|flat ?pack|allen key": [
    "you | Have you ever put something together and had a screw left over? | {p} has had a screw left over | {p} has never had a screw left over",
    "question | Are instructions there to be read first? | instructions are there to be read first | instructions are not there to be read first",
  ],
  "jigsaws?|puzzles?": [
    "you | Have you ever pocketed the last piece of a puzzle? | {p} has pocketed the last piece of a puzzle | {p} has never pocketed the last piece of a puzzle",
    "question | Does the last piece belong to whoever did the most? | the last piece belongs to whoever did the most | the last piece does not belong to whoever did the most",
  ],
  lego: [
    "you | Have you ever stepped on a piece of Lego? | {p} has stepped on a piece of Lego | {p} has never stepped on a piece of Lego",
  ],
  "parcels?|packages?|doorbell": [
    "you | Have you ever hidden when the doorbell rang? | {p} has hidden when the doorbell rang | {p} has never hidden when the doorbell rang",
  ],
  "(?:passive[ -]aggressive|laminated|third|second|another|angry) notes?|(?:left|leaves|put|puts|wrote|writes|with|sticks|stuck) (?:\\p{L}+ ){0,2}(?:notes?|post-?its?)(?! of)|notes? (?:on (?:my|the|his|her|our)|saying)":
    [
      "you | Have you ever written a note that you would not have said out loud? | {p} has written a note that would not have been said out loud | {p} has written no note that would not have been said out loud",
      "question | Is a written note ruder than a spoken word? | a written note is ruder than a spoken word | a written note is no ruder than a spoken word",
    ],
  "spiders?": [
    "you | Are you the one who carries out the spider? | {p} is the one who carries out the spider | {p} is not the one who carries out the spider",
  ],
  "(?<!hot )dogs?|puppy|labrador|dachshund|poodle|terrier|corgi": [
    "you | Do you speak to dogs in a special voice? | {p} speaks to dogs in a special voice | {p} does not speak to dogs in a special voice",
  ],
  "cats?|kittens?": [
    "you | Have you ever apologised to a cat? | {p} has apologised to a cat | {p} has never apologised to a cat",
    "question | Does a cat care what people think? | a cat cares what people think | a cat does not care what people think",
  ],
  "hamster|goldfish|parrot|rabbit|tortoise|budgie|guinea pig": [
    "you | Have you ever told a pet a secret? | {p} has told a pet a secret | {p} has never told a pet a secret",
  ],
  "(?:(?:my|his|her|your|same|window|front|best|good|back) (?:seat|chair|spot)|seats|armchair)": [
    "you | Do you have a favourite seat? | {p} has a favourite seat | {p} has no favourite seat",
  ],
  "showers?[^.]*(?:minutes?|hours?|long|hot water|ages|forever)|(?:minutes?|hours?|long|hot water|ages|forever)[^.]*shower":
    [
      "question | Is a shower of twenty minutes too long? | a shower of twenty minutes is too long | a shower of twenty minutes is not too long",
    ],
  "(?:shoes|boots|trainers|sneakers|wellies|heels)[^.]*(?:inside|indoors|house|hall|hallway|carpet|floor|rug|mud|muddy|bed|sofa)|(?:inside|indoors|house|hall|carpet|floor|muddy)[^.]*(?:shoes|boots|trainers|sneakers)":
    [
      "question | Do shoes stop at the front door? | shoes stop at the front door | shoes do not stop at the front door",
    ],
  "windows?[^.]*(?:open|shut|closed?)|(?:opens?|shuts?|closes?|opened|closed)[^.]*window": [
    "question | Is fresh air worth a cold room? | fresh air is worth a cold room | fresh air is not worth a cold room",
  ],
  "gnomes?": [
    "you | Do you own something only because it makes you smile? | {p} owns something only for the smile | {p} owns nothing only for the smile",
    "question | Does a gnome mind where it stands? | a gnome minds where it stands | a gnome does not mind where it stands",
  ],
  "haircuts?|fringe|mullet|barber|hairdresser|hair[^.]*(?:cut|dyed|inches)|(?:cut|dyed|inches)[^.]*hair": [
    "you | Have you ever regretted a haircut? | {p} has regretted a haircut | {p} has never regretted a haircut",
  ],
  toothpaste: [
    "you | Do you squeeze the tube in the middle? | {p} squeezes the tube in the middle | {p} does not squeeze the tube in the middle",
    "question | Is there a right end to squeeze a tube from? | there is a right end to squeeze a tube from | there is no right end to squeeze a tube from",
  ],
  "keys|house key|spare key|car key": [
    "you | Do you always know where your keys are? | {p} always knows where the keys are | {p} does not always know where the keys are",
  ],
  "umbrellas?|brolly": [
    "you | Have you ever walked off with the wrong umbrella? | {p} has walked off with the wrong umbrella | {p} has never walked off with the wrong umbrella",
    "question | Does anybody own an umbrella for long? | somebody owns an umbrella for long | nobody owns an umbrella for long",
  ],
});
