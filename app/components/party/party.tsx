import type { Seat } from "~/domain/judge/judge";

const SIDES: Record<Seat, { label: string; text: string; mark: string }> = {
  creator: { label: "Plaintiff", text: "text-plaintiff-text", mark: "rounded-[1px] bg-plaintiff" },
  opponent: { label: "Defendant", text: "text-defendant-text", mark: "rounded-full bg-defendant" },
};

interface PartyProps {
  seat: Seat;
  name: string;
  isYou?: boolean;
  className?: string;
}

/** A party's name under its role: told apart by word, by the shape of the mark, and by colour. */
export function Party({ seat, name, isYou = false, className = "" }: PartyProps) {
  const side = SIDES[seat];
  return (
    <div className={`min-w-0 ${className}`}>
      <p className="flex flex-wrap items-center gap-x-1.5 font-bold text-[min(0.7rem,3.6vw)] uppercase leading-tight tracking-wide">
        <span aria-hidden className={`size-2.5 shrink-0 border-[1.5px] border-ink ${side.mark}`} />
        {side.label}
        {isYou && <span className="rounded-[3px] bg-ink px-1 text-paper">YOU</span>}
      </p>
      <p className={`font-bold leading-tight [overflow-wrap:anywhere] ${side.text}`}>
        <bdi>{name}</bdi>
      </p>
    </div>
  );
}
