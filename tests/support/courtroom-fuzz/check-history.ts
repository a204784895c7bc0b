import type { CourtroomMessage } from "~/domain/courtroom/message";
import { changesAfterRetiring, differingVerdicts, lateWords, miscountedVerdicts } from "./end-of-hearing";
import { countBySocket, type History, received, revisionIn, type Snapshot, said, told } from "./history";

/** What holds in every courtroom whatever happens to its connections, objects and judges. Each gives what breaks it. */
type Rule = (history: History) => string[];

const RULES: Record<string, Rule> = {
  "what anybody was told stays in everybody's view, once and as it was": (history) =>
    told(history).flatMap(({ message }) =>
      everyTranscript(history).flatMap(([who, messages]) => {
        const kept = messages.filter(({ uuid }) => uuid === message.uuid);
        const [first] = kept;
        if (first !== undefined && kept.length === 1 && isSameMessage(first, message)) return [];
        return [`${who} has #${message.number} “${message.clientId}” ${kept.length} times or otherwise`];
      }),
    ),

  "all views are one transcript, numbered from 1 without a gap": (history) =>
    everyTranscript(history).flatMap(([who, messages]) =>
      messages.every(({ number }, index) => number === index + 1) && messages.length === history.record.length
        ? []
        : [`${who} has ${messages.map(({ number }) => number).join(" ")} of ${history.record.length}`],
    ),

  "nothing appears that its sender did not send": (history) => {
    const sent = said(history);
    return told(history).flatMap(({ index, message }) =>
      sent.some((each) => each.index < index && isSaidAs(each, message)) ? [] : [`“${message.clientId}”`],
    );
  },

  "one id of a sender is one message": (history) => {
    const known = new Map<string, string>();
    return told(history).flatMap(({ message: { senderUuid, clientId, uuid, number } }) => {
      const message = `${uuid} #${number}`;
      const before = known.get(`${senderUuid} ${clientId}`) ?? message;
      known.set(`${senderUuid} ${clientId}`, message);
      return before === message ? [] : [`“${clientId}” is ${before} and ${message}`];
    });
  },

  "what a tab said stays in its order": (history) => {
    const numbers = new Map(history.record.map(({ clientId, number }) => [clientId, number]));
    const last = new Map<string, number>();
    const seen = new Set<string>();
    return said(history).flatMap(({ socket, clientId }) => {
      const number = clientId === undefined ? undefined : numbers.get(clientId);
      if (clientId === undefined || number === undefined || seen.has(clientId)) return [];
      seen.add(clientId);
      const before = last.get(tabOf(socket)) ?? 0;
      last.set(tabOf(socket), Math.max(before, number));
      return number > before ? [] : [`“${clientId}” is #${number}, after #${before}`];
    });
  },

  "whoever comes back knows what those know who never left": (history) => {
    const rests = history.events.flatMap((event) => (event.kind === "rested" ? [event.views] : []));
    return [...rests, history.views].flatMap((views) => {
      const [first, ...others] = views.filter(({ isLive }) => isLive);
      if (first === undefined) return [];
      return others
        .filter((view) => knowledgeOf(view) !== knowledgeOf(first))
        .map((view) => `${view.tab} (revision ${view.revision}) and ${first.tab} (revision ${first.revision})`);
    });
  },

  "reactions are the same for everybody in the end, and somebody's own": (history) => {
    const record = JSON.stringify(history.record.map(({ reactions }) => reactions));
    const differing = everyTranscript(history).filter(
      ([, messages]) => JSON.stringify(messages.map(({ reactions }) => reactions)) !== record,
    );
    return [...differing.map(([who]) => `${who} has others`), ...inventedReactions(history)];
  },

  "nothing is accepted once the court has retired": (history) => [
    ...changesAfterRetiring(history),
    ...lateWords(history),
  ],

  "every socket that was there hears of the verdict once, and no other": (history) => [
    ...miscountedVerdicts(history),
    ...differingVerdicts(history),
  ],

  "the database has one verdict": ({ verdicts }) => (verdicts.length === 1 ? [] : [`it has ${verdicts.length}`]),

  "numbers and revisions of a socket only grow, by one": (history) => brokenSequences(history),

  "a stranger gets no message": ({ events, parties }) => {
    const strangers = new Set<string>();
    return events.flatMap((event) => {
      if (event.kind === "opened" && !parties.includes(event.userUuid)) strangers.add(event.socket);
      return event.kind === "received" && strangers.has(event.socket) ? [`${event.socket} ${event.message.type}`] : [];
    });
  },

  "who is shown as present is there": ({ events }) =>
    events.flatMap((event) => {
      if (event.kind !== "rested") return [];
      const there = [...event.there].sort().join(" ");
      return event.views
        .filter(({ isLive, present }) => isLive && [...present].sort().join(" ") !== there)
        .map(({ tab, present }) => `${tab} shows ${present.length} of ${event.there.length}`);
    }),

  "nobody waits for ever": ({ views }) =>
    views.filter(({ isLive, pending }) => !isLive || pending > 0).map(({ tab, pending }) => `${tab}, with ${pending}`),

  "what is too serious reaches nobody": (history) =>
    told(history)
      .filter(({ message }) => history.unspeakable.includes(message.content))
      .map(({ socket }) => socket),

  "the notebook's end is told once to a socket": (history) =>
    (["TOKEN_LIMIT_WARNING", "TOKEN_LIMIT_EXCEEDED"] as const).flatMap((type) =>
      [...countBySocket(received(history, type))]
        .filter(([, count]) => count > 1)
        .map(([socket]) => `${socket} ${type}`),
    ),

  "the court logs no fault of its own": ({ faults }) => [...faults],
};

/** Everything in a history that must not be, each with the rule that it breaks; at most `most` of each rule. */
export function checkHistory(history: History, most = 3): string[] {
  return Object.entries(RULES).flatMap(([rule, check]) => {
    const broken = [...new Set(check(history))];
    const more = broken.length > most ? [`${rule}: and ${broken.length - most} more`] : [];
    return [...broken.slice(0, most).map((what) => `${rule}: ${what}`), ...more];
  });
}

/** The names of the rules, for a test that proves each of them. */
export const RULE_NAMES = Object.keys(RULES);

/** The tab that a socket belongs to: sockets are named after it. */
function tabOf(socket: string): string {
  return socket.split("#")[0] ?? socket;
}

/** What each tab shows in the end, and the record. */
function everyTranscript({ views, record }: History): [who: string, messages: readonly CourtroomMessage[]][] {
  return [...views.map(({ tab, messages }): [string, typeof messages] => [tab, messages]), ["the record", record]];
}

function isSameMessage(one: CourtroomMessage, other: CourtroomMessage): boolean {
  const { reactions: _these, ...first } = one;
  const { reactions: _those, ...second } = other;
  return (Object.keys(first) as (keyof typeof first)[]).every(
    (key) => JSON.stringify(first[key]) === JSON.stringify(second[key]),
  );
}

function isSaidAs(sent: ReturnType<typeof said>[number], { senderUuid, clientId, content }: CourtroomMessage): boolean {
  return sent.senderUuid === senderUuid && sent.clientId === clientId && sent.content === content;
}

function knowledgeOf({ revision, messages }: Snapshot): string {
  return JSON.stringify({ revision, messages: messages.map(({ uuid, reactions }) => [uuid, reactions]) });
}

/** Reactions in the record that their person never asked for. */
function inventedReactions({ events, record }: History): string[] {
  const asked = new Set(
    events.flatMap((event) => {
      if (event.kind !== "sent" || event.message.type !== "ADD_REACTION") return [];
      const { messageUuid, reaction, userUuid } = event.message.payload;
      return [`${messageUuid} ${reaction} ${userUuid}`];
    }),
  );
  return record.flatMap(({ uuid, number, reactions }) =>
    Object.entries(reactions).flatMap(([reaction, people]) =>
      people
        .filter((who) => !asked.has(`${uuid} ${reaction} ${who}`))
        .map(() => `#${number} has an invented ${reaction}`),
    ),
  );
}

/** After joining, every change of the record reaches a socket as the next one; a repeat is of the past. */
function brokenSequences({ events }: History): string[] {
  const revisions = new Map<string, number>();
  const numbers = new Map<string, number>();
  return events.flatMap((event) => {
    if (event.kind !== "received") return [];
    const { socket, message } = event;
    const revision = revisionIn(message);
    if (revision === null) return [];
    const before = revisions.get(socket);
    revisions.set(socket, Math.max(before ?? 0, revision));
    if (message.type === "COURTROOM_JOINED") {
      numbers.delete(socket);
      return revision >= (before ?? 0) ? [] : [`${socket} joined at ${revision} after ${before}`];
    }
    if (before === undefined) return [`${socket} got ${message.type} before it joined`];
    if (message.type === "NEW_MESSAGE" && revision <= before) return [];
    if (revision !== before + 1) return [`${socket} got ${message.type} ${revision} after ${before}`];
    if (message.type !== "NEW_MESSAGE") return [];
    const { number } = message.payload;
    const expected = (numbers.get(socket) ?? number - 1) + 1;
    numbers.set(socket, number);
    return number === expected ? [] : [`${socket} got #${number} for #${expected}`];
  });
}
