import { fittedSize } from "~/components/deck/card/fitted-size";
import { Words } from "~/components/ui/words";
import type { Topic } from "~/domain/topic/topic";
import { topicBackground } from "~/domain/topic/topic-background";
import type { TopicDeckState } from "~/domain/topic/topic-deck";
import { TopicResult } from "./topic-result";

interface TopicFaceProps {
  topic: Topic;
  /** What has become of the vote on it; without this, nobody has voted on it here. */
  outcome?: TopicDeckState["outcome"];
}

/** A topic before its scene, and once it is voted on, what the others think. */
export function TopicFace({ topic: { uuid, title }, outcome }: TopicFaceProps) {
  return (
    <>
      <img
        src={topicBackground(uuid)}
        alt=""
        width={320}
        height={400}
        draggable={false}
        className="absolute inset-0 size-full rounded-[inherit] object-cover"
      />
      <div className="relative flex-1 [container-type:size]">
        <div className="grid h-full place-items-center">
          <p
            dir="auto"
            className="max-w-full text-balance rounded-uneven border-[2.5px] border-ink bg-panel px-[0.6em] py-[0.4em] text-center font-display leading-[1.2] shadow-hard-sm [overflow-wrap:anywhere]"
            style={{ fontSize: fittedSize(title) }}
          >
            <Words>{title}</Words>
          </p>
        </div>
      </div>
      {outcome !== undefined && <TopicResult outcome={outcome} />}
    </>
  );
}
