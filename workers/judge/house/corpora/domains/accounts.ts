import { byHand, type PettyDomain } from "../petty-domain";

/** Shared wifi, shared accounts and the passwords to them. */
export const ACCOUNTS: PettyDomain = {
  id: "accounts",
  nouns: "wifi|password|Netflix|router|account|profile|algorithm|family plan|Spotify|internet|profile picture",
  thing: "the account",
  questions: byHand(
    "agreement | Had the two of you agreed who may use or change what? | it was agreed who may use or change what | it was never agreed who may use or change what",
    "provocation | Has {C} ever lived off somebody else's wifi or login? | {C} has lived off somebody else's wifi or login | {C} has never lived off anybody else's wifi or login",
    "view | Does whoever pays make the rules? | whoever pays makes the rules | whoever pays does not make the rules",
    "colour | Could the two of you survive a weekend without internet? | they could survive a weekend without internet | they could not survive a weekend without internet",
    "you | Do you use one password for far too many things? | {p} uses one password for far too many things | {p} does not use one password for everything",
  ),
  punishments: [
    "{loser} shall recommend {winner} five things today “because you watched this dispute”.",
    "{loser} shall act as the router for {winner} today: three blinks, a pause, and a connection.",
    "{loser} shall create a paper profile of {winner} today with a handsome portrait and perfect taste.",
    "{loser} shall ask {winner} three security questions today, all of them flattering, and grant access.",
    "{loser} shall buffer for ten seconds today before every sentence to {winner}, for a quarter of an hour.",
    "{loser} shall draw up terms and conditions for the nearest chair today that {winner} may accept without reading.",
  ],
  truces: [
    "Party A and Party B shall agree on a motto today, eight letters and a numeral, that would make a terrible password.",
    "Party A and Party B shall spend fifteen minutes offline today, side by side, and compare coverage.",
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
};
