import { props } from "../prop";

/** What is eaten and drunk, and what it stands in. */
export const FOOD = props({
  "(?:pan|pot|dish|plate|tin|sink|bowl|mug|tray)s?[^.]*soak\\p{L}*|soak\\p{L}*[^.]*(?:pan|pot|dish|plate|tin|sink|bowl|mug|tray)s?":
    [
      "question | Does soaking count as washing up? | soaking counts as washing up | soaking does not count as washing up",
    ],
  "(?:pan|saucepan|wok|lasagne tin|casserole)[^.]*(?:soak|sink|wash|dirty|left|leaves|burnt|crust|grease|days?)|(?:soak\\p{L}*|dirty|burnt|wash\\p{L}*|left|leaves)[^.]*(?:pan|saucepan|wok)":
    [
      "you | Would you eat out of a pan that was only wiped? | {p} would eat out of a pan that was only wiped | {p} would not eat out of a pan that was only wiped",
      "question | Does a pan get cleaner by waiting? | a pan gets cleaner by waiting | a pan gets no cleaner by waiting",
    ],
  "mugs?": [
    "you | Do you have a mug that nobody else may use? | {p} has a mug that nobody else may use | {p} has no mug that nobody else may use",
    "question | Can a mug belong to one person alone? | a mug can belong to one person alone | a mug can't belong to one person alone",
  ],
  "(?:the|dirty|my|his|her|your|all|do|does|did|wash(?:es|ed)?) dishes|washing up|sink|dirty (?:plate|bowl)s?": [
    "you | Is there a dirty dish in your sink right now? | {p} has a dirty dish in the sink right now | {p} has no dirty dish in the sink right now",
    "question | Is there always one more teaspoon at the bottom of the sink? | there is always one more teaspoon at the bottom of the sink | there is not always one more teaspoon at the bottom of the sink",
  ],
  "teaspoons?|spoons?|forks?": [
    "question | Can a spoon do a fork's job? | a spoon can do a fork's job | a spoon can't do a fork's job",
    "you | Have you ever eaten with a spoon because the forks were dirty? | {p} has eaten with a spoon because the forks were dirty | {p} has never eaten with a spoon for want of a clean fork",
  ],
  "(?:dishwasher)[^.]*(?:load\\p{L}*|unload\\p{L}*|stack\\p{L}*|restack\\p{L}*|empt\\p{L}*|rinse\\p{L}*|rack|put\\p{L}*|full|run|runs|turn\\p{L}*|plates?|bowls?|knives)|(?:load\\p{L}*|unload\\p{L}*|stack\\p{L}*|restack\\p{L}*|empt\\p{L}*|rinse\\p{L}*|rack|put\\p{L}*|full|run|runs|turn\\p{L}*|plates?|bowls?|knives)[^.]*(?:dishwasher)":
    [
      "you | Have you ever rearranged a dishwasher that somebody else had loaded? | {p} has rearranged a dishwasher that somebody else had loaded | {p} has never rearranged somebody else's dishwasher",
    ],
  "(?:fridge|freezer)[^.]*(?:ate|eats?|eaten|eating|finish\\p{L}*|took|takes|stole|steals|drank|drinks?|label\\p{L}*|shelf|expired|mould\\p{L}*|leftovers|smell\\p{L}*|help yourself|last|door|magnets?|empty)|(?:ate|eats?|eaten|eating|finish\\p{L}*|took|takes|stole|steals|drank|drinks?|label\\p{L}*|shelf|expired|mould\\p{L}*|leftovers|smell\\p{L}*|help yourself|last|door|magnets?|empty)[^.]*(?:fridge|freezer)":
    [
      "you | Is there something in your fridge that nobody should eat any more? | {p} has something in the fridge that nobody should eat any more | {p} has nothing in the fridge that nobody should eat",
    ],
  "(?:finish\\p{L}*|drank|drinks?|used|empty|last|no)[^.]*milk|milk[^.]*(?:carton|empty|gone|finish\\p{L}*|back|line|label)":
    [
      "you | Have you ever put an empty carton back? | {p} has put an empty carton back | {p} has never put an empty carton back",
      "question | Should whoever finishes the milk buy the next? | whoever finishes the milk should buy the next | whoever finishes the milk need not buy the next",
    ],
  "crumbs?": [
    "you | Have you ever left crumbs and looked away? | {p} has left crumbs and looked away | {p} has never looked away from crumbs",
  ],
  "salts?|salted|salty": [
    "you | Have you ever salted a meal before tasting it? | {p} has salted a meal before tasting it | {p} has never salted a meal before tasting it",
  ],
  "(?<!garlic )bread|loaf|crusts?": [
    "you | Do you eat the end of a loaf? | {p} eats the end of a loaf | {p} does not eat the end of a loaf",
    "question | Is the end of a loaf a slice? | the end of a loaf is a slice | the end of a loaf is no slice",
  ],
  "sandwich(?:es)?|sarnie|toastie": [
    "you | Would you give somebody half of your sandwich? | {p} would give somebody half a sandwich | {p} would not give anybody half a sandwich",
    "question | Does a sandwich taste better when somebody else has made it? | a sandwich tastes better when somebody else has made it | a sandwich tastes no better when somebody else has made it",
  ],
  "(?:pizza)[^.]*(?:slices?|last|topping|pineapple|order\\p{L}*|shared?|half|ate|eats|eaten|crusts?|box)|(?:slices?|last|topping|pineapple|order\\p{L}*|shared?|half|ate|eats|eaten|crusts?|box)[^.]*(?:pizza)":
    [
      "you | Do you leave the crust of a pizza? | {p} leaves the crust of a pizza | {p} does not leave the crust of a pizza",
    ],
  crisps: [
    "you | Can you eat crisps without being heard? | {p} can eat crisps without being heard | {p} can't eat crisps without being heard",
    "question | Is there a quiet way to eat crisps? | there is a quiet way to eat crisps | there is no quiet way to eat crisps",
  ],
  "last (?:slice|piece|bite|bit|biscuit|cookie|egg|roll|bagel|yogh?urt|donut|doughnut|dumpling|chip|crisp|banana|square|samosa|spring roll|sausage|nugget|bar)":
    [
      "you | Have you ever taken the last of something and hoped that nobody had counted? | {p} has taken the last of something and hoped that nobody had counted | {p} has never taken the last of something and hoped that nobody had counted",
      "question | Does the last one belong to whoever asks first? | the last one belongs to whoever asks first | the last one does not belong to whoever asks first",
    ],
  "(?:chips|fries|nuggets|onion rings)[^.]*(?:ate|eats|eaten|eating|took|takes|stole|steals|nick\\p{L}*|share\\p{L}*|plate|order\\p{L}*|hungry|last|one)|(?:ate|eats|eaten|eating|took|takes|stole|steals|nick\\p{L}*|share\\p{L}*|plate|order\\p{L}*|hungry|last|one)[^.]*(?:chips|fries|nuggets|onion rings)":
    [
      "you | Have you ever said “just one” and taken more? | {p} has said “just one” and taken more | {p} has never said “just one” and taken more",
      "question | Is one chip from somebody else's plate allowed? | one chip from somebody else's plate is allowed | not even one chip from somebody else's plate is allowed",
    ],
  "(?:ate|eats?|eaten|eating|finish\\p{L}*|slices?|pieces?|half|midnight|last)[^.]*(?:cakes?|brownies?|muffins?|doughnuts?|donuts?|cupcakes?|cheesecake|tiramisu|trifle|pudding|dessert)|(?:cakes?|brownies?|muffins?|doughnuts?|donuts?|cupcakes?|cheesecake|tiramisu|trifle|pudding|dessert)[^.]*(?:ate|eats?|eaten|eating|finish\\p{L}*|slices?|pieces?|half|midnight|last|gone)":
    [
      "you | Have you ever eaten cake in the middle of the night? | {p} has eaten cake in the middle of the night | {p} has never eaten cake in the middle of the night",
      "question | Is there a wrong time for cake? | there is a wrong time for cake | there is no wrong time for cake",
    ],
  "chocolates?|sweets|candy|haribo|easter eggs?|toblerone|twix|kitkat|snickers": [
    "you | Do you have a secret supply of sweet things? | {p} has a secret supply of sweet things | {p} has no secret supply of sweet things",
  ],
  "biscuits?|cookies?|digestives?|hobnobs?|jaffa cakes?": [
    "you | Have you ever eaten a whole packet and said “a few”? | {p} has eaten a whole packet and said “a few” | {p} has never eaten a whole packet and said “a few”",
    "question | Does a packet of biscuits belong to whoever opens it? | a packet of biscuits belongs to whoever opens it | a packet of biscuits does not belong to whoever opens it",
  ],
  "(?:ice cream|gelato)[^.]*(?:ate|eats?|eaten|eating|finish\\p{L}*|took|takes|stole|steals|drank|drinks?|label\\p{L}*|shelf|expired|mould\\p{L}*|leftovers|smell\\p{L}*|tub|freezer|vegan|spoon|flavou?r)|(?:ate|eats?|eaten|eating|finish\\p{L}*|took|takes|stole|steals|drank|drinks?|label\\p{L}*|shelf|expired|mould\\p{L}*|leftovers|smell\\p{L}*|tub|freezer|vegan|spoon|flavou?r)[^.]*(?:ice cream|gelato)":
    [
      "you | Have you ever eaten ice cream out of the tub? | {p} has eaten ice cream out of the tub | {p} has never eaten ice cream out of the tub",
      "question | Is a tub of ice cream meant for one? | a tub of ice cream is meant for one | a tub of ice cream is not meant for one",
    ],
  "(?:eggs?|omelette)[^.]*(?:boil\\p{L}*|fr(?:y|ied|ies)|poach\\p{L}*|runny|scrambl\\p{L}*|yolk|cook\\p{L}*)|(?:boil\\p{L}*|fr(?:y|ied|ies)|poach\\p{L}*|runny|scrambl\\p{L}*|yolk|cook\\p{L}*)[^.]*(?:eggs?|omelette)":
    [
      "you | Can you boil an egg without a timer? | {p} can boil an egg without a timer | {p} can't boil an egg without a timer",
    ],
  "recipes?|cooks?|cooked|cooking": [
    "you | Is there one dish that you cook really well? | {p} cooks one dish really well | {p} cooks no dish really well",
  ],
  "microwave[ds]?|reheat(?:s|ed|ing)?": [
    "you | Have you ever stopped a microwave with one second to go? | {p} has stopped a microwave with one second to go | {p} has never stopped a microwave with one second to go",
    "question | Should everything be allowed in a microwave? | everything should be allowed in a microwave | not everything should be allowed in a microwave",
  ],
  "kettle|cuppa|brew|(?:makes?|made|making) (?:\\p{L}+ ){0,2}tea|tea ?bags?|cups? of tea": [
    "you | Have you ever made tea for one and hoped that nobody came in? | {p} has made tea for one and hoped that nobody came in | {p} has never made tea for one and hoped that nobody came in",
    "question | Should whoever boils the kettle ask around? | whoever boils the kettle should ask around | whoever boils the kettle need not ask around",
  ],
  "coffees?|espresso|latte|cappuccino|cafetiere|french press": [
    "you | Are you good company before the first coffee? | {p} is good company before the first coffee | {p} is no good company before the first coffee",
  ],
  "(?<!mid.)chew(?:s|ed|ing)?|slurp(?:s|ed|ing)?|crunch(?:es|ed|ing)?": [
    "you | Do you know what you sound like when you eat? | {p} knows the sound of their own eating | {p} does not know the sound of their own eating",
  ],
  "(?:ate|eats?|eating|eaten|drank|drinks) (?:half (?:of )?|all (?:of )?)?(?:my|our|his|her|their|your)": [
    "you | Have you ever eaten or drunk what was not yours and kept quiet? | {p} has eaten or drunk what belonged to others and kept quiet | {p} has never eaten or drunk in secret what belonged to others",
    "question | Does food taste better when it was meant for somebody else? | food tastes better when it was meant for somebody else | food tastes no better when it was meant for somebody else",
  ],
  cereal: [
    "you | Have you ever eaten cereal for dinner? | {p} has eaten cereal for dinner | {p} has never eaten cereal for dinner",
  ],
  jollof: [
    "you | Have you ever praised a jollof out of politeness? | {p} has praised a jollof out of politeness | {p} has never praised a jollof out of politeness",
    "question | Is there only one right jollof? | there is only one right jollof | there is more than one right jollof",
  ],
  "spicy|chill?i(?:es)?|jalape\\p{L}+|curry": [
    "you | Have you ever said “it's not too spicy” with tears in your eyes? | {p} has said “it's not too spicy” in tears | {p} has never said “it's not too spicy” in tears",
  ],
});
