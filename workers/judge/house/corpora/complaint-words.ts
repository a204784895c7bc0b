import type { FrameName } from "./claim-frames";

/** What somebody did, at the beginning of a sentence that may leave out who. */
const PAST =
  "(?:(?!need|indeed|shed|bed|red)\\p{L}{2,}ed|ate|left|took|drank|lost|broke|forgot|wore|hid|threw|put|told|sold|gave|spilt|bought|read|sent|slept|drove|burnt|stole|ran|made|cut|let|said|kept|shrank|swapped|wrote|taught|came|won)";
const FILLER =
  "^\\W*(?:(?:ok|okay|yes|yeah|so|well|and|but|then|fine|alright|lol|um|honestly|technically|listen|hear me out|in my defen[cs]e|just|also|once|never|always|accidentally|maybe|been|not gonna lie|not proud but|confession)\\W+)*";
const DONE_TO =
  "(?:ate|hid|stole|finished|swapped|shrank|moved|deleted|unfollowed|muted|drank|broke|lost|threw (?:out|away)|cut|opened|read|wore|used|hogged|unplugged|changed|sold|replaced|turned|taught|borrowed|took|painted|ruined|burnt|killed|fed|spoiled|cancelled|copied|entered|signed|told|convinced|let|tricked|pranked)";

/** Begin a sentence in capitals and are nobody's name. */
const NO_ONES_NAME =
  "(?:I|It|We|You|They|My|Your|Our|Their|His|Her|Its|This|That|These|Those|The|A|An|All|Both|Two|Nobody|Everyone|Somebody|Same|Every|Each|Who|What|Why|How|When|Where|Which|If|Is|Are|Was|Does|Do|Did|Has|Should|Can|Yes|No|Does|As)\\b";
/** What one is, has, thinks or says is no deed. */
const STANDS_BY = "(?:is|was|has|does|says|thinks|insists|claims|wants|needs|likes|loves|knows|believes|holds)\\b";
/** End like what he or she does. */
const NO_VERB =
  "(?:[Tt]his|[Ii]ts|[Hh]es|[Ss]hes|[Tt]heres|[Yy]es|[Aa]lways|[Ss]ometimes|[Tt]hanks|[Gg]uess|[Hh]is|[Hh]ers|[Oo]urs|[Yy]ours|[Tt]heirs|[Ww]as|[Hh]as|[Ii]s|[Dd]oes|[Aa]s|[Uu]s|[Pp]lus|[Ll]ess|[Uu]nless|[Pp]erhaps|[Cc]heers|[Ll]ets)\\b";

/** What is done, behind whoever does it. */
const ACTS = `(?:just |always |never |then |also |only |keeps )?(?!${STANDS_BY})(?:${PAST}|\\p{L}{3,}s) `;
const KIN =
  "(?:brother|sister|bro|sis|husband|wife|hubby|boyfriend|girlfriend|bf|gf|partner|(?:flat|room|house|class|team|desk)?mate|friend|bestie|colleague|coworker|boss|manager|neighbou?r|mum|mom|mam|dad|mother|father|son|daughter|cousin|uncle|aunt(?:y|ie)?|gran|grandma|grandpa|grandson|nephew|niece|landlord)";

/** What a filer did before anything happened. */
export const SETS_UP = new RegExp(
  `${FILLER}(?:(?:i|we|i['’]?ve|i have)\\W+)?(?:lent|loaned|asked|told|gave|let|invited|handed|trusted|reminded|begged|had)(?!\\p{L})(?! (?:me|us)(?!\\p{L}))`,
  "iu",
);

/** By what a sentence shows who acts in it. */
export const WHO_ACTS = {
  filerOpens: new RegExp(`${FILLER}(?:i|i['’]?(?:m|ve|d|ll)|im|ive|we)(?!\\p{L})`, "iu"),
  nobodyOpens: /^\W*(?:it|this|that|there)(?!\p{L})/iu,
  unsaidOpens: new RegExp(`${FILLER}(?:may have |might have )?(?:${PAST}|\\p{L}{3,}ing)(?!\\p{L})`, "iu"),
  othersAct:
    /(?<!\p{L})(?:he|she|they|you|u)(?: \p{L}+ly| just| then| never| always| still)? (?!(?:is|was|are|were|had|has|have|be|been|can|could|would|will|might|may|should)(?!\p{L}))\p{L}+/iu,
  /** `She parks`, `Viktor taught`, `parks van across two`: whoever files says `I park`. */
  othersOpen: new RegExp(
    `^\\W*(?:(?:ok|okay|so|and|but|lol|always|constantly|still)\\W+)*(?:(?:[Hh]e|[Ss]he|(?!${NO_ONES_NAME})\\p{Lu}\\p{Ll}+) ${ACTS}|(?!${NO_VERB})\\p{L}{2,}(?<!ss)s\\W+(?!(?:in|on|at|of|or|and|for|from|with|are|is) ))`,
    "u",
  ),
  /** `Lena took`, `my brother finishes`: who is named there, up to what they do. */
  namedOpens: new RegExp(
    `^(\\W*(?:(?:ok|okay|so|and|but|lol)\\W+)*)(?:(?!${NO_ONES_NAME})\\p{Lu}\\p{Ll}+|(?:[Mm]y|[Oo]ur) (?:\\p{L}+ )?${KIN}(?: \\p{Lu}\\p{L}+)?) (?=${ACTS})`,
    "u",
  ),
  ownsUp:
    /(?<!\p{L})(?:aita|wibta|am i|my (?:fault|doing)|it was (?:me|i)|guilty|i['’]?ll own (?:it|that|up)|i confess)(?!\p{L})/iu,
  /** In the past and with whose thing it was, as far as a sentence can tell it. */
  filerActsOnOther: new RegExp(
    `^[^.!?:]{0,40}?(?<!\\p{L})i(?:['’]?ve| have)? (?:\\p{L}+ly |just |then |also |once )?(?!told|let|took|read|fed)${DONE_TO} (?:\\p{L}+ ){0,3}?(?:his|their|your|her(?! (?:to|at|in|on|from|for|a|the|up|off|when|and|because|i|he|she|it|out|about|that)(?!\\p{L}))) `,
    "iu",
  ),
  /** Whoever says so of a deed has done it. */
  proud:
    /^\W*(?:(?:yes|yeah|yep|confession|(?:ok(?:ay)? )?fine)\W+)+i(?:['’]?ve|['’]?m)?(?: have| was)? (?:been |just |also |never )*(?!(?:need|want|ask|notic|wait|tri|warn|remind|text|messag|call|lik|liv|count|check)(?:ed|ing)|need)\p{L}+(?:ed|ing)(?!\p{L})|(?<!\p{L})(?:it was me|no regrets|(?:would|i['’]d) do it again|not sorry|guilty|worth it|my bad|i regret nothing|zero regrets|i['’]?ll own (?:it|that|up)|i confess|i admit it|best (?:work|thing) i['’]?ve)(?!\p{L})/iu,
  /** The filer is the first person of the sentence. */
  filerFirst:
    /^(?:(?!\b(?:he|she|they|you|u|we|my|our|when|whenever|time|if|while|after|before|because|where)\b)[^.!?])*?(?<!\p{L})i(?:['’]?(?:m|ve|d|ll))?(?!\p{L})/iu,
  /** Another acts beside them: before them, or in a sentence joined to theirs. */
  actsBesideFiler:
    /(?:(?:and|but|then|while|yet)|[,;:/]) (?:then |now |still )?(?:he|she|they|you|u|hes|shes|theyre)(?!\p{L})|^(?!i |so |ok |yes |for |every |in |on |at |all |once |last |this |the )[\p{L}'’]+ (?:\p{L}+ )?\p{L}{3,}(?:s|ed) .*(?<!\p{L})(?:i|me|my)(?!\p{L})/iu,
  /** What the other did to the filer, as plainly as `filerActsOnOther`. */
  otherActsOnFiler: new RegExp(`(?<!\\p{L})(?:he|she|they) (?:\\p{L}+ )?${DONE_TO} (?:my|our|mine) `, "iu"),
  bothOpen:
    /^\W*(?:so |ok )?(?:we(?:['’]?ve| have)? (?:both|each)|we(?: are|['’]re) (?:all|two|three|four|five|six)|both of us|neither of us|each of us|me (?:n|and|&) my \p{L}+)(?!\p{L})/iu,
  /** `He hid mine so i hid his`, `we've both been at it`: wherever it stands. */
  bothAct:
    /(?<!\p{L})(?:we(?:['’]?ve| have|['’]re)? (?:have )?(?:both|each)|(?:both|the two|each|neither) of us|us both|each (?:says|blames|thinks|swears)|(?:so|and) (?:then )?i (?:\p{L}+ ){1,3}(?:his|hers|theirs|him|her|them|mine)?(?: back)?(?=\P{L}*(?:$|[,.!?]| now)))(?!\p{L})/iu,
  /** `Parked in her spot because mine had a puddle`: more often told by whoever did it. */
  hitsOtherFirst:
    /^(?:(?![,;:]| and )[^.!?\n])*?(?<!\p{L})(?<!(?:me|my|mine|us|our) [^.!?\n]*)(?:his|hers?|theirs?|him|them)(?!\p{L})/iu,
  /** `Stole my joke`: nobody steals their own. */
  hitsFilerFirst: /^(?:(?!,| and )[^.!?\n])*(?<!\p{L})(?:me|my|mine|us|our)(?!\p{L})/iu,
  /** `Reclined my seat`: what nobody does to the other's. */
  usesOwnFirst: new RegExp(
    `${FILLER}(?:reclined|leaned|brought|packed|practi[sc]ed|played|parked|grew|dyed|shaved|did) (?:back |out |up )?my(?!\\p{L})`,
    "iu",
  ),
};

/** What can be agreed with or not, and is no event. */
const OPINION =
  /^(?:(?:if (?:you|someone|somebody|one|people|they)|whoever|anyone who|people who)\b|(?:honestly )?i (?:honestly |really |just )?(?:think|believe|feel like|find that)\b|(?:imo|in my opinion)\b|(?:debate|motion|(?:hot|unpopular) (?:take|opinion)|controversial|fact): |(?!i\b).{0,40}\b(?:should|shouldn['’]?t|must|ought|is (?:better|worse|wrong|fair|unfair|rude|normal|a crime|not okay|overrated))\b|\p{L}+ing\b(?!.*\b(?:i|he|she|we|they)\b).{0,80}\bis (?:not )?(?:\p{L}+ )?\p{L}+\W*$)/iu;
/** `Cereal is soup.` */
const VERDICT =
  /^(?!(?:he|she|it|this|that|there|what|mine|his|hers)\b)(?:an? |the )?\p{Ll}+(?: \p{Ll}+)? (?:is|are) (?:not )?(?:an? )?\p{Ll}+\W*$/u;
const SAYING =
  /^(?:(?:(?:and|but|now) )?(?:he|she|they|you|my \p{L}+|(?!label|sign|note|recipe|google|law|it|what|which|who|i |we |everyone|nobody)\p{L}+)\s+(?:just |then |now |still )?)?(?:says|claims|insists|thinks|swears|calls (?:it|this)|argues)\b|^(?:he|she|they) said (?:that|it|i|he|she|they)\b/iu;
/** More in a sentence than what somebody says. */
const SAYS_MORE =
  / (?:and|but|when|while|then|until|to everyone|i (?:say|think|said)) |, (?:i|he|she|they) |[.!?] \P{L}*\p{L}/iu;
/** `Me: did you feed the cat / Him: yes`. */
const CHAT = /(?:^| )\p{L}{2,12}\s?: .* \/ .*\p{L}{2,12}\s?: /iu;
const REQUEST =
  /^(?:(?:please|pls|tell|make|order|sentence|fine|ban|force|let|stop|rule) |thanks? )|[,;] (?:please|make|stop|let) \p{L}+/iu;
/** Said to the other and not of them: `The bins are fine, Ruben.` */
const ADDRESS = /(?<!\p{L})(?:[Yy]ou|[Yy]our|u|ur)(?!\p{L})|, \p{Lu}\p{Ll}+\W*$/u;
/** What tells and then asks: no yes is to both. */
const ASKS_WITHIN =
  /[?？](?![?!]|(?<=[?!]{2})\P{L}*$)|[.;!] which\b|\bguess (?:who|what|where)\b|(?:^|[,.;] |\b(?:but|and|so) )(?:who|what|why|how|where|is it|does (?:he|she)|am i)\b/iu;
/** Behind it stands what is only mentioned: a clause beside the deed, a likeness, what was heard or at hand. */
export const BESIDE_DEED =
  /(?<!\p{L})(?:while|when(?:ever)?|every time|until|'?til|till|because|bc|cos|cuz|since|so (?=i|he|she|it|they|we|that|nobody)|than|unless|before|after|during|(?<!(?:i|we|they|would|you) )like|as|(?<!^)(?:if|(?<!(?:me|i|him|her|us|them|he|she) )who|where)|instead of)(?!\p{L})(?! \S+(?: \S+)? (?:i|he|she|we|they)(?!\p{L}))[^,;:]*$|(?<!\p{L})(?:with(?:out)? (?:\S+ ){0,2}|(?:hear|heard|see|saw|smell) (?:\S+ )?|(?:size|shape|colou?r|weight|price) of (?:\S+ )?)$/iu;
/** Behind it stands where a deed took place, or whom it was for. */
export const PLACE_OF_DEED =
  /(?<!\p{L})(?:(?:in(?:to|side)?|on(?:to)?|at|from|off|over|under|around|behind|past|for|near|(?:side|end|edge|top|back|front|corner) of) (?:(?:a|an|the|my|his|her|our|their|its|your|this|that|one|two|some|every|same|whole|\p{L}+['’]s) ){0,2}|to (?:a|an|the|my|his|her|our|their) )(?:\p{L}+ )?$/iu;
/** `Is it polite or is it a slap`, wherever it stands. */
const ASKS_EITHER = /\bis (?:it|that|this) [^.;!?]* or (?:is|a|an|just|not)\b/iu;
/** What is said to the court and not of the case. */
export const TO_THE_COURT =
  /^(?:(?:serious|genuine|quick|honest|simple) question(?: (?:re|about|for|on)(?!\p{L})[^?!.]{0,30})?|i rest my case|see attached|case closed|the defen[cs]e rests|end of story|thank(?:s| you)|please advise|discuss|thoughts|that(?:'|’)?s (?:it|all)|(?:yes or no,? ?)?(?:(?:we|i) (?:just )?(?:need|want|demand|await) an? (?:ruling|verdict|answer|decision)|please (?:rule|decide|settle (?:this|it)))|yes or no|(?:dear |hello |hi )?(?:your honou?rs?|judge|court)|(?:hello|hi|hey|good (?:morning|afternoon|evening|day))(?: \p{L}+){0,2})\W*$/iu;
/** What a sentence of the case may open with. */
export const GREETING = /^(?:hello|hi|hey|dear|good (?:morning|evening))(?: \p{L}+){0,3}, (?=(?:\S+ ){4})/iu;
/** `No`, `so` and `or` are words of other languages too, where they lean on nothing. */
export const LEANING =
  /^(?:(?:that|and|but|yet|yes|nope|same|anyway|whatever)(?:['’]\p{L}+)?(?!\p{L})|(?:so|or|no)(?=\W*$|,? (?:it|that|this|i|he|she|they|we|you|what|now|not|there|here|yes|no|way)\b)|it(?: is|['’]s) true)/iu;
/** `Ok it was me.`: what it was stands behind it. */
export const LEADS_IN =
  /(?:it was (?:me|i)|guilty|i['’]?ll own (?:it|that|up)|i confess|confession|hear me out|full disclosure|in my defen[cs]e)\W*$/iu;
/** Words that are understood behind the sentence before alone, or go on with it. */
export const LEANS_BACK =
  /(?<!\p{L})(?:it|its|this|that|thats|so|them|these|those|one|ones|same|too|also|again|then|the (?:first|second|former|latter|opposite)|says? (?:yes|no))(?!\p{L})|^i say(?!\p{L})|^(?:and|but|so|or|then|which|because)(?!\p{L})/iu;

const DID = `(?:${PAST}|(?:take|leave|keep|eat|put|tell|say|borrow|use|park|owe|play|sing|hum|make|talk|turn|give|get|call|wear|drive|read|walk|come|refuse|forget)s)`;
const PEOPLE =
  "(?:\\p{L}*mates?|brother|sister|mum|mom|dad|mother|father|boss|manager|colleagues?|co-?workers?|friends?|husband|wife|boyfriend|girlfriend|partner|bf|gf|ex|neighbou?rs?|landlord|cousin|aunt|uncle|gran\\p{L}*|kids?|son|daughter|bro|sis|nephew|niece|flatmate|housemate|grand\\p{L}+)";
/** Whom a claim is about where it opens with a person, and the words by which a sentence brings one up. */
export const OPENS_WITH_PERSON = /^(?:and |but |then |now )?(?:he|she|they|him|her|them)(?!\p{L})/iu;
export const NAMES_PERSON = /(?<!\p{L})(?:he|she|him|his|her|hers|they|their)(?!\p{L})/iu;

const LEAD = "^(?:(?:and|but|so|ok|yes|then|now|always|never|constantly|just|once|again|also|yesterday|today) )*";
/** A person first, or a word that may be a name and what it did, or the deed alone: thumbs leave out who did it. */
const TOLD_OF_OTHERS = new RegExp(
  `${LEAD}(?:(?:he|she|they|you|u|hes|shes|theyre|mum|mom|mam|dad|(?:my|our) (?:\\p{Ll}+ )?${PEOPLE}|(?!This|That|There|It|What|Nothing|Everything|The|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Twenty|Thirty|Forty|Fifty|Every|All|Both|Most|Some|Several|Half|Last|Same|No|His|Her|Their)\\p{Lu}\\p{Ll}+(?= (?:is|was|has|had|did|\\p{L}{3,}s|${DID}) ))(?:['’]\\p{L}+)? |(?:(?!i |it |its |that |this |what |which )\\p{L}+ )?${DID} |\\p{Ll}{3,}(?:s|ed) (?:my|me|his|her|our|us|every|how) )`,
  "u",
);
const TOLD_OF_FILER = new RegExp(
  `${LEAD}(?:i|we|i['’]?ve) (?!am |was |[^.]*\\bmyself\\b)(?=.*\\b(?:he|she|they|him|her|them|his|hers|their|you|your|we|us)\\b|.*\\p{Ll} \\p{Lu}\\p{Ll})|${LEAD}(?:we|both of us|neither of us) `,
  "u",
);
/** Feelings, wishes, guesses, likenesses and appeals: true or false for nobody but their author. */
const NO_EVENT =
  /\b(?:should|must|ought|needs?|wants?|wish|hoped?|thinks?|thought|feels?|felt|believed?|know|knew|loved|regret|guess|maybe|perhaps|probably|would|could|might|may|like an?|as if|supposed|seriously|basically|apparently|please|pls|judge|court|your honou?r|justice|ruling|settle|if|or)\b/iu;

/** Fewer words behind a charge are an aside: `i have eyes`. */
const FOUR_WORDS = /^(?:\S+\s+){3}\S/u;
const THREE_WORDS = /^(?=\S+\s+\S+\s+\S)/u;
const FINITE = `(?:(?:is|was|are|were|has|have|had|does|did|do|can|will|cant|could|isn|wasn|aren|hasn|didn|doesn)(?:['’]?n?['’]?t|nt)?|${PAST}|came|went|got|said|(?:know|own|sit|live|need|go|take|leave|keep|eat|put|use|make|turn|give|get|call|wear|walk|hum)e?s)`;
/** Somebody or something first, and a verb behind it: what can be taken for said. Half a sentence or a cry can't. */
export const STATEMENT = new RegExp(
  `${THREE_WORDS.source}${LEAD}(?!who|what|why|how|when|where|which|if |not |no |honestly |just |maybe |wanted )(?:(?:i|he|she|they|we|you|u|it|im|ive|hes|shes|theyre|its|weve)(?:['’](?:s|m|re|ve|d|ll))? \\p{L}|there(?:['’]s| is| was| are| were) |(?:[\\p{L}'’…-]+ ){1,6}${FINITE} |\\p{Lu}\\p{Ll}+ (?:only |just |never |always |still )?\\p{L}{3,}s )`,
  "u",
);
/** The first claim is asked for its fairness only where the other can know what it tells. */
const TELLS_OF_MORE_THAN_FILER =
  /^(?:and |but |so |ok |now )*(?!(?:i|im|ive|id|it|its|there|this|that|these|those)(?:['’]\p{L}+)?(?!\p{L}))|(?<!\p{L})(?:he|she|they|him|his|her|you|your|we|us|our)(?!\p{L})/u;
/** A verb that opens a sentence whose author leaves out who did it. */
const UNSAID_VERB = new RegExp(
  `^(?:${DID}|\\p{Lu}\\p{Ll}{2,}(?:s|ed)(?= (?:my|me|his|her|our|us|every|how) ))(?= )`,
  "iu",
);
/** The capital that begins a sentence, but for names, and words that shout. */
export const NO_NAMES: readonly RegExp[] = [
  UNSAID_VERB,
  /^(?:He|She|They|You|My|Our|I|We|It|There|The|One|Mine|Hers|His|Her|And|But|So|Then|Now|Yes|Ok)\b/u,
  /(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu,
];
/** What the filer would do, thinks or asks for, or says of the telling: it is true, and changes nothing. */
const ASIDE =
  /^\W*(?:(?:and|but|so|honestly|yes|no) )*(?:(?:i )?(?:would|will|won['’]?t|should|stand by|regret|refuse|maintain|suppose|mean|value|consider|swear)(?!\p{L})|i(?:['’](?:d|ll)) |(?:id|ill) (?:do|not|never|take)|i(?:['’]?m| am) not (?:even )?(?:exaggerating|joking|kidding|making|asking|saying|proud)|not (?:even )?(?:exaggerating|sorry)|no regrets|worth it|just saying|for the record)/iu;
/** Wishes, pleas and what is said to the court: nobody can answer for them. */
const TO_COURT =
  /\b(?:court|judge|your honou?r|verdict|ruling|justice|settled?|professional|advice|discuss|thoughts|guilty|asking for|i rest|i plead|i (?:just )?(?:want|need|demand|request|hope|wish|ask|swear)|i(?:['’]d| would) like|(?<=^|[,.;] )i (?:can['’]?t|cannot)|abeg|(?<!\p{L} )(?:let|make|tell) (?:him|her|them|me|us)|someone (?:help|tell)|help me|please|pls|(?<!not )sorry)\b/iu;

/** A question as a thumb asks it, with its mark or without; `did it myself` tells. */
export const ASKING =
  /^(?:is|are|am|was|were|do|does|did|has|have|should|can|could|would|will) (?:it(?<!(?:did|has|do|have) it)|i|he|she|they|we|you|u|my|our|the|a|an|this|that|there|anyone|everyone|whoever)\b|^(?:is|are|do|does|should|can) (?!not|always|never|still|just|so|all)\p{L}+ [^.]*\bor\b|^(?:who|which|what) [^.?!]*\bor (?:the|whoever|mine|his|hers|theirs)\b|^who (?:owns|gets|pays|decides|keeps|wins) |^how (?:many|much|long|often|far|late|early|old) (?!i |he |she |we |they )|^(?:if|when) [^.?!]*(?<!that|what|whether|if) (?:should|does|do|is|are|can|may) (?:that|this|it|he|she|they|i|you|we|the)(?= )/iu;
/** The same of somebody by name. */
export const ASKING_OF_NAMED =
  /^(?:[Ii]s|[Dd]oes|[Dd]id|[Hh]as|[Ss]hould|[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill) \p{Lu}\p{Ll}+ \p{Ll}/u;
export const ASKING_WHAT =
  /^(?!what (?:came|went|happened|arrived|i|he|she|they|we|you)(?!\p{L})[^?]*$)(?:at what|who|what|why|how|when|where|which|whose|whom)(?:['’]?s| \p{L}+)?(?: \p{L}+)? (?:is|are|was|were|do|does|did|has|have|should|can|could|would|will|am)\b/iu;
export const ASKING_WITH_MARK =
  /^(?:at what|who|what|why|how|when|where|which|whose|whom|is|are|am|do|does|did|has|have|should|can|could|would|will|isn['’]?t|aren['’]?t|doesn['’]?t)\b|, (?:should|do|does|is|are|can|would|am) (?:i|you|we|they|it|that|this|he|she)\b|, who(?:se)? (?:is|was|gets|owns|pays)\b/iu;
export const TAG = /,? (?:no|right|yes|innit|or not|or what|okay|ok|am i|is it|isn['’]?t it)[?？]\P{L}*$/iu;
export const PREAMBLE = /^(?:(?:so|ok|okay|and|but|well|honestly|genuinely|seriously|question)[,:]?\s+)+/iu;
/** Japanese asks with a full stop as well. */
export const MARKED = /(?:[?？؟]|か[。．]?)["’'」\p{Extended_Pictographic}\s]*$/u;

/** It asks for more than a yes, in one clause. */
const OPEN_QUESTION =
  /^(?:(?:so|ok|and|but|honestly)[,:]? )*(?:who|what|why|how|when|where|which|whose|at what)\b|, who(?:se)? (?:is|was|gets|owns|pays)\b/iu;
/** It opens with its verb, so that a yes can mean one thing alone. */
const PLAIN_QUESTION =
  /^(?:(?:so|ok|and|but|honestly)[,:]? )*(?:is|are|am|was|were|do|does|did|has|have|should|can|could|would|will)\b/iu;

/** What puts a sentence into a frame: all of it must be so. */
export interface FrameRule {
  /** The first of them that no other sentence has; none where it can't be asked about for sure. */
  frames: readonly FrameName[];
  /** What its words match, without what they quote and without capitals that are no names. */
  has: readonly RegExp[];
  lacks?: RegExp;
  /** What it matches with its quotations. */
  whole?: RegExp;
  /** It is confessed in the sentence itself. */
  isOwn?: true;
  /** At the beginning, or behind some other claim. */
  place?: "first" | "behind";
}

/** In their order: the first that fits decides. */
export const FRAME_RULES: Record<"question" | "statement", readonly FrameRule[]> = {
  question: [
    {
      frames: ["answered"],
      has: [PLAIN_QUESTION],
      lacks: /\bor (?!(?:not|no|nah)\b)|n['’]?t (?:it|that|this|he|she|they|we|you|i)\b|[.?!] /iu,
    },
    { frames: [], has: [/[.!?] \P{L}*\p{L}/u] },
    { frames: ["either"], has: [PLAIN_QUESTION, /\bor\b/iu], lacks: /\bor (?:not|what|nah|no)\b/iu },
    { frames: ["open"], has: [OPEN_QUESTION], place: "first" },
    { frames: ["either"], has: [/ (?:should|does|do|is|are|can) [^.?!]*\bor (?:should|does|do|is|are|can)\b/iu] },
  ],
  statement: [
    { frames: ["either"], has: [ASKS_EITHER] },
    { frames: [], has: [ASKS_WITHIN] },
    { frames: ["against"], has: [WHO_ACTS.ownsUp], isOwn: true },
    { frames: [], has: [REQUEST] },
    { frames: [], has: [TO_COURT] },
    { frames: [], has: [ASIDE], place: "behind" },
    { frames: [], has: [ADDRESS], place: "behind" },
    { frames: ["agreed"], has: [OPINION] },
    { frames: ["agreed"], has: [VERDICT], place: "first" },
    { frames: ["said"], has: [SAYING], lacks: SAYS_MORE },
    { frames: ["against"], has: [/(?<!\p{L})i(?:['’]?(?:ve|m|d|ll))?(?!\p{L})/iu], isOwn: true },
    // A sigh, a joke and a fact alike: what fits any of them is asked.
    { frames: ["changes", "matters"], has: [STATEMENT], whole: FOUR_WORDS, place: "behind" },
    // What one has seen of the other, so that both can say whether it is so.
    { frames: ["true"], has: [TOLD_OF_OTHERS], lacks: NO_EVENT, whole: THREE_WORDS, place: "first" },
    { frames: ["true"], has: [TOLD_OF_FILER], lacks: NO_EVENT, whole: THREE_WORDS, place: "first" },
    { frames: ["true"], has: [], lacks: NO_EVENT, whole: CHAT, place: "first" },
    { frames: ["fair"], has: [STATEMENT, TELLS_OF_MORE_THAN_FILER], place: "first" },
    { frames: ["either"], has: [/\bor\b/iu], lacks: STATEMENT, place: "first" },
    { frames: ["whole"], has: [THREE_WORDS], place: "first" },
  ],
};

/** A last sentence of two to eight words that asks nothing. */
export const ENDS_IN_A_LINE =
  /^(?!\P{L}*(?:who|whose|what|when|where|why|how|which|is|are|do|does|did|should|can)\b)\P{L}*(?=\S*[\p{L}\p{N}])(?:[^\s?]+\s+){1,7}[^\s?]+$/iu;
/** "like some Victorian clerk", up to where the clause ends. */
export const LIKENS = /\blike (?:an?|some|the|one of) (?:[^\s.,;:!?()…]+ ?){1,6}(?=[\s.,;:!?()…]*$|[.,;:!?()…])/iu;
/** Words in capitals, of somebody who does not write all of it so. */
export const STRESSES = /(?<=\p{Ll}.*)(?<![\p{L}\p{N}])\p{Lu}{3,}(?: \p{Lu}{2,})+(?![\p{L}\p{N}])/u;
