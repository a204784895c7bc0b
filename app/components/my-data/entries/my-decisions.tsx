import { ACTION_LABELS } from "~/domain/moderation/desk-words";
import type { MyData } from "~/domain/my-data/my-data";
import { Entries } from "./entries";

/** What the person has decided as a moderator. */
export function MyDecisions({ decisions }: { decisions: MyData["moderation"] }) {
  const entries = decisions.map(({ action, about, reason, at }) => ({
    title: ACTION_LABELS[action],
    what: `Of a ${about}`,
    at,
    outcome: reason ?? undefined,
  }));
  return <Entries entries={entries} />;
}
