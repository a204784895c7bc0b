import { Avatar } from "~/components/invitation/avatar";
import { initialsOf } from "~/domain/account/initials";
import type { Viewer } from "~/domain/account/user";

/** On the page about a person it is the title; in the drawer it is one thing of several. */
const LOOKS = {
  page: {
    Heading: "h1",
    gaps: "flex-wrap gap-x-5 gap-y-3",
    mark: "size-20 text-3xl shadow-hard",
    name: "text-[min(9vw,2.5rem)]",
    detail: "",
  },
  drawer: { Heading: "p", gaps: "gap-4", mark: "size-16 text-2xl", name: "text-xl", detail: "text-sm" },
} as const;

interface IdentityProps {
  viewer: Viewer;
  look: keyof typeof LOOKS;
}

/** A person's mark and name. */
export function Identity({ viewer: { username, displayName, avatar }, look }: IdentityProps) {
  const { Heading, gaps, mark, name, detail } = LOOKS[look];
  return (
    <div className={`flex items-center ${gaps}`}>
      <span
        aria-hidden
        className={`grid shrink-0 place-items-center overflow-clip rounded-full border-[3px] border-ink bg-judge font-display text-on-color ${mark}`}
      >
        {avatar === null ? initialsOf(displayName) : <Avatar src={avatar} size={80} className="size-full" />}
      </span>
      <div className="min-w-0">
        <Heading dir="auto" className={`font-display leading-tight [overflow-wrap:anywhere] ${name}`}>
          {username === null ? displayName : `@${username}`}
        </Heading>
        <p dir="auto" className={`text-ink-soft ${detail}`}>
          {username === null ? "Guest of this court" : displayName}
        </p>
      </div>
    </div>
  );
}
