export { Notifier } from "../notifier/notifier";
export { Courtroom } from "./courtroom";
export { Docket } from "./docket";

/** The courtroom Worker has objects and no pages: whoever asks it directly gets nothing. */
export default {
  fetch: () => new Response(null, { status: 404 }),
} satisfies ExportedHandler;
