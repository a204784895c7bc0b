import { findBadge } from "../badge/badge";
import type { CaseKind } from "../case/case-kind";
import { casePath } from "../case/case-ref";
import { isolated } from "../case/isolated-name";
import type { PartyNames } from "../case/party-names";
import { otherSeat, type Seat } from "../case/seat";
import { invitationLink } from "../invitation/invitation";
import type { Notice } from "./notice";
import type { NoticeDetail, NoticeKind } from "./notice-kind";

/** All that a notice is worded from. */
export interface NoticeFacts {
  kind: NoticeKind;
  detail: NoticeDetail | null;
  count: number;
  /** Null for what is about no case. `seat` is the reader's. */
  case: { kind: CaseKind; uuid: string; seat: Seat; names: PartyNames } | null;
  topic: { title: string; rejectionReason: string | null } | null;
}

type Words = Pick<Notice, "title" | "body" | "link">;

/** A notice in the court's words. It says what happened and never what anybody has answered. */
export function noticeText(facts: NoticeFacts): Words {
  const { detail, count, case: filed, topic } = facts;
  const names = filed?.names ?? { creator: "Somebody", opponent: "Somebody" };
  const other = isolated(names[otherSeat(filed?.seat ?? "creator")]);
  const isLive = filed?.kind === "courtroom";
  const aboutCase = (title: string, body: string): Words => ({
    title,
    body,
    link: filed === null ? "/my-courts" : casePath(filed),
  });
  switch (facts.kind) {
    case "filed_back":
      return {
        title: `${other} wants a rematch`,
        body: "The same two chairs. Yours is free: this is your summons.",
        link: invitationLink("", detail?.token ?? ""),
      };
    case "opponent_joined":
      return aboutCase(
        `${other} has sat down`,
        isLive
          ? "The court is in session. Come and argue your side."
          : "Both chairs are taken. Now it is about answers.",
      );
    case "opponent_finished":
      if (isLive) return aboutCase(`${other} rests`, "Anything to add? The court retires once you rest, too.");
      return aboutCase(`${other} has testified`, "The court is missing your answers, and nobody else's.");
    case "messages":
      return count === 1
        ? aboutCase(`${other} said something in court`, "It may have been about you.")
        : aboutCase(`${other} said ${count} things in court`, "Some of them may have been about you.");
    case "nudge":
      return aboutCase(`${other} is waiting`, "You have been nudged, officially. The court is missing your side.");
    case "reminder":
      return detail?.isSeatEmpty
        ? aboutCase(
            "Nobody has come yet",
            `The other chair is empty, and there are ${detail.left} left. Send the link again.`,
          )
        : aboutCase("The court is missing you", `In ${detail?.left} it rules on what there is.`);
    case "another_day":
      return aboutCase(`${other} grants the case another day`, "The court rules 24 hours later than it said.");
    case "verdict":
      if (filed?.kind === "dilemma") return aboutCase("Your decision is ready", "The court has made up your mind.");
      return aboutCase(
        "The verdict is in",
        `The court has ruled on ${isolated(names.creator)} v. ${isolated(names.opponent)}.`,
      );
    case "default_judgment":
      return detail?.isAbsent
        ? aboutCase(
            "You were judged in absence",
            "You did not come, and the court ruled. It can be set aside for 7 days.",
          )
        : aboutCase("Judgment by default", `${other} did not come. The court noticed.`);
    case "reopened":
      return aboutCase(
        "The case is open again",
        `${other} had the judgment set aside. The court rules within 24 hours.`,
      );
    case "topic_approved":
      return {
        title: "Your topic is before the public",
        body: `“${topic?.title ?? ""}” can be voted on now.`,
        link: "/hot-topics",
      };
    case "topic_rejected":
      return {
        title: "Your topic was turned down",
        body: detail?.reason ?? topic?.rejectionReason ?? "The moderators gave no reason.",
        link: "/hot-topics",
      };
    case "badge":
      return { title: "A badge is yours", body: `The court awards you “${badgeName(detail)}”.`, link: "/profile" };
    default:
      return facts.kind satisfies never;
  }
}

/** Of one that a later version gave, its kind is known here and its name is not. */
function badgeName(detail: NoticeDetail | null): string {
  const named = detail?.badge === undefined ? null : findBadge(detail.badge.category, detail.badge.threshold);
  return named?.name ?? "PettyBadge";
}
