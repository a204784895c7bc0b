import { useRevalidator } from "@remix-run/react";
import { Flame } from "lucide-react";
import { useState } from "react";
import { callApi } from "~/browser/api";
import { showToast } from "~/browser/toast";
import { Switch } from "~/components/ui/form/switch";
import type { LongestStreaks, StreakStanding } from "~/domain/streak/streak";
import { streaksHiddenSchema } from "~/domain/streak/streak-input";

interface StreaksProps {
  /** Null for whoever wants to see nothing of them. */
  streaks: { now: StreakStanding; longest: LongestStreaks } | null;
}

/** Days and weeks in a row, for whoever wants to know of them. */
export function Streaks({ streaks }: StreaksProps) {
  const { revalidate, state } = useRevalidator();
  const [isSending, setSending] = useState(false);
  const isBusy = isSending || state !== "idle";

  async function show(isShown: boolean) {
    setSending(true);
    try {
      const body = { hidesStreaks: !isShown };
      await callApi("/api/streaks/hidden", streaksHiddenSchema, { method: "POST", body });
      revalidate();
    } catch {
      showToast({ title: "Error", description: "It could not be changed. Please try again.", tone: "error" });
    } finally {
      setSending(false);
    }
  }

  return (
    <section aria-labelledby="streaks" className="mt-10">
      <h2 id="streaks" className="font-display text-2xl">
        Streaks
      </h2>
      <div className="mt-3 rounded-uneven border-[2.5px] border-ink bg-panel px-4 py-3 shadow-hard-sm sm:px-5">
        {streaks !== null && <Standing {...streaks} />}
        <Switch
          icon={<Flame aria-hidden className="size-6 shrink-0" />}
          label="Show my streaks"
          hint={
            streaks === null
              ? "Nobody is counting where you can see it."
              : "Switch them off, and nothing here mentions them."
          }
          isOn={streaks !== null}
          onChange={show}
          isBusy={isBusy}
        />
      </div>
    </section>
  );
}

function Standing({ now, longest }: NonNullable<StreaksProps["streaks"]>) {
  return (
    <div className="border-ink border-b-2 pb-3">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        <Length label="Days in a row" now={now.daily} longest={longest.daily} />
        <Length label="Weeks in a row" now={now.weekly} longest={longest.weekly} />
      </dl>
      <p className="mt-3">
        {now.isTodayDone ? "Today is on the record." : "One answer, vote, message or filing puts today on the record."}{" "}
        {now.hasFreeze
          ? "You may miss a day this week, and nothing breaks. The court understands."
          : "This week’s day off is taken, and nothing broke. There is another on Monday."}
      </p>
    </div>
  );
}

function Length({ label, now, longest }: { label: string; now: number; longest: number }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-ink-soft text-sm leading-tight">{label}</dt>
      <dd className="font-display text-4xl leading-none tabular-nums">
        {now} <span className="font-body text-base text-ink-soft">best {longest}</span>
      </dd>
    </div>
  );
}
