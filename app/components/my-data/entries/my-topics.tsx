import type { MyData } from "~/domain/my-data/my-data";
import { TOPIC_STATUS_LABELS } from "~/domain/topic/topic";
import { Moment } from "../facts";
import { Entries } from "./entries";

type Topic = MyData["submittedTopics"][number];

/** The topics that the person has handed in, and what the moderators made of them. */
export function MyTopics({ topics }: { topics: Topic[] }) {
  const entries = topics.map((topic) => ({
    title: topic.title,
    what: "Handed in",
    at: topic.submittedAt,
    outcome: <OutcomeOf {...topic} />,
  }));
  return <Entries entries={entries} />;
}

function OutcomeOf({ status, decidedAt, rejectionReason }: Topic) {
  return (
    <>
      {TOPIC_STATUS_LABELS[status]}
      {decidedAt !== null && (
        <>
          {", "}
          <Moment at={decidedAt} />
        </>
      )}
      {rejectionReason !== null && `: “${rejectionReason}”`}
    </>
  );
}
