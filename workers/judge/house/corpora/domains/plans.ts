import { byHand, type PettyDomain } from "../petty-domain";

/** Plans made, promised, cancelled, or made without somebody. */
export const PLANS: PettyDomain = {
  id: "plans",
  nouns: "plans|plan|invitation|wedding|promise|brunch|date night|game night|reservation|hike|housewarming",
  thing: "the plans",
  questions: byHand(
    "agreement | Was the plan firm, with a day and an hour? | the plan was firm, with a day and an hour | the plan was not firm",
    "provocation | Has {C} ever called something off at the last minute? | {C} has called something off at the last minute | {C} has never called anything off at the last minute",
    "view | Are plans there to be changed? | plans are there to be changed | plans are not there to be changed",
    "harm | Did somebody turn down something else for it? | somebody had turned down something else for it | nobody had turned down anything else for it",
    "you | Have you ever been glad that a plan fell through? | {p} has been glad that a plan fell through | {p} has never been glad that a plan fell through",
  ),
  punishments: [
    "{loser} shall issue {winner} a formal invitation today, in calligraphy of sorts, to something within a day.",
    "{loser} shall write {winner}'s name in the calendar today with ten minutes blocked, and show the entry as proof.",
    "{loser} shall plan the next ten minutes today exactly as {winner} wishes and attend all of it.",
    "{loser} shall compose a telegram of regret to {winner} today, twelve words at most, STOP included.",
    "{loser} shall produce an alibi for {winner} today so elaborate that it includes a goose, and then withdraw it.",
    "{loser} shall attend a five-minute event of {winner}'s devising today and thank the host at the door.",
  ],
  truces: [
    "Party A and Party B shall fix one plan today, in writing, for within a day, and both turn up.",
    "Party A and Party B shall each draw up the perfect evening today, on paper, and sign the other's as a witness.",
    "Party A and Party B shall take one engagement today of ten minutes, confirm it twice, and keep it.",
  ],
  caseNames: [
    "Regrets Only: {theThing}",
    "{theThing}, Weather Permitting",
    "Maybe Attending: {theThing}",
    "Something Came Up: {theThing}",
    "Rain Check on {theThing}",
    "Subject to Change: {theThing}",
  ],
};
