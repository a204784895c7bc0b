import { Hono } from "hono";
import { noSuchRoute } from "~/domain/app-error";
import type { WebContext } from "../request-context";
import { accountApi } from "./account";
import { accountDataApi } from "./account-data";
import { adApi } from "./ad";
import { answerError } from "./answer-error";
import { badgeApi } from "./badge";
import { courtroomApi } from "./courtroom";
import { deckApi } from "./deck";
import { dilemmaApi } from "./dilemma";
import { docketApi } from "./docket";
import { docsApi } from "./docs";
import { humanCheckApi } from "./human-check";
import { invitationApi } from "./invitation";
import { loginApi } from "./login";
import { moderationApi } from "./moderation";
import { noticeApi } from "./notice";
import { openApiDocument } from "./openapi";
import { pettysuitApi } from "./pettysuit";
import { referralApi } from "./referral";
import { reportApi } from "./report";
import { sessionApi } from "./session";
import { topicApi } from "./topic";
import { verdictApi } from "./verdict";

/**
 * Every call of the product, mounted below `/api`. What is no call here answers 404 with `no_such_route`
 * (docs/rules.md#refusals).
 */
export const api = new Hono<WebContext>()
  .route("/", accountApi)
  .route("/", loginApi)
  .route("/", sessionApi)
  .route("/", accountDataApi)
  .route("/", humanCheckApi)
  .route("/", pettysuitApi)
  .route("/", invitationApi)
  .route("/", courtroomApi)
  .route("/", deckApi)
  .route("/", dilemmaApi)
  .route("/", adApi)
  .route("/", topicApi)
  .route("/", badgeApi)
  .route("/", reportApi)
  .route("/", referralApi)
  .route("/", moderationApi)
  .route("/", verdictApi)
  .route("/", docketApi)
  .route("/", noticeApi);

api.get("/openapi.json", async (c) => c.json(await openApiDocument(api, c.var.siteOrigin)));
api.route("/docs", docsApi(api));

api.all("*", () => {
  throw noSuchRoute();
});

api.onError(answerError);
