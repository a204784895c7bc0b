import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { type CaseKind, kindProfile } from "~/domain/case/case-kind";
import { casePath } from "~/domain/case/case-ref";
import { judgeProfile } from "~/domain/judge/personality";
import type { MyData } from "~/domain/my-data/my-data";
import { Fact, Facts, Moment } from "./facts";
import { Judged } from "./judged";
import { PublicLinks } from "./public-links";

type AnyCase = Omit<MyData["pettysuits"][number], "questions" | "completedAt">;
type Ruling = NonNullable<AnyCase["ruling"]>;

interface MyCaseProps {
  kind: CaseKind;
  filed: AnyCase;
  /** Facts of this kind of case alone. */
  facts?: ReactNode;
  /** What the person said in it. */
  children: ReactNode;
}

/** A case as the record of one of its parties has it. */
export function MyCase({ kind, filed, facts, children }: MyCaseProps) {
  const { uuid, role, status, allegation, judgePersonality, tone, yourName, otherName, ruling, shares } = filed;
  const side = role === "plaintiff" ? "border-plaintiff" : "border-defendant";
  return (
    <article className={`grid grid-cols-[minmax(0,1fr)] gap-4 border-s-[6px] ps-4 sm:ps-5 ${side}`}>
      <h3 dir="auto" className="break-after-avoid font-bold text-lg leading-snug [overflow-wrap:anywhere]">
        <Link to={casePath({ kind, uuid })} className="underline decoration-2 underline-offset-4">
          {allegation}
        </Link>
      </h3>
      <Facts>
        <Fact label={role === "plaintiff" ? "You, the plaintiff" : "You, the defendant"}>{yourName}</Fact>
        <Fact label={role === "plaintiff" ? "The defendant" : "The plaintiff"}>{otherName ?? "Nobody yet"}</Fact>
        <Fact label="How it stands">{kindProfile(kind).statusLabels[status]}</Fact>
        <Fact label="Judge">
          {judgeProfile(judgePersonality).title}, {tone}
        </Fact>
        <Fact label="Filed">
          <Moment at={filed.filedAt} />
        </Fact>
        <Fact label="Joined">
          <Moment at={filed.joinedAt} otherwise="Not yet" />
        </Fact>
        {facts}
        {filed.setAsideAt !== null && (
          <Fact label="You set a judgment aside">
            <Moment at={filed.setAsideAt} />
          </Fact>
        )}
        <PublicLinks shares={shares} />
      </Facts>
      {children}
      {ruling !== null && <RulingOf {...ruling} />}
    </article>
  );
}

const OUTCOMES: Record<Ruling["outcome"], string> = {
  won: "You won",
  lost: "You lost",
  drawn: "Hung Court",
  dismissed: "Dismissed",
};

function RulingOf({ outcome, byDefault, punishment, ruledAt, ...ruling }: Ruling) {
  return (
    <Judged title="The ruling" when="Ruled" at={ruledAt} {...ruling}>
      <Fact label="Outcome">
        {OUTCOMES[outcome]}
        {byDefault && ", by default"}
      </Fact>
      <Fact label="Sentence">{punishment}</Fact>
    </Judged>
  );
}
