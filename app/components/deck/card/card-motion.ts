/**
 * How cards move under a finger and off the table, and who looks on: fetched after the page, which can be swiped by
 * button and key before.
 */
export { CardGesture } from "./card-gesture";
export { DeckJudge } from "./deck-judge";
export { LeavingCard } from "./leaving-card";
