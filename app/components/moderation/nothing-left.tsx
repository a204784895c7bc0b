import { JudgePortrait } from "~/components/judge/judge-portrait";

/** A list of the desk with nothing in it. */
export function NothingLeft({ children }: { children: string }) {
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-uneven border-[2.5px] border-ink border-dashed bg-panel p-4">
      <JudgePortrait
        personality="Boomer"
        size={80}
        decorative
        className="size-20 shrink-0 rounded-full border-[3px] border-ink bg-judge"
      />
      <p className="min-w-0 flex-1 basis-[10rem] text-lg">{children}</p>
    </div>
  );
}
