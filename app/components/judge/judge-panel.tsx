import { LinkButton } from "~/components/ui/button";
import { pathToFileBefore } from "~/domain/judge/chosen-judge";
import { JUDGE_TRAITS } from "~/domain/judge/judge-traits";
import { type JudgePersonality, judgeProfile } from "~/domain/judge/personality";
import { JudgeAtWork } from "./judge-at-work";
import { JudgePortrait } from "./judge-portrait";

/** One judge: the face, the manner, and the voice at work. */
export function JudgePanel({ personality }: { personality: JudgePersonality }) {
  const { slug, title, description } = judgeProfile(personality);
  return (
    <li
      id={slug}
      className="flex min-w-0 flex-col gap-4 rounded-uneven-lg border-[2.5px] border-ink bg-panel p-4 shadow-hard sm:p-6"
    >
      <div className="flex flex-wrap gap-4 sm:flex-nowrap">
        <JudgePortrait
          personality={personality}
          size={160}
          decorative
          lazy
          className="size-28 shrink-0 rounded-uneven border-[2.5px] border-ink sm:size-40"
        />
        <div className="min-w-0 flex-1 basis-[9rem]">
          <h2 className="font-display text-2xl leading-tight">{title}</h2>
          <p className="mt-1 text-ink-soft">{description}</p>
        </div>
      </div>
      <ul className="list-disc pl-5 marker:text-judge-text">
        {JUDGE_TRAITS[personality].map((trait) => (
          <li key={trait}>{trait}</li>
        ))}
      </ul>
      <JudgeAtWork personality={personality} />
      <LinkButton to={pathToFileBefore(personality)} look="judge" className="mt-auto self-start">
        File before this judge<span className="sr-only">({title})</span>
      </LinkButton>
    </li>
  );
}
