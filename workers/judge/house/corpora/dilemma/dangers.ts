/** A deed that is dangerous or forbidden; with a second pattern only where the dilemma says that too. */
type Danger = readonly [deed: RegExp, where?: RegExp];

/** A deed as it begins, behind words that change nothing. */
function does(deed: string): RegExp {
  return new RegExp(
    `^(?:(?:i|we|and|just|secretly|simply|still|quickly|maybe|(?:go ahead|get up|go) and|try(?:ing)? to) )*(?:${deed})`,
    "iu",
  );
}

const LIVING =
  "(?:him|her|them|some(?:one|body)|(?:my|the|his|her|our|their|this|that) (?:neighbou?r|ex|boss|brother|sister|kid|son|daughter|child|baby|husband|wife|boyfriend|girlfriend|partner|flatmate|roommate|teacher|mate|friend|dog|cat|landlord|guy|bully|pet|mum|mom|dad)(?:'s (?:dog|cat|kid|son|daughter|child|baby))?)";
const MEDICINE =
  "(?:meds|medications?|medicines?|insulin|antidepressants?|ibuprofen|paracetamol|aspirin|ritalin|adderall|antibiotics?|(?<!vitamin )(?:tablets?|pills?)|painkillers?|inhaler|statins?|blood thinners?|warfarin|lithium|chemo\\w*|doses?|prescription|xanax|valium|sleeping pills?)";

export const DANGERS: readonly Danger[] = [
  // At the wheel, on two wheels, on the road.
  [
    /\b(?:driv(?:e|es|ing)|take (?:the|my|his|her|mum's|dad's) (?:car|bike|motorbike|scooter|van|truck|moped)|rid(?:e|ing) (?:my|the|home|a|his|her|on|without)|cycl(?:e|ing)|get (?:in|into|on) (?:the|his|her|a) (?:car|bike|van)|get a lift)\b/iu,
    /\b(?:drunk|drink[- ]?driv\w+|tipsy|hammered|wasted|stoned|high(?! ?street| ?school|way|[- ])|weed|over the limit|(?:a|an|some|few|two|three|four|five|six|seven|\d+|several|couple of|many|too much|had) (?:big |small |strong )?(?:beers?|pints?|drinks?|cocktails?|glass(?:es)? of (?:wine|prosecco)|wine|shots|whisk\w+|vodkas?)|had a few|too many|(?:on|with|after) (?:no|\S+ hours?(?: of)?|little|hardly any) sleep|haven'?t slept|not slept|(?:falling|half) asleep|(?:without|no) (?:a |my |his |any )?(?:licen[cs]e|lights|brakes|seat ?belts?|helmets?|insurance)|blindfold\w*|uninsured|on the wrong side)\b/iu,
  ],
  [/\b(?:drunk|drink)[- ]driving\b|\btext(?:ing)? (?:while|and|when) (?:i'?m )?driv/iu],
  [
    does(
      String.raw`(?:street )?rac(?:e|ing)\b.*\b(?:motorway|highway|road|street|cars?)|(?:run|jump|go through|ignore|drive through) (?:a|the|that) red(?=$| light| signal)`,
    ),
  ],
  // Drugs.
  [
    /\b(?:cocaine|heroin|meth|ketamine|mdma|lsd|fentanyl|ghb|magic mushrooms|crystal meth)\b(?!.*\b(?:film|movie|documentary|series)\b)/iu,
  ],
  [
    does(
      String.raw`(?:do|take|try|snort|smoke|drop|buy|sell|deal|have|share|roll|carry|smuggle|hide|eat|pop|vape)(?:ing)? (?:a |an |the |some |my |his |her |our |line of |lines of |gram of |bit of |more )*(?:drugs|coke\b(?= (?:at|in|tonight)|(?: with| off| from) (?!(?:the|a|my|ice|lunch)\b)|$)|crack$|acid(?=$| (?:at|with|in|before|tonight))|ecstasy|molly|speed$|weed\b(?! ?(?:killer|whacker|out))|cannabis|hash\b(?! browns?)|joint\b|edibles?|shrooms|poppers|nos$|steroids)|get (?:really |so |too )?high$|get high (?:with|at|on|before|tonight|again)`,
    ),
  ],
  [
    /\b(?:snort\w*|do coke|lines? of coke|spik(?:e|ing) (?:the|his|her|their|\p{L}+'s|my \p{L}+'s) (?:drink|punch|coffee|food|water)|smuggl\w+\b(?!.*\b(?:snacks?|popcorn|sweets|sandwich\w*|cinema|cat|dog|hamster)\b))\b/iu,
  ],
  [
    /\b(?:vodka|wine|beers?|whisk\w+|gin|alcohol|drink(?:ing)?|cocktails?|pints?)\b/iu,
    new RegExp(String.raw`\b(?:${MEDICINE}|pregnant|breastfeeding)\b`, "iu"),
  ],
  // Medicine that is stopped, doubled or shared.
  [
    does(
      String.raw`(?:stop|quit|skip|come off|go off|get off|double|triple|halve|cut|up|mix|share|swap|crush|sell|miss)(?:p?ing)?\b.*\b${MEDICINE}\b`,
    ),
  ],
  [
    does(
      String.raw`give (?:${LIVING}|the baby|the toddler) (?:\S+ ){0,2}${MEDICINE}|(?:take|give|try|swallow|pop)\b.*\b(?:two|three|four|\d+|double|extra|more|expired|out[- ]of[- ]date|\p{L}+'s|his|her|all (?:my|the))\b.*\b${MEDICINE}\b`,
    ),
  ],
  // Weapons.
  [
    does(
      String.raw`(?:bring|carry|keep|take|pull|pack|wave|point|buy|get|own|load|hide|borrow|fire|shoot)(?:ing)?\b.*\b(?:(?<!(?:glue|water|nerf|heat|massage|staple|nail|toy|top|bubble|price) )(?:guns?|pistol|rifle|shotgun)|firearms?|machete|tasers?|knuckle ?dusters?|crossbow|grenades?|explosives|ammunition|(?:flick|butterfly|hunting|combat) knife)\b|(?:bring|carry|pull|wave)(?:ing)? (?:a|my|the) knife\b(?! and fork)`,
    ),
  ],
  // Fire, power, chemicals.
  [
    does(
      String.raw`set(?:ting)? fire to (?!the (?:dance ?floor|stage|internet|charts))|set .*\b(?:on fire|alight)\b|(?:burn|torch)(?:ing)? (?:down |his|her|their|it\b|the (?:shed|house|school|office|bins?|car|place)|my (?:ex|neighbou?r|boss|landlord|flat|house|car))`,
    ),
  ],
  [
    /\b(?:fireworks?|firecrackers?|bonfire|barbecue|bbq|grill|charcoal|camping stove|generator)\b.*\b(?:inside|indoors|in (?:the|my|our) (?:flat|house|room|tent|garage|bedroom|kitchen|hallway|woods|forest|van))\b|\b(?:petrol|gasoline|lighter fluid)\b.*\b(?:fire|bbq|barbecue|bonfire|grill|light)\b|\b(?:burn|light)\w*\b.*\b(?:petrol|gasoline|aerosol)\b|\b(?:power|mains|electricity) (?:still )?on\b|\blive wires?\b|\b(?:power|electric) lines?\b|\bsubstation\b|\bhigh voltage\b/iu,
  ],
  [
    does(
      String.raw`(?:fix|open|rewire|change|replace|do|touch|repair)(?:ing)? .*\b(?:fuse ?box|wiring|gas (?:pipe|boiler|line|leak))\b|rewir|ignore the (?:gas|carbon monoxide|smoke alarm)`,
    ),
  ],
  [
    /\bmix(?:ing)? .*\bbleach\b|\bbleach (?:and|with) (?:vinegar|ammonia|\p{L}+ cleaner)|\bdrink (?:bleach|petrol|antifreeze)|\btide ?pods?\b/iu,
  ],
  // Heights, water, ice, tracks, dares.
  [
    does(
      String.raw`(?:jump|dive|leap|backflip|somersault)(?:ing)? (?:head ?first |down )?(?:off|from|out of|between|across|in(?:to)?) (?!(?:the )?(?:diving board|bandwagon|bed\b|sofa|trend|conversation|shower))|(?:climb|scale)(?:ing)? .*\b(?:crane|pylon|roof|scaffold\w*|cliff|tower|drainpipe|balcony|mast|gorge)\b|(?:hang|dangle|balanc\w*|stand|sit|lean|sunbathe|sleep|picnic)(?:e|ing)? (?:up )?(?:off|from|on|over|out of) .*\b(?:ledge|railings?|roof(?! (?:terrace|bar|garden))|cliff|tracks|rails|roller ?coaster|chairlift)\b|(?:hold on to|hang on to|skat\w+ behind) (?:a|the) (?:bus|car|truck|tram|van|train)|throw(?:ing)? .*\b(?:fireworks?|bricks?|stones?|rocks?|bottles?)\b|do(?:ing)? (?:a )?wheel(?:ie|ies)|speed(?:ing)?$|speed(?:ing)? (?:to|on|past|through|home|down)\b|tie (?:him|her|them) (?:to|up)|lock (?:him|her|them) in|shake the baby|put (?:some )?(?:vodka|alcohol|laxatives?|pills?|drugs|edibles?|weed) in (?:his|her|their|the)|(?:ignore|sit out) (?:the|my) (?:chest pain|smoke|fire|lump|gas)|leave the gas on`,
    ),
  ],
  [/\bsurf\w*\b.*\b(?:train|lift|bus|roof of|car)\b|\b(?:train|car|roof)[- ]surf/iu],
  [
    /\b(?:swim|swimming|surf|paddle|kayak|dive|go in|go out|sail)\b/iu,
    /\b(?:red flags?|no lifeguard|rip ?(?:tide|current)|strong current|storm|lightning|drunk|tipsy|quarry|reservoir|\d+ (?:beers|pints|drinks)|alone at night|at night alone|far out)\b/iu,
  ],
  [
    /\b(?:walk|skat|cross|step|driv|go|run)\w* (?:\w+ )?(?:across |on |over |onto |out on )?(?:the |a |that )?(?:frozen|thin ice|railway|(?:train |tram )?tracks|motorway|highway)\b/iu,
  ],
  [
    /\b(?:hik|ski|climb|walk|sail)\w*\b/iu,
    /\b(?:avalanche|blizzard|closed (?:piste|trail|path)|storm warning|without (?:a |any )?(?:ropes?|harness|map|water))\b/iu,
  ],
  [
    /\b(?:cinnamon|choking|blackout|benadryl|fire|skull ?breaker|one chip) challenge\b|\brid(?:e|ing) on (?:the|top of the) (?:roof|bonnet|hood|boot)\b|\b(?:walk|run|play|stand|skate|hitch\w*|wheelie|picnic)\b.*\b(?:motorway|highway|hard shoulder)\b|\b(?:on|onto|across) the ice\b(?! rink)|\bplay chicken\b|\b(?:hair ?dryer|toaster|radio|heater)\b.*\bbath|\bsmell of gas\b|\b(?:litre|liter|bottle|pint) of (?:vodka|whisk\w+|rum|gin|tequila|absinthe)\b(?=.*\b(?:bet|dare|in one)\b)/iu,
  ],
  [
    /^(?:go to (?:work|school)|work|babysit|climb|ski|operate|play with the kids|pick up (?:the|my) kids)\b.*\b(?:drunk|high|stoned|hammered)\b/iu,
  ],
  // Hurting.
  [
    does(
      String.raw`(?:punch|slap|hit|kick|stab|shoot|strangle|poison|beat|choke|headbutt|drug|attack|threaten|blackmail|stalk|harass|kill|murder|smack|spank|drown|kidnap|hurt|tase|push|shove|trip|spit (?:on|at)|dox)(?:ing)? (?:up )?${LIVING}(?!'?s? ?(?:at|in|to|up|with|an?|out|off|from|on|some|for)\b(?! (?:the (?:face|head|stairs|street|bridge|road|cliff|pool)|a (?:knife|bat|bottle|brick|hammer)))|'s|'s? (?:email|phone|idea|mood))`,
    ),
  ],
  [
    /^(?:[Pp]unch|[Ss]lap|[Ss]tab|[Ss]trangle|[Pp]oison|[Dd]rug|[Ss]pank|[Hh]eadbutt|[Bb]lackmail|[Tt]hreaten|[Bb]eat up|[Bb]lock in) \p{Lu}\p{Ll}+(?! (?:and|on the back))/u,
  ],
  [
    does(
      String.raw`catfish|(?:post|send|share|leak|sell)(?:ing)? (?:\S+ )?(?:nudes?|(?:naked|intimate) (?:photos?|pics|pictures?))|(?:.* and )?(?:fight|start a fight|pick a fight)(?:ing)? (?:with )?(?:him|her|them|the (?:guy|bouncer))|vandali|slash .*\b(?:tyres?|tires?)|key(?:ing)? (?:it|his|her|their|the car)\b|(?:smash|trash|wreck|scratch|damage|destroy|ruin)(?:ing)? (?:up )?(?:his|her|their|my \p{L}+'s|the neighbou?r's|\p{L}+'s) (?!(?:mood|day|hopes|dreams|score|record|evening)\b)|egg (?:his|her|their) `,
    ),
  ],
  // Theft and fraud.
  [
    does(
      String.raw`shoplift|pickpocket|burgle|(?:rob|loot)(?:bing)? (?:a|the|that|some) |(?:steal|nick|pocket|swipe|take)(?:ing)? .*\b(?:from (?:the |a |my )?(?:shop|store|supermarket|till|work|office|station|church|museum|purse|wallet)|without paying)\b|steal(?:ing)? .*\b(?:bikes?|cars?|phones?|wallets?|purse|money|cash|jewell?ery|laptop|scooter|parcels?|packages?|necklace|exam|identity|traffic cone|sign)\b|leave without paying|keep .*\b(?:wallet|purse|money|cash|phone|ring|card)\b.*\b(?:found|dropped|by mistake|lost)\b|keep .*too much change|not (?:scan|declare)|sneak .*\bwithout|(?:swap|switch|change) .*\bprice|dine and dash|jump the (?:turnstile|barrier)|(?:dodge|evade) (?:the |my |paying )?(?:fare|tax\w*)`,
    ),
  ],
  [
    does(
      String.raw`(?:fak|forg|falsif|launder|counterfeit|pad)\w* .*\b(?:claims?|signatures?|id|passport|receipts?|note|certificate|cv|degree|passes|documents?|insurance|invoices?|money|prescription|references?|expenses|licen[cs]e)\b|commit (?:a|fraud|arson|perjury)|(?:use|buy|get)(?:ing)? .*\b(?:fake|stolen|forged)\b (?:id|card|passport|goods|phone|bike|ticket)|(?:.* with )?a (?:fake|forged) (?:receipt|id|ticket|note|signature)|(?:lie|cheat) (?:to|on) (?:the|my|our) (?:police|insurance|tax(?:es| return)?|court|judge|visa|exam|finals)|use (?:his|her|their|\p{L}+'s|my \p{L}+'s) (?:credit |debit |bank )?(?:card|pin|identity|login)|hack(?:ing)? (?:into )?(?:his|her|their|my (?:ex|boss|school|work)|the|some)|(?:break|log) into (?:his|her|their|my \p{L}+'s|the (?:house|car|office|shop|school|flat|building|pool|garage|system))|copy .*\b(?:exam|test)\b|bribe (?:the|a) (?:cop|police|officer|official|judge|examiner|inspector)|scam|sell (?:fake|stolen)`,
    ),
  ],
  // What is eaten, and who is left alone.
  [
    /\b(?:eat|eating|try|serve|finish|drink|cook)\b.*\b(?:raw (?:chicken|pork|mince)|smells? (?:off|funny|bad|weird|sour)|gone off|mou?ldy|(?:expired|out[- ]of[- ]date|week[- ]old|days[- ]old|old) (?:meat|rice|sushi|mince|chicken|fish|prawns|shellfish)|(?:wild|unknown|strange) (?:mushrooms?|berries)|(?:mushrooms?|berries) (?:(?:i|we) (?:found|picked)|from the (?:woods?|forest|park|verge|garden))|from (?:the|a) (?:river|lake|stream|puddle|pond|canal|bin)|unpasteuri\w+|puffer ?fish|left out (?:all )?(?:night|weekend))\b/iu,
  ],
  [
    does(
      String.raw`(?:leav|let)\p{L}* .*\b(?:(?:baby|toddler|kids?|child(?:ren)?|son|daughter|\d-year-old)\b.*\b(?:in the car|alone|unattended|in the bath|by the pool)|(?:dog|cat|puppy)\b.*\bin the (?:hot )?car)\b`,
    ),
  ],
];

/** Drunk, drugs and weapons in languages of which nothing more is read. */
export const FOREIGN_DANGERS =
  /\b(?:betrunken|besoffen|bekifft|borrach[oa]s?|ivre|bourr[ée]e?|so[ûu]le?|ubriac[oa]|dronken|b[êe]bad[oa]|pijan[ya]|kokain|koks|coca[ïi]n[ae]|hero[íi]na?|drogen?|drogas?|drogues?|waffe|pistol[ae]|arma|shoplift\w*)\b|飲酒運転|酒気帯び|酔っ|麻薬|سكران|مخدرات|शराब पीकर|नशे|sharab pee/iu;

/** An option that begins so is no such deed, whatever it speaks of; medicine is not to be stopped all the same. */
export const HARMLESS_BEGINNING =
  /^(?:not|don'?t|never|avoid|refuse|report|tell|ask|call|warn|watch|read|write|hide (?:his|her|my|the) keys|(?:stop|quit|give up)(?:ing)? (?!tak|my |the |us))\b/iu;

/** At play, nothing of it is done. */
export const AT_PLAY =
  /\b(?:in (?:the|a|my|our) (?:board |video |card )?(?:game|film|movie|novel|story|play|sims|campaign)|monopoly|minecraft|gta|halloween|costume|fancy dress|cosplay)\b/iu;

/** `do it`, `join them`: what is meant stands elsewhere in the dilemma. */
export const SAID_ELSEWHERE =
  /^(?:do|try|join|say yes|go along|take part|help|go for it|come along|go ahead)\b.{0,14}$/iu;

/** `… or on the balcony`, `… or the back roads`: what goes on with the verb of the option before it. */
export const GOES_ON =
  /^(?:on|in|at|to|into|with|without|before|after|by|from|off|via|through|tonight|tomorrow|now|later|the|an?|both) ?\b/iu;
