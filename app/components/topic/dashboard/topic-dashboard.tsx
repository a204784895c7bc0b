import { useRef } from "react";
import { Collapsible } from "~/components/ui/collapsible";
import type { SubmittedTopic } from "~/domain/topic/topic";
import { OwnTopic } from "./own-topic";

/** The topics that a person has handed in, the newest first, and how each stands. It opens for a new one. */
export function TopicDashboard({ submitted }: { submitted: readonly SubmittedTopic[] }) {
  const newest = submitted[0]?.uuid;
  const newestAtFirst = useRef(newest);
  const title = (
    <h2 className="font-display text-[min(1.25rem,7vw)] leading-tight">
      Your Topic Dashboard{submitted.length > 0 && ` (${submitted.length})`}
    </h2>
  );
  return (
    <Collapsible
      title={title}
      isOpen={newest !== newestAtFirst.current}
      className="rounded-uneven border-[2.5px] border-ink bg-panel px-4"
    >
      {submitted.length === 0 ? (
        <p>Nothing yet. Somewhere, somebody is clapping as a plane lands, and you have not said a word.</p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {submitted.map((topic) => (
            <OwnTopic key={topic.uuid} topic={topic} />
          ))}
        </ul>
      )}
    </Collapsible>
  );
}
