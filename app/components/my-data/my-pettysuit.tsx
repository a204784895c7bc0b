import type { MyData } from "~/domain/my-data/my-data";
import { Fact, Moment } from "./facts";
import { MyCase } from "./my-case";
import { WhatYouAnswered } from "./what-you-answered";

/** A suit with the person's own answers. */
export function MyPettysuit({ suit }: { suit: MyData["pettysuits"][number] }) {
  const { completedAt, questions } = suit;
  const facts = (
    <Fact label="You had answered all">
      <Moment at={completedAt} otherwise="Not yet" />
    </Fact>
  );
  return (
    <MyCase kind="pettysuit" filed={suit} facts={facts}>
      <WhatYouAnswered questions={questions} />
    </MyCase>
  );
}
