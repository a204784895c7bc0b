/**
 * How cards move under a finger and off the table: fetched after the page, which can be swiped by button and key
 * before.
 */
export { CardGesture } from "./card-gesture";
export { LeavingCard } from "./leaving-card";
