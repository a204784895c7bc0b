import { desk, mine, type Outcomes, parties, toAll } from "./access-table";
import type { Scene } from "./callers";

type Form = (asked: Scene & { me: string }) => Record<string, string | undefined>;

export interface PageRow {
  /** What opening it gives. */
  opened: Outcomes;
  /** What sending its form gives, and the form; left out where it takes none. */
  sent?: { outcomes: Outcomes; form: Form } | undefined;
}

const page = (opened: Outcomes, outcomes?: Outcomes, form: Form = () => ({})): PageRow => ({
  opened,
  sent: outcomes && { outcomes, form },
});
const noForm = "400 invalid_input";
const deskPage = page(desk("200", "404"), desk(noForm, "404"));

/** What everybody gets from every file of `app/routes`. */
export const PAGES: Record<string, PageRow> = {
  $: page(toAll("404")),
  "[.]well-known.security[.]txt": page(toAll("200")),
  _index: page(toAll("200"), toAll(noForm)),
  "courtroom.$uuid": page(parties()),
  "courtroom.$uuid_.fairness": page(parties("404 verdict_not_ready")),
  "dev.mailbox": page(toAll("200")),
  "dev.push": page(toAll("200")),
  "download-app": page(toAll("200")),
  // Without a token of its own it is the front page's box, which brings what it holds.
  file: page(toAll("200"), toAll("200")),
  "hot-topics": page(toAll("200"), toAll(noForm)),
  "how-it-works": page(toAll("200")),
  "invitation.$code": page({ ...toAll("404 not_found"), owner: "200" }, toAll(noForm)),
  // A party is led back to the case.
  "invite.$token": page({ ...toAll("200"), owner: "302" }, toAll(noForm)),
  "join-in-app": page(toAll("200")),
  judges: page(toAll("200")),
  "manifest[.]webmanifest": page(toAll("200")),
  "moderation._index": deskPage,
  "moderation.ads": deskPage,
  "moderation.log": deskPage,
  "moderation.people": deskPage,
  "moderation.reports": deskPage,
  "moderation.topics": deskPage,
  "my-courts": page(toAll("200")),
  offline: page(toAll("200")),
  "pettysuit.$uuid": page(parties(), parties(), ({ me, suit }) => ({
    ...{ intent: "answer", userUuid: me, questionUuid: suit.questions[0]?.uuid, plea: "yes" },
  })),
  "pettysuit.$uuid_.fairness": page(parties()),
  "pettysuit.$uuid_.verdict": page(parties()),
  // The other party is led to the case.
  "pettysuits.$id.sent": page(parties("200", "302")),
  "pettysuits.flatten.$uuid": page(toAll("401")),
  premium: page(toAll("200")),
  privacy: page(toAll("200")),
  "procrastination.$uuid": page(mine(), mine(), ({ dilemma }) => ({
    ...{ intent: "answer", questionUuid: dilemma.questions[0]?.uuid, plea: "yes" },
  })),
  "procrastination._index": page(toAll("200"), toAll(noForm)),
  profile: page(toAll("200")),
  "profile_.data": page(toAll("200")),
  "r.$uuid": page(toAll("302")),
  referral: page(toAll("200")),
  shop: page(toAll("200")),
  support: page(toAll("200")),
  terms: page(toAll("200")),
  "test-card": page(toAll("200")),
  "test.pettycards": page(toAll("200")),
  "v.$shareId": page(toAll("200")),
  viewer: page(toAll("200")),
};
