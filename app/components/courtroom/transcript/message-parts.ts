/** What can come a moment after the messages: fetched after the page, so that a courtroom is there at once. */
export { ReportMessage } from "~/components/report/report-message";
export { CourtLineRow, EmptyBench } from "./court-line";
export { ReactionBar } from "./reaction-bar";
export { ReactionPicker } from "./reaction-picker";
export { RefusedWords } from "./refused-words";
export { SpokenNews } from "./spoken-news";
export { Typing } from "./typing";

export type MessageParts = typeof import("./message-parts");
