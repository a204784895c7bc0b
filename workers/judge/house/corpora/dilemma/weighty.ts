/** Why the court does not decide by swipes and jokes. */
export type WeightyMatter = "health" | "law" | "debt" | "life" | "danger";

/**
 * Matters that are no trifles. What is only said beside one ("my doctor's party") is decided by the words around it.
 */
export const WEIGHTY_WORDS: readonly (readonly [WeightyMatter, RegExp])[] = [
  // Who one lives with.
  [
    "life",
    /\b(?:leav(?:e|ing)|dump(?:ing)?|divorc(?:e|ing)|separat(?:e|ing) from|split(?:ting)? (?:up )?(?:with|from)|stay(?:ing)? with|forgiv(?:e|ing)) (?:my )?(?:husband|wife|spouse|partner|fianc\S+|marriage|boyfriend|girlfriend|bf|gf|hubby)(?!['’]s)(?! (?:the|an?|some|to|alone|at|with|in|on|out|behind|for)\b)|\b(?:break(?:ing)? up|end(?:ing)? (?:it|things)) (?:with|w) (?:my )?(?:husband|wife|partner|fianc\S+|boyfriend|girlfriend|bf|gf|him|her)\b|\b(?:cheated(?! (?:at|in)\b)|cheating on|the affair|an affair|infidelity|unfaithful)\b|\b(?:break|call)(?:ing)? off (?:the|my|our) (?:engagement|wedding)|\bgo through with (?:the|my|our) (?:wedding|marriage)|\bmarry (?:him|her|again|my (?:boyfriend|girlfriend|partner|ex|cousin|best friend|fianc\S+))\b(?! (?:in|at|on)\b)|\bmarry me\b|\b(?:should|do|shall) we separate\b(?! the)|\btell(?:ing)? (?:my )?(?:husband|wife|partner|boyfriend|girlfriend|him|her)\b.*\b(?:the kiss|we kissed|slept with|cheated|affair|don'?t love|the debts?)\b|\bthis marriage\b|\bmarriage (?:counsel|therapy)|\bopen (?:up )?(?:the|my|our) (?:relationship|marriage)|\bpropose to (?!the\b|an? )|\bget (?:married|engaged)\b(?! (?:in|at|on|barefoot|outdoors)\b)|\bmove out\b.*\b(?:wife|husband|marriage)\b/iu,
  ],
  // Children, and being found out to be who one is.
  [
    "life",
    /\bwant (?:to have )?(?:kids|children|a (?:baby|child))\b(?!['’])|\bhave (?:a|an?other|a (?:second|third)|our|more) (?:baby|kids?|children|child)\b(?!['’])(?! (?:shower|carrots?|menu|meal|portion|size))|\bhave (?:kids|children)\b(?!['’])(?! (?:over|meal|menu))|\b(?:his|my|our|the) baby\b(?=\?|$)|\bpaternity\b|\btry(?:ing)? for a baby|\bstart(?:ing)? a family|\bivf\b|\bfreez\w+ my eggs|\badopt(?:ing)? (?:a |an? \p{L}+ )?(?:child|baby|kid)\b|\bgive .* up for adoption|\bcom(?:e|ing) out (?:to (?:my|the|our) (?!pub\b|bar\b|party\b)|as )|\btell(?:ing)?\b.*\bi'?m (?:gay|bi|lesbian|trans|queer|ace)\b|\bstart (?:hrt|hormones|(?:my )?transition\w*)|\b(?:tell|telling|told)\b.*\bpregnan(?:t|cy)\b|\bbirth (?:mother|father|parents)\b|\bboarding school\b/iu,
  ],
  // Family.
  [
    "life",
    /\b(?:mov|put|plac)(?:e|t)?(?:ing)? (?:my |our )?(?:mum|mom|dad|mother|father|gran\p{L}*|nan|parents?|husband|wife|brother|sister|him|her) (?:in|into) (?:(?:a|the) )?(?:care|home|nursing|hospice|assisted)|\b(?:nursing|care) home\b|\bhospice\b|\bcut(?:ting)? off (?:my|our) (?:mum|mom|dad|mother|father|parents?|family|brother|sister|son|daughter)|\bno contact with my\b|\bcut(?:ting)? (?:off )?contact\b|\b(?:let|have|get) (?:my )?(?:mum|mom|dad|mother|father|gran\p{L}*|parents|mother-in-law) (?:to )?move in\b|\bmove (?:back )?in with (?:my|our) (?:mum|mom|dad|parents)|\bconfront (?:my )?(?:mum|mom|dad|mother|father|parents)\b|\b(?:re-?home|give (?:up|away)) (?:the|my|our) (?:dog|cat)\b|\bput(?:ting)? (?:(?:my|the|our) (?:old )?(?:dog|cat|horse|rabbit|pet)|him|her) (?:down|to sleep)\b|\beuthan\w+/iu,
  ],
  // Work, study, home.
  [
    "life",
    /\b(?:quit(?:ting)?|leav(?:e|ing)|resign(?:ing)? from|giv(?:e|ing) up) (?:my|this|the|a|our) (?:(?!of\b)\S+ )?(?:job|career|company|practice)\b(?! of)|\bquit (?:without|with nothing|before i have)|\bhand in my notice|\bi'?m leaving\b(?! (?:the|this|early|now|at))|\bquit (?:teaching|nursing|medicine|law|banking|acting|the (?:army|force|nhs|civil service))|\b(?:accept|take|turn(?:ing)? down|decline|reject)\b (?:the|this|that|a|my) (?:new |dream )?(?:job|promotion|position|job offer)\b(?! of)|\bchange careers?\b|\b(?:sack|dismiss) (?:him|her|them|my|the|\p{L}+$)|\blet (?:my \p{L}+|him|her|them|\p{L}+) go or keep|\b(?:switch|change|leave) (?:uni\p{L}*|college|degree|my degree|school)\b|\b(?:should|do|shall) (?:i|we) (?:just |finally )?resign\b(?! from (?:the|my|our) (?!job|post|company))|\bredundan(?:t|cy)\b|\bseverance\b|\blay(?:ing)? off (?:half|my|our|some\p{L}*|people|staff|\d+|the (?:team|staff))\b|\b(?:should|do|shall|to) (?:i |we )?(?:really |just |have to )?fire (?!up\b|off\b|the (?!intern|nanny|cleaner|new)|an? )\p{L}+|\breport(?:ing)? (?:my |the )?(?:boss|manager|colleague|coworker|co-worker)\b|\bwhistle-?blow\w*|\bretir(?:e|ing) (?:at|early|now|or|next|this)\b|\bstart(?:ing)? (?:my|our) own (?:company|business|firm)\b|\bquit (?:my|the) phd\b|\bdrop(?:ping)? out(?:\b(?! of)| of (?:uni\p{L}*|school|college|law|med\p{L}*|sixth form|my (?:degree|phd|course|studies)))|\bquit (?:uni\p{L}*|school|college|my (?:degree|phd|studies))\b|\bemigrat\w+|\bmov(?:e|ing) (?:abroad|to another country|overseas|(?:back )?(?:home )?to \p{L}+(?: \p{L}+)? (?:for|with) (?:him|her|love|work|the job|my (?:husband|wife|partner|boyfriend|girlfriend)))|\b(?:contact|meet|call|write to|forgive) my (?:dad|father|mum|mom|mother|brother|sister|son|daughter) (?:(?:again )?after (?:\S+ )?(?:years|decades?|so long))\b|\b(?:buy|sell)(?:ing)? (?:the|a|our|my|this|that) (?:house|flat|apartment)\b(?! (?:plants?|wine|blend|music|shoes?|white|red))/iu,
  ],
  [
    "health",
    /\b(?:medication|meds|terminat\w+ (?:the|my|this) pregnancy|(?:end|get rid of) (?:the|my|this) pregnancy|keep (?:the|this|my) (?:baby|pregnancy)|weeks? (?:along|pregnant)|(?:donate|give) (?:him |her |my \p{L}+ )?(?:a|my) (?:kidney|liver|bone marrow|eggs|organs?)|vasectomy|tubes tied|steriliz\w+|sterilis\w+|wisdom (?:teeth|tooth)|hysterectomy|mastectomy|hip replacement|antidepressants?|antibiotics?|(?:my|the|a|higher|double) dos(?:e|age)|prescri\w+|insulin|surgery|operation|biopsy|tumou?r|cancer|chest pain|pregnancy|(?:i'?m|am i|get|getting|become) pregnant|abortion|vaccin\w+|symptoms?|diagnos\w+|blood pressure|painkillers?|statins?|birth control|the pill|therapy for my|see a (?:doctor|gp|psychiatrist)|go to (?:a&e|the er|hospital|the doctor)|pull out (?:my|a)(?: own)? tooth|life support|mole (?:that|which)|faint\w*|lump|eating disorder|steroids)\b/iu,
  ],
  [
    "law",
    /\b(?:(?:get|hire|see|ring|call|need|ask|find) (?:a|my) (?:lawyer|solicitor|attorney)|lawsuit|(?:sue|suing)(?! (?:my|the|our|a) (?:cat|dog|plant|hamster|goldfish|fridge|toaster|fern|kettle)\b)|press charges|testify|plead|custody|restraining order|(?<!my )divorc(?:e|ed|ing)\b(?! parents)|eviction|visa application|tax (?:evasion|fraud|audit|debts?)|back taxes|probate|the will|contract dispute|court (?:date|order)|police (?:statement|report)|drink[- ]?driv\w+|asylum|immigration)\b/iu,
  ],
  [
    "debt",
    /\b(?:mortgage|remortgage|(?<!e?-?mail |inbox )bankrupt\w*|payday loan|(?:a|the|my|another) loan|in debt|debts?|(?:life|my|our|the|all) savings|pension|crypto|bitcoin|(?:buy|sell)(?:ing)? (?:the |my |some |more )?(?:\p{L}+ )?(?:shares|stocks?)\b(?! of| cubes?)|index funds?|stock market|invest(?:ing|ment)? (?:my|our|all|it all|the|\d|[£$€]|in (?:an? |the |his |her |my \p{L}+(?:'s)? )?(?:\p{L}+ )?(?:funds?|start-?up|property|gold|company|business|flat|apartment))|(?:lend|borrow|invest)\b.*[£$€] ?\d,?\d{3}|gambl\w+|bet my|second credit card|bailiffs?|consolidat\w+|£ ?\d{2,3},?\d{3}|\$ ?\d{2,3},?\d{3}|\d+ ?k loan)\b/iu,
  ],
];

/** The same in languages of which nothing more is read: whoever leaves, ends or bears somebody. */
export const FOREIGN_WEIGHTY =
  /\b(?:scheid(?:en|ung)|(?:mann|frau|freundin?) verlassen|job k[üu]ndigen|schwanger\w*|abtreib\w+|divorci\w+|embarazad\w+|abort\w+|dejar a mi (?:marido|mujer|esposo|esposa|novi[oa])|(?:quitter|tromper) (?:mon|ma) (?:mari|femme|copain|copine)|divorce\w*|enceinte|avort\w+|d[ée]mission\w*|incinta|divorzi\w+|lasciare (?:mio marito|mia moglie)|gr[áa]vida|zwanger|scheiden|opereren|operieren|operar\w*)\b|離婚|妊娠|中絶|離職|退職|طلاق|حامل|إجهاض|तलाक|गर्भ/iu;

/** Why, before anything else is said; plain in every voice, and long enough to stand alone. */
export const WEIGHTY_REASONS: Readonly<Record<WeightyMatter, string>> = {
  health:
    "This is about somebody's health, and no yes or no from here should settle it. A doctor or a pharmacist can look at all of it with you, and has been asked far stranger things. If it is hard to ask, take the question with you in writing, or take somebody along. It was right to bring it up, and it stays yours to decide.",
  law: "This is about rights and duties that do not end when a game does, and no yes or no from here should settle it. Somebody who knows the law can tell you what each way would cost, and by when it has to be done. Many advice centres ask for no fee. It was right to bring it up, and it stays yours to decide.",
  debt: "This is about money that would be missed, and no yes or no from here should settle it. Somebody who gains nothing by your answer can go through the figures with you, and there are advisers who ask for no fee. A good plan is still a good plan next week. It was right to bring it up, and it stays yours to decide.",
  life: "This would change a life, yours or somebody else's, and no yes or no from here should settle it. Nobody but you knows what it would cost and what it would mend. What helps is to say it aloud to a person you trust, and to come back to it rested. It was right to bring it up, and there is no hurry that this court could see.",
  danger:
    "One way here could hurt somebody or break the law, and no answer could speak for that one, so your answers were not weighed against it. Whatever it seems to save, it is minutes or a little pride. If somebody is pressing you, or you are not sure that everybody is safe, ask a person near you for help now.",
};

/** What is decided where there is no safe option to name: nobody is ordered to anything. */
export const WEIGHTY_DECISIONS: Readonly<Record<WeightyMatter, string>> = {
  health: "No trifle: ask somebody qualified.",
  law: "No trifle: ask somebody qualified.",
  debt: "No trifle: ask somebody qualified.",
  life: "No trifle, and nobody's to decide but yours.",
  danger: "No. Leave out what could hurt anybody.",
};

const ASK_SOMEBODY: readonly string[] = [
  "Have you had this on your mind for more than a week?",
  "Do you know somebody qualified who could be asked?",
  "Have you written down the facts in one place?",
  "Would it do you good to have somebody with you when you ask?",
  "Are you eating and sleeping about as usual?",
  "Is there a date by which this has to be settled?",
  "Would you want a friend of yours to ask somebody who knows?",
];

/** Questions for a matter that this court has no business deciding: none is a joke, and none weighs. */
export const WEIGHTY_QUESTIONS: Readonly<Record<WeightyMatter, readonly string[]>> = {
  health: ASK_SOMEBODY,
  law: ASK_SOMEBODY,
  debt: ASK_SOMEBODY,
  life: [
    "Have you had this on your mind for more than a month?",
    "Is there somebody you trust with whom you have talked it over?",
    "Have you written down what would be lost and what would be won either way?",
    "Would waiting a few weeks close a door for good?",
    "Do you feel free to decide this by yourself?",
    "Have you thought about it on a calm day as well as on a bad one?",
    "Would you tell a good friend to take more time over this?",
  ],
  danger: [
    "Is there somebody near you who could help right now?",
    "Would you want a friend of yours to take that risk?",
    "Is somebody else pressing you?",
    "Could it be put right again if it went wrong?",
    "Is there another way to get what you want out of it?",
    "Would you say the same tomorrow morning, rested and with a clear head?",
  ],
};

/** What the court sends people away with when it has no jurisdiction: kind, plain, and to be done today. */
export const WEIGHTY_STEPS: Readonly<Record<WeightyMatter, readonly string[]>> = {
  health: [
    "Put the question in two lines on paper today, and take it to a pharmacist or a doctor before you change anything.",
    "Ring a pharmacist or your doctor today and read them your question just as you wrote it here.",
  ],
  law: [
    "Put the dates and papers in one folder today, and take it to a free legal advice service before you answer anybody.",
    "Write down what happened in order, today, and ask a lawyer or an advice centre before you sign anything.",
  ],
  debt: [
    "Write the figures on one sheet today and take it to a free debt or money advice service before you agree to anything.",
    "Put the letters in one folder tonight, and ask a free money adviser to look at them with you.",
  ],
  life: [
    "Write one page tonight about how a year of each answer would look, and show it to nobody until you have slept.",
    "Ask somebody you trust for half an hour this week, and say the question aloud to them just as you wrote it here.",
  ],
  danger: [
    "Tell one person near you what you will do in its place, and have a glass of water with them.",
    "Sit down with a friend for ten minutes before anything else, and tell them what you had been thinking of.",
  ],
};
