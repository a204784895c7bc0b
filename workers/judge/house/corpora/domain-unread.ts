import type { PettyDomain } from "./petty-domain";

/**
 * For a complaint that this court can't read, since it is not in English: nothing here claims to know what it says. The
 * people who answer have read it.
 */
export const UNREAD_DOMAIN: PettyDomain = {
  id: "unread",
  keywords: "",
  hints: "",
  nouns: "",
  thing: "the matter",
  questions: [
    ["deed", "Did what the complaint describes happen?"],
    ["deed", "Did it go the way the complaint tells it?"],
    ["deed", "Did {D} do what the complaint says?"],
    ["frequency", "Has it happened more than once?"],
    ["frequency", "Was there a time before this one?"],
    ["frequency", "Has {C} had to bring it up before?"],
    ["agreement", "Was there a rule about this that both of you knew?"],
    ["agreement", "Had the two of you agreed that it should not happen?"],
    ["agreement", "Was there a promise that this broke?"],
    ["awareness", "Did {D} know that {C} would mind?"],
    ["awareness", "Would {D} have done it with {C} looking on?"],
    ["awareness", "Did {D} see this complaint coming?"],
    ["warning", "Did {C} say something about it before filing?"],
    ["warning", "Did {C} ask {D} to stop?"],
    ["harm", "Was {C} put out by it for longer than an hour?"],
    ["harm", "Did it spoil {C}'s day?"],
    ["harm", "Did it leave {C} with more to do, or less to enjoy?"],
    ["provocation", "Has {C} ever done the same?"],
    ["provocation", "Did {C} do something first that led to it?"],
    ["permission", "Did {C} ever say that it was fine?"],
    ["permission", "Could {D} honestly have thought that {C} was fine with it?"],
    ["remedy", "Has {D} said sorry?"],
    ["remedy", "Has {D} tried to put it right?"],
    ["remedy", "Did {D} offer to make up for it?"],
    ["proportion", "Will this be forgotten by this time next year?"],
    ["proportion", "Could this have been settled without a court?"],
    ["proportion", "Would {C} forgive a stranger the same thing?"],
  ],
  punishments: [
    "{loser} shall say sorry to {winner} today in the language of the complaint, with one hand on the heart.",
    "{loser} shall learn one new word from {winner} today and use it gracefully before bedtime.",
    "{loser} shall write {winner} a letter of six lines today in the language of their choice, and sign it with a flourish.",
    "{loser} shall bow to {winner} today, slowly, as they bow in the oldest films.",
    "{loser} shall hum {winner} a short anthem of surrender today and stand up for it.",
    "{loser} shall draw the whole affair for {winner} today in one picture without a single word.",
  ],
  truces: [
    "Party A and Party B shall each give the other one honest compliment today, in any language they share.",
    "Party A and Party B shall shake hands today for a slow count of ten, in two languages.",
    "Party A and Party B shall teach each other one kind word today and use both at once.",
  ],
  caseNames: [],
  principles: [
    "A grievance needs no dictionary; the tone of voice is the same everywhere.",
    "What is sworn with a yes or a no survives every translation.",
    "A court that can't read a word may still count the answers.",
    "Every language has a word for “mine”.",
    "Sulking is understood everywhere and spelt nowhere.",
    "The shortest words are the hardest to take back, in any tongue.",
  ],
};
