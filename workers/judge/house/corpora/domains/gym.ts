import type { PettyDomain } from "../petty-domain";

/** Gyms, runs, diets and the people one does them with. */
export const GYM: PettyDomain = {
  id: "gym",
  keywords:
    "gym|gyms|squat rack|treadmill|dumbbells|dumbbell|bench press|workout|workouts|works out|gym buddy|gym partner|leg day|rest day|personal trainer|" +
    "protein powder|protein shake|preworkout|pre workout|my reps|spotting me|yoga mat|yoga class|pilates|spin class|crossfit|strava|5k|10k|marathon|" +
    "half marathon|step count|steps a day|fitbit|diet together|cheat day|new years resolution|running partner|couch to 5k|rerack|the weights",
  hints:
    "run|runs|running|jog|squat|weights|bench|reps|sets|mat|sweat|fit|trainer|class|diet|calories|steps|membership|machine|lift|lifting",
  nouns:
    "gym|squat rack|treadmill|dumbbells|weights|bench|workout|leg day|yoga mat|protein powder|protein shake|run|steps|diet|spin class|machine|membership|marathon|5k",
  thing: "the workout",
  questions: [
    ["deed", "Was {D} in the way of somebody's better self?"],
    ["deed", "Did {D} spend more time on the phone than on the equipment?"],
    ["frequency", "Does it happen in most weeks with a Monday in them?"],
    ["agreement", "Had the two of you settled who does what, and when?"],
    ["awareness", "Could {D} see {C} in one of the many mirrors?"],
    ["warning", "Had {C} asked with a word and not just by standing nearby?"],
    ["harm", "Did {C} lose a set, a streak or the will to go?"],
    ["provocation", "Has {C} ever left a towel on a machine to mark it?"],
    ["permission", "Did {C} ever say “go ahead, I'm nearly done”?"],
    ["remedy", "Has {D} made way since, wiped down and without sighing?"],
    ["proportion", "Would {C} have skipped it anyway?"],
  ],
  punishments: [
    "{loser} shall spot {winner} today on the way out of an armchair, with encouragement.",
    "{loser} shall count {winner}'s next twenty steps today aloud, like a trainer who believes.",
    "{loser} shall do ten slow, dignified knee bends today while {winner} calls the reps and forgets the number once.",
    "{loser} shall wipe down {winner}'s chair today before and after use.",
    "{loser} shall draw {winner} as a champion on a podium today, with everyone else very small.",
    "{loser} shall lead {winner} through a five-minute cool-down today, though nothing has been warm.",
  ],
  truces: [
    "Party A and Party B shall take a walk of ten minutes today and neither shall record it.",
    "Party A and Party B shall stretch for three minutes today, facing each other, in silence and great style.",
    "Party A and Party B shall each set the other one very small goal today and cheer at the finish.",
  ],
  caseNames: [
    "No Pain, No {Thing}",
    "Three Sets of {theThing}",
    "{theThing}: How Many Have You Got Left?",
    "Skipping {theThing}",
    "Personal Worst: {theThing}",
    "The Heavy Lifting of {theThing}",
  ],
  principles: [
    "“Last set” is the first of several.",
    "A towel is no title deed.",
    "Everybody is fit in February of next year.",
    "What was not recorded has been done for nothing, says the watch.",
    "The heaviest thing in any gym is the phone.",
    "Discipline is what the other one lacks.",
  ],
};
