import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { fetchBadges } from "~/browser/badge/badge-calls";
import type { EarnedBadge } from "~/domain/badge/earned-badge";

/** So many fit into two rows of a drawer. */
const SHOWN = 8;

/** The badges that somebody got last. Asked for once it is known whose; what can't be had is no news. */
export function LatestBadges({ userUuid }: { userUuid: string | null }) {
  const [earned, setEarned] = useState<EarnedBadge[]>([]);

  useEffect(() => {
    if (userUuid === null) return;
    let isHere = true;
    fetchBadges(userUuid).then(
      (badges) => isHere && setEarned(badges),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [userUuid]);

  return (
    <section aria-labelledby="latest-badges" className="rounded-uneven border-[2.5px] border-ink bg-panel px-4 pb-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 id="latest-badges" className="min-w-0 font-bold [overflow-wrap:anywhere]">
          PettyBadges
        </h3>
        <Link
          to="/profile"
          className="inline-flex min-h-11 items-center rounded-uneven font-bold text-sm underline decoration-2 underline-offset-4"
        >
          View All
        </Link>
      </div>
      {earned.length === 0 ? (
        <p className="text-ink-soft text-sm">None here yet. The first ones come cheap.</p>
      ) : (
        <ul className="grid grid-cols-4 gap-2">
          {earned
            .slice(-SHOWN)
            .reverse()
            .map(({ name, icon }) => (
              <li key={icon}>
                <img src={icon} alt={name} width={320} height={320} className="mx-auto w-full max-w-16" />
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
