import { Link } from "@remix-run/react";
import { LinkButton } from "~/components/ui/button";
import { DESK_TOPICS_READ, type DeskTopic } from "~/domain/moderation/desk";
import { QUICK_REASONS } from "~/domain/moderation/desk-words";
import { DECIDED_STATUSES } from "~/domain/moderation/topic-decision";
import type { TopicStatus } from "~/domain/topic/topic";
import { TOPIC_STATUS_LABELS } from "~/domain/topic/topic";
import { VOTE_LABELS } from "~/domain/topic/topic-votes";
import { DeskButton } from "../desk-button";
import { DeskForm } from "../desk-form";
import { DeskList } from "../desk-list";
import { DeskPage } from "../desk-page";
import { ReasonPanel } from "../reason-panel";
import { TopicFacts } from "./topic-facts";

interface DecidedTopicsProps {
  status: TopicStatus;
  topics: DeskTopic[];
  /** Unix milliseconds. */
  readAt: number;
}

/** Topics that were decided on, one status at a time, and what can still be done about them. */
export function DecidedTopics({ status, topics, readAt }: DecidedTopicsProps) {
  const last = topics.length === DESK_TOPICS_READ ? topics.at(-1) : undefined;
  return (
    <DeskPage title="Decided topics">
      <ul className="flex flex-wrap gap-x-5">
        {DECIDED_STATUSES.map((each) => (
          <li key={each}>
            <Link
              to={`?status=${each}`}
              aria-current={each === status ? "true" : undefined}
              className="inline-flex min-h-11 items-center font-bold underline underline-offset-4 aria-[current=true]:decoration-4 aria-[current=true]:decoration-judge"
            >
              {TOPIC_STATUS_LABELS[each]}
            </Link>
          </li>
        ))}
      </ul>
      <DeskList
        items={topics}
        idOf={({ uuid }) => uuid}
        label={`${TOPIC_STATUS_LABELS[status]}, the newest first`}
        nothing="None. The record is short."
      >
        {(topic) => (
          <>
            <TopicFacts topic={topic} now={readAt} />
            <Aftermath {...topic} />
            <NextStep {...topic} />
          </>
        )}
      </DeskList>
      {last !== undefined && (
        <LinkButton to={`?status=${status}&after=${last.uuid}`} className="justify-self-start">
          Older ones
        </LinkButton>
      )}
    </DeskPage>
  );
}

function Aftermath({ agrees, disagrees, rejectionReason }: DeskTopic) {
  return (
    <p dir="auto" className="text-ink-soft text-sm [overflow-wrap:anywhere]">
      {rejectionReason ?? `${VOTE_LABELS.agree}: ${agrees}, ${VOTE_LABELS.disagree}: ${disagrees}`}
    </p>
  );
}

function NextStep({ uuid, title, status }: DeskTopic) {
  const about = { intent: "topic", id: uuid, about: `“${title}”` } as const;
  if (status === "approved") {
    return (
      <div className="mt-2.5 flex">
        <ReasonPanel label="Take down" step={{ ...about, decision: "take_down" }} reasons={QUICK_REASONS} />
      </div>
    );
  }
  const [decision, label] =
    status === "rejected" ? (["approve", "Approve"] as const) : (["restore", "Bring back"] as const);
  return (
    <DeskForm step={{ ...about, decision }} className="mt-2.5">
      <DeskButton look="main" shortcut="A">
        {label}
      </DeskButton>
    </DeskForm>
  );
}
