/**
 * Verbs with which a domain's questions make sense, where its words alone would let in other quarrels: a mug that was
 * broken is no washing-up left behind. A domain that is not listed takes any verb.
 */
export const DOMAIN_VERBS: Readonly<Record<string, string>> = {
  texting: "ignore ghost",
  borrowed: "borrow return lend have",
  money: "owe pay borrow lend pretend",
  lateness: "arrive be show oversleep keep make take say tell promise",
  plans: "invite exclude cancel bail flake reschedule drop ditch oversleep postpone change",
  gifts: "regift give gift buy hide lose open return",
  opinions: "say think insist believe claim argue swear be",
  thermostat: "turn set change adjust touch crank put keep",
  chores: "refuse skip avoid",
  travel: "book pack overpack plan miss spend choose navigate snore recline",
  laundry: "throw unmatch turn dye wash fold leave dry hang shrink mix iron",
  bathroom:
    "clip shave leave replace finish clean flush clog refill squeeze forget hog block put roll squeeze splash spray drip shed cap",
  sleep: "admit deny put snore steal hog pull kick snooze",
  noise:
    "say play snore hum sing chew whistle shout bark talk slurp tap stomp vacuum hoover drum yell slam click bang drill mow breathe",
  pets: "promise name destroy ruin wake lick escape rub adopt feed walk pee poop bark chew dig scratch jump let shed climb eat steal",
  dishes: "leave wash do load soak rinse clean stack unload empty pile dry refuse forget",
  fridge: "order lick get eat finish take steal drink nibble bite scoff devour dip lick",
  cooking: "cook burn season salt overcook undercook bake make oversalt drown douse",
  "office-kitchen": "leave microwave finish drink refill clean empty",
  bill: "split tip have order",
  trash: "leave empty do bin recycle overfill sort forget refuse",
  parking: "park block",
  driving: "drive brake speed tailgate correct navigate give",
  meetings: "move reschedule push postpone interrupt take talk schedule speak steal miss mute",
  gaming: "cheat beat leave abandon play win quit rage flip invent peek delete overwrite pause kill camp lag troll",
  sport: "cheat claim play beat call foul score win lose pass skip",
  spoilers: "skip blurt spoil finish reveal watch ruin tell",
  streaming: "talk watch change choose pick hog fall pause switch hand skip keep refuse",
  music: "play sing whistle hum blast change refuse put",
  photos: "post tag share upload crop filter film record print",
  phone: "scroll look be text stare use check film",
  accounts: "change use log hog turn mess delete share download stream kick",
  alarms: "snooze hit wake sleep set turn go get oversleep open ignore",
  birthdays: "book forget miss plan blow remember celebrate skip upstage",
  "board-games": "cheat play make take look hide quit flip change win lose peek gloat throw count beat",
  corrections: "correct say fix laugh spell explain mispronounce pronounce finish interrupt",
  desk: "take steal borrow move spread use leave eat hog occupy put",
  dishwasher: "start load unload reload run turn put stack restack empty fill refuse",
  "group-chat": "spam leave send make remove reply add mute post answer exclude",
  "hot-water": "use take block flush spend shower drain bathe hog",
  jokes: "ruin tell steal prank repeat explain laugh make retell",
  plants: "forget cut drown mow water let repot overwater kill pick prune trample",
  queues: "cut jump hold leave block push skip stand stop",
  rota: "skip turn swap order miss trade forget refuse",
  seats: "share recline take get put hog want keep steal sit save spread occupy",
  secrets: "spoil ruin tell spill reveal keep announce blab leak spread share let promise",
  shoes: "walk take leave wear put track kick drag keep",
  snooping: "read check open barge go listen look scroll search peek eavesdrop snoop spy track",
  "tea-round": "make boil offer brew",
  toilet: "put use flush leave pee change hang replace clog finish forget buy wipe",
  switches: "leave close shut turn switch lock forget open",
  guests: "invite show turn host bring throw stay live let have crash move drop sleep",
  gym: "take hog leave use sweat steal skip join film grunt drop rerack lift hold save occupy copy brag stare correct cancel",
  weddings: "propose upstage",
  dating: "match date flirt like follow swipe unfollow kiss stalk compare",
  email: "reply send copy email forward ping message slack cc call schedule ignore answer sign write",
  names: "name call nickname save claim invent get spell teach mispronounce forget steal use give take choose",
  credit: "take present claim say steal accept thank share email pitch get forget pass show send copy put",
  wardrobe: "wear steal leave dress copy borrow stretch take shrink",
};

/** Deeds that a domain knows although their verb alone does not show it. */
export const DOMAIN_CLAUSES: Readonly<Record<string, RegExp>> = {
  credit: /\bcredit for\b/u,
  dating: /\bset(?:s|ting)? Party A up\b|\bblind date\b/u,
  snooping: /\bwithout knocking\b/u,
  weddings:
    /\b(?:weddings?|bridesmaids?|vows|altar|reception|best man|first dance|bouquet|honeymoon|stag party|hen party|bachelor\w*|seating plan|plus one)\b|\b(?:wore|wears|wearing) white\b/u,
  cooking: /\b(?:put|puts|added|adds) (?:ketchup|salt|sugar|mayo|hot sauce|pineapple|soy sauce|sriracha|cheese)\b/u,
  plans: /\b(?:didn't|never|doesn't) (?:show|come|turn)(?:ed|s)?\b|\bcancel/u,
  laundry: /\b(?:dryer|drier|washing machine)\b/u,
  lateness:
    /\b(?:late|on time|ready)\b|\b(?:said|says|told|promised)\b.*(?:\d|\b(?:here|there|ready|minutes)\b)|\bminutes away\b|\bon (?:my|their) way\b|\bstill in the shower\b/u,
  bill: /\b(?:bill|paid for|pays for|splitting)\b|\bParty A (?:only |just )?(?:had|ordered)\b/u,
  chores: /\b(?:never|forg\w+|refuses?|pretends?|always leaves)\b|n't\b/u,
  travel: /\b(?:trip|holiday|flight|hotel|airport|train|seat|journey|itinerary|suitcase)\b/u,
  borrowed: /\bfor (?:\S+ )?(?:days|weeks|months|years)\b/u,
  texting:
    /\bon (?:read|seen|delivered)\b|(?:never|n't|rarely|hours?|days?|weeks?|ages|forever)\b.*\b(?:text|repl|answer|respond|message|read)|\bslow\b.*\b(?:repl|text|answer)/u,
  accounts: /\b(?:log\w* (?:in|out|into|me|Party)|messed up|password|wifi|profile)\b/u,
  trash: /\b(?:tak\w+|took)\b.* out\b|\bbin day\b/u,
  alarms: /\b(?:snooz\w+|wak(?:es|ing) (?:me|Party|the|every)|woke)\b/u,
  birthdays: /\b(?:birthday|anniversary|candles|cake)\b/u,
  "board-games": /\b(?:flips?|flipped|money|cards|board|rules?|moves?|dice)\b/u,
  "hot-water":
    /\b(?:showers?|hot water)\b|\b(?:minutes|hours?|ages|forever|long)\b.*\bin the bathroom\b|\bin the bathroom\b.*\b(?:minutes|hours?|ages|forever|long)\b/u,
  phone: /\bon (?:\S+ )?phone\b/u,
  plants: /\b(?:drown\w*|repot\w*|water|prun\w+|mow\w*|trampl\w+|plants?)\b/u,
  queues: /\b(?:queue|the line|in line|door|lift|elevator|escalator|trolley)\b/u,
  rota: /\b(?:turns?|rota|last time|week|chart|schedule)\b/u,
  shoes: /\b(?:shoes|boots|sneakers|trainers|wellies|slippers|heels|mud)\b/u,
  "tea-round":
    /\b(?:(?:tea|coffee) round|kettle on|boils? the kettle|(?:cup|mug) of (?:tea|coffee)|tea for|coffee for)\b/u,
  wardrobe: /\b(?:dressed|outfit|stretch\w*)\b/u,
};

const WORKPLACE =
  /\b(?:office|work|working|co-?workers?|colleagues?|boss|manager|desk|teammates?|break room|meetings?|calls?|standups?|slides?|project|client)\b/iu;

/** Words of which one must be told before a domain whose questions presuppose a place is believed. */
export const DOMAIN_PLACES: Readonly<Record<string, RegExp>> = {
  birthdays:
    /\b(?:birthdays?|bday|anniversar\w+|candles?|part(?:y|ies)|celebrat\w+|valentine\w*|cake|surprise|turned \d+|my day|special day|mother's day|father's day)\b/iu,
  snooping:
    /\b(?:texts?|messages?|dms?|chats?|diary|journal|mail|e-?mails?|letters?|parcels?|phone|notifications?|over my shoulder|drawers?|bag|browser|history|location|room|door|knock\w*|listen\w*|pass(?:word|code)|photos|stalk\w*|eavesdrop\w*|sp(?:y|ies|ied)|snoop\w*|peek\w*|private|privacy|nosy|addressed|open(?:s|ed))\b/iu,
  "office-kitchen": WORKPLACE,
  parking:
    /\b(?:cars?|van|truck|suv|driveway|drive|spots?|space|spaces|street|garage|lot|parking|bay|lines?|behind|in front|block\w*)\b/iu,
  meetings: WORKPLACE,
  spoilers:
    /\b(?:watch\w*|episodes?|seasons?|series|shows?|films?|movies?|finale|ending|spoil\w*|book|chapter|novel|page first|who dies)\b/iu,
  travel:
    /\b(?:trips?|holidays?(?! (?:money|budget|fund|pay))|vacation|flights?|plane|hotel|hostel|airport|train|journey|travel\w*|suitcase|luggage|passport|itinerary|airbnb|beach|window seat|map)\b/iu,
};
