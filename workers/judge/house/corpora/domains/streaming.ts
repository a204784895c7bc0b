import { byHand, type PettyDomain } from "../petty-domain";

/** What is watched, with whom, and who holds the remote. */
export const STREAMING: PettyDomain = {
  id: "streaming",
  nouns: "tv|remote|Netflix|show|movie|film|subtitles|channel|series|trailer|sitcom|documentary|intro",
  thing: "the programme",
  questions: byHand(
    "agreement | Do the two of you have a way to decide what is watched? | there is a way to decide what is watched | there is no way to decide what is watched",
    "provocation | Has {C} ever fallen asleep during something that {D} chose? | {C} has fallen asleep during something that {D} chose | {C} has never fallen asleep during anything that {D} chose",
    "view | Does whoever holds the remote decide? | whoever holds the remote decides | holding the remote does not decide it | remote|chooses|picks|picked|chose",
    "harm | Did it spoil somebody's evening? | it spoilt somebody's evening | it spoilt nobody's evening",
    "you | Have you ever said “we can watch anything” and not meant it? | {p} has said “we can watch anything” and not meant it | {p} has never said “we can watch anything” without meaning it",
  ),
  punishments: [
    "{loser} shall hand the remote to {winner} tonight on a cushion and not look at it again before bed.",
    "{loser} shall introduce whatever {winner} chooses tonight as a festival director would.",
    "{loser} shall write a one-star review today of their own taste in programmes, and read it to {winner}.",
    "{loser} shall dub one scene live for {winner} tonight, all parts, with feeling.",
    "{loser} shall present {winner} with an award tonight for Best Choice of Programme, envelope included.",
    "{loser} shall provide {winner} with live subtitles for one conversation today, tasteful and brief.",
  ],
  truces: [
    "Party A and Party B shall each write three titles tonight, draw one from a hat and watch ten minutes without protest.",
    "Party A and Party B shall let a coin choose tonight's programme and praise one thing about it each.",
    "Party A and Party B shall hold the remote together tonight for the length of one opening title.",
  ],
  caseNames: [
    "Remote Control: {theThing}",
    "Are You Still Watching {theThing}?",
    "{theThing}: Channel Dispute",
    "Unskippable: {theThing}",
    "Continue Watching: {theThing}",
    "Viewer Discretion: {theThing}",
  ],
};
