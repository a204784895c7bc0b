/**
 * What kind of thing a word names, for the learned layer: a text about a thermostat teaches it something about a text
 * about a kettle. A word may be in several classes; its endings don't matter, see `stemOf`.
 */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
  food: "fry fries chip crisp pizza burger sandwich leftover yogurt yoghurt cheese snack cookie biscuit cream chocolate cake cereal milk coffee tea toast bread pasta spaghetti lasagna lasagne curry ramen taco burrito avocado guacamole ketchup mayo hummus cheesecake donut doughnut crumb nugget wing sushi dumpling muffin banana pancake waffle egg omelette bacon sausage steak chicken fish tuna soup salad sauce salt pepper onion garlic olive pickle mushroom pineapple apple grape lemon melon mango peach potato tomato carrot kale sprout broccoli rice noodle bean nut peanut butter jam honey sugar sweet candy popcorn pretzel croissant bagel bun roll pie pudding dessert brownie cupcake jelly beer wine prosecco cola soda juice smoothie kombucha sourdough buffet brunch lunch menu recipe restaurant takeaway barbecue bbq grill picnic gravy roast turkey ham slice bite spoonful portion crust topping magnum kitkat pringles nutella cook bake fried oven microwave fridge freezer chef waiter cafe bakery lidl tesco mcdonalds",
  home: "dish dishwasher sink tap kettle mug cup plate bowl pan pot fork spoon tupperware lid bin rubbish trash garbage recycling thermostat heating radiator blanket duvet pillow cushion sheet towel sock laundry washing hoover vacuum iron shelf sofa couch chair table carpet rug curtain lamp candle toilet loo shower bath bathtub toothbrush toothpaste shampoo conditioner razor perfume plant cactus basil orchid lawn hedge garden fence shed tree flower bike scooter umbrella hoodie jumper sweater jacket shoe slipper croc sandal hat glove scarf jean shirt dress skirt costume charger headphone printer stapler pen pencil desk office rota chore tidy mess clean dust mop sponge wardrobe drawer cupboard furniture ikea parking lift doorbell parcel package post delivery suitcase tent map gym yoga hike ski beach pool",
  screen:
    "netflix series season episode finale film movie show spoiler tv telly remote xbox playstation switch nintendo game gaming mario kart minecraft fortnite fifa monopoly uno catan scrabble chess poker cards card board dice sims zelda halo tekken duolingo wordle crossword sudoku puzzle quiz trivia bingo karaoke spotify playlist song sing singing hum whistle guitar ukulele drum piano saxophone banjo kazoo band concert musical podcast radio speaker aux wifi router password streaming youtube tiktok instagram meme emoji gif sticker selfie reel story feed whatsapp slack zoom email inbox spreadsheet powerpoint slide font level boss lap shell turn rematch score team league match tournament tennis golf bowling darts football padel badminton cinema theatre book novel chapter library comic magazine horoscope lego halloween zombie vampire dragon wizard character",
  pet: "cat kitten dog puppy pup pet hamster rabbit parrot budgie goose goat horse pony gecko tortoise goldfish seagull swan wasp mosquito bee spider moth rooster chicken ferret roomba squirrel pigeon llama alpaca corgi pug lizard snake hen duck cow sheep",
  fun: "joke joking pun prank funny hilarious laugh giggle tickle dare bet party birthday wedding christmas holiday anniversary present gift surprise dance dancing trophy prize medal banter tease mock gloat brag moustache beard haircut nickname costume lol haha jk silly",
  nuisance:
    "snore snoring chew chewing slurp crunch click tap late alarm snooze queue armrest interrupt nag nagging sulk sulking pout whine moan mumble grumpy annoying boring lazy messy smelly smell stink noisy loud noise rude picky fussy stubborn petty borrow borrowed hog forgot forget ignore ignored unfollow ghosted cancel cancelled",
  hurt: "hit hitting slap smack punch kick beat beaten choke strangle throttle shove push throw threw thrown grab drag shake shook bite bit burn bruise bleed bled bleeding blood stab shoot shot whip spank belt smash slam headbutt knock pin pinned squeeze twist pinch scratch wound injure injured hurt harm attack assault violent violence abuse abusive beating fist swing lash thrash batter thump wallop crush trample scald drown suffocate smother",
  bodypart:
    "face head arm hair neck throat back stomach belly leg wrist cheek jaw nose eye rib hand finger shoulder chest mouth lip ear skull tooth teeth ankle skin thigh bum breast body knee eyebrow",
  weapon:
    "knife knives blade gun pistol rifle shotgun machete axe hammer bat belt cane cable hose rope petrol lighter cigarette razor bleach poison acid bottle brick noose",
  kill: "kill killing murder die dying dead death suicide suicidal overdose hang hanging unalive kms funeral grave alive live living exist existing bury",
  sexual:
    "sex sexual rape raped grope groped naked nude nudes porn undress strip intimate touched touching genitals penis consent condom topless unbutton fondle molest prostitute pimp horny tape unconscious passed",
  fear: "scared afraid frightened terrified fear threaten threatened threat danger unsafe safe escape hide hiding cry crying beg panic tremble flinch eggshells mood temper rage angry anger furious police ambulance hospital nurse doctor court stitches shelter",
  control:
    "allow allowed allows let lets permission permit forbid forbidden forbids control controls controlling obey obedient punish punishment rule rules isolate lock locked locks locking trap trapped prisoner key keys passport documents papers visa deport immigration wages allowance account money bank pension inheritance loan debt receipt force forced forces marry marriage married",
  watch:
    "follow follows followed following stalk stalker stalking track tracks tracker tracking airtag gps spyware camera spy watch watches watching window outside waiting waits waited unannounced blocked block location monitor monitors record recording hidden film filmed films",
  night:
    "night midnight bed bedroom asleep sleeping alone dark drunk stoned high wasted drinking drinks drunken vodka whisky wine drug drugs drugged spiked heroin crack cocaine pills tablets pill medication insulin paracetamol",
  secrecy:
    "secret secrets tell tells told anyone nobody noone never shame ashamed hush quiet believe private privately",
  minor:
    "kid child children baby toddler infant newborn son daughter boy girl nephew niece little grandson granddaughter stepson stepdaughter pupil teen teenager minor underage twelve thirteen fourteen fifteen eleven ten nine eight seven six school",
  despair:
    "point pointless worthless burden hopeless empty numb goodbye goodbyes gone miss better cut cuts cutting cutter starve starving wrists wake tired anymore end ending over jump bridge roof tracks note letters plan away depressed depression",
};

export const GROWN_UP_WORDS =
  "girlfriend gf boyfriend bf wife husband hubby spouse partner fiance fiancee ex missus fella mum mom mam mummy mommy mother dad daddy father parent parents sister brother sisters brothers sibling siblings sis bro nan nana gran granny grandma grandmother grandpa grandad granddad grandfather aunt auntie uncle cousin cousins stepmum stepmom stepdad stepmother stepfather stepbrother stepsister flatmate flatmates roommate roommates roomie housemate housemates friend friends bestie mate mates neighbour neighbours neighbor neighbors colleague colleagues coworker coworkers boss woman women man men lady guy bloke teacher tenant lodger landlord carer coach nurse waiter priest";

export const CHILD_WORDS =
  "kid kids child children baby babies toddler toddlers infant newborn son sons daughter daughters stepson stepdaughter niece nieces nephew nephews boy boys girl girls twins pupil pupils grandson granddaughter grandchild grandchildren";
