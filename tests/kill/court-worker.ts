import { createWebApp } from "../../workers/web-app";

export {
  CardPress,
  Courtroom,
  Docket,
  Erasure,
  JudgeWorker,
  Notifier,
  RecordingCardRenderer,
} from "../support/test-worker";

/** The court without its pages. Where one's own machine has a page of mails, it gives them as they are. */
export default createWebApp(async (_request, { context }) => Response.json(await context.services.mailbox?.list()));
