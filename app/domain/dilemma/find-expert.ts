/** Who knows what this court must not decide. */
export const EXPERTS = ["medicine", "debt", "law"] as const;
export type Expert = (typeof EXPERTS)[number];

const SENTENCES: Record<Expert, string> = {
  medicine:
    "This is about somebody's health, and this court only plays at deciding: please ask a doctor or a pharmacist, who will gladly tell you.",
  debt: "This is about money that is owed in earnest, and this court only plays at deciding: please talk to a debt advice service, most of which are free and have seen it all before.",
  law: "This is a real legal matter, and this court is not a real one: please ask a lawyer or a legal advice centre.",
};

/** One kind sentence that says whom to ask. */
export function expertSentence(expert: Expert): string {
  return SENTENCES[expert];
}

/** One of these words, whole. A `_` stands for any few words between two, in the same sentence. */
function phrases(...list: string[]): RegExp {
  const between = String.raw`(?:\W+[\p{L}\p{N}'’£$€,-]+){0,5}?\W+`;
  const alternatives = list.map((phrase) => phrase.replaceAll(" _ ", between).replaceAll(" ", String.raw`\W+`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives.join("|")})(?![\p{L}\p{N}])`, "iu");
}

const MEDICINES =
  "(?:antidepressants?|antibiotics?|insulin|ibuprofen|paracetamol|aspirin|statins?|steroids?|blood thinners?|painkillers?|sleeping pills|beta blockers?|lithium|warfarin|ssris?|meds|medications?|medicines?|prescriptions?|chemo(?:therapy)?|inhaler|contraceptive(?: pill)?)";

/** What is done with a medicine. Buying one a rack to stand on is nobody's illness. */
const TAKING =
  "(?:tak(?:e|ing)|stop|stopping|quit|quitting|skip|skipping|start|starting|come off|coming off|go off|going off|mix|mixing|combine|doubl(?:e|ing)|halve|cut(?:ting)? down|up|change|swap|give)";

const CREDITORS =
  "(?:banks?|lenders?|credit cards?|loan sharks?|debt collectors?|tax (?:office|man)|taxes|hmrc|irs|council tax|payday lenders?)";

const OPPONENTS =
  "(?:employer|company|boss|bank|landlord|landlady|hospital|clinic|doctor|dentist|surgeon|insurer|insurance|police|council|school|university|government|former employer|contractor|builder)";

const MATTERS: Record<Expert, RegExp> = {
  medicine: phrases(
    `${TAKING} _ ${MEDICINES}`,
    `${MEDICINES} _ (?:doses?|dosage|overdose|side effects|expired)`,
    `${MEDICINES} or (?:wait|not|leave it)`,
    "(?:doses?|dosage) of _ (?:mg|pills?|tablets?)",
    String.raw`\d+\s?(?:mg|milligrams?)`,
    "off my meds",
    "(?:chest|stomach|abdominal|kidney) pains?",
    "(?:short of breath|blood in my|coughing (?:up )?blood|passed out|a seizure|a stroke|heart attack|concussion)",
    "(?:found|got|have|has|noticed) (?:a|this|the) (?:lump|growth|strange mole|weird mole)",
    "(?:mole|lump|rash|wound|cut) _ (?:growing|bigger|changed|spreading|infected|stitches|for weeks)",
    "(?:fever|temperature) of (?:3[89]|4[0-2]|10[0-9])",
    "(?:see|go to|call|ask|visit|ring) (?:a|the|my) (?:doctor|gp|specialist)",
    "(?:emergency room|a&e|go to (?:the )?(?:er|hospital))",
    "(?:have|get|having|getting|skip|delay|cancel|refuse|go through with) _ (?:surgery|an operation|the operation|biops(?:y|ies)|a scan|vaccinated|the vaccine|an abortion|a vasectomy|ivf|a root canal)",
    "(?:diagnos(?:ed|is)|second opinion|symptoms|miscarriage|pregnancy test)",
  ),
  debt: phrases(
    "(?:payday|high.interest|consolidation|bridging) loans?",
    "(?:bankrupt|bankruptcy|insolvent|insolvency|bailiffs?|repossess(?:ed|ion)?|foreclosure|debt collectors?|debt management|debt relief)",
    `(?:owe|owing|owed) _ ${CREDITORS}`,
    String.raw`(?:in|into|of) (?:[£$€]?[\d,.]+k?\s?(?:of\s)?|credit card\s|serious\s|deep\s)?debts?`,
    "(?:my|our|student|card|gambling|all (?:my|the)) debts?",
    "(?:pay|clear|settle|consolidate|ignore) _ (?:debts?|overdraft|arrears)",
    "(?:behind|arrears) (?:on|with|in) _ (?:rent|mortgage|payments|repayments|bills)",
    "(?:miss|skip|default on|stop paying|not pay) _ (?:mortgage|loan|rent|repayments?|credit card|council tax)",
    "(?:take out|get|sign) (?:a|another|one more|the) (?:loan|second mortgage|credit card) to pay",
    "(?:borrow|gamble|bet) _ (?:my|our) (?:rent|savings|mortgage)",
    "remortgage",
  ),
  law: phrases(
    `(?:sue|suing|take) (?:my|our|the|an?)(?: (?:old|ex|former))? ${OPPONENTS}(?: to court)?`,
    String.raw`(?:sue|suing|claim) _ (?:damages|compensation|negligence|[£$€]\s?\d[\d,.]*)`,
    "(?:plead|pleading) (?:not )?guilty",
    "(?:press|drop|pressing|dropping) charges",
    "(?:file|filing|sign|contest|contesting|go through with) _ (?:divorce|prenup|custody)",
    "(?:custody (?:of|battle|hearing|agreement)|child support|alimony|restraining order|court order|court date|court summons|jury duty|power of attorney)",
    "(?:evict|eviction|evicted|notice to quit)",
    "(?:deport(?:ed|ation)?|visa (?:application|expired|runs out)|asylum|overstay)",
    "(?:accept|take|reject|refuse|sign) _ (?:settlement|severance|plea deal|non.disclosure(?: agreement)?|nda)",
    "(?:contest|change|challenge|write) (?:my|the|his|her|our) (?:will|inheritance)",
    "(?:hire|get|call|need|see|talk to) (?:a|my|the) (?:lawyer|solicitor|attorney)",
    "(?:lie|testify|perjure) _ (?:under oath|in court|to the police)",
    "(?:arrested|on bail|on probation|drink driving|drunk driving|a dui|unfair dismissal|wrongful dismissal)",
  ),
};

/** What makes the same words a game, a show or somebody's ficus. */
const AT_PLAY = phrases(
  "(?:plants?|ficus|fern|cactus|teddy|dolls?|plushie|toaster|sourdough|starter)",
  "(?:monopoly|board game|video game|card game|the sims|minecraft|catan|in the game|fantasy league|role.?play|costume|fancy dress|halloween)",
  "(?:film|movie|series|episode|season|box set|novel|podcast|song|drama|documentary)",
  "(?:doctor who|dr who|debts? of gratitude|play(?:ing)? doctor|love doctor|retail therapy)",
);

/** Such small stakes are this court's daily bread, whatever big words stand around them. */
const CRUMBS = phrases(
  "(?:slice|pizza|fries|biscuits?|cookies?|coffee|tea|cake|snacks?|sandwich|chips|crisps|lasagne|lasagna|yoghurt|yogurt|ice cream|parking spot|armrest|blanket|remote|thermostat|dishes|socks?|mug|pen|umbrella|hoodie)",
);

/**
 * Whom a dilemma needs in place of a joke of a court; null for one that is petty. A pure reading of English words, kept
 * careful on the petty side: what hurts somebody goes to the screening for serious matters first.
 */
export function findExpert(dilemma: string): Expert | null {
  if (AT_PLAY.test(dilemma)) return null;
  const found = EXPERTS.find((expert) => MATTERS[expert].test(dilemma));
  if (found === undefined || (found !== "medicine" && CRUMBS.test(dilemma))) return null;
  return found;
}
