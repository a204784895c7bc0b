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
      <div className="relative grid flex-1 place-items-center">
        <p
          dir="auto"
          className={`max-w-full text-balance rounded-uneven border-[2.5px] border-ink bg-panel px-4 py-3 text-center font-display leading-[1.2] shadow-hard-sm [overflow-wrap:anywhere] lying:px-3 lying:py-2 ${titleSize(title)}`}
        >
          <Words>{title}</Words>
        </p>
      </div>
      {outcome !== undefined && <TopicResult outcome={outcome} />}
    </>
  );
}

function titleSize(title: string): string {
  if (title.length > 140) return "text-base sm:text-lg lying:text-sm";
  return title.length > 70 ? "text-lg sm:text-xl lying:text-base" : "text-2xl sm:text-[1.75rem] lying:text-xl";
}
