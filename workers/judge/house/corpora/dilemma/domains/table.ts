import type { DilemmaDomain } from "../domain";

/** Dilemmas about eating, drinking and the evening around it. */
export const TABLE_DILEMMAS: readonly DilemmaDomain[] = [
  {
    name: "cook",
    deed: /^cook\b/iu,
    ask: [
      ["do", "Is there anything in the fridge that counts as an ingredient?"],
      ["do", "Is there a clean pan in the house right now?"],
      ["do", "Would you enjoy the smell of onions more than a doorbell?"],
      ["do", "Would you feel faintly heroic by the last mouthful?"],
      ["leave", "Are you hungry enough to be rude about it?"],
      ["leave", "Would the washing-up stay there until the weekend?"],
      ["leave", "Do you already know your order by heart?"],
      ["leave", "Have you stood on your feet for most of the day?"],
    ],
    steps: {
      do: [
        "Put one pan on the stove and one song on; whatever is in the fridge when it ends is the recipe.",
        "Chop one onion before you sit down. Everything else tends to follow an onion.",
      ],
      leave: [
        "Decide what you are having instead within five minutes, and eat it off a real plate like a person of standing.",
        "Lay one proper place with a napkin, whatever lands on it, and leave the pans in peace.",
      ],
    },
    names: ["The Open Fridge Inquest", "Onion v. Doorbell", "In re a Meal, Still Unmade"],
    maxims: [
      "Hunger is a poor chef and a worse shopper.",
      "Everything tastes better at a laid table.",
      "An onion has made stronger people cry.",
    ],
  },
  {
    name: "dessert",
    deed: /^(?:eat|have|finish) (?:the|a|another|my) (?:last |second )?(?:slice|piece|dessert|pudding|cake|brownie|ice cream|cookie|biscuit|dou?gh?nut)\b/iu,
    ask: [
      ["do", "Have you been thinking of it since the soup?"],
      ["do", "Would you enjoy the third spoonful as much as the first?"],
      ["do", "Is it the good kind, and not the kind from the back of the cupboard?"],
      ["leave", "Are you full in every part but the eyes?"],
      ["leave", "Would somebody else in this house be looking for it tomorrow?"],
      ["leave", "Would it be even better with tomorrow's coffee?"],
    ],
    steps: {
      do: [
        "Have it sitting down, on the good plate, with no screen in sight and no apology.",
        "Put it on a saucer, sit by the window, and give it all five minutes it deserves.",
      ],
      leave: [
        "Wrap it, write tomorrow's date on it, and shut the fridge on it with ceremony.",
        "Brew a mint tea now and let the spoon rest until tomorrow's coffee.",
      ],
    },
    names: ["The Second Spoon", "In re One More Mouthful"],
    maxims: ["Dessert is a right, but not a deadline.", "Nobody is full until the lid is on."],
  },
  {
    name: "drink",
    deed: /^(?:have|make|drink|get) (?:a|another|one more|some) (?:\S+ )?(?:coffee|tea|espresso|latte|matcha|hot chocolate)\b(?! (?:table|machine|maker|pot))/iu,
    ask: [
      ["do", "Is it still light outside?"],
      ["do", "Would you drink it while it is hot, for once?"],
      ["do", "Are you cold as well as undecided?"],
      ["leave", "Have you had three already?"],
      ["leave", "Would you lie awake reviewing old conversations?"],
      ["leave", "Is it really a break you want, and not a drink?"],
    ],
    steps: {
      do: [
        "Make it in the nice cup, and drink it standing at a window before it goes cold.",
        "Put the kettle on now and do nothing else whatever until it clicks.",
      ],
      leave: [
        "Fill the nice cup with hot water and a slice of something, and take the break that you were after.",
        "Step outside for the time a cup would have taken, and come back in.",
      ],
    },
    names: ["The Kettle Hearings", "A Storm in the Obvious Place"],
    maxims: ["The kettle is the only court with faster hearings.", "A cup is chiefly a reason to stand up."],
  },
  {
    name: "food",
    deed: /^(?:eat|order|get|have) (?:a |some |the )?(?:pizza|sushi|pasta|curry|burger|burrito|ramen|noodles|salad|tacos|kebab|takeaway|takeout)\b/iu,
    ask: [
      ["do", "Have you been hungry for exactly this since the morning?"],
      ["do", "Would you order it again if it were raining?"],
      ["do", "Would somebody gladly share it with you?"],
      ["leave", "Are you bored more than you are hungry?"],
      ["leave", "Did you have the very same thing yesterday?"],
      ["leave", "Would you need a lie-down after it?"],
    ],
    steps: {
      do: [
        "Have it in front of you as soon as can be, on a real plate, and let every other menu rest.",
        "Lay the table now, for one or for several, and let nobody reopen the question.",
      ],
      leave: [
        "Walk once round the table, hum one song to its end, and let your stomach speak again.",
        "Have a small plate of what is there now, sitting down, and let the craving reapply tomorrow.",
      ],
    },
    names: ["The Hungry Bench", "In re What the Stomach Knew", "The Menu, Reopened"],
    maxims: ["The stomach votes early and often.", "A menu read three times is a meal delayed."],
  },
  {
    name: "watch",
    deed: /^(?:re)?watch (?:the|a|another|one more|that) (?:\S+ )?(?:film|movie|series|show|episode|documentary)\b/iu,
    ask: [
      ["do", "Have you been looking forward to it since the trailer?"],
      ["do", "Would you put your phone in another room for it?"],
      ["do", "Do you know its title without scrolling?"],
      ["leave", "Would you be asleep before the second twist?"],
      ["leave", "Have you spent longer choosing than a film would last?"],
      ["leave", "Is there somebody who would be hurt if you went ahead without them?"],
    ],
    steps: {
      do: [
        "Press play within ten minutes, phone in the kitchen; whoever scrolls on forfeits the remote.",
        "Put the snacks out first. Once there is a bowl, no one reopens the menu.",
      ],
      leave: [
        "Turn the screen off now and read two pages of anything that is made of paper.",
        "Write the title on a note by the television for tomorrow, and go to bed like a legend.",
      ],
    },
    names: ["The Remote Control Commission", "Forty Minutes of Scrolling", "In re Are You Still Watching"],
    maxims: ["Choosing is not a genre.", "The snacks are always finished by the opening titles."],
  },
  {
    name: "study",
    deed: /^(?:study|revise)(?:$| (?:for|tonight|now|today|tomorrow)\b)/iu,
    ask: [
      ["do", "Would half an hour of it make tonight taste better?"],
      ["do", "Do you know, to the day, when it is due?"],
      ["do", "Is the file open in some tab, quietly judging you?"],
      ["do", "Have you already tidied everything that can be tidied?"],
      ["leave", "Have you done an honest day of it already?"],
      ["leave", "Are you reading the same line for the fourth time?"],
      ["leave", "Would a rested head do it in half the time tomorrow?"],
      ["leave", "Is it past the hour at which you have ever learned anything?"],
    ],
    steps: {
      do: [
        "Set a timer for twenty-five minutes, do the ugliest bit first, and then you are free by order of the court.",
        "Write one bad sentence of it in the next ten minutes. The court only asks for bad.",
      ],
      leave: [
        "Write tomorrow's first step on a sticky note, close the book on it, and take the evening with a clear conscience.",
        "Lay out the book, the pen and the page for the morning, then leave the room and mean it.",
      ],
    },
    names: ["The Open Tab", "In re One More Episode", "The Desk v. The Duvet"],
    maxims: [
      "No desk is ever so tidy as on the eve of something due.",
      "Rest that was chosen is rest; the other sort is hiding.",
      "A deadline is only a Tuesday with teeth.",
    ],
  },
  {
    name: "early",
    deed: /^(?:wake|get) up\b/iu,
    ask: [
      ["do", "Is there something waiting tomorrow morning that you half look forward to?"],
      ["do", "Would you be in bed tonight before the second yawn?"],
      ["do", "Have you ever once been sorry for an early start by noon?"],
      ["do", "Is your alarm further away than your arm?"],
      ["leave", "Did you sleep less than six hours last night?"],
      ["leave", "Would you only lie there negotiating with the clock?"],
      ["leave", "Is the plan based on a video by somebody with a very white kitchen?"],
      ["leave", "Would the people you live with suffer for your virtue?"],
    ],
    steps: {
      do: [
        "Put the alarm on the far side of the room tonight, on top of tomorrow's socks.",
        "Set one alarm, not five, and place a glass of water beside it before you sleep.",
      ],
      leave: [
        "Move the alarm to an honest hour tonight, and let the snooze button rest with you.",
        "Pull the curtain properly shut, set one late alarm, and sleep without committing to anything.",
      ],
    },
    names: ["Snooze v. The Sun", "Nine More Minutes", "In re the Virtuous Alarm"],
    maxims: [
      "Nine more minutes have never been the nine that were missing.",
      "The morning belongs to whoever went to bed.",
      "Virtue before six ought to be quiet.",
    ],
  },
];
