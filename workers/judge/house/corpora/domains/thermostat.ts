import { byHand, type PettyDomain } from "../petty-domain";

/** Degrees indoors: heating, windows, fans. */
export const THERMOSTAT: PettyDomain = {
  id: "thermostat",
  nouns: "thermostat|heating|heater|air conditioning|ac|temperature|window|radiator|fan|air con",
  thing: "the thermostat",
  questions: byHand(
    "agreement | Had the two of you agreed on a temperature? | a temperature had been agreed | no temperature had been agreed",
    "provocation | Has {C} ever changed the setting when nobody was looking? | {C} has changed the setting when nobody was looking | {C} has never changed the setting when nobody was looking",
    "view | Is it easier to put a jumper on than to take one off? | it is easier to put a jumper on than to take one off | it is not easier to put a jumper on than to take one off",
    "colour | Would a jumper, or one fewer, have settled this? | a jumper, or one fewer, would have settled this | no jumper would have settled this",
    "you | Are you the one who is always cold? | {p} is the one who is always cold | {p} is not the one who is always cold",
  ),
  punishments: [
    "{loser} shall give {winner} the weather forecast for the room today, wall by wall, with gestures and a pressure map.",
    "{loser} shall leave {thing} to {winner} for the rest of today and say “lovely in here” twice, sincerely.",
    "{loser} shall fetch {winner} a blanket or open one window, as ordered, three times today without a sigh.",
    "{loser} shall write a peace treaty between two temperatures today and fix it beside {thing}.",
    "{loser} shall draw {winner} a chart of the room's climate today, with a tropic, a pole and a disputed border.",
    "{loser} shall bring {winner} one pair of socks today on a tray, folded, with the current temperature on a card.",
  ],
  truces: [
    "Party A and Party B shall each name a temperature in secret today, set the average, and speak of it no more until midnight.",
    "Party A and Party B shall both wear a scarf for a quarter of an hour today and report their findings to each other.",
    "Party A and Party B shall guess the room temperature today, in writing; the closer one sets it until midnight.",
  ],
  caseNames: [
    "A Matter of Degrees: {theThing}",
    "{theThing}: The Cold War",
    "Heated Exchange over {theThing}",
    "Feels Like Injustice: {theThing}",
    "Sweater Weather v. {theThing}",
    "Northern and Southern Armies: {theThing}",
    "Half a Degree of Doubt: {theThing}",
  ],
};
