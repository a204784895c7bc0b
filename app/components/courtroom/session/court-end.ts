/** What a courtroom needs once it is decided: fetched when that comes near. */
export { default as VerdictOverlay } from "~/components/verdict/ruling/verdict-overlay";
export { Deliberation } from "./deliberation";
export { SettledCourt } from "./settled-court";

export type CourtEnd = typeof import("./court-end");
