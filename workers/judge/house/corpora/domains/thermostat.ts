import type { PettyDomain } from "../petty-domain";

/** Degrees indoors: heating, windows, fans. */
export const THERMOSTAT: PettyDomain = {
  id: "thermostat",
  keywords:
    "thermostat|heating|heater|air con|air conditioning|aircon|degrees|radiator|draught|temperature|the ac|" +
    "opens the window|window open|window wide open|closes the window|closes every window|open the window|" +
    "window in january|too hot and|always freezing|fan on|put on a jumper|freezing cold|car at|turns…heat|" +
    "cranks the heat|shivering|boiling in here|too cold in|so cold in|so hot in|room temperature|blasts the heat|" +
    "its cold|its hot|complains its|shut the window|close the window|opens windows|opened the window|cold in the|" +
    "humidifier|sauna|ice cold in|thermometer",
  hints: "cold|freezing|hot|window|windows|fan|warm|sweater|jumper|ac|winter|arctic|tropical|minus",
  nouns: "thermostat|heating|heater|air conditioning|ac|temperature|window|radiator|fan|air con",
  thing: "the thermostat",
  questions: [
    ["deed", "Did {D} change the setting of {thing} without a word?"],
    ["deed", "Was it {D}'s hand that last touched {thing}?"],
    ["frequency", "Has {thing} been moved back and forth more than twice in a day?"],
    ["agreement", "Had the two of you agreed on a temperature?"],
    ["awareness", "Did {D} know that {C} was uncomfortable?"],
    ["warning", "Did {C} ask for a change before taking this to court?"],
    ["harm", "Did {C} have to dress for another climate indoors?"],
    ["provocation", "Has {C} ever changed {thing} when nobody was looking?"],
    ["permission", "Did {C} ever say that the temperature was fine?"],
    ["remedy", "Has {D} offered to meet somewhere in the middle?"],
    ["proportion", "Would a jumper, or taking one off, have settled this?"],
  ],
  punishments: [
    "{loser} shall give {winner} the weather forecast for the living room tonight, with gestures and a pressure map.",
    "{loser} shall leave {thing} to {winner} alone until midnight and say “lovely in here” twice, sincerely.",
    "{loser} shall fetch {winner} a blanket or open one window, as ordered, three times today without a sigh.",
    "{loser} shall write a peace treaty between two temperatures today and fix it beside {thing}.",
    "{loser} shall draw {winner} a chart of the room's climate today, with a tropic, a pole and a disputed border.",
    "{loser} shall bring {winner} one pair of socks today on a tray, folded, with the current temperature on a card.",
  ],
  truces: [
    "Party A and Party B shall each name a temperature in secret today, set the average, and speak of it no more until midnight.",
    "Party A and Party B shall both wear a scarf for half an hour today and report their findings to each other.",
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
  principles: [
    "There is no objective temperature, only the last hand on the dial.",
    "A jumper is a private thermostat and needs no consent.",
    "Two degrees have divided more houses than inheritance has.",
    "A window is opened by one and felt by two.",
    "Nobody is cold in a house they heat alone.",
    "The dial turns, but the feet know.",
    "A draught is fresh air with an accuser.",
  ],
};
