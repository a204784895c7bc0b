import type { PettyDomain } from "../petty-domain";

/** Shared wifi, shared accounts and the passwords to them. */
export const ACCOUNTS: PettyDomain = {
  id: "accounts",
  keywords:
    "wifi|wi-fi|password|passwords|router|my netflix|my disney|my amazon prime|my spotify|algorithm|family plan|" +
    "logged me out|my profile|netflix profile|profile picture on netflix|the account|my own account|" +
    "video call dies|streams in|download everything|downloads everything|broadband|free trial|spotify wrapped|" +
    "uses my login|bandwidth|the internet dies|internet is in|slow internet|my hotspot|my login|logging into my|" +
    "logs into my|hotspot|shared account|off the wifi|my hbo|my prime|screen limit|too many screens",
  hints:
    "netflix|streaming|internet|profile|account|subscription|downloads|spotify|prime|disney|logged|recommends|" +
    "my account",
  nouns: "wifi|password|netflix|router|account|profile|algorithm|family plan|spotify|internet|profile picture",
  thing: "the account",
  questions: [
    ["deed", "Was it {D} who got in, or kept others out?"],
    ["deed", "Did {D} change or use {thing} without a word?"],
    ["frequency", "Has {thing} been trouble more than once?"],
    ["agreement", "Had the two of you agreed who may use {thing}, and how?"],
    ["awareness", "Did {D} know that {C} relies on {thing}?"],
    ["warning", "Had {C} asked {D} to leave {thing} as it was?"],
    [
      "harm",
      "Did {C} lose time, a place or good recommendations over it?",
      "log|logged|account|profile|password|netflix|spotify|hulu|disney|subscription",
    ],
    ["harm", "Did {C} lose time or temper because of it?"],
    ["provocation", "Does {C} use anything that {D} subscribes to?"],
    [
      "permission",
      "Did {C} ever tell {D} the way in, of their own free will?",
      "log|logged|account|profile|password|netflix|spotify|hulu|disney|subscription|wifi",
    ],
    ["permission", "Did {C} ever leave such things to {D}?"],
    [
      "remedy",
      "Has {D} put {thing} right, or logged out?",
      "log|logged|account|profile|password|netflix|spotify|hulu|disney|subscription",
    ],
    ["remedy", "Has {D} put {thing} back as it was?"],
    [
      "proportion",
      "Would a profile with a name have settled it?",
      "log|logged|account|profile|password|netflix|spotify|hulu|disney|subscription",
    ],
    ["proportion", "Would turning it off and on again have settled it?"],
  ],
  punishments: [
    "{loser} shall recommend {winner} five things today “because you watched this dispute”.",
    "{loser} shall act as the router for {winner} today: three blinks, a pause, and a connection.",
    "{loser} shall create a paper profile of {winner} today with a handsome portrait and perfect taste.",
    "{loser} shall ask {winner} three security questions today, all of them flattering, and grant access.",
    "{loser} shall buffer for ten seconds today before every sentence to {winner}, for a quarter of an hour.",
    "{loser} shall draw up terms and conditions for the sofa today that {winner} may accept without reading.",
  ],
  truces: [
    "Party A and Party B shall agree on a household motto today that would make a terrible login.",
    "Party A and Party B shall spend twenty minutes offline today, side by side, and compare coverage.",
    "Party A and Party B shall each pick one thing for the other to watch today, and the algorithm shall hear of neither.",
  ],
  caseNames: [
    "Access Denied: {theThing}",
    "Too Many Devices: {theThing}",
    "Forgotten Your {Thing}?",
    "{theThing} and the Terms of Service",
    "Buffering: {theThing}",
    "Signed In as Another: {theThing}",
  ],
  principles: [
    "One subscribes, and five recommend.",
    "The router blinks for the just and the unjust.",
    "An algorithm is a gossip with a good memory.",
    "Signal strength falls with the square of the flatmates.",
    "“Remember me” is the whole of the complaint.",
    "A shared account has one owner and many historians.",
  ],
};
