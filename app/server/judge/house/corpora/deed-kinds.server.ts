import type { Theme } from "./petty-domain.server";

/** Questions about a kind of deed, whatever it was done with; slots as in a domain, `{thing}` being what it was done to. */
export interface DeedKind {
  id: "conduct" | "taking" | "damage" | "telling" | "saying" | "neglect" | "habit" | "absence";
  /** Verbs in their base form, divided by blanks; empty for neglect, which is told by its negation. */
  verbs: string;
  questions: readonly (readonly [Theme, string])[];
}

/** What people do to each other in petty matters, for disputes on which no domain has anything to ask. */
export const DEED_KINDS: readonly DeedKind[] = [
  {
    id: "neglect",
    verbs: "forget refuse neglect fail",
    questions: [
      ["agreement", "Had {D} ever agreed to do it?"],
      ["agreement", "Is there an understanding about whose job it is?"],
      ["awareness", "Did {D} know that {C} was counting on it?"],
      ["awareness", "Had {D} noticed that nobody else would do it?"],
      ["provocation", "Has {C} ever left the same kind of thing undone?"],
      ["permission", "Did {C} ever say that it could wait?"],
      ["frequency", "Has it happened more than once?"],
      ["frequency", "Is it one entry in a longer list?"],
      ["warning", "Did {C} remind {D} more than once?"],
      ["harm", "Did it fall to {C} in the end?"],
      ["harm", "Did {C} suffer for the want of it?"],
      ["remedy", "Has {D} made up for it since, without being asked?"],
      ["proportion", "Would it all have been settled by one friendly reminder?"],
    ],
  },
  {
    id: "taking",
    verbs:
      "take steal eat drink finish use borrow grab nick swipe hog wear snatch bagsy nab pinch claim occupy devour scoff raid drain",
    questions: [
      ["agreement", "Was it settled between the two of you who gets {thing}?"],
      ["awareness", "Did {D} know that {C} had plans for {thing}?"],
      ["awareness", "Did {D} suspect that {C} would notice?"],
      ["provocation", "Has {C} ever helped themselves to something of {D}'s?"],
      ["permission", "Did {D} ask before laying a hand on {thing}?"],
      ["permission", "Had {C} ever told {D} to feel free with {thing}?"],
      ["frequency", "Has something of {C}'s gone the same way before?"],
      ["warning", "Had {C} asked {D} to leave {thing} alone?"],
      ["harm", "Did {C} miss {thing} at the very moment it mattered?"],
      ["remedy", "Has {D} made good for {thing}, or offered to?"],
      ["proportion", "Would {C} have said yes if asked nicely?"],
    ],
  },
  {
    id: "damage",
    verbs:
      "break lose ruin shrink spill kill delete destroy stain scratch dent burn crack damage smash reset trample clog flood tear rip crush " +
      "wreck scrape drop misplace dirty soil smudge smear bleach overwater bump crash dig",
    questions: [
      ["agreement", "Had the two of you agreed to be careful with {thing}?"],
      ["awareness", "Was it carelessness rather than bad luck?"],
      ["awareness", "Did {D} know how much {C} cared about {thing}?"],
      ["provocation", "Has {C} ever ruined something of {D}'s?"],
      ["permission", "Had {C} left {thing} where an accident was only a matter of time?"],
      ["frequency", "Has {D} had an accident with something of {C}'s before?"],
      ["warning", "Had {C} ever asked {D} to mind {thing}?"],
      ["harm", "Did {C} mourn {thing} for longer than a day?"],
      ["remedy", "Did {D} admit to it without being asked?"],
      ["remedy", "Has {D} offered to repair or replace {thing}?"],
      ["proportion", "Would {thing} have come to grief sooner or later in any case?"],
    ],
  },
  {
    id: "telling",
    verbs:
      "tell read post share reveal leak show forward tweet screenshot mention upload spread gossip overshare announce tag",
    questions: [
      ["agreement", "Had {D} promised to keep it between the two of you?"],
      ["awareness", "Did {D} know that {C} would rather have kept it quiet?"],
      ["provocation", "Has {C} ever passed on something that {D} meant to keep?"],
      ["permission", "Did {C} ever say that it was no secret?"],
      ["frequency", "Has {D} let something of {C}'s slip before?"],
      ["warning", "Had {C} said that this was not for everyone?"],
      ["harm", "Did {C} have to explain it to somebody afterwards?"],
      ["remedy", "Has {D} tried to take it back, as far as that goes?"],
      ["proportion", "Would it have come out within a month anyway?"],
    ],
  },
  {
    id: "saying",
    verbs:
      "say call think claim insist argue mock tease complain blame accuse insult criticise criticize judge roast believe correct " +
      "mansplain lecture compare comment interrupt mispronounce swear patronise patronize",
    questions: [
      ["agreement", "Had the two of you agreed to leave this subject alone?"],
      ["awareness", "Did {D} notice that {C} was not amused?"],
      ["provocation", "Has {C} ever said something of the kind to {D}?"],
      ["permission", "Did {C} ever ask {D} for an honest opinion?"],
      ["frequency", "Has {D} said much the same before?"],
      ["warning", "Did {C} say at the time that it was not welcome?"],
      ["harm", "Has {C} gone over it in bed, with better replies?"],
      ["remedy", "Has {D} taken it back, at least in part?"],
      ["proportion", "Would it sound harmless to somebody who was not there?"],
    ],
  },
  {
    id: "habit",
    verbs:
      "snore hum sing chew whistle shout bark talk slurp tap stomp vacuum hoover drum yell breathe clip fidget sniff burp click clatter " +
      "bang rattle mutter mumble groan yawn giggle sneeze cough munch crunch walk pace rap knock vape smoke",
    questions: [
      ["agreement", "Is there any understanding between the two of you about peace and quiet?"],
      ["awareness", "Did {D} know what it does to {C}?"],
      ["provocation", "Does {C} have a habit that {D} has learned to bear?"],
      ["permission", "Did {C} ever laugh about it, or call it charming?"],
      ["frequency", "Does it happen on most days of the week?"],
      ["warning", "Had {C} asked {D} to stop, in plain words?"],
      ["harm", "Did {C} have to leave the room because of it?"],
      ["remedy", "Did {D} stop when asked, at least for a while?"],
      ["proportion", "Would most visitors hardly notice?"],
    ],
  },
  {
    id: "absence",
    verbs: "cancel ghost bail flake ignore leave arrive reschedule oversleep ditch abandon postpone disappear vanish",
    questions: [
      ["agreement", "Had the two of you settled the matter beforehand?"],
      ["awareness", "Did {D} know that {C} would take it to heart?"],
      ["provocation", "Has {C} ever let {D} down in the same way?"],
      ["permission", "Did {C} say at the time that it was fine?"],
      ["frequency", "Is it at least the third time?"],
      ["warning", "Had {C} told {D} how much it mattered?"],
      ["harm", "Did {C} have to change plans because of it?"],
      ["remedy", "Did {D} send word before {C} had to ask?"],
      ["proportion", "Did {C} get over it by the next morning?"],
    ],
  },
];

/** A deed that is like no other: what can be asked of anything that one person did and another minds. */
export const ANY_DEED: DeedKind = {
  id: "conduct",
  verbs: "",
  questions: [
    ["agreement", "Did {D} give {C} any sort of word on it?"],
    ["agreement", "Was it understood that such things are not done?"],
    ["agreement", "Was there a house rule against it?"],
    ["agreement", "Had the two of you ever talked it through?"],
    ["agreement", "Had {D} promised otherwise?"],
    ["awareness", "Did {D} notice {C}'s face?"],
    ["awareness", "Could {D} have known better?"],
    ["awareness", "Did {D} mean to do it?"],
    ["awareness", "Did {D} expect {C} to be pleased?"],
    ["awareness", "Did {D} stop to think first?"],
    ["provocation", "Had {C} teased {D} about it first?"],
    ["provocation", "Does {C} have a small crime of the same size to declare?"],
    ["provocation", "Has {C} done the like to {D}?"],
    ["provocation", "Was {D} only returning a favour?"],
    ["provocation", "Would {D} have a case of the same kind against {C}?"],
    ["permission", "Did {C} shrug and let it through?"],
    ["permission", "Was {C} asked beforehand?"],
    ["permission", "Did {C} see it coming and say nothing?"],
    ["permission", "Had {C} ever called it all right?"],
    ["permission", "Did {C} leave the decision to {D}?"],
    ["frequency", "Does {C} have further examples?"],
    ["frequency", "Was there an earlier edition of this quarrel?"],
    ["frequency", "Has {D} done it before?"],
    ["frequency", "Has it become a habit?"],
    ["frequency", "Is it likely to happen again?"],
    ["warning", "Had {C} said a clear word about it?"],
    ["warning", "Did {C} give {D} a look at the time?"],
    ["warning", "Had {C} told {D} not to?"],
    ["warning", "Did {C} object there and then?"],
    ["warning", "Did {D} hear about it before this suit?"],
    ["harm", "Did {C} lose any time over it?"],
    ["harm", "Would {C} pay in biscuits to have it undone?"],
    ["harm", "Is {C} still cross about it?"],
    ["harm", "Did it spoil {C}'s day?"],
    ["harm", "Did {C} have to put things straight?"],
    ["remedy", "Did {D} explain it before being asked?"],
    ["remedy", "Has {D} offered {C} anything at all?"],
    ["remedy", "Has {D} apologised?"],
    ["remedy", "Did {D} make it up to {C}?"],
    ["remedy", "Has {D} changed anything since?"],
    ["proportion", "Would it look small from across the street?"],
    ["proportion", "Is there a good story in it for both?"],
    ["proportion", "Would a cup of tea have covered it?"],
    ["proportion", "Would {C} laugh about it in a film?"],
    ["proportion", "Has {C} forgiven worse?"],
    ["proportion", "Would one kind word have done instead?"],
  ],
};

/**
 * Verbs with which a domain's questions make sense, where its words alone would let in other quarrels: a mug that was
 * broken is no washing-up left behind. A domain that is not listed takes any verb.
 */
export const DOMAIN_VERBS: Readonly<Record<string, string>> = {
  texting: "ignore ghost",
  borrowed: "borrow return lend have",
  money: "owe pay borrow lend pretend",
  lateness: "arrive be show oversleep keep",
  plans: "invite exclude cancel bail flake reschedule drop ditch oversleep postpone change",
  gifts: "regift give gift buy",
  opinions: "say think insist believe claim argue swear be",
  thermostat: "turn set change adjust touch crank put keep",
  chores: "refuse skip avoid",
  travel: "book pack overpack plan miss spend choose navigate snore recline",
  laundry: "turn dye wash fold leave dry hang shrink mix iron",
  bathroom: "leave replace finish clean flush clog refill squeeze forget hog block put",
  sleep: "snore steal hog pull kick snooze",
  noise:
    "play snore hum sing chew whistle shout bark talk slurp tap stomp vacuum hoover drum yell slam click bang drill mow breathe",
  pets: "feed walk pee poop bark chew dig scratch jump let shed climb eat steal",
  dishes: "leave wash do load soak rinse clean stack unload empty pile dry refuse forget",
  fridge: "eat finish take steal drink nibble bite scoff devour",
  cooking: "cook burn season salt overcook undercook bake make",
  "office-kitchen": "leave microwave finish drink refill clean empty",
  bill: "split tip",
  trash: "leave empty do bin recycle overfill sort forget refuse",
  parking: "park block",
  driving: "drive brake speed tailgate correct navigate honk give",
  meetings: "interrupt take talk schedule speak steal miss mute",
  gaming: "cheat play win quit rage flip invent peek",
  sport: "cheat claim play beat call foul score win lose",
  spoilers: "spoil finish reveal watch ruin tell",
  streaming: "watch change choose pick hog fall pause switch hand skip keep refuse",
  music: "play sing whistle hum blast change refuse put",
  photos: "post tag share upload",
  phone: "scroll look be text stare use check film",
  accounts: "change use log hog turn mess delete share download stream kick",
  alarms: "snooze hit wake sleep set turn go get oversleep open ignore",
  birthdays: "forget miss plan blow remember celebrate skip upstage",
  "board-games": "cheat play make take look hide quit flip change win lose peek gloat throw count",
  corrections: "correct say fix laugh spell explain mispronounce pronounce finish interrupt",
  desk: "take steal borrow move spread use leave eat hog occupy put",
  dishwasher: "load unload reload run turn put stack restack empty fill refuse",
  "group-chat": "spam leave send make remove reply add mute post answer exclude",
  "hot-water": "use take block flush spend shower drain bathe hog",
  jokes: "ruin tell steal prank repeat explain laugh make retell",
  plants: "forget cut drown mow water let repot overwater kill pick prune trample",
  queues: "cut jump hold leave block push skip stand stop",
  rota: "skip turn swap order miss trade forget refuse",
  seats: "take get put hog let want keep steal sit save spread occupy",
  secrets: "tell spill reveal keep announce blab leak spread share let promise",
  shoes: "walk take leave wear put track kick drag keep",
  snooping: "read check open barge go listen look scroll search peek eavesdrop snoop spy track",
  "tea-round": "make boil offer brew",
  toilet: "put use flush leave pee change hang replace clog finish forget buy wipe",
  wardrobe: "wear steal leave dress copy borrow stretch take shrink",
};

/** Deeds that a domain knows although their verb alone does not show it. */
export const DOMAIN_CLAUSES: Readonly<Record<string, RegExp>> = {
  lateness: /\b(?:late|on time|ready)\b|\b(?:said|says|told|promised)\b.*(?:\d|\b(?:here|there|ready|minutes)\b)/u,
  bill: /\b(?:bill|paid for|pays for|splitting)\b/u,
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
  "hot-water": /\b(?:showers?|hot water|in the bathroom)\b/u,
  phone: /\bon (?:\S+ )?phone\b/u,
  plants: /\b(?:drown\w*|repot\w*|water|prun\w+|mow\w*|trampl\w+|plants?)\b/u,
  queues: /\b(?:queue|the line|in line|door|lift|elevator|escalator|trolley)\b/u,
  rota: /\b(?:turns?|rota|last time|week|chart|schedule)\b/u,
  shoes: /\b(?:shoes|boots|sneakers|trainers|wellies|slippers|heels|mud)\b/u,
  "tea-round":
    /\b(?:(?:tea|coffee) round|kettle on|boils? the kettle|(?:cup|mug) of (?:tea|coffee)|tea for|coffee for)\b/u,
  wardrobe: /\b(?:wears?|wore|worn|wearing|dressed|outfit|stretch\w*)\b/u,
};

const WORKPLACE =
  /\b(?:office|work|working|co-?workers?|colleagues?|boss|manager|desk|teammates?|break room|meetings?|calls?|standups?|slides?|project|client)\b/iu;

/** Words of which one must be told before a domain whose questions presuppose a place is believed. */
export const DOMAIN_PLACES: Readonly<Record<string, RegExp>> = {
  "office-kitchen": WORKPLACE,
  meetings: WORKPLACE,
  spoilers:
    /\b(?:watch\w*|episodes?|seasons?|series|shows?|films?|movies?|finale|ending|spoil\w*|book|chapter|novel|who dies)\b/iu,
  travel:
    /\b(?:trips?|holidays?|vacation|flights?|plane|hotel|hostel|airport|train|journey|travel\w*|suitcase|luggage|passport|itinerary|airbnb|beach|window seat|map)\b/iu,
};
