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

/** Calls upon the judge by title, at either end of a sentence. */
export const CALLS_THE_JUDGE =
  /^\W*(?:(?:ok|so|and|but|please|dear|listen|good \p{L}+),? )*(?:judge|your (?:honou?r|excellency|lordship|worship))\b|\b(?:judge|your (?:honou?r|excellency|lordship|worship))\W*$/iu;

/** Holds the other side to what they said. */
export const RECALLS =
  /^(?!.*\d).*\b(?:you|u) (?:literally |actually |even |both |yourself |also )?(?:said|texted|wrote|promised|agreed|told me|signed|replied|swore)\b/iu;

/** Not for a card that people share: such a message is cited and not quoted. */
export const UNPRINTABLE_WORDS =
  /\b(?:fuck\w*|cunt\w*|bitch\w*|asshole\w*|arsehole\w*|dick(?:head)?s?|prick\w*|twat\w*|whore\w*|slut\w*|retard\w*|fag\w*|nigg\w*|shit\w*|wank\w*|psycho|bastard\w*|kill|die)\b/iu;
