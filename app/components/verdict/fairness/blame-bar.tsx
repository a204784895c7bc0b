import type { PartyNames } from "~/domain/case/party-names";

interface BlameBarProps {
  blame: { creator: number; opponent: number };
  names: PartyNames;
}

/** How the blame lies: two lengths, and the same in words for whoever can't tell lengths or colours apart. */
export function BlameBar({ blame, names }: BlameBarProps) {
  return (
    <div>
      <div aria-hidden className="flex h-8 overflow-hidden rounded-uneven border-[2.5px] border-ink">
        <span className="bg-plaintiff" style={{ width: `${blame.creator}%` }} />
        <span className="flex-1 border-ink border-s-[2.5px] bg-defendant" />
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-6">
        <span className="text-plaintiff-text">
          <bdi className="font-bold">{names.creator}</bdi>: {blame.creator}%
        </span>
        <span className="text-defendant-text">
          <bdi className="font-bold">{names.opponent}</bdi>: {blame.opponent}%
        </span>
      </p>
    </div>
  );
}
