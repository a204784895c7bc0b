import type { PettyDomain } from "../petty-domain";

/** Exes, apps, flirting and the likes that go with them. */
export const DATING: PettyDomain = {
  id: "dating",
  keywords:
    "hinge|tinder|bumble|grindr|dating app|dating profile|matched with|swiped|" +
    "flirts with|flirted with|flirting with|flirts|flirted|flirting|likes her pictures|likes his pictures|blind date|set me up|first date|second date|double date|third wheel|" +
    "third wheeled|hit on|relationship status|facebook official|my crush|wingman|soft launch|soft launched|thirst trap|now dating|dating my|started dating|my crushs|crushs number|gym selfies|bikini pictures|ghosted my friend",
  hints:
    "ex|exs|exes|date|dates|likes|liked|selfies|profile|crush|couple|single|match|situationship|follows|follow|stories|anniversary|flirty",
  nouns:
    "ex|profile|selfies|date|dates|match|likes|crush|first date|pictures|flirting|matchmaking|dating profile|relationship status|message|texts",
  thing: "the other date",
  things: [
    ["set me up|setting me up|sets me up", "the matchmaking"],
    ["flirt|flirts|flirted|flirting", "the flirting"],
  ],
  questions: [
    ["deed", "Did {D} hope that {C} would hear of it late or never?"],
    ["deed", "Did {D} do it with the phone tilted away?"],
    ["frequency", "Is it the second name or face to come up like this?"],
    ["agreement", "Is there a code about such things that both of you would have sworn to?"],
    ["awareness", "Did {D} know what {C} would say before {C} said it?"],
    ["warning", "Had {C} ever said that this one was off limits?"],
    ["harm", "Did {C} find out from a screen?"],
    ["harm", "Has {C} looked the person up since, more than once?"],
    ["provocation", "Does {C} keep up with somebody whom {D} would rather not see?"],
    ["permission", "Did {C} ever say “I'm so over that”?"],
    ["remedy", "Did {D} tell {C} about it before anybody else could?"],
    ["proportion", "Would {C}, in {D}'s place, have been tempted too?"],
  ],
  punishments: [
    "{loser} shall write {winner} a dating profile for the sofa today, flattering but true.",
    "{loser} shall swipe through ten household objects with {winner} today and explain every choice.",
    "{loser} shall give {winner}'s last three pictures one spoken compliment each today, none of them “nice”.",
    "{loser} shall be {winner}'s wingman at one mirror today and talk up the person in it.",
    "{loser} shall write a letter of closure to a former toaster today and read it to {winner} in a low voice.",
    "{loser} shall wait on {winner} tonight as at a first date: coat, chair, and a question about siblings.",
  ],
  truces: [
    "Party A and Party B shall draft the code today, in three articles, and both keep a copy.",
    "Party A and Party B shall each describe the other today as for a profile, and both swipe right.",
    "Party A and Party B shall each put down the phone for twenty minutes today and be seen to do so.",
  ],
  caseNames: [
    "It's a Match: {theThing}",
    "Swiped: {theThing}",
    "It's Complicated: {theThing}",
    "{theThing}, Seen on a Friend's Phone",
    "Bro Code, Article One: {theThing}",
    "Double Tap: {theThing}",
  ],
  principles: [
    "Every ex is somebody's discovery.",
    "A like is silent, and everybody hears it.",
    "“Just friends” is a statement of account.",
    "A code that nobody wrote is quoted word for word.",
    "Whoever scrolls back far enough finds a reason.",
    "What is tilted away has been noticed.",
  ],
};
