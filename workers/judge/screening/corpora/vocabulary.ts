const PERSON =
  "girlfriend|gf|boyfriend|bf|wife|husband|hubby|spouse|partner|fiancee?|ex|mum|mom|mam|mummy|mommy|mother|dad|daddy|father|parents?|sisters?|brothers?|siblings?|sis|bro|nan|nana|gran|granny|grandma|grandmother|grandpa|gran?dad|grandfather|aunt|auntie|uncle|cousins?|(?:mother|father|sister|brother|son|daughter) in law|step ?(?:mum|mom|dad|mother|father|sister|brother)|flat ?mates?|room ?mates?|roomie|house ?mates?|friends?|bestie|mates?|neighbou?rs?|colleagues?|co ?workers?|boss|woman|women|man|men|lady|guy|students?|pupils?|teacher|tenant|lodger|landlord|carer|nurse|waiter|waitress|bartender|family|{child}";

const CHILD =
  "kids?|child|children|baby|babies|toddlers?|infant|newborn|sons?|daughters?|step ?(?:sons?|daughters?|kids|children)|nieces?|nephews?|little (?:sister|brother|girl|boy|ones?|kids?)|boys?|girls?|grand(?:sons?|daughters?|kids|children|child)|twins|teen(?:ager)?s?|pupils?|(?:[1-9]|1[0-7]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen) (?:year|yr|month)s? olds?(?: {childnoun})?";

/** Words that can follow "her" where it is a person: "hit her again" tells of one, "hit her car" does not. */
const AFTER_HER =
  "\\.|and|in|on|at|with|when|whenever|because|cos|cause|so|again|until|till|after|for|once|twice|three|last|hard|across|round|around|against|during|while|if|to|over|every|as|too|today|yesterday|tonight|this|that|but|or|before|by|repeatedly|several|then|out|off|down|up|really|first|i|he|she|they|it|we|multiple|from|there|here|like|since|just|only|sometimes|often|all|right|into|onto|till|the|a|where|which|who|even|also|not|cry|cries|lol|haha|regularly|constantly|daily|badly|unconscious|physically|sexually|both|one|back|now|anymore|any|without|about|naked|nude|topless|asleep|undressing|undress|having|getting|see|talk|leave|go|speak|have|visit|wear|do|get|feel|beg|ask|sign|quit|send|strip|everywhere|home|alone|outside|own|is|was|will|because|use|sleep|eat|drive|take|touch|be|breathe|inside|later|under|between|violently|bleeding|whenever|when|with|twice|properly|pregnant|locked|from|cold|hostage|prisoner|stand|sit|kneel|ever|nobody|no|that|physically|close|near|through|delete|block|cut|drop|unfriend|{body}|_";

/** Lists that the patterns name. Each is the inside of a group. */
export const VOCABULARY: ReadonlyMap<string, string> = new Map([
  ["person", PERSON],
  ["child", CHILD],
  ["childa", "(?:my|his|her|their|our|your|the|a|this|that|an) (?:[a-z0-9]+ ){0,2}{child}(?! 's )|{child}|little ones"],
  ["childnoun", "son|daughter|boy|girl|niece|nephew|brother|sister|kid|child|stepson|stepdaughter|cousin|baby"],
  ["afterher", AFTER_HER],
  ["her", "her(?= {afterher} )"],
  [
    "victim",
    "me|us|{her}|him|them|you|ya|mum|mom|mummy|mommy|mam|dad|daddy|gran|nan|grandma|grandpa|grandad|people|women|men|myself|each other|one another|some ?(?:one|body)|anyone|(?:my|his|her|their|our|your|the|a|an|this|that|another) (?:[a-z0-9]+ )?{person}(?! 's )",
  ],
  ["me", "me|us|{her}|him|them|you"],
  ["they", "he|she|they|you|u|(?:my|his|her|their|our|your|the) (?:[a-z0-9]+ )?{person}"],
  ["my", "my|his|her|their|our|your|(?:my|his|her|their|our|your|the) (?:[a-z0-9]+ )?{person} 's"],
  ["self", "myself|my self|yourself|himself|herself|themselves|themself|him self|her self"],
  [
    "body",
    "face|head|arms?|hair|neck|throat|back|stomach|belly|tummy|legs?|wrists?|cheek|jaw|nose|eyes?|ribs?|hands?|fingers?|shoulders?|bum|bottom|chest|mouth|lips?|ears?|skull|teeth|tooth|ankle|knee|arse|ass",
  ],
  [
    "weapon",
    "knife|knives|kitchen knife|carving knife|gun|shotgun|pistol|rifle|machete|axe|hammer|baseball bat|bat|crowbar|scissors|razor|blade|screwdriver|belt|brick|iron bar|poker|broken (?:bottle|glass)",
  ],
  [
    "hardthing",
    "plates?|glass|glasses|mugs?|cups?|bottles?|knife|knives|chair|stool|phone|remote|brick|hammer|pan|frying pan|iron|vase|ashtray|lamp|laptop|shoe|boots?|bowl|rock|stones?|tv|table|dishes|crockery|candle|weights?|keys|things|stuff|objects|furniture|kettle|ipad|tablet",
  ],
  [
    "strike",
    "punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|smack(?:s|ed|ing)?|hit(?:s|ting)?|hitted|beat(?:s|en|ing)?|kick(?:s|ed|ing)?|shov(?:e|es|ed|ing)|chok(?:e|es|ed|ing)|strangl(?:e|es|ed|ing)|throttl(?:e|es|ed|ing)|stab(?:s|bed|bing)?|headbutt(?:s|ed|ing)?|whip(?:s|ped|ping)|spank(?:s|ed|ing)?|bash(?:es|ed|ing)?|thump(?:s|ed|ing)?|thrash(?:es|ed|ing)|batter(?:s|ed|ing)?|assault(?:s|ed|ing)?|clobber(?:s|ed|ing)?|backhand(?:s|ed|ing)?|pummel(?:s|led|ling|ed|ing)?|burn(?:s|ed|t|ing)?|bit(?:es|ten|ing)?|bite|whack(?:s|ed|ing)?|wallop(?:s|ed|ing)?|belt(?:s|ed|ing)|scald(?:s|ed|ing)?|smother(?:s|ed|ing)?|suffocat(?:e|es|ed|ing)|push(?:es|ed|ing)?|kneed|elbow(?:s|ed|ing)?|scratch(?:es|ed|ing)|shak(?:e|es|ing)|shook|harm(?:s|ed|ing)?|beaten up|manhandl(?:e|es|ed|ing)|rag ?doll(?:s|ed)?",
  ],
  [
    "struck",
    "punched|slapped|smacked|hit|beaten(?: up)?|beat up|choked|strangled|stabbed|headbutted|assaulted|molested|raped|groped|battered|abused|attacked|knocked (?:out|unconscious)|physically|spanked|whipped|kicked",
  ],
  [
    "strong",
    "punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|smack(?:s|ed|ing)?|chok(?:e|es|ed|ing)|strangl(?:e|es|ed|ing)|throttl(?:e|es|ed|ing)|stab(?:s|bed|bing)?|headbutt(?:s|ed|ing)?|spank(?:s|ed|ing)?|thump(?:s|ed|ing)?|thrash(?:es|ed|ing)|backhand(?:s|ed|ing)?|pummel(?:s|led|ling|ed|ing)?|batter(?:s|ed|ing)?|suffocat(?:e|es|ed|ing)|smother(?:s|ed|ing)?|shov(?:e|es|ed|ing)|whip(?:s|ped|ping)|kick(?:s|ed|ing)?|hit(?:s|ting)?|beat(?:s|en|ing)?|whack(?:s|ed|ing)?|bash(?:es|ed|ing)?",
  ],
  [
    "kill",
    "kill(?:s|ed|ing)?|murder(?:s|ed|ing)?|strangl(?:e|es|ed|ing)|throttl(?:e|es|ed|ing)|drown(?:s|ed|ing)?|stab(?:s|bed|bing)?|shoot(?:s|ing)?|shot|end|finish|destroy(?:s|ed|ing)?|slaughter(?:s|ed|ing)?|execute(?:s|d)?|behead(?:s|ed|ing)?|assassinat(?:e|es|ed|ing)|smother(?:s|ed|ing)?|slap|punch|smack|fight|poison|suffocate|bury|yeet|throw|push|sue|haunt|maim|evict|choke|unalive",
  ],
  [
    "game",
    "mario ?kart|mario|minecraft|fortnite|monopoly|uno|chess|catan|risk|scrabble|overwatch|call of duty|cod|fifa|halo|gta|zelda|smash(?: bros)?|tekken|street fighter|mortal kombat|among us|the sims|sims|roblox|valorant|league(?: of legends)?|lol|counter ?strike|csgo|cs2?|apex|elden ring|dark souls|skyrim|d ?(?:and|n) ?d|dnd|dungeons and dragons|werewolf|mafia|laser ?tag|paintball|dodgeball|airsoft|game|games|video ?games?|board ?games?|card game|xbox|playstation|ps[45s]|switch|nintendo|online|lobby|match|level|campaign|tennis|golf|pool|darts|table tennis|ping ?pong|badminton|padel|squash|football|poker|cards|wordle|trivia|quiz|pub quiz|bowling|mini ?golf|arm wrestling|rock paper scissors|jenga|cluedo|clue|checkers|backgammon|rummy|gin rummy|ludo|sorry|guitar hero|wii(?: sports| tennis| bowling)?|just dance|rocket league|pokemon|baldurs gate|stardew|animal crossing|nerf|water fight|pillow fight|snowball fight|foosball|air hockey|fantasy football|stardew valley|raid|server|duel|round|racing|race|karaoke|duolingo|strava|candy crush|wordle",
  ],
  [
    "pet",
    "cats?|kittens?|dogs?|puppy|puppies|pup|pets?|hamster|rabbit|parrot|bird|budgie|goose|geese|goat|horse|pony|snake|gecko|tortoise|turtle|fish|goldfish|seagulls?|gulls?|swans?|wasps?|mosquito(?:e?s)?|bees?|rooster|chickens?|ferret|roomba|robot vacuum|hoover|guinea pig|toddler|baby|newborn|squirrels?|pigeons?|ducks?|cockerel|cows?|sheep|lambs?|donkey|camel|emu|hedgehogs?|fox|foxes|badger|mouse|mice|rats?|parakeet|cockatoo|iguana|lizard|crab|labrador|lab|spaniel|poodle|terrier|greyhound|cockapoo|labradoodle|peacock|magpie|crow|monkey|otter|llama|alpaca|chihuahua|corgi|pug|dachshund",
  ],
  [
    "soft",
    "pillows?|cushions?|socks?|towel|tea towel|baguette|breadsticks?|menu|magazine|catalogue|leaflet|programme|brochure|bouquet|flowers|handbag|glove|mitten|hat|scarf|straw|sausage|leek|celery|cucumber|carrot|parsnip|party blower|feather boa|pom ?pom|lilo|float|napkins|newspaper|noodles?|pool noodle|balloons?|snow ?balls?|nerf(?: gun| dart| darts| bullet)?|water (?:gun|pistol|balloon)|shells?|red shell|blue shell|banana|plush(?:ie)?|teddy|stuffed animal|sponge|fish|marshmallows?|grapes?|popcorn|crisps?|chips?|fr(?:y|ies)|peas?|bread|bread roll|toast|slice|pizza|tortilla|feather|paper|paper plane|napkin|slipper|oven glove|confetti|flour|whipped cream|pie|cake|foam (?:sword|finger|bat)|wrapping paper|tinsel|leaves|beach ball|frisbee|puns?|facts?|spreadsheet|powerpoint|bill|invoice|guilt|silent treatment|per my last email|ok|k|look|question|questions|meme|memes|dad jokes?|jokes|draw four|plus four|\\+4|glitter|cheese|lettuce|tofu|spatula|wooden spoon of love|yoga mat|blanket|duvet|hoodie|t shirt|laundry|orange peel|olive|olives|cereal|rice|egg|eggs|tomato(?:es)?|ketchup|cold feet|feet|news|spoilers?|receipts?|data|compliment|emoji|emojis|seaweed|tickle|uno reverse(?: card)?|card|dart",
  ],
  [
    "trivial",
    "fr(?:y|ies)|chips?|crisps?|kale|couscous|beetroot|quinoa|lentils?|porridge|pancakes?|waffles?|stew|casserole|gravy|sprouts|trifle|profiteroles|noodles|risotto|meringues?|crumble|croissants?|bagels?|garnish|tea ?towel|sponge|ladle|whisk|teaspoon|bagpipes|accordion|trumpet|trombone|violin|drum kit|kazoo|podcast|jigsaw|lawn|hedge|leaf blower|pizza|burgers?|sandwich|sandwiches|leftovers?|yogh?urts?|cheese|snacks?|cookies?|biscuits?|ice cream|chocolate|cake|cereal|milk|oat milk|coffee|tea|toast|bread|pasta|spaghetti|lasagn[ae]|curry|ramen|taco|tacos|burrito|avocado|guac|guacamole|ketchup|mayo|hummus|cheesecake|donuts?|doughnuts?|crumbs?|nuggets?|wings|sushi|dumplings?|muffin|banana|dishes|dishwasher|washing up|spoons?|forks?|mugs?|cups?|pan|fridge|freezer|thermostat|heating|remote|netflix|spoil(?:s|ed|er|ers|ing)?|episode|series|show|finale|season|charger|wifi|wi fi|router|password|lego|playlist|spotify|music|song|songs|singing|sings|hums?|humming|whistl(?:e|es|ing)|karaoke|wonderwall|guitar|saxophone|ukulele|recorder|drums|snor(?:e|es|ed|ing)|chew(?:s|ed|ing)?|slurp(?:s|ed|ing)?|crunch(?:es|ing)?|clicks?|clicking|tapping|alarm|alarms|snooze|blanket|duvet|pillow|socks?|towels?|laundry|washing|hoodie|jumper|sweater|shoes|crocs|toilet(?: paper| roll| seat)?|loo roll|bathroom|shower|hair in|plug ?hole|bins?|rubbish|trash|garbage|recycling|plants?|succulent|basil|parking|late|on read|emails?|reply all|group chat|emojis?|gifs?|memes?|puns?|dad jokes?|jokes?|monopoly|mario kart|uno|scrabble|game|games|xbox|playstation|board game|plane|window seat|aisle|queue|armrest|ikea|shampoo|razor|toothbrush|toothpaste|perfume|candles?|glitter|pineapple|raisins|coriander|cilantro|mushrooms|pickles?|gherkins?|olives|mints?|gum|popcorn|cinema|movie|film|crossword|wordle|sudoku|pen|pens|stapler|mouse|keyboard|meetings?|per my last email|zoom|slack|spreadsheet|font|comic sans|selfies?|photos|instagram|tiktok|kombucha|sourdough|air fryer|kettle|teabag|salad|soup|steak|hot sauce|hot tub|hot water|bike|scooter|tent|suitcase|packing|directions|gps|satnav|umbrella|pronounces?|gif|lid|lids|tupperware|cap|seat|door open|lights?|curtains|window|fan|air con|ac|blinds|sofa|couch|bed|crust|slices?|dessert|pudding|bacon|sausages?|eggs?|nutella|peanut butter|jam|butter|hummus|dip|salsa|nachos|kitkat|kit kat|twix|haribo|m and ms|oreo|oreos|capri sun|beer|wine|prosecco",
  ],
  [
    "assail",
    "{strike}|kill(?:s|ed|ing)?|murder(?:s|ed)?|shoots?|shot|shooting|attack(?:s|ed|ing)?|ambush(?:es|ed)?|threaten(?:s|ed|ing)?|knock(?:s|ed)?|tackl(?:es|ed)|tie(?:s|d)|drown(?:s|ed)?|poison(?:s|ed)?|execut(?:es|ed)|tortur(?:es|ed)|stalk(?:s|ed)?|hurts?|crush(?:es|ed)",
  ],
  // A word that neither starts a reason nor another deed, so that what is on both sides of it belongs together.
  [
    "aside",
    "(?!(?:and|then|but|because|cos|cause|when|whenever|while|if|after|before|until|till|so|for|over|since|about|he|she|they|i|we|who|lost|loses|losing) )[a-z0-9']+",
  ],
  ["plain", "(?!(?:and|then|but|who|that|whose|man|bloke|guy|lad|{person}) )[a-z0-9]+"],
  [
    "play",
    "mario ?kart|mario|minecraft|fortnite|monopoly|uno|chess|draughts|catan|scrabble|overwatch|call of duty|fifa|halo|gta|zelda|smash bros|tekken|street fighter|mortal kombat|among us|the sims|roblox|valorant|league of legends|elden ring|d ?(?:and|n) ?d|dnd|werewolf|mafia|diplomacy|laser ?tag|laser quest|paintball|dodgeball|airsoft|video ?games?|board ?games?|card games?|xbox|playstation|ps[45]|nintendo|wii|tennis|ping ?pong|badminton|shuttlecock|racket|fencing|karate|judo|sparring|kickboxing|backgammon|rummy|poker|cluedo|jenga|rocket league|guild(?: leader| master)?|raid(?: team| party)?|my squad|clan|spawn|respawn\\w*|lobby|npc|boss fight|loot\\w*|tournament|match point|rematch|quiz|five a side|bumper cars|dodgems|bouncy castle|lilo|pillow fights?|water fights?|snowball fights?|food fight|nerf|super soaker|pinata|panto(?:mime)?|am dram|rehearsals?|larp\\w*|escape room|charades|charity match|leaderboard|high score|victory lap|boxing game|fighting game|computer game|sledges?|sledging|hen (?:do|party|weekend)|stag (?:do|party|weekend)|fancy dress|rainbow road|blue shell|(?:my|his|her|their) (?:stag|hen)",
  ],
  [
    "thing",
    "doors?|waves?|balls?|snowballs?|swing|app|apps|algorithm|sat ?nav|alarms?|alarm clock|branch|branches|printer|machine|seat ?belt|shuttlecock|frisbee|lids?|drawers?|drawer|fridge|freezer|trees?|hedge|cactus|wind|rain|hail|drone|escape room|lift|train|tube|barrier|gate|turnstile|level|ads?|adverts?|emails?|newsletter|trampoline|sofa|mattress|jeans|bra|jumper|scarf|inflatable|balloons?|lilies|flowers|plants?|bouquet|tent|umbrella|surfboard|skateboard|scooter|shopping trolley|trolley|suitcase|hoover|vacuum|blender|toaster|kettle|oven|boiler|shower|tap|hose|sprinkler|bin|bins|ukulele|guitar|drum|cymbal|duvet|cushions?|pillow|curtains?|blinds?|rug|carpet|stairgate|shelf|shelves|cupboard|wardrobe|box|boxes|parcel|deck ?chair|hammock|keyboard|screen|laptop|phone|cow|goat|swan|peacock|chair cover|piano|stapler|photocopier|coffee machine|vending machine|conga line|hangover|pollen|smell|bass",
  ],
  [
    "tale",
    "story|stories|anecdotes?|conversations?|chat|call|calls|facetime|zoom|meetings?|admin|paperwork|e ?mails?|slides|slideshow|powerpoint|presentation|podcasts?|monologue|rant|lecture|debate|voice ?notes?|spreadsheets?|theory|theories|opinions?|facts?|questions?|videos?|documentary|documentaries|photos|playlist|speech|poem|poems|puns?|quotes?|trivia|group chat",
  ],
]);
