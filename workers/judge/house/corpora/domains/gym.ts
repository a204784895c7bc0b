import { byHand, type PettyDomain } from "../petty-domain";

/** Gyms, runs, diets and the people one does them with. */
export const GYM: PettyDomain = {
  id: "gym",
  nouns:
    "gym|squat rack|treadmill|dumbbells|weights|bench|workout|leg day|yoga mat|protein powder|protein shake|run|steps|diet|spin class|machine|membership|marathon|5k",
  thing: "the workout",
  questions: byHand(
    "agreement | Had the two of you agreed on a plan for training? | a plan for training was agreed | no plan for training was agreed",
    "provocation | Has {C} ever skipped a session and called it rest? | {C} has skipped a session and called it rest | {C} has never skipped a session and called it rest",
    "view | May everybody train in their own way? | everybody may train in their own way | not everybody may train in their own way",
    "harm | Did somebody's training suffer for it? | somebody's training suffered for it | nobody's training suffered for it",
    "you | Have you ever been to the gym mostly for the shower or the mirror? | {p} has been to the gym mostly for the shower or the mirror | {p} has never been to the gym for the shower or the mirror",
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
    "Skipping {theThing}",
    "Personal Worst: {theThing}",
    "The Heavy Lifting of {theThing}",
  ],
};
