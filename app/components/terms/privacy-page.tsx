import { Paragraphs, type Section } from "./paragraphs";

const SECTIONS: readonly Section[] = [
  {
    title: "What the court keeps",
    text: [
      "Of everybody: a random id, the name you give, your cases with what you wrote and answered in them, the verdicts, your votes on topics, which sponsored cards you saw, saved or skipped, and what you reported.",
      "Of accounts also: the e-mail address and the username.",
      "Of each browser: a session, kept as a hash, with words such as “Chrome on Android”, until a year after its last use. A code that you log in with lives for ten minutes.",
    ],
  },
  {
    title: "Cookies and storage",
    text: [
      "One cookie, which is your session. Your browser also remembers your name, your drafts and which entrances you have seen; logging out clears all of it. Nothing of it follows you to other sites, and no page asks another company for anything, unless the operator has set up Turnstile to tell people from robots.",
    ],
  },
  {
    title: "Who reads it",
    text: [
      "The other party of your case: what you write in court at once, what you answer only once there is a verdict. Whoever holds an invitation reads the names, the complaint and the judge; whoever holds a verdict’s public link, its card.",
      "Moderators read topics that are handed in, and what was reported, and nothing else of anybody’s.",
      "The judge on board reads on the court’s own machines. Where a language model is set up, the complaint and the testimony go to it with the parties’ names taken out, and your e-mail address never does.",
      "Mails with codes go through the provider that carries the court’s mail.",
    ],
  },
  {
    title: "What it does not keep",
    text: [
      "What a text was that is too serious for a game, or that there was one. Log lines hold ids, codes and times, never what a person wrote. Network addresses are counted against floods and kept, hashed, for a day where a code was asked for.",
    ],
  },
  {
    title: "Your data, and its end",
    text: [
      "You can read and download all of it under My Data, and delete it under Manage My Data & Privacy in the settings. Then your name and your words are gone: the other party keeps their case, and sees “A former litigant” and “[removed]”. Public links end. A topic of yours that is public stays, as nobody’s in particular.",
    ],
  },
];

/** What is kept of people, as docs/data.md says it in full. */
export function PrivacyPage({ contact }: { contact: string }) {
  return (
    <Paragraphs
      title="Privacy"
      intro="A court that knows what you did with the milk owes you an account of where it writes that down."
      sections={SECTIONS}
      contact={contact}
    />
  );
}
