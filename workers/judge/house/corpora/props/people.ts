import { prop } from "../prop";

/** Who else comes up in it: asked where nothing that is closer to the quarrel is named. */
export const PEOPLE = [
  ...prop(
    "mum|mom|mother|dad|father|grandma|granny|nan|grandad|grandpa|in-laws|auntie?|uncle|cousins?",
    "you | Would you tell this story at a family dinner? | {p} would tell this story at a family dinner | {p} would not tell this story at a family dinner",
  ),
  ...prop(
    "kids?|toddler|nephew|niece|(?:three|four|five|six|seven|\\d) year old|year-old|baby",
    "question | Would a child of five understand this quarrel? | a child of five would understand this quarrel | a child of five would not understand this quarrel",
  ),
  ...prop(
    "boss|manager|coworkers?|co-workers?|colleagues?|office|at work|intern",
    "you | Would you tell this story at work? | {p} would tell this story at work | {p} would not tell this story at work",
  ),
  ...prop(
    "neighbou?rs?|next door",
    "you | Do you know the names of all your neighbours? | {p} knows the names of all the neighbours | {p} does not know the names of all the neighbours",
  ),
];
