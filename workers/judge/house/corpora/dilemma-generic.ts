import type { DilemmaDomain } from "./dilemma-domain";

/** Questions that can be asked of any option: theme, whether a yes speaks for or against it and how far, and the words. */
export const OPTION_QUESTIONS: readonly (readonly [theme: string, weight: number, prompt: string])[] = [
  ["impulse", 2, "Was it your first thought, before any thinking, to {act}?"],
  ["relief", 3, "Would you be relieved if a coin told you to {act}?"],
  ["hope", 3, "Did you secretly hope this court would tell you to {act}?"],
  ["secret", 2, "Would you {act} even if nobody were ever to hear of it?"],
  ["morrow", 2, "Would you be glad at breakfast to have chosen to {act}?"],
  ["ease", 1, "Could you {act} without having to look anything up?"],
  ["fondness", 2, "Would you tell it fondly next year if you were to {act}?"],
  ["courage", 2, "Would you {act} without blinking if you were slightly braver?"],
  ["rain", 1, "Would you still {act} if it rained all day?"],
  ["friend", 2, "Would you advise a good friend in your shoes to {act}?"],
  ["sigh", -2, "Do you sigh a little when you picture having to {act}?"],
  ["please", -2, "Would you {act} mainly to please somebody else?"],
  ["wonder", -2, "Would you wonder about the alternative if you were to {act}?"],
  ["excuse", -2, "Are you already preparing an explanation for why you came to {act}?"],
  ["undo", -3, "Would you want it undone by Sunday if you were to {act}?"],
  ["ought", -1, "Do you say “I ought to” when you speak of wanting to {act}?"],
  ["advised", -2, "Has anybody sensible advised you not to {act}?"],
  ["effort", -1, "Would you need a sit-down before you could {act}?"],
  ["dread", -3, "Would you be crestfallen if this court told you to {act}?"],
  ["hide", -2, "Would you keep quiet about it if you were to {act}?"],
];

/** What the court knows of a dilemma that it has never seen the like of. */
export const GENERIC_DILEMMA: DilemmaDomain = {
  name: "generic",
  words: /$^/u,
  thing: "the matter",
  ask: [
    ["do", "Would putting it off cost you more than getting it over with?"],
    ["do", "Have you been turning this over for more than three days?"],
    ["do", "Would you be proud of it by bedtime?"],
    ["do", "Is it the thing you hoped to be told to do?"],
    ["leave", "Would it solve itself if you did nothing until the weekend?"],
    ["leave", "Are you tired or hungry as you answer this?"],
    ["leave", "Is it truly somebody else's turn?"],
    ["leave", "Would anybody but you notice if it were left alone?"],
  ],
  steps: {
    do: [
      "Do the first ten minutes of it before tomorrow's lunch, and let the rest find its own way.",
      "Write the very first step on a sticky note now, and take it before your next cup of tea.",
      "Say aloud to the nearest wall what you have decided, and begin before the wall can reply.",
      "Set a timer for twelve minutes today and start badly. Badly is how most good things start.",
      "Tell one friend tonight in eleven words what you chose, and spend none of the eleven on why.",
      "Put on the shoes for it before supper. Whoever has the shoes on has mostly decided.",
      "Strike the other option off on paper today, with a ruler, and wish it well in the margin.",
      "Announce it to the kettle this evening, and let whatever it says while boiling count as applause.",
      "Write it in your calendar tonight with a title that would make you open it.",
      "Lay out one thing that you will need for it by the door tonight, where you will trip over your own resolve.",
      "Draw the deed as a stick figure today, looking pleased, and pin it where you brush your teeth.",
      "Say it out loud once, standing up, before you next open the fridge. The fridge may witness.",
    ],
    leave: [
      "Write it on a slip of paper, put the slip in a drawer, and give it one night of peace.",
      "Take a walk round the block today without thinking of it; twice round, if you fail.",
      "Cross it off today's list with a ruler, and write “rest” in its place.",
      "Make a hot drink, finish it while it is hot, and consider the file closed until tomorrow.",
    ],
  },
  names: ["The Fork in the Afternoon", "In re Six of One"],
  maxims: [
    "Most forks in the road lead to the same supper.",
    "A small decision made is lighter than a small decision carried.",
    "Whoever asks twice has usually answered once.",
    "Doubt is a decision that nobody has offered a chair.",
    "Nobody is torn over a thing they loathe.",
    "The second-best choice today beats the best one in March.",
    "A list of reasons is often a wish in a suit.",
    "Regret is mostly other people's photographs.",
    "What one would tell a friend, one should overhear.",
    "Somewhere between too soon and too late there is Thursday.",
    "No biscuit was ever improved by deliberation.",
    "An answer that makes one smile needs no second reading.",
    "The coin is never asked how it feels about it.",
    "There is no wrong door in a corridor this short.",
    "The perfect choice is always in the next shop.",
    "What can be undone by the weekend needs no committee.",
  ],
};

/** For what is decided and not to be begun today. */
export const LATER_STEPS: readonly string[] = [
  "Put it on its page of the calendar today, in ink, and close the book until the page turns up by itself.",
  "Set one alarm for it now, give the alarm a ridiculous name, and be off duty until it rings.",
  "Lay out tonight what it will need, say “not yet” to it once, and go and enjoy something with no deadline.",
  "Write your future self a two-line note about it tonight, kindly, and sign it “the previous management”.",
];

/** Questions for a matter that this court has no business deciding. */
export const WEIGHTY_QUESTIONS: readonly string[] = [
  "Have you had this on your mind for more than a week?",
  "Do you know somebody qualified who could be asked?",
  "Have you written down the facts in one place?",
  "Would it do you good to have somebody with you when you ask?",
  "Are you eating and sleeping about as usual?",
  "Is there a date by which this has to be settled?",
  "Would you want a friend of yours to ask somebody who knows?",
];

/** What the court sends people away with when it has no jurisdiction: kind, plain, and to be done today. */
export const WEIGHTY_STEPS: Readonly<Record<"health" | "law" | "debt", readonly string[]>> = {
  health: [
    "Put the question in two lines on paper today, and take it to a pharmacist or a doctor before you change anything.",
    "Ring a pharmacist or your surgery today and read them your question just as you wrote it here.",
  ],
  law: [
    "Put the dates and papers in one folder today, and take it to a free legal advice service before you answer anybody.",
    "Write down what happened in order, today, and ask a lawyer or an advice centre before you sign anything.",
  ],
  debt: [
    "Write the figures on one sheet today and take it to a free debt or money advice service before you agree to anything.",
    "Put the letters in one folder tonight, and ask a free money adviser to look at them with you.",
  ],
};
