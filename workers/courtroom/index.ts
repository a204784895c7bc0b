export { Courtroom } from "./courtroom";
export { Docket } from "./docket";
export { FilingScreening } from "./filing-screening";

/** The courtroom Worker has objects, a screening and no pages: whoever asks it directly gets nothing. */
export default {
  fetch: () => new Response(null, { status: 404 }),
} satisfies ExportedHandler;
