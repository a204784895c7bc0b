import type { Notice } from "~/domain/notice/notice";

/** A notice that is new, for its person's open pages and whatever else they want to be told by. */
export interface News {
  notice: Notice;
  /** How many of the person's notices are unread now. */
  unread: number;
  /** Whether it goes out by push or mail too. */
  goesOut: boolean;
}

/** What tells one person, wherever they are. Every call bears repeating. */
export interface NotifierPort {
  /** Shows what is new on the person's open pages, and sends out what goes out: each notice once. */
  notify(userUuid: string, news: News[]): Promise<void>;
  /** Tells the person's open pages how many notices are left unread. */
  tellUnread(userUuid: string, unread: number): Promise<void>;
  /** Tells the person's open pages that the case at this path has something new to see; nothing of it is kept. */
  tellCase(userUuid: string, path: string): Promise<void>;
  /** Closes the live connections that hang on these logins of sessions. */
  endSessions(userUuid: string, loginIds: string[]): Promise<void>;
  /** Closes all of them and throws away what was to go out, for good. */
  forgetPerson(userUuid: string): Promise<void>;
}
