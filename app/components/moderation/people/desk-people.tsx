import type { ReactNode } from "react";
import type { DeskPerson } from "~/domain/moderation/desk";
import { DeskButton } from "../desk-button";
import { DeskForm } from "../desk-form";
import { DeskPage } from "../desk-page";
import { NothingLeft } from "../nothing-left";
import { DecidePersonForm } from "./decide-person-form";

/** Who is a moderator, and who can't hand in topics. */
export function DeskPeople({ people }: { people: DeskPerson[] }) {
  const moderators = people.filter(({ isModerator, isNamedBySetting }) => isModerator || isNamedBySetting);
  const banned = people.filter(({ isBanned }) => isBanned);
  return (
    <DeskPage title="People">
      <DecidePersonForm />
      <h2 className="font-display text-xl">Moderators</h2>
      <People people={moderators}>
        {({ username, isModerator }) =>
          isModerator ? (
            <Decide username={username} decision="dismiss" label="Dismiss" />
          ) : (
            <span className="text-ink-soft text-sm">Named by the setting</span>
          )
        }
      </People>
      <h2 className="font-display text-xl">Banned from topics</h2>
      {banned.length === 0 ? (
        <NothingLeft>Nobody. The court is surprised, too.</NothingLeft>
      ) : (
        <People people={banned}>
          {({ username }) => <Decide username={username} decision="unban" label="Lift the ban" />}
        </People>
      )}
    </DeskPage>
  );
}

interface PeopleProps {
  people: DeskPerson[];
  children: (person: DeskPerson) => ReactNode;
}

function People({ people, children }: PeopleProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {people.map((person) => (
        <li
          key={person.username}
          className="flex flex-wrap items-center justify-between gap-2 rounded-uneven border-2 border-ink bg-panel px-3 py-2"
        >
          <span className="min-w-0 font-bold [overflow-wrap:anywhere]">@{person.username}</span>
          {children(person)}
        </li>
      ))}
    </ul>
  );
}

interface DecideProps {
  username: string;
  decision: "dismiss" | "unban";
  label: string;
}

function Decide({ username, decision, label }: DecideProps) {
  return (
    <DeskForm step={{ intent: "person", username, about: `@${username}`, decision }}>
      <DeskButton aria-label={`${label}: @${username}`}>{label}</DeskButton>
    </DeskForm>
  );
}
