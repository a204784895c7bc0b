import type { Section } from "./paragraphs";

/** What is kept of people in plain words, as docs/data.md says it table by table. */
export const PRIVACY_SECTIONS: readonly Section[] = [
  {
    title: "What the court keeps",
    text: [
      "Of everybody: a random id, the name you give, your cases with what you wrote and answered in them, the verdicts, by whose link you came, your votes on topics, which sponsored cards you saw, saved or skipped, and what you reported.",
      "How much you have done of what badges are given for, which badges you have, and for your streaks the days on which you did something, by your own time zone.",
      "Notices: what you were told of, when, and whether you have read it; how you want to be told, of what not, and during which hours nothing is pushed.",
      "Of accounts also: the email address and the username.",
      "Of each browser: a session, kept as a hash, with words such as “Chrome on Android”, until a year after its last use. A code that you log in with lives for ten minutes.",
      "Of a browser that you have let take pushes: where its maker’s service takes them, and the keys that they are encrypted with, until it takes no more or you log out.",
    ],
  },
  {
    title: "Cookies and storage",
    text: [
      "One cookie, which is your session. Others hold your time zone, for a month by whose link you came, for an hour the ticket by which a lost line comes back to its courtroom, and a mark by which a code for logging in works in your browser alone. Nothing of it follows you to other sites, and no page asks another company for anything, unless the operator has set up Turnstile to tell people from robots.",
      "Your browser also remembers who you are to the court; what you were writing, and under which name; the swipes and messages that could not be sent yet; which verdicts, entrances and hints you have seen; which summonses you have sent, and which verdicts you share without who won; when a page was last fetched anew by itself; and the last forty pages that you saw of your cases, to be read without a connection. Logging out clears all of it but the mark, which says who you are to nobody, and scripts and drawings, which are the same for everybody.",
    ],
  },
  {
    title: "Who reads it",
    text: [
      "The other party of your case: what you write in court at once, what you answer only once there is a verdict. Whoever holds an invitation reads the names, the complaint and the judge; whoever holds a verdict’s public link, its card.",
      "Moderators read topics that are handed in, and what was reported, and nothing else of anybody’s.",
      "The judge on board reads on the court’s own machines. Where a language model is set up, the complaint and the testimony go to it with the parties’ names taken out, and your email address never does.",
      "Mails with codes and notices go through the provider that carries the court’s mail. Pushes go, encrypted, through the service of your browser’s maker; where the operator has set up OneSignal, through OneSignal, which can read them.",
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
