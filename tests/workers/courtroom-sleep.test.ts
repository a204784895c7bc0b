import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openCourt } from "../support/court";
import { putToSleep } from "../support/courtroom-object";
import { aCourtroomInSession } from "../support/factories";
import { enter, type Party, type Payload } from "../support/socket";

const court = openCourt(env.DB);

interface Conversation {
  robin: Party;
  sam: Party;
  heard: Payload<"NEW_MESSAGE">[];
}

async function hearBoth({ robin, sam, heard }: Conversation, clientId: string) {
  const message = await sam.next("NEW_MESSAGE");
  expect(message.clientId).toBe(clientId);
  expect(await robin.next("NEW_MESSAGE")).toEqual(message);
  heard.push(message);
}

/** A conversation with everything in it that an object could forget. Each step waits until it has happened. */
const STEPS: [what: string, step: (talk: Conversation) => Promise<unknown>][] = [
  ["a message", (talk) => hearBoth(talk, talk.robin.say("He ate my pizza.", "robin-00001"))],
  ["an answer", (talk) => hearBoth(talk, talk.sam.say("It was stale.", "sam-0000001"))],
  [
    "a reaction",
    async ({ robin, sam, heard }) => {
      sam.react(heard[0]?.uuid ?? "", "😂");
      expect(await robin.next("MESSAGE_REACTION_UPDATED")).toMatchObject({ revision: 3 });
    },
  ],
  [
    "a reaction taken back",
    async ({ robin, sam, heard }) => {
      sam.react(heard[0]?.uuid ?? "", "😂");
      expect(await robin.next("MESSAGE_REACTION_UPDATED")).toMatchObject({ reactions: {} });
    },
  ],
  [
    "a repeat",
    async ({ robin, heard }) => {
      robin.say("He ate my pizza.", "robin-00001");
      expect(await robin.next("NEW_MESSAGE")).toMatchObject({ uuid: heard[0]?.uuid, number: 1, revision: 4 });
    },
  ],
  [
    "typing",
    async ({ robin, sam }) => {
      robin.type(true);
      await sam.next("TYPING_INDICATOR");
    },
  ],
  [
    "junk",
    async ({ robin }) => {
      robin.sendRaw("junk");
      await robin.next("ERROR");
    },
  ],
  [
    "a mark of what was read",
    async ({ sam, heard }) => {
      sam.read(heard[0]?.uuid ?? "");
      expect((await sam.catchUp()).lastReadMessageUuid).toBe(heard[0]?.uuid);
    },
  ],
  ["another message", (talk) => hearBoth(talk, talk.sam.say("Very stale.", "sam-0000002"))],
  [
    "readiness",
    async ({ robin, sam }) => {
      sam.askForDecision();
      await robin.next("DECISION_READINESS_UPDATED");
    },
  ],
];

/**
 * Plays the conversation, the object being put to sleep before the steps named. Gives what both sides know in the end.
 */
async function play(sleepsBefore: (index: number) => boolean) {
  const { courtroomUuid, creator, opponent } = await aCourtroomInSession(court);
  const talk = { robin: await enter(creator, courtroomUuid), sam: await enter(opponent, courtroomUuid), heard: [] };
  await talk.robin.next("PRESENCE_UPDATED");
  for (const [index, [, step]] of STEPS.entries()) {
    if (sleepsBefore(index)) await putToSleep(courtroomUuid);
    await step(talk);
  }
  if (sleepsBefore(STEPS.length)) await putToSleep(courtroomUuid);
  await talk.sam.next("DECISION_READINESS_UPDATED");
  const known = [await talk.robin.catchUp(), await talk.sam.catchUp()];
  return known.map(({ messages, lines, revision, ready, present, lastReadMessageUuid, isGenerating }) => ({
    messages: messages.map(({ content, number, clientId, reactions }) => ({ content, number, clientId, reactions })),
    lines: lines.map(({ kind, after }) => `${after} ${kind}`),
    ready: ready.length,
    present: present.length,
    read: messages.findIndex(({ uuid }) => uuid === lastReadMessageUuid),
    ...{ revision, isGenerating },
  }));
}

describe("a courtroom that falls asleep", () => {
  it("before every step of a conversation forgets nothing of it", async () => {
    const awake = await play(() => false);
    expect(awake[0]).toMatchObject({ revision: 5, ready: 1, present: 2, messages: { length: 3 } });
    expect(awake[0]?.lines).toEqual(["0 judge", "3 rests"]);
    expect(awake[1]?.read).toBe(0);
    expect(await play(() => true)).toEqual(awake);
  });

  it.each(STEPS.map(([what], index) => [what, index] as const))(
    "once, before %s, forgets nothing",
    async (_what, before) => {
      expect(await play((index) => index === before)).toEqual(await play(() => false));
    },
  );

  it("is still closed to a message that was too much before, after enough of them", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    const robin = await enter(creator, courtroomUuid);
    for (let strike = 0; strike < 4; strike += 1) {
      robin.sendRaw("junk");
      await robin.next("ERROR");
      await putToSleep(courtroomUuid);
    }
    robin.sendRaw("junk");
    expect(await robin.closed).toBe(4_400);
  });
});
