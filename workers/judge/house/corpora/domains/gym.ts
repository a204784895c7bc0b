import { byHand, type PettyDomain } from "../petty-domain";

/** Gyms, runs, diets and the people one does them with. */
export const GYM: PettyDomain = {
  id: "gym",
  nouns:
    "gym|squat rack|treadmill|dumbbells|weights|bench|workout|leg day|yoga mat|protein powder|protein shake|run|steps|diet|spin class|machine|membership|marathon|5k",
  thing: "the workout",
  questions: byHand(
    "agreement | Is there a gym rule about it, written or not? | there is a gym rule about it | there is no gym rule about it",
    "provocation | Has {C} ever hogged a machine or skipped a session? | {C} has hogged a machine or skipped a session | {C} has never hogged a machine or skipped a session",
    "view | Does everybody look a little silly at the gym? | everybody looks a little silly at the gym | not everybody looks silly at the gym",
    "harm | Did it cost somebody a good workout? | it cost somebody a good workout | it cost nobody a good workout",
    "you | Have you ever paid for a gym and not gone for a month? | {p} has paid for a gym and not gone for a month | {p} has never paid for a month without going",
  ),
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
    "Rest Day v. {theThing}",
    "Personal Worst: {theThing}",
    "The Heavy Lifting of {theThing}",
  ],
};
