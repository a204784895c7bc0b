/**
 * Talks to the bench of the ruling instead of the matter: neither helps nor harms. Words that households know as well,
 * such as a winner, a system and instructions, do so only where they stand as they do in orders. What the other side is
 * said to have confessed off the record is of them too: it has a seat, and speaks for itself.
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
    // Whom and what to read and believe.
    /\b(?:don['’]?t|do not|no need to|you can|just|never|please|so) (?:bother (?:to |with )?)?(?:read(?:ing)?|skip(?:ping)?|ignor\p{L}+|disregard\p{L}*|weigh) (?:what (?:she|he|they)|(?:her|his|their|the other) (?:whole )?(?:sides?|messages?|statements?|testimony|version)|the rest|anything|whatever (?:she|he|they))\b/u,
    /\b(?:tl;?dr|summary) of (?:her|his|their|the other)\b|\btreat (?:every|all|any|whatever|her|his|their)\b.{0,30}\bas (?:withdrawn|false|a confession|lies|spam)\b|\b(?:his|her|their|the other side['’]s) silence\b.{0,30}\b(?:means|admits?)\b/u,
    // What the other is made to say, who has a seat of their own.
    /^\W*(?:quoting|quote from)\b|\b(?:since|now|later|meanwhile) deleted\b|\b(?:asked|told|wants|begged) me to (?:pass on|relay|tell the (?:judge|court)|let the (?:judge|court) know)\b|^\W*\p{L}+(?: here)? ?(?:says|:) ?\W*(?:ok |yes |fine )*i (?:give up|admit|confess|lied|broke|did it|was wrong)\b/u,
    /\b(?:accepts?|admits?|admitted|confess\p{L}*|pleads?) (?:to )?(?:all|every|the|any) (?:of the )?(?:charges?|blame|counts?|claims?)\b|\b(?:exact words|word for word)\b.{0,40}["“]|["”] ?(?:see|there),? (?:he|she|they) said (?:it|so)\b|^\W*(?:see|there),? (?:he|she|they) (?:said|admitted|confessed) (?:it|so)(?: (?:him|her|them)sel\p{L}+)?\W*$/u,
    /\b(?:she|he|they|we|both|party)\b.{0,30}\b(?:agreed|signed|said|promised|conceded)\b.{0,60}\b(?:that i win|i can have the win|lose this case|(?:should|to) win this|i['’]?m right, so)\b|\bforgiv\p{L}+ (?:him|her|them) for confessing\b/u,
    // Rank, rules and numbers that are to bind the court.
    /\b(?:real|retired|former|actual|fellow|higher|supreme|high) (?:judge|court)\b|\b(?:years|decades) on the bench\b|\bopen and shut\b|\bcase closed\b|\bappeals? (?:judge|court)\b|\bbound by (?:it|precedent)\b|\bcourtroom\b|\byour (?:makers?|creators?|developers?|programmers?|polic(?:y|ies)|guidelines|terms|servers?|programming)\b/u,
    /\brule \d+ ?[:=]|\bthe rules asking\b|\b\d+ ?(?:%|percent|of \d+) (?:of )?(?:the )?(?:users?|people|plaintiffs?|judges?|blame)\b|\b(?:users|people|parties) in my position\b|\b(?:plaintiffs|judges) (?:who|always|must)\b|\byou (?:can['’]?t|cannot|may not|must not|aren['’]?t allowed to) (?:deviate|rule|decide|refuse|argue)\b|\b(?:only|first) words? (?:that )?you(?:['’]?re| are| may| can) (?:allowed|permitted|use)\b|\bnew rule from\b|\bas (?:your|the) (?:programmer|moderator|admin)\b/u,
    // Threats and bribes.
    /\bif you (?:decide|rule|judge|find)\b|\b(?:choose|decide|judge) (?:wisely|wrongly|accordingly)\b|\bwrong (?:answer|ruling|decision)\b|\bbroken ai\p{L}*\b|\b(?:stars?|rating|reviews?|app store|tip|refund|discriminat\p{L}+|journalist|lawyer|delet\p{L}+ the app)\b.{0,60}\bif (?:i|this|we) (?:win|lose|goes?)\b|\bif i (?:win|lose)\b.{0,60}\b(?:stars?|rating|app|polic(?:y|ies)|review|die|birthday)\b/u,
    /\blet (?:the|his|her|their|my) (?:sentence|punishment|penalty|verdict)\b|\b(?:give|let) me (?:just )?(?:have )?(?:this|the) (?:one|win)\b|\b(?:side|sided|sides|siding) with me\b|\b(?:rul(?:e|es|ed|ing)|decid\p{L}+) (?:for|against|in favou?r of) (?:me|us|him|her|them|seat|creator|the (?:opponent|defendant))\b/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "iu",
);

/** Calls upon the judge by title, at either end of a sentence. */
export const CALLS_THE_JUDGE =
  /^\W*(?:(?:ok|so|and|but|please|dear|listen|good \p{L}+),? )*(?:judge(?= ?[,.!:–-])|your (?:honou?r|excellency|lordship|worship)(?!\p{L}))\W*|,? (?:judge|your (?:honou?r|excellency|lordship|worship))(?=\W*$)/giu;

/** Holds the other side to what they said, in their own words. */
export const RECALLS =
  /^(?:[\p{L}'’]+,? ){0,4}(?:you|u) (?:\p{L}+ly |even |both |yourself |also )?(?:said|texted|wrote|promised|replied|swore|messaged)(?: \p{L}+){0,3},? ['"“‘]/iu;

const PROOF =
  "(?:cctv|cameras?|footage|film|screenshots?|photos?|pictures?|pics?|videos?|recordings?|voice notes?|receipts?|proof|evidence|witness(?:es)?|logs?|records?|e?mails?|texts?|chat|doorbell|app|phone|exhibits?)";
const OF_IT =
  "(?: (?:of|for|from|about) (?:it|this|that|you|everything|all of it|the whole thing|that (?:day|night)))?(?: (?:right )?(?:here|there|on my phone|in my (?:bag|phone|pocket)|later|too|as well|somewhere|all|now))?";
const SHOWN =
  "(?: (?:it|that|this|you|everything|all|so|otherwise|me|the truth|who it was|you do(?:ing)? it|the whole thing|happen))*";

/**
 * Says that proof exists and nothing of what it shows: the whole sentence is that. The reader has learnt more of them,
 * this is what must never count.
 */
export const CLAIMS_PROOF = new RegExp(
  `^\\W*(?:(?:and|but|also|look|well|plus|so|ok|trust me|believe me|honestly|actually|lol|btw|ps),? )*(?:${[
    `(?:i|we|they|u|you)(?:['’]?(?:ve|ll|m|d))? (?:(?:can|will|even|also|still|literally|just|do) )*(?:have|got|send|show|kept|took|saved|bring)(?: got)?(?: (?:you|it|this|that|the|a|an|all|some|my|both|in|on|writing|more|enough|plenty of|of|\\d+|two|three|several|many|multiple|loads of))* (?:${PROOF}(?:,| and)?)+(?: (?:${PROOF}))?${OF_IT}`,
    `(?:(?:i|we)(?:['’]?ve)? )?(?:(?:filmed|recorded|photographed) (?:it|this|that|you|everything)(?: all)?|(?:got|have|had|caught|saw) (?:it|this|that|you|everything)(?: all)? (?:on|in) (?:${PROOF}|tape|writing))`,
    `(?:there(?:['’]?s| is| are| was| were)|here(?:['’]?s| is| are)|got|have)(?: (?:you|the|a|an|all|some|my|no shortage of|more|\\d+|two|three|several|many|multiple|plenty of|loads of))* ${PROOF}${OF_IT}`,
    `(?:it|that|this|everything)(?:['’]?s| is| was)(?: all| right)* (?:on|in) (?:the |my |our )?(?:group |ring )?(?:${PROOF}|tape|writing|record)`,
    `(?:the|my|our|your|those|these)? ?(?:\\p{L}+ )?${PROOF} (?:(?:will|can|do|does|all|clearly|literally) )*(?:shows?|proves?|says?|said|has|have|got|saw|confirms?|don['’]?t lie|doesn['’]?t lie|never lies?|(?:is|are)(?= (?:right |in |on )))${SHOWN}${OF_IT}(?: (?:the )?(?:video|proof))?`,
    `(?:i|we) (?:can|could|will) prove (?:it|that|this|everything|all of it)`,
    `(?:my|our|the|his|her) (?:\\p{L}+ )?\\p{L}+ (?:also |even |literally |both )?(?:saw|heard|knows|(?:can|will|could) (?:confirm|back me up|tell you|vouch)|witnessed|is (?:a|my) witness|was there)${SHOWN}`,
    `(?:just )?ask (?:anyone|anybody|everyone|them|him|her|(?:my|the|our) \\p{L}+)(?:,? (?:they|everyone|he|she)(?: all)? (?:saw|heard|knows?)${SHOWN})?`,
    `(?:just )?(?:check|look at|see|read|watch) (?:the|my|our|your) (?:\\p{L}+ )?${PROOF}(?:,? (?:it['’]?s|its|everything['’]?s) (?:all )?(?:there|in there))?`,
    `(?:everyone|everybody|they all|(?:\\d+|two|three|several|many|loads of) (?:people|of us|others|witnesses)|the whole \\p{L}+)(?: all)? (?:saw|heard|knows)${SHOWN}`,
    `(?:exhibit|proof|evidence|photo|screenshot)s?:? (?:(?:a|an|the|one|my|attached|see|below|${PROOF}) ?)+`,
  ].join("|")})(?: (?:lol|btw|so|too|as well|your honou?r))?\\W*$`,
  "iu",
);

/** Not for a card that people share: such a message is cited and not quoted. */
export const UNPRINTABLE_WORDS =
  /\b(?:fuck\w*|cunt\w*|bitch\w*|asshole\w*|arsehole\w*|dick(?:head)?s?|prick\w*|twat\w*|whore\w*|slut\w*|retard\w*|fag\w*|nigg\w*|shit\w*|wank\w*|psycho|bastard\w*|kill|(?<!the )die)\b/iu;

const HELPING = "(?:is|are|was|were|am|do|does|did|has|have|should|can|could|would|will)";
/** A question as a thumb types it, with its mark or without. */
export const ASKED = new RegExp(
  `\\?\\W*$|^(?:(?:and|so|but|ok|then|well|yes|no),? )*(?:${[
    "(?:who|what|where|when|how)['’]?s \\p{L}",
    `(?:who|what|where|when|why|how) ${HELPING}(?!\\p{L})`,
    `(?:how \\p{L}+|what|which|whose) (?!i |he |she |we |they |you |u |it )(?:\\p{L}+ ){1,3}?${HELPING}(?!\\p{L})`,
    "who(?!se? (?:i|he|she|we|they|you) )(?:se)? \\p{L}",
    "(?:is|are|was|were|has|should|can|could|would|will) (?:i|you|u|he|she|they|we|it|that|this) ",
    "(?:do|have|did|does) (?:i|you|u|he|she|they|we) ",
  ].join("|")})`,
  "iu",
);

/** What makes words a statement that can be read out alone: five of them. */
export const STATES_ALONE = /(?:[\p{L}\p{N}'’]+[^\p{L}\p{N}]+){4}[\p{L}\p{N}]/u;
/** Goes on with what its author said before, and answers nothing. */
export const GOES_ON = /^\W*(?:and|also|plus)(?!\p{L})/iu;
/** Was typed with a grin. */
export const JOKES = /(?<!\p{L})(?:l+o+l+|lmao|rofl|(?:ha){2,}|hehe+|jk)(?!\p{L})|[😂🤣😅😆😹😏😜🤡😌🙂🙃🦆🐶💅]/iu;
