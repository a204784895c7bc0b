/**
 * How people concede, dodge, insult and prove in a chat. All patterns read lower case with straight apostrophes, and
 * chat's own spelling beside the dictionary's.
 */

/** Owns the deed or the fault. */
export const CONCESSIONS: readonly RegExp[] = [
  /\bmy bad\b/u,
  /(?<!not |n't |isnt |how is (?:it|that|this) )\bmy (?:own )?(?:fault|mistake)\b/u,
  /\b(?:that(?:'?s| is| was| one'?s)|it(?:'?s| is| was)|this (?:one'?s|is)) (?:all |totally |kinda |probably |entirely )?on me\b(?! to)/u,
  /\bi (?:was|am|'m) (?:totally |completely |kinda |just |probably |a bit )?(?:in the )?wrong\b/u,
  /\b(?:ok(?:ay)?|fine|yeah|yes|alright|fair)[, ]+(?:ok(?:ay)?[, ]+|fine[, ]+|yeah[, ]+)?(?:you(?:'?re| are|r)|ur) (?:absolutely |totally |probably |actually )?right\b/u,
  /^(?:you(?:'?re| are|r)|ur) (?:absolutely |totally |probably |actually |completely )?right\b/u,
  /\b(?:you(?:'?re| are|r)|ur) right (?:about|that|and|on|i )\b/u,
  /\bi (?:messed|screwed|fucked|cocked) (?:it |that )?up\b/u,
  /\bguilty (?:as charged|on that)|\bi(?:'m| am|m)? (?:plead )?guilty\b/u,
  /\bi (?:have to |gotta |must |do )?(?:admit|confess)\b/u,
  /\bi lied\b|\bbusted\b|\byou (?:caught|got) me\b|(?<!\b(?:no|nope|nah)[, ]+)\b(?:it|that) was me\b(?! (?:who|that) (?:cleaned|paid|fixed))/u,
  /\bi take (?:that|it) back\b|\bi withdraw\b|\bi (?:may|might) (?:have|'ve) (?:slightly |possibly )?(?:exaggerated|overdone|forgotten|eaten|taken|used|left|borrowed)\b/u,
  /\b(?:ok(?:ay)?|fine|alright|right)[, ]+(?:(?:ok(?:ay)?|fine|so|yes|yeah|maybe|well)[, ]+)*i (?:did|might'?ve|might have|may have|was the one)\b(?!n'?t| not)/u,
  /\bi (?:did|do) (?:eat|take|use|leave|forget|finish|break|drink|lose|promise|spoil|cancel|move|borrow|park|skip|watch|turn|open|touch|ghost|agree|swap|delete|read|book|put|look|check|cheat|wear|copy)\b/u,
  /\b(?:ok(?:ay)?|fine|alright|yeah|yes|yep|honestly)[, ]+(?:(?:ok(?:ay)?|fine|so|yes|yeah|maybe|well)[, ]+)*i (?:just |only |already |accidentally )?(?:ate|took|had|gave|fed|forgot|finished|broke|drank|lost|borrowed|spoiled|left|used|watched|turned|opened|moved|skipped|ghosted|cancelled|parked|deleted|knew|swapped)\b/u,
  /\bi (?:totally |completely |just |honestly |genuinely |kinda |simply )?forgot\b/u,
  /\bi (?:knew|know) i (?:was|should)/u,
  /\bi (?:kinda |sort of |definitely )?(?:overslept|overreacted|exaggerated)\b/u,
  /\bi (?:really |probably |maybe |definitely |kinda |totally )?(?:went|took (?:it|that|this)|pushed it) (?:a bit |a little |way |slightly |much )?too far\b/u,
  /^(?:(?:ok(?:ay)?|fine|yeah|yes)[, ]+)*(?:(?:that|it|this) (?:\p{L}+ )?(?:went|was|got) (?:a bit |a little |way |slightly )?(?:too far|out of hand|too much),? (?:i'?m )?(?:so |really )*sorry|sorry,? (?:that|it|this) (?:\p{L}+ )?(?:went|got) (?:a bit |a little |way |slightly )?(?:too far|out of hand))\b/u,
  // A yes, and the deed after it. What is done to help is no deed to own.
  /^(?:(?:ok(?:ay)?|fine|well|alright|oh)[, ]+)*(?:yes|yeah|yep|yup)[, ]+(?:ok(?:ay)?[, ]+)?i (?:just |only |also |already )?(?!(?:asked|told|warned|called|texted|messaged|emailed|cleaned|washed|fixed|mended|repaired|replaced|returned|saved|helped|tried|waited|needed|wanted|noticed|replied|answered|offered|apologi[sz]ed|counted|checked|liked|loved)\b)\p{L}+ed (?:it|them|that|this|those|one|some|both|half|your|ur|him|her)\b/u,
];

/** Grants a point, or regrets, without owning the deed. */
export const HALF_CONCESSIONS: readonly RegExp[] = [
  /\bfair (?:point|enough|play)\b/u,
  /\bi should(?:'ve| have|ve|nt have|n't have| not have) (?!known you|expected you|guessed)/u,
  /\b(?:i(?:'?m| am)|so|really|genuinely) (?:so |really |very |genuinely |truly |actually )*sorry\b(?! (?:about your|to hear|for your|but|you feel|if (?:you|any|some)|not|that you|ur))/u,
  /^(?:ok |okay |yeah |ugh )?sorry\b(?! (?:about your|to hear|for your|but|you feel|if (?:you|any|some)|not|that you|what|who|did|ur|for (?:existing|breathing|caring|having)))/u,
  /\bi (?:get|see) (?:it|that|your point|why (?:you|that)|that now)\b/u,
  /\bcan'?t (?:really )?argue with that\b|\bi(?:'ll| will) give you that\b|\byou have a point\b/u,
];

/** Makes an apology in the same message mean its opposite. */
export const SARCASM: readonly RegExp[] = [
  /🙄|\s\/s\b|😒/u,
  /\b(?:oh|ooh+|wow|ah) (?:sure|wow|yes of course|of course|no+ (?:poor|not)|poor|please|great|brilliant)\b|^(?:oh|wow)[, ]+(?:so sorry|sure|i(?:'?m| am)|my)/u,
  /\bso{2,} (?:sorry|very)\b|\b(?:terribly|deeply|awfully|eternally) sorry\b|\bsorry not sorry\b/u,
  /\bsorry (?:that |for )?(?:i )?(?:exist(?:ing)?|breath(?:e|ing)|being alive|being human|living|having (?:a life|feelings|a job))\b/u,
  /\bforgive me,? (?:for|your)\b|\bhow dare i\b|\bexcuse me for\b|\byour (?:majesty|highness|lordship|holiness)\b|\bmy sincerest\b/u,
  /\bpoor (?:you|baby|thing|little)\b|\bmust be so hard\b|\balways right\b|\bnever wrong\b|\bso perfect\b|\bsaint\b/u,
  /\b(?:yeah|ya|sure)[, ]+(?:right|sure)\b|\bif you say so\b|\bwhatever you say\b|\bthe (?:villain|monster)\b|\bcall the police\b|\balert the\b/u,
];
/** Capitals among small letters, read as they were typed: "I'm SO sorry". */
export const SARCASTIC_CAPITALS = /\bSO+ (?:sorry|right|wrong|guilty|bad)/u;

/** Something that can be looked up. */
export const RECEIPTS: readonly RegExp[] = [
  /\b(?:receipts?|screenshots?|screen ?shots?|photos?|pics?|pictures?|video|footage|recording|(?:bank )?statement|bank app|leaflet|handwriting|search history|my note|invoice|confirmation|timestamps?|doorbell|ring cam|in writing|read receipt)\b/u,
  /\b(?:in|on|check|scroll up in|it says so in|its in|it's in) (?:the|our) (?:group ?chat|chat|rota|calendar|spreadsheet|app|lease|list|doc|fridge (?:list|rota))\b/u,
  /\b(?:on|in) my (?:ticket|phone|mail|e-?mails?|inbox|calendar|bank|account|watch|statement|step counter)\b|\b(?:dash ?cam|boarding pass)\b|\b(?:label|camera|meter|sign) (?:says|said|shows|showed)\b|\bzoom in\b|\bturn it over\b|\bcheck (?:the|your) (?:camera|mail|e-?mail|bank|phone|messages|calendar|spam)\b/u,
  /\bi (?:have|kept|keep|got) (?:it|them|all of (?:it|them)) (?:in|on|as|saved)\b|\bvoice (?:msg|message|note) (?:of|from|where)\b/u,
  /\bi (?:still )?have (?:the|your|that) (?:messages?|texts?|e-?mails?|chat)\b/u,
  /\bscroll up\b|\bthe (?:app|tracker|rota|calendar|log|history|smart meter|thermostat|thermostat app|meter|router|message|text|email|note|chat) (?:shows|says|said|logged|lists|has it|literally says)\b/u,
  /\bon (?:your|her|his|my) (?:own )?(?:story|insta|instagram|feed|profile)\b|\byour (?:own )?(?:story|post|insta|instagram) (?:shows?|showed|says?|said)\b/u,
  /\b(?:history|logs?) (?:shows?|says?)\b|\bi have (?:proof|it written|witnesses)\b|\b(?:saw|watched) (?:you|u) do it\b/u,
];
/** Talks of proof without having any. */
export const NO_RECEIPTS =
  /\b(?:no|any|zero|without|got|where(?:'s|s| is| are)?|show me|what|need|want|send me|have a?) (?:\p{L}+ )?(?:proof|receipts?|screenshots?|photos?|pics?|pictures?|video)\b(?=.*\?|$)|\b(?:no|zero|without|show me|where'?s) (?:your |the |any )?(?:proof|receipts?|screenshots?|photos?)\b|\btake (?:a )?(?:photo|pic)|\b(?:that|your) (?:leaflet|receipt|photo|video|screenshot|picture)s? (?:is|was|are|proves|means|doesn)|\bin the (?:photo|pic)s? you look\b|^(?:maybe|perhaps|wow|lol|haha?|who (?:keeps|takes|has|saves))\b|^(?:it|that|this)(?:'?s| was| is) (?:just |only |literally )?(?:a|an|one) (?:\p{L}+ )?(?:photo|pic|picture|video|screenshot|receipt)\b|\b(?:never|don'?t|doesn'?t|not)\b.*\bin (?:the|our) (?:group ?chat|chat)\b/u;

const NUMBER =
  "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|half)";

/** What can be checked, by its sort: the more sorts in one message the better the witness. */
export const FACTS: readonly { sort: string; pattern: RegExp }[] = [
  {
    sort: "time",
    pattern:
      /(?<![\d/])\b\d{1,2}(?::|\.)\d{2}\b(?!%)|\b\d{1,2} ?(?:am|pm)\b|\b(?:midnight|noon)\b|\b(?:half|quarter) (?:past|to) \p{L}+|\b(?:at|by|around|til|till|until|before|after|since) (?:about )?(?:\d{1,2}|seven|eight|nine|ten|eleven|six|five)\b(?! ?(?:%|percent|people|times))/u,
  },
  {
    sort: "day",
    pattern:
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:tues|weds|thurs)\b|\b(?:on|last|since) (?:mon|tue|wed|thu|fri|sat|sun)\b|\b(?:on )?the \d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|march|april|may|june|july|aug|sept?|oct|nov|dec)/u,
  },
  {
    sort: "count",
    pattern: new RegExp(
      `\\b${NUMBER}(?: ?(?:mins?|hrs?|x|kg|cm|ml|degrees))\\b|\\b${NUMBER} (?:whole |entire |full |more |other |different |of (?:the|my|your) )*(?!of\\b|thing|percent|out\\b|more\\b)\\p{L}{3,}s\\b|\\b(?:once|twice) (?:a|this|last|in|on)\\b|\\b\\d{1,3} (?:minutes?|degrees?|messages|miles|pages|hours)\\b|\\b${NUMBER} (?:times|nights|weeks|months|years|days) (?:this|in|running|ago|straight|late|a|now)\\b|\\bfor (?:a|one|an) (?:week|month|year|hour)\\b`,
      "u",
    ),
  },
  {
    sort: "date",
    pattern:
      /\b(?:in|on|since|until|last|this|at|of|back in) (?:early |late |mid )?(?:january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter|christmas|new year'?s)\b|\b(?:january|february|april|june|july|august|september|october|november|december) \d{1,2}\b|\b(?:in|since|from) (?:19|20)\d\d\b|\b(?:last night|yesterday|this morning)\b/u,
  },
  {
    sort: "seen",
    pattern:
      /\bi(?:'?ve| have)? (?:just |even |actually |personally )?(?:counted|timed|measured|weighed|filmed|marked|labelled|labeled|wrote it down|looked it up|kept count)\b|\bi (?:saw|heard|watched|caught) (?:it|you|u|them|him|her)\b|\b(?:second|third|fourth|fifth|sixth) time\b/u,
  },
  {
    sort: "witness",
    pattern: /\bask (?:the|your|my) \p{L}+(?! to\b)|\bin front of (?:the|your|my|\p{L}+ people|everyone)\b/u,
  },
  {
    sort: "told",
    pattern:
      /\bi (?:literally |already |even |actually |also )?(?:texted|messaged|told|emailed|warned|wrote|asked|rang|called) (?:you|u)\b/u,
  },
  {
    sort: "money",
    pattern:
      /[£$€]\s?\d|\b\d+\.\d\d (?:each|a piece|for (?:one|a))\b|\b\d+(?:\.\d\d)? ?(?:quid|pounds?|bucks|dollars?|euros?)\b/u,
  },
  {
    sort: "words",
    pattern:
      /"[^"]{4,}"|(?<!\p{L})'[^']{8,}'(?!\p{L})|\b(?:you|u) (?:literally |actually |even |both |yourself |also )?(?:said|texted|wrote|promised|agreed|messaged|replied|msgd|signed|typed)\b|\byour (?:exact )?(?:words|text|message) (?:was|were|said)\b|\byou told me\b/u,
  },
];
/** Holds the other side to what they said. */
export const RECALLS =
  /^(?!.*\d).*\b(?:you|u) (?:literally |actually |even |both |yourself |also )?(?:said|texted|wrote|promised|agreed|told me|signed|replied|swore)\b/iu;

/** Numbers that count nothing, and minutes that are only asked for or made little of. */
export const HYPERBOLE =
  /\b(?:a|like a|\d*) ?(?:million|billion|thousand|hundred|gazillion)\b|\b\d{3,} times\b|\b24\/7\b|\b\d+ ?(?:%|percent)|\bno (?:one|two) \b|\b\d+\/10\b|\bin (?:a|two|one) seconds?\b|\b(?:give me|wait|hold on|in|its|it's|it is|it was|just|only|like) (?:(?:just|only|literally|like|about|max|maybe) )*(?:\d{1,2}|two|five|ten) ?(?:mins?|minutes?|secs?|seconds?)\b(?! (?:late|early|after|before|on|past|to))|\btwo (?:wrongs|faced)\b|\bexhibit \d+/gu;

/** Says that it was not so. What was not said or meant is no deed. */
export const DENIALS: readonly RegExp[] = [
  /\b(?:i )?(?:never|didn'?t|did not|haven'?t) (?:even |ever |actually |once )?(?!say|said|mean|meant|know|knew|realise|realize|think|thought|hear|heard|see|saw|ask|asked|agree|want|get)\p{L}+/u,
  /\b(?:it )?(?:wasn'?t|was not|wasnt) me\b|^not me\b|\bnope,? not me\b/u,
];

/** Answers nothing that was asked. */
export const DODGES: readonly RegExp[] = [
  /^(?:ok(?:ay)?[, ]+|lol[, ]+|yeah[, ]+|ugh[, ]+|well[, ]+)?(?:whatever|k|meh|cool story|so what|ok and|your point|who cares|nice try|sure jan|big deal|blah(?: blah)*|yawn|boring|anyway|bye|im done|i'm done)$/u,
  /\bwhatever$/u,
  /^ok(?:ay)?,? and$/u,
  /^whatever\b(?! (?:they|you|he|she|it|i|the|we) )/u,
  /\bwho (?:even )?cares\b|\bso what\b(?! (?:time|day|did|do|is|are))|\bnot my (?:problem|job|circus)\b|\bi (?:really |honestly )?(?:don'?t|dont) (?:even )?(?:care|remember|recall|have to (?:explain|answer))\b|\bidc\b|\bcba\b/u,
  /\bsays the (?:one|person|guy|girl|man|woman)\b|\b(?:you|u) do it (?:too|as well|all the time)\b|\blook who'?s talking\b|\b(?:pot|kettle)\b.*\b(?:black|kettle)\b/u,
  /\bget over it\b|\bcalm down\b|\bchill\b|\bnot this again\b|\bhere we go\b|\bnot that deep\b|\blet it go\b|\bmove on\b|\bwhy are (?:we|you) (?:still|even)\b/u,
  /\bit'?s (?:just|only|literally just) an?\b|\byou(?:'re| are|r) (?:overreacting|being dramatic|so dramatic|obsessed)\b|\bdrama queen\b|\bwhat'?s the big deal\b|\bno big deal\b/u,
  /\bi (?:don'?t|dont) (?:want to|wanna) (?:talk|discuss|get into)\b|\bcan we not\b|\bno comment\b|\bnext question\b|\bprove it\b/u,
];
/** Answers a question with an accusation of its own: a dodge where something was asked. */
export const COUNTER_ACCUSATION =
  /\b(?:what|how) about (?:you|your|when you|the time you|that time)\b|\bwell,? you\b|\b(?:and|but|ok but) (?:you|u|ur)\b|\byou (?:always|never|literally always)\b|\bwhat about\b/u;

/** Asks back what nobody needs to know before answering. "Which one" and "when" do want to know. */
export const COUNTER_QUESTION =
  /^(?:and |so |but |ok |lol |well |wait )*(?:why (?!not$)|do (?:you|u) (?:have any idea|always|even|want|think)|who (?:even )?(?!told\b)\p{L}+s\b|since when|how (?:hard|long|many times|else|can (?:you|u|anyone))|have (?:you|u) (?:ever|tried|considered|seen|thought)|are (?:you|u) (?:the|always|my|a|really|seriously|sure|\p{L}+ing)|is (?:it|that) (?:a crime|illegal|possible|normal|so)|what are (?:you|u)|what if|can i|can (?:you|u) (?:prove|not)|does (?:it|that) (?:even )?matter|nice )/u;

/** Asks everybody and nobody: "who reads labels". It calls for no answer. */
export const RHETORICAL = /^(?:and |so |but |ok |lol |wow )*who (?:even )?(?!was\b|is\b|does\b)\p{L}+s\b/u;

/** Only laughs: an answer to a joke, and none to a question. */
export const LAUGHS = /^(?:l+o+l+|lmao|haha+|hehe+)$/u;

/** Asks what of it. */
export const BARE_AND = /^(?:ok(?:ay)?,? |yeah,? )?(?:and|so)\s*\?+$/u;

/** A plain answer at the start of a sentence. */
export const ANSWERS = /^(?:yes|yeah|yep|yup|no|nope|nah|i (?:think|guess|hope) so|i did|i didn'?t|because|bc|cos)\b/u;

/** Insults at the person. Swearing at the matter is only weather. */
export const INSULTS: readonly RegExp[] = [
  /\b(?:you(?:'re| are|r|re)?|ur|u r|u)(?: \p{L}+)?(?: (?:an?|the|such an?|so|being|just|literally|actually|honestly|genuinely|really|acting|like|a complete|a total|a bit|the most|such|fucking|absolute|absolutely|kind of|always|beyond))* (?:idiot|moron|loser|dumbass|asshole|arsehole|dick|dickhead|prick|bitch|twat|muppet|clown|slob|pig|brat|baby|child|liar|psycho|freak|joke|nightmare|leech|parasite|cow|jerk|snake|rat|clueless|pathetic|insane|crazy|disgusting|stupid|dumb|thick|lazy|selfish|cheap|stingy|toxic|childish|useless|annoying|unbearable|insufferable|delusional|impossible|boring|mental|gross|hopeless|dense|cheater|hypocrite|thief|fraud|coward|troll|weirdo|snob|know-it-all|bully|gremlin|control freak|show-?off|petty and sad)\b/u,
  /^(?:ok |lol |whatever |wow )?(?:idiot|moron|loser|dumbass|asshole|arsehole|clown|liar|muppet|dickhead|prick|psycho|slob|jerk)$|[, ](?:you )?(?:idiot|moron|loser|dumbass|asshole|arsehole|clown|muppet|dickhead|prick|psycho|slob|jerk|donut)$/u,
  /\bshut (?:up|it|the fuck up)\b|\b(?:screw|fuck|eff) (?:you|u|off)\b|\bpiss off\b|\bget lost\b|\bgrow up\b|\bgo to hell\b|\bget a life\b|\bno wonder (?:nobody|no one)\b|\bnobody (?:even )?likes (?:you|u)\b|\bget help\b|\byour (?:tiny|little|pea) brain\b/u,
];

/** Offers to make good. */
export const OFFERS: readonly RegExp[] = [
  /\b(?:i(?:'ll|ll| will| can| could|'d happily)|let me|happy to|ill) (?:just |happily |gladly |totally |obviously |also |even )?(?:buy|get|replace|pay|make|cook|bake|knit|clean|wash|tidy|hoover|vacuum|water|replant|fix|return|bring|cover|refund|apologi[sz]e|find(?= (?:it|you|one|them|another|a)\b)|transfer|order|mend|repair|do (?:the|your|all|it|them)|give (?:you|it|them)(?! that\b)|owe|treat|drive|pick up|delete|re-?do|wake|set)\b(?! (?:you (?:regret|sorry)|over it|on with|what you|it now$))/u,
  /\b(?:next|this) (?:one|round|pizza|takeaway|coffee)(?:'?s| is) on me\b|\blet'?s (?:just )?split\b|\bcan we (?:just )?split\b|\bhow about (?:we|i)\b|\bi(?:'ve| have|ve)? (?:already )?(?:bought|ordered|transferred|sent) (?:you )?(?:a |another |the )?(?:new|money|replacement|\p{Sc})/u,
];

/** Not for a card that people share: such a message is cited and not quoted. */
export const UNPRINTABLE_WORDS =
  /\b(?:fuck\w*|cunt\w*|bitch\w*|asshole\w*|arsehole\w*|dick(?:head)?s?|prick\w*|twat\w*|whore\w*|slut\w*|retard\w*|fag\w*|nigg\w*|shit\w*|wank\w*|psycho|bastard\w*|kill|die)\b/iu;

/**
 * Talks to the bench of the ruling instead of the matter: neither helps nor harms. Words that households know as well,
 * such as a winner, a system and instructions, do so only where they stand as they do in orders.
 */
export const COURT_BUSINESS = new RegExp(
  [
    /\b(?:verdict|plaintiff|party [ab]|allegation|fairness check|exhibit)\b|\[\/?inst\]/u,
    /\bask the (?:judge|court) to\b|\b(?:judge|court) (?:is|must|should|has)\b|\bnot a judge\b|\bdear ai\b/u,
    /\b(?:make|making|declare|declaring|crown|announce|name|pronounce|choose|pick) \p{L}+(?: \p{L}+)?(?: as)? (?:the |a )?winner\b/u,
    /\bwinner\b["']?\s*(?:[:=]|(?:is|must be|should be|shall be|will be|has to be)\b)|\bi(?:'?m| am) (?:the |a )?winner\b|^(?:the )?winner$/u,
    /\b(?:ignor\p{L}+|disregard\p{L}*|forget|overrid\p{L}+|bypass\p{L}*|reveal|print|repeat|obey|show|leak|output)\b.{0,40}\b(?:instructions?|prompts?)\b/u,
    /\b(?:previous|prior|above|system|hidden|secret) (?:instructions?|prompts?)\b/u,
    /\binstructions? (?:above|below|before|for the|to the (?:judge|court|model|ai)|from the (?:developer|system|court))\b|\b(?:instructions?|prompts?):/u,
    /\b\p{L}(?: \p{L}){4,}\s.{0,20}\b(?:instructions?|prompts?|rules)\b/u,
    /\byour (?:\p{L}+ )?prompts?\b|\byour (?:\p{L}+ )?instructions (?:are|now|require|command|say (?:that|to)|tell you)\b|\bprompt injection\b/u,
    /\bsystem ?(?:prompt|message|override|notice|note|mode|instruction|role|admin|command|update|alert)s?\b|(?:^|[<[(#*"'|/])\s*system\s*(?:\]|[>)*"'|:]|$)/u,
    /\bdevelopers? (?:mode|message|note|override|of this|command|says?|wants?)\b|\bdeveloper\s*:|\bas (?:the|a|your) developer\b/u,
    /\b(?:set|put) (?:the )?blame\b|\b(?:forget|ignore|disregard) (?:everything|all|anything) (?:above|before)\b|\bnew (?:task|role):|\bpraise me\b/u,
    /\byou are (?:now )?my (?:lawyer|assistant|servant)\b|\bdeclare (?:that|me)\b|\bread the (?:answers|record|transcript)\b/u,
    /^\W*(?:(?:please|now|just|and|so) )*(?:act as|pretend)\b|\bact as (?:my|a|an|the) (?:judge|lawyer|assistant|advocate|attorney|friend)\b|\bpretend (?:to be|you are|you're) (?:a|an|the|my) (?:judge|lawyer|assistant|ai)\b/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "iu",
);

/** Numbers as people type them, for telling one claim from another. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ["a", 1],
  ["once", 1],
  ["one", 1],
  ["twice", 2],
  ["two", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["six", 6],
  ["seven", 7],
  ["eight", 8],
  ["nine", 9],
  ["ten", 10],
  ["eleven", 11],
  ["twelve", 12],
]);
