import type { PettyDomain } from "../petty-domain";

/** Plans made, promised, cancelled, or made without somebody. */
export const PLANS: PettyDomain = {
  id: "plans",
  keywords:
    "cancel|cancels|cancelled|canceled|flake|flaked|flakes|flaky|bailed|bails|backed out|invitation|rsvp|" +
    "double booked|without me to|made plans|date night|game night|said maybe|maybe to|didnt invite me|not invited|" +
    "wasn't invited|stood me up|promised to come|invited her|invited his|reservation|nobody told me|housewarming|" +
    "babysit|babysitting|said yes to|went…without me|go…without me|goes…without me|concert without me|left me out|" +
    "without inviting|without telling me|forgot our date|never showed up|didnt show up|reschedule|" +
    "changed the plan|excluded|ditched me|ditched us|ditched|blew me off|cancelled our|canceled our|cancels on|" +
    "didnt come to|never came|hung out without|hang out without|weekend plans|our plans|changed plans|backs out|" +
    "uninvited|seating plan|bridesmaid|wedding",
  hints:
    "plans|plan|last minute|invite|invited|wedding|promise|promised|forgot|brunch|party|without me|pub|come to|" +
    "hike|show|dinner|trip|saturday|without asking me|concert",
  nouns: "plans|plan|invitation|wedding|promise|brunch|date night|game night|reservation|hike|housewarming",
  thing: "the plans",
  questions: [
    ["deed", "Did {D} let {thing} slip?"],
    ["deed", "Did {D} change course at the last minute?"],
    ["frequency", "Has this happened with other plans as well?"],
    [
      "agreement",
      "Had {D} said a clear yes beforehand?",
      "cancel|cancels|cancelled|canceled|cancelling|bail|bails|bailed|flake|flakes|flaked|reschedule|rescheduled|postpone|postponed|backed out|show up|showed up|came|come|promise|promised|said yes|ditched|overslept|plans|changed",
    ],
    ["agreement", "Was it understood who was to be there?"],
    ["awareness", "Did {D} know how much it mattered to {C}?"],
    [
      "warning",
      "Did {C} remind {D} in good time?",
      "cancel|cancels|cancelled|canceled|cancelling|bail|bails|bailed|flake|flakes|flaked|reschedule|rescheduled|postpone|postponed|backed out|show up|showed up|came|come|promise|promised|said yes|ditched|overslept|plans|changed",
    ],
    ["warning", "Had {C} said a word about it in good time?"],
    [
      "harm",
      "Had {C} already got ready or turned something else down?",
      "cancel|cancels|cancelled|canceled|cancelling|bail|bails|bailed|flake|flakes|flaked|reschedule|rescheduled|postpone|postponed|backed out|show up|showed up|came|come",
    ],
    ["harm", "Did {C} find out from somebody else?"],
    [
      "provocation",
      "Has {C} ever dropped out of a plan with {D}?",
      "cancel|cancels|cancelled|canceled|cancelling|bail|bails|bailed|flake|flakes|flaked|reschedule|rescheduled|postpone|postponed|backed out|show up|showed up|came|come|promise|promised|said yes|ditched|overslept|plans|changed",
    ],
    ["provocation", "Has {C} ever made a plan over {D}'s head?"],
    ["permission", "Did {C} say that it was fine at the time?"],
    [
      "remedy",
      "Did {D} propose another date?",
      "cancel|cancels|cancelled|canceled|cancelling|bail|bails|bailed|flake|flakes|flaked|reschedule|rescheduled|postpone|postponed|backed out|show up|showed up|came|come",
    ],
    ["remedy", "Has {D} made room for {C} since?"],
    [
      "proportion",
      "Was {C} a little relieved to stay at home?",
      "cancel|cancels|cancelled|canceled|cancelling|bail|bails|bailed|flake|flakes|flaked|reschedule|rescheduled|postpone|postponed|backed out|show up|showed up|came|come",
    ],
    ["proportion", "Would {C} have said no in any case?"],
  ],
  punishments: [
    "{loser} shall issue {winner} a formal invitation today, in calligraphy of sorts, to something within a day.",
    "{loser} shall write {winner}'s name in the calendar today with an hour blocked, and show the entry as proof.",
    "{loser} shall plan the next half hour today exactly as {winner} wishes and attend all of it.",
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
    "{theThing} That Never Was",
    "Maybe Attending: {theThing}",
    "Something Came Up: {theThing}",
    "Rain Check on {theThing}",
    "Subject to Change: {theThing}",
  ],
  principles: [
    "“Let's see” is a no in a nice coat.",
    "A plan is made by two and unmade by a sofa.",
    "The calendar remembers what the heart reschedules.",
    "A maybe is a coat left on a chair.",
    "The sofa has never cancelled on anyone.",
    "Every plan looks sunny from a Tuesday.",
    "Two people who say “we must” have already not.",
    "An invitation missing is the one most often read.",
  ],
};
