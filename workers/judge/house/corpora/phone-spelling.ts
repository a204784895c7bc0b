/** Words as thumbs write them, and as the court reads them. Apostrophes left out are put back in. */
export const PHONE_SPELLING: Readonly<Record<string, string>> = {
  u: "you",
  r: "are",
  n: "and",
  "&": "and",
  ya: "you",
  bc: "because",
  cuz: "because",
  coz: "because",
  cos: "because",
  becuase: "because",
  tho: "though",
  altho: "although",
  thru: "through",
  "w/": "with",
  "w/o": "without",
  abt: "about",
  b4: "before",
  im: "I'm",
  ive: "I've",
  ill: "I'll",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  theyve: "they've",
  youre: "you're",
  youve: "you've",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  wont: "won't",
  cant: "can't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  hasnt: "hasn't",
  havent: "haven't",
  hadnt: "hadn't",
  whos: "who's",
  thats: "that's",
  whats: "what's",
  mil: "mother-in-law",
  fil: "father-in-law",
  sil: "sister-in-law",
  devils: "devil's",
  rsvpd: "replied",
  "rsvp'd": "replied",
  wheres: "where's",
  hows: "how's",
  "cc'ing": "copying in",
  "cc's": "copies in",
  "cc'd": "copied in",
  alot: "a lot",
  aswell: "as well",
  infront: "in front",
  everytime: "every time",
  gonna: "going to",
  wanna: "want to",
  gotta: "got to",
  tmrw: "tomorrow",
  yest: "yesterday",
  sm1: "someone",
  every1: "everyone",
  bday: "birthday",
  incl: "including",
  ppl: "people",
  pic: "picture",
  pics: "pictures",
  convo: "conversation",
  roomate: "roommate",
  roomates: "roommates",
  rommate: "roommate",
  neighboor: "neighbour",
  freind: "friend",
  collegue: "colleague",
  colleage: "colleague",
  girlfreind: "girlfriend",
  boyfreind: "boyfriend",
  definately: "definitely",
  litterally: "literally",
  literaly: "literally",
  allways: "always",
  alwasy: "always",
  thier: "their",
  teh: "the",
};

/** Sounds that people make between words; each ends a thought and says nothing. */
export const INTERJECTIONS =
  "lol|lmao|lmfao|rofl|omg|omfg|smh|tbh|ngl|imo|imho|istg|ffs|wtf|fr|frfr|haha+|hehe+|ugh+|argh+|bruh|no cap|for real|i swear|pls|plz|please|honestly|seriously|i mean|like seriously|nah|welp|sigh|grr+|periodt?|idk|yo";

/** Words of capitals that are no shouting. */
export const ACRONYMS: ReadonlySet<string> = new Set(
  "TV BBQ GIF PS4 PS5 AC DVD GPS USB UK US USA NYC LA PC DJ IKEA FIFA AC/DC BBC HBO NBA NFL HR CEO IT ID FBI DIY AM PM MOT ATM KFC CV PDF ADHD NYE RSVP WC VR WIFI AI".split(
    " ",
  ),
);

/** Given names that may stand at the beginning of a complaint, or be typed without a capital. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  (
    "james john robert michael mike david dave will bill tom thomas dan daniel matt matthew chris mark paul steve steven andrew andy " +
    "josh kevin brian ryan jake jacob nick alex sam samuel ben benjamin joe joseph max leo luke lucas adam jack harry george " +
    "oliver oscar noah liam ethan greg jeff scott eric tim tony pete peter phil rob rich richard simon gary craig ian neil " +
    "sean kyle aaron omar ali ahmed mohammed raj arjun ravi wei diego carlos juan luis marco mateo ivan igor jonas felix " +
    "mary sarah sara anna emma olivia sophie sophia lucy lily grace ella chloe mia zoe kate katie emily jess jessica lisa " +
    "laura rachel rebecca becky hannah megan amy claire jen jenny jennifer kim karen linda susan sue helen jane julie julia " +
    "maria sofia elena nina tina priya aisha fatima mei yuki molly holly ruby alice charlotte amelia isla eva eve ava nora " +
    "marcus agnes ines curtis silas jonas alexis thomas nicholas chris angus cyrus denis doris gladys iris janis lois travis francis " +
    "steph stephanie tess tasha natalie nicole michelle melissa heather amber lauren erin kelly fiona maya leah naomi dana toby gemma"
  ).split(" "),
);
