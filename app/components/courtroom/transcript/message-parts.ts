/** What few of those who read a message press: fetched after the page, so that a courtroom is there at once. */
export { ReportMessage } from "~/components/report/report-message";
export { ReactionPicker } from "./reaction-picker";

export type MessageParts = typeof import("./message-parts");
