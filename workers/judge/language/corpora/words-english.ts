/**
 * Words of complaints in English of any country, slang and contractions included, in the folded form of `foldWords`.
 */
export const ENGLISH_WORDS = `
a an the this that these those my your his her its our their mine yours hers ours theirs i me you he him she it we us they
them myself yourself himself herself itself ourselves themselves who whom whose which what when where why how and or but nor
so if because though although while until unless since than as of at by for with without within into onto from to in on off
out up down over under again further then once here there all any both each few more most other some such no not only own
same too very just also even still yet ever never always often sometimes usually rarely already almost enough about above
across after against along among around away back before behind below beneath beside between beyond during except inside
outside like near past round through throughout toward towards till upon via is am are was were be been being do does did
done doing have has had having can could will would shall should may might must ought need dare cannot ain isn aren wasn
weren don doesn didn hasn haven hadn won wouldn shouldn couldn mustn mightn let lets get gets got getting gotten go goes
went gone going come comes came coming make makes made making take takes took taken taking say says said saying tell tells
told telling ask asks asked asking give gives gave given giving keep keeps kept keeping leave leaves left leaving put puts
putting eat eats ate eaten eating drink drinks drank drunk drinking steal steals stole stolen stealing borrow borrows borrowed
borrowing return returned returns use uses used using want wants wanted know knows knew known knowing think thinks thought
thinking see sees saw seen seeing look looks looked looking find finds found finding call calls called calling try tries tried
feel feels felt seem seems become work works worked play plays played playing turn turns turned start starts started show
shows showed hear heard run runs ran move moves moved live lives lived believe hold holds held bring brings brought happen
happens write writes wrote sit sits sat stand stands stood lose loses lost pay pays paid meet met buy buys bought sell sold
send sends sent read reads watch watches watched stop stops stopped break breaks broke broken spend spent cut wait waits
waited sleep sleeps slept snore snores snoring snored clean cleans cleaned cook cooks cooked wash washes washed wear wears
wore worn drive drives drove park parks parked parking talk talks talked talking speak speaks spoke sing sings singing sang
hum hums humming laugh laughs laughed shout shouts chew chews chewing breathe breathes smell smells smelled slam slams close
closes closed open opens opened lock locks locked hide hides hid hidden throw throws threw thrown forget forgets forgot
forgotten remember refuse refuses refused insist insists insisted claim claims claimed admit deny denies denied apologise
apologize apologised promise promised swear swears swore lie lies lied lying cheat cheats cheated cheating win wins won lose
owe owes owed share shares shared split splits order orders ordered finish finishes finished reply replies replied text texts
texted ghost ghosted ignore ignores ignored interrupt interrupts cancel cancelled canceled invite invited show spoil spoils
spoiled spoiler spoilers hog hogs steals blames blamed complain complains complained demand demands argue argues hate hates
hated love loves loved like likes liked care cares mind minds bother bothers annoy annoys annoying deserve wake wakes woke
woken touch touches touched leave skip skips skipped fold folds folded peel peels drop drops dropped spill spills spilled
fix fixed lend lent replace replaced empty empties emptied fill filled hang hangs rinse rinsed wipe water watered feed fed
name named pick picks picked walk walks walked ride rides sneeze sneezes burp burps fart farts farted vape smoke smokes
time times day days night nights morning evening week weeks month months year years hour hours minute minutes second seconds
today tonight tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday weekend minute birthday christmas
party house home flat apartment room rooms bedroom kitchen bathroom shower toilet sofa couch bed table chair desk door window
fridge freezer oven sink dishwasher microwave kettle dish dishes plate plates cup mug glass spoon fork knife pan pot pots
towel towels pillow blanket socks sock shirt shoes shoe clothes hoodie jacket hair phone charger laptop computer screen tv
television remote wifi internet password netflix channel movie film show game games series episode song music volume loud
noise quiet light lights heating thermostat heater temperature degrees cold hot warm water milk coffee tea beer wine food
lunch dinner breakfast snack snacks leftover leftovers pizza burger fries chips chicken cheese bread butter cake cookie
cookies chocolate sandwich sauce salad soup slice piece last first next half whole every everyone everybody everything someone
somebody something anyone anybody anything nobody nothing none man men woman women guy guys girl girls boy boys people person
friend friends mate mates bro brother sister mother father mom mum dad parents son daughter kid kids baby wife husband partner
boyfriend girlfriend fiance fiancee roommate roommates flatmate flatmates housemate housemates neighbour neighbor neighbours
neighbors colleague coworker boss manager teacher cousin uncle aunt grandma grandpa dog cat pet car bike bus train plane seat
window road street garden fence rubbish trash bin bins garbage laundry washing money bill bills rent dollars pounds bucks
quid thing things stuff way bit lot lots word words name picture photo photos post message messages chat group story joke
jokes work job office school class meeting email trip holiday vacation gift gifts present card cards deal turn fault rule
rules chore chores list plan plans idea reason excuse truth fact right wrong good bad better best worse worst big small
little long short old new young early late high low full real really actually literally basically totally definitely
probably maybe perhaps apparently honestly seriously obviously clearly quite rather pretty much many less least one two three
four five six seven eight nine ten hundred thousand twice thrice dirty messy wet dry sick tired hungry angry mad sad happy
funny stupid petty rude lazy selfish mean nice free sure okay ok yes yeah yep nope nah please thanks thank sorry hello hi hey
im ive id ill youre youve hes shes theyre theyve thats whats theres dont doesnt didnt isnt arent wasnt werent wont cant couldnt
wouldnt shouldnt hasnt havent hadnt aint gonna wanna gotta gimme lemme kinda sorta dunno innit cos cuz coz bc tho thru ur u r
pls plz thx lol lmao omg wtf idk tbh imo fr ngl smh af asf rn aita bruh dude sis fam bestie bae slay sus cap lowkey highkey
deadass finna tryna yall bloody wanker bollocks bloke mum mam crap shit fuck fucking damn hell ass arse dick
aye wee ma maself didnae wisnae dinnae cannae couldnae wouldnae wasnae isnae doesnae hasnae yer yersel fae tae ken bairn lass
lad lassie laddie auld bonnie scran heid hoose oot aboot doon noo wi gie haud naw aff wan pure greetin
abeg wahala oga dis dat dey dem una sef wetin chop sha oya sabi don wan na abi ooh biko
lah lor leh sia meh chope kiasu kena walao alamak aiyo can liao
yaar na only itself prepone timepass kindly only yaa arre
tank petrol gas lawn mower hoover vacuum toaster cereal crisps biscuit biscuits curry rice noodles yoghurt yogurt ketchup
avocado banana apple orange hoodie sweater umbrella keys key lift elevator stairs floor wall ceiling corner shelf drawer box
bag bottle bottles can cans lid cap tube toothpaste toothbrush shampoo soap sponge bowl bowls score point points round level
controller console player team match ball board move spelling grammar playlist speaker speakers alarm snooze clock calendar
ticket tickets queue line front side top bottom middle end beginning number hand hands foot feet eye eyes face head mouth
nose ear ears nap shift cover blankets duvet thermostat loudly quietly badly well together alone straight instead otherwise
anyway however therefore meanwhile despite against per else whether either neither
anyone another cold colour color favourite favorite humming mine secret secretly public deliberately purpose accident
cleaning tidy untidy mess crumbs stain stains damage scratch scratched dent dented ruin ruins ruined destroy destroyed kill
killed beat beats hit kick punch kicked died dead die dies dying murder murdered bite bites bit stab crush cry cried crying
judge court winner loser plaintiff defendant guilty exhibit complaint verdict ruling punishment party pleaded plead override
system prompt prompts instruction instructions previous creator opponent assistant developer
scream screams screaming yell yells whisper whispers whistles whistle stare stares gossip gossips brag brags bragging
pretend pretends mock mocks mocked correct corrects corrected mispronounces pronounces copy copies copied hurt hurts hurting
threatens threatened follows followed force forces forced afraid scared safe alive life
`;

/**
 * Words of other languages that people use in the middle of English. On their own they say nothing about the language.
 */
export const LOAN_WORDS = `
deja vu faux pas cafe siesta fiesta amigo amigos hola gracias ciao macho nada kaput schadenfreude kindergarten doppelganger
karaoke sushi taco tacos burrito burritos quesadilla empanadas paella churros tortilla salsa croissant croissants baguette
brioche creme brulee fondue ratatouille pasta pizza spaghetti lasagne lasagna gnocchi pesto prosciutto espresso latte
cappuccino gelato mozzarella parmesan tiramisu bruschetta schnitzel bratwurst sauerkraut pretzel uber wanderlust zeitgeist
angst cest la vie voila merci bonjour adios por favor hasta vista mi casa es su vida loca que sera bon appetit a la carte
touche ennui cliche resume protege risque encore en suite tete kimchi ramen tofu miso wasabi bento sake kebab baklava doner
hummus falafel tahini shawarma biryani samosa paneer naan dosa idli jollof suya egusi laksa nasi goreng satay roti prata
kopi teh hijab sauna lagom hygge fika ikea smorgasbord ombudsman pierogi borscht vodka babushka robot goulash sensei emoji
chef ballet persona non grata et cetera vice versa per se ad hoc alibi bravo maestro solo diva piano opera cello patio
prima donna incognito al dente in flagrante quid pro quo de facto status magnum
`;
