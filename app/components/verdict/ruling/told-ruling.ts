/** All of a ruling, in one script: as it is told, and as it stands on the page ever after. */
export { OpenRuling } from "./open-ruling";
export { default as SettledCase } from "./settled-case";
