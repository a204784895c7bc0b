import { type DeskTopic, waitingCount } from "~/domain/moderation/desk";
import { QUICK_REASONS } from "~/domain/moderation/desk-words";
import { DeskButton } from "../desk-button";
import { DeskForm } from "../desk-form";
import { DeskList } from "../desk-list";
import { DeskPage } from "../desk-page";
import { ReasonPanel } from "../reason-panel";
import { TopicFacts } from "./topic-facts";

interface WaitingTopicsProps {
  topics: DeskTopic[];
  /** How many things are reported. */
  reported: number;
  /** Unix milliseconds. */
  readAt: number;
}

/** Topics that nobody has decided on. */
export function WaitingTopics({ topics, reported, readAt }: WaitingTopicsProps) {
  return (
    <DeskPage
      title="Waiting topics"
      counts={{ "/moderation": waitingCount(topics.length), "/moderation/reports": String(reported) }}
    >
      <DeskList
        items={topics}
        idOf={({ uuid }) => uuid}
        label="Topics, the oldest first"
        nothing="Nothing waits. The desk may have its tea."
      >
        {(topic) => (
          <>
            <TopicFacts topic={topic} now={readAt} />
            <Decisions topic={topic} />
          </>
        )}
      </DeskList>
    </DeskPage>
  );
}

function Decisions({ topic: { uuid, title, author } }: { topic: DeskTopic }) {
  const about = { intent: "topic", id: uuid, about: `“${title}”` } as const;
  const username = author?.isBanned === false ? author.username : null;
  return (
    <div className="mt-2.5 flex flex-wrap items-start gap-2">
      <DeskForm step={{ ...about, decision: "approve" }}>
        <DeskButton look="main" shortcut="A">
          Approve
        </DeskButton>
      </DeskForm>
      <ReasonPanel label="Reject" step={{ ...about, decision: "reject" }} reasons={QUICK_REASONS} />
      {username !== null && (
        <DeskForm
          step={{ intent: "person", username, about: `@${username}`, decision: "ban", reason: title }}
          className="ms-auto"
        >
          <DeskButton>
            <span>
              Ban<span className="max-[22rem]:sr-only"> author</span>
            </span>
          </DeskButton>
        </DeskForm>
      )}
    </div>
  );
}
