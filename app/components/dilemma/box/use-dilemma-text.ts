import { type RefObject, useState } from "react";
import { STORED } from "~/browser/storage/places";
import { drawTopic, NO_TOPICS, takeTopicBack } from "~/domain/dilemma/drawn-topics";
import { useDraft } from "~/hooks/use-draft";
import { useRandomText } from "~/hooks/use-random-text";
import { fetchRandomTopic } from "./random-topic";

/** The text of the box: typed, kept over a reload, or drawn by chance, which can be undone. `sent` as in `useDraft`. */
export function useDilemmaText(field: RefObject<HTMLTextAreaElement | null>, sent: string) {
  const { text, setText } = useDraft(STORED.dilemmaDraft, field, sent);
  const random = useRandomText(fetchRandomTopic);
  const [topics, setTopics] = useState(NO_TOPICS);

  async function draw() {
    const topic = await random.draw();
    if (topic === null) return;
    // What the field holds now: somebody may have typed on while the topic was fetched.
    const replaced = field.current?.value ?? "";
    setTopics((before) => drawTopic(before, replaced, topic));
    setText(topic);
  }

  function undo() {
    const taken = takeTopicBack(topics, text);
    if (taken === null) return;
    setTopics(taken.topics);
    setText(taken.text);
    field.current?.focus();
  }

  return {
    text,
    setText,
    draw,
    isDrawing: random.isFetching,
    /** Null where no text of the person's was replaced. */
    undo: topics.replaced.length === 0 ? null : undo,
    /** The topic as it was drawn, for people who don't see it appear. */
    drawn: topics.drawn,
  };
}
