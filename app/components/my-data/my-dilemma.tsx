import { Link } from "@remix-run/react";
import { kindProfile } from "~/domain/case/case-kind";
import { casePath } from "~/domain/case/case-ref";
import { judgeProfile } from "~/domain/judge/personality";
import type { MyData } from "~/domain/my-data/my-data";
import { Fact, Facts, Moment } from "./facts";
import { Judged } from "./judged";
import { PublicLinks } from "./public-links";
import { WhatYouAnswered } from "./what-you-answered";

type Dilemma = MyData["dilemmas"][number];

/** A dilemma with the person's answers and what the court decided. */
export function MyDilemma({ dilemma: brought }: { dilemma: Dilemma }) {
  const { uuid, dilemma, judgePersonality, startedAt, completedAt, questions, decision, shares } = brought;
  const status = decision === null ? "pending" : "settled";
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4 border-judge border-s-[6px] ps-4 sm:ps-5">
      <h3 dir="auto" className="break-after-avoid font-bold text-lg leading-snug [overflow-wrap:anywhere]">
        <Link to={casePath({ kind: "dilemma", uuid })} className="underline decoration-2 underline-offset-4">
          {dilemma}
        </Link>
      </h3>
      <Facts>
        <Fact label="How it stands">{kindProfile("dilemma").statusLabels[status]}</Fact>
        <Fact label="Judge">{judgeProfile(judgePersonality).title}</Fact>
        <Fact label="Brought">
          <Moment at={startedAt} />
        </Fact>
        <Fact label="You had answered all">
          <Moment at={completedAt} otherwise="Not yet" />
        </Fact>
        <PublicLinks shares={shares} />
      </Facts>
      <WhatYouAnswered questions={questions} />
      {decision !== null && <DecisionOf {...decision} />}
    </article>
  );
}

function DecisionOf({ decision, recommendation, decidedAt, ...reasons }: NonNullable<Dilemma["decision"]>) {
  return (
    <Judged title="The decision" when="Decided" at={decidedAt} {...reasons}>
      <Fact label="Decision">{decision}</Fact>
      <Fact label="Recommendation">{recommendation}</Fact>
    </Judged>
  );
}
