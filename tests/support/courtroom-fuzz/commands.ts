import type fc from "fast-check";
import { reacted } from "~/domain/courtroom/reaction-wish";
import type { Reaction } from "~/domain/courtroom/reactions";
import { SERIOUS_TEXTS } from "../../fixtures/serious-texts";
import type { Upstream } from "./connection";
import type { Intrusion, LiveCourt, Party, TabName } from "./live-court";
import type { Mood } from "./moody-judge";
import { type ScreeningSpeed, setScreening } from "./screening-speed";
import type { Tab } from "./tab";

/**
 * One thing that happens to a courtroom. No model of the court stands beside it, which would repeat the court's
 * mistakes: whether a command makes sense is read off the browsers, and what came of all of them is for `checkHistory`.
 */
export type CourtCommand = fc.AsyncCommand<LiveCourt, LiveCourt>;

/** How a text is: a few words, many, a quarter of the judge's notebook, or nothing for this court. */
export type Words = "short" | "long" | "huge" | "serious";

/** The first takes longer to screen than the second: nothing but the court's own queue keeps them in their order. */
const BLURTED = ["long", "short"] as const;

const isConnected = (tab: Tab) => tab.connection !== null;

export const say = inTab("say", ({ tab, court }, words: Words) => {
  const content = textOf(words, court);
  if (words === "serious") court.unspeakable.push(content);
  tab.say(content);
});

/** A client without an outbox says two things in one breath, and waits for no receipt. */
export const blurt = inTab(
  "blurt",
  ({ tab, court }) => tab.blurt(BLURTED.map((words) => textOf(words, court))),
  isConnected,
);

/** A copy of a message that this connection carried, or that the court confirmed, arrives again. */
export const repeat = inTab("repeat", ({ tab }, nth: number) => tab.repeat(nth), isConnected);

export const react = inTab(
  "react",
  ({ tab }, nth: number, reaction: Reaction) => {
    const messageUuid = tab.view.messages[nth % tab.view.messages.length]?.uuid;
    if (messageUuid !== undefined) tab.do(reacted(messageUuid, reaction));
  },
  ({ view }) => view.messages.length > 0,
);

export const type = inTab("type", ({ tab }, isTyping: boolean) => tab.type(isTyping), isConnected);

/** A script in the person's name: many messages at once. */
export const flood = inTab("flood", ({ tab }, messages: number) => tab.type(true, messages), isConnected);

export const look = inTab("look", ({ tab }, isLooking: boolean) => tab.do({ type: "looked", isLooking }));

export const askForDecision = inTab("askForDecision", ({ tab }) => tab.do({ type: "decision_wanted" }));

export const takeRequestBack = inTab("takeRequestBack", ({ tab }) => tab.do({ type: "decision_withdrawn" }));

export const connect = inTab(
  "connect",
  ({ tab }) => tab.connect(),
  (tab) => !isConnected(tab),
);

/**
 * What the tab sends from now on is lost, and it does not know; or waits until the court hears of the connection's end.
 */
export const breakUpstream = inTab(
  "breakUpstream",
  ({ tab }, upstream: Exclude<Upstream, "arrives">) => {
    if (tab.connection !== null) tab.connection.upstream = upstream;
  },
  isConnected,
);

/** The court hears of the end only later. */
export const dropConnection = inTab("dropConnection", ({ tab }) => tab.drop(), isConnected);

export const reload = inTab("reload", ({ tab, court }) => court.reload(tab));

export const logIn = inCourt(
  "logIn",
  (court, party: Party) => court.logIn(party),
  (court, party) => court.isGuest(party),
);

/** The court hears of every connection that was dropped; what waited on them arrives first. */
export const hearOfDrops = inCourt(
  "hearOfDrops",
  (court) => court.hearOfDrops(),
  ({ tabs }) => tabs.some(({ dropped }) => dropped.length > 0),
);

export const intrude = inCourt("intrude", (court, how: Intrusion) => court.intrude(how));
export const evictObject = inCourt("evictObject", (court) => court.evict());
export const restartObjects = inCourt("restartObjects", (court) => court.restart());
export const wait = inCourt("wait", (court, ms: number) => court.pass(ms));

export const putJudge = inCourt("putJudge", ({ judge }, mood: Mood) => judge.be(mood));
export const screen = inCourt("screen", (_court, speed: ScreeningSpeed) => setScreening(speed));
export const ringDocket = inCourt("ringDocket", (court) => court.ringDocket());
export const remindCourtroom = inCourt("remindCourtroom", (court) => court.remindCourtroom());
export const reachDeadline = inCourt("reachDeadline", (court) => court.reachDeadline());

/** Everything under way arrives, and what the browsers show is noted. */
export const rest = inCourt("rest", (court) => court.rest());

type Argument = string | number | boolean;

function inTab<Args extends Argument[] = []>(
  name: string,
  run: (at: { tab: Tab; court: LiveCourt }, ...args: Args) => void | Promise<void>,
  check: (tab: Tab) => boolean = () => true,
) {
  return inCourt<[tab: TabName, ...Args]>(
    name,
    (court, tab, ...args) => run({ tab: court.tab(tab), court }, ...args),
    (court, tab, ..._args) => check(court.tab(tab)),
  );
}

/**
 * Makes the maker of a command, which is printed as the call that makes it: a printed story can be played as it stands.
 */
function inCourt<Args extends Argument[] = []>(
  name: string,
  run: (court: LiveCourt, ...args: Args) => void | Promise<void>,
  check: (court: Readonly<LiveCourt>, ...args: Args) => boolean = () => true,
) {
  return (...args: Args): CourtCommand => ({
    check: (court) => check(court, ...args),
    run: async (_model, court) => run(court, ...args),
    toString: () => `${name}(${args.map((each) => JSON.stringify(each)).join(", ")})`,
  });
}

/** A text of its own for each saying: two that are the same could be taken for one. */
function textOf(words: Words, court: LiveCourt): string {
  court.texts += 1;
  const { texts } = court;
  switch (words) {
    case "short":
      return `Objection no. ${texts}!`;
    case "long":
      return `Point ${texts}: ${"and the fridge, too, ".repeat(30)}which was mine.`;
    case "huge":
      return `${texts} ${"🍕".repeat(1_490)}`;
    case "serious":
      return SERIOUS_TEXTS.hurt[texts % SERIOUS_TEXTS.hurt.length] ?? "";
    default:
      return words satisfies never;
  }
}
