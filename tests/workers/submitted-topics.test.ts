import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { HOUSE_TOPICS } from "~/domain/topic/house-topics";
import type { SubmittedTopic, Topic } from "~/domain/topic/topic";
import { type Account, anAccount } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { openCourt } from "../support/court";
import { aModerator, aPendingTopic } from "../support/desk";
import { aGuest, type Guest } from "../support/factories";
import { leave } from "../support/leaving";
import { expectRefusal } from "../support/refusal";
import { storedRows } from "../support/stored";

const court = openCourt(env.DB);

const submit = (person: Guest, topicText: string) =>
  asPerson(person)("/api/hot-topics/submit", { body: { userUuid: person.uuid, topicText } });

const dashboardOf = async (person: Guest) =>
  (await asPerson(person)(`/api/users/${person.uuid}/submitted-topics`)).json<SubmittedTopic[]>();

const stored = (person: Account) =>
  storedRows<{ title: string; status: string; marks: string }>(
    "select title, status, marks from topics where author_uuid = ? order by created_at",
    person.uuid,
  );

describe("a topic that somebody hands in", () => {
  it("waits for a moderator, seen by its author and by nobody else", async () => {
    const robin = await anAccount(court);
    const response = await submit(robin, "  Humming along\n with the doorbell.  ");
    expect(response.status).toBe(201);
    const topic = await response.json<SubmittedTopic>();
    expect(topic).toMatchObject({
      title: "Humming along with the doorbell.",
      moderationStatus: "pending",
      rejectionReason: null,
      stats: { agrees: null, disagrees: null, total: 0 },
    });
    expect(await dashboardOf(robin)).toEqual([topic]);
    const sam = await aGuest(court, "Sam");
    await expectRefusal(await asPerson(sam)(`/api/users/${robin.uuid}/submitted-topics`), 403, "not_yours");
    await expectRefusal(await asPerson(sam)(`/api/hot-topics/${topic.uuid}/stats`), 404, "not_found");
    const vote = { body: { userUuid: sam.uuid, vote: true } };
    await expectRefusal(await asPerson(sam)(`/api/hot-topics/${topic.uuid}/vote`, vote), 404, "not_found");
    const dealt = await (await asPerson(null)("/api/hot-topics")).json<Topic[]>();
    expect(dealt.map(({ uuid }) => uuid)).not.toContain(topic.uuid);
  });

  it("is one, however often it is handed in and by how many taps at once", async () => {
    const robin = await anAccount(court);
    const title = "Answering the phone with a sigh.";
    const answers = await Promise.all([submit(robin, title), submit(robin, title)]);
    const given: SubmittedTopic[] = [];
    for (const response of [...answers, await submit(robin, title)]) {
      expect(response.status).toBe(201);
      given.push(await response.json<SubmittedTopic>());
    }
    expect(await stored(robin)).toHaveLength(1);
    const [{ uuid } = { uuid: null }] = await dashboardOf(robin);
    expect(given.map((topic) => topic.uuid)).toEqual([uuid, uuid, uuid]);
  });

  it("needs an account and one's own name", async () => {
    const [guest, robin, sam] = [await aGuest(court), await anAccount(court), await anAccount(court)];
    const text = "Drumming on the table with forks.";
    await expectRefusal(await submit(guest, text), 403, "no_account");
    await expectRefusal(await submit({ ...robin, sessionToken: sam.sessionToken }, text), 403, "not_yours");
    const nobody = { ...robin, sessionToken: "A".repeat(43) };
    expect(await expectRefusal(await submit(nobody, text), 401, "no_session")).toMatchObject({
      message: "User not authenticated",
    });
  });

  it.each([
    ["too short", "  Humming  ", /10 characters/u],
    ["too long", "Hum ".repeat(71), /at most 280 characters; this one has 283/u],
    ["a link", "Humming at https://hum.example/robin all day.", /link/u],
    ["a telephone number", "Humming down the line of 020 7946 0958.", /telephone/u],
    ["an address of mail", "Humming to robin@court.example at night.", /email/u],
    ["a slur", "Calling the neighbours f4ggots for humming.", /slurs/u],
    ["no words", "?!?!?!?!?!?!", /words/u],
    ["a topic that there is", HOUSE_TOPICS[0]?.title.toUpperCase() ?? "", /already/u],
  ])("is refused at once with %s, in words that repeat none of it", async (_kind, text, sentence) => {
    const robin = await anAccount(court);
    const { message } = await expectRefusal(await submit(robin, text), 400, "invalid_input");
    expect(message).toMatch(sentence);
    expect(message).not.toMatch(/hum\.example|7946|robin@|f4g/u);
    expect(await stored(robin)).toEqual([]);
  });

  it("that is too serious leads to the calm page, and leaves nothing", async () => {
    const robin = await anAccount(court);
    await expectRefusal(await submit(robin, "My husband hits me when he is drunk."), 400, "too_serious");
    expect(await stored(robin)).toEqual([]);
  });

  it("is marked for the desk where the screening is not sure, and its author does not see that", async () => {
    const robin = await anAccount(court);
    const text = "The way that Robin Pumblechook of 12 Elm Street says shit.";
    expect(JSON.stringify(await (await submit(robin, text)).json())).not.toMatch(/marks|excerpt/u);
    const [{ marks } = { marks: "[]" }] = await stored(robin);
    expect(JSON.parse(marks)).toEqual([
      { kind: "abuse", excerpt: "shit" },
      { kind: "address", excerpt: "12 Elm Street" },
      { kind: "person", excerpt: "Robin Pumblechook" },
    ]);
  });

  it("stays when its author leaves if it is public, as nobody's, and goes otherwise", async () => {
    const [robin, desk] = [await anAccount(court), await aModerator(court)];
    const { topic: open } = await aPendingTopic(court, "Waltzing to the ticking of a clock.", robin);
    const { topic: waiting } = await aPendingTopic(court, "Waltzing to the dripping of a tap.", robin);
    await desk.call(`/api/moderation/topics/${open.uuid}`, { body: { decision: "approve" } });
    await desk.call("/api/moderation/people", {
      body: { username: robin.username, decision: "ban", reason: "Waltzes." },
    });
    await court.topics.vote(robin.visitor(), open.uuid, { userUuid: robin.uuid, vote: true });
    expect((await leave(robin)).status).toBe(200);
    expect(await storedRows("select status, author_uuid, agrees from topics where uuid = ?", open.uuid)).toEqual([
      { status: "approved", author_uuid: null, agrees: 0 },
    ]);
    expect(await storedRows("select 1 from topics where uuid = ?", waiting.uuid)).toEqual([]);
    const acts = await storedRows("select action, person_uuid, reason from moderation_log where action = 'ban'");
    expect(acts).toEqual([{ action: "ban", person_uuid: null, reason: null }]);
    expect((await leave(desk)).status).toBe(200);
    const done = await storedRows("select moderator_uuid from moderation_log");
    expect(done.map(({ moderator_uuid }) => moderator_uuid)).toEqual([null, null]);
  });

  it.each(["reject", "take_down"])(
    "is refused unchanged after the moderators' no (%s), and taken when it is written differently",
    async (no) => {
      const [robin, desk] = [await anAccount(court), await aModerator(court)];
      const title = `Whistling at the ${no === "reject" ? "kettle" : "toaster"} until it is done.`;
      const { topic } = await aPendingTopic(court, title, robin);
      const decide = (body: object) => desk.call(`/api/moderation/topics/${topic.uuid}`, { body });
      if (no === "take_down") expect((await decide({ decision: "approve" })).status).toBe(200);
      expect((await decide({ decision: no, reason: "Too shrill." })).status).toBe(200);
      const { message } = await expectRefusal(await submit(robin, title), 400, "invalid_input");
      expect(message).toMatch(/differently/u);
      expect((await submit(robin, `${title} Twice.`)).status).toBe(201);
    },
  );

  it("is the eleventh that waits no more", async () => {
    const robin = await anAccount(court);
    const things = ["doors", "spoons", "lamps", "socks", "kettles", "plants", "maps", "bells", "pillows", "stairs"];
    for (const thing of things) expect((await submit(robin, `Giving names to ${thing}, aloud.`)).status).toBe(201);
    const refusal = await submit(robin, "Giving names to the fridge, aloud.");
    expect(refusal.headers.get("Retry-After")).toBe("3600");
    await expectRefusal(refusal, 429, "rate_limited");
  });
});
