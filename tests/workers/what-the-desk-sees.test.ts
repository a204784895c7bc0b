import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { TOPIC_STATUSES } from "~/domain/topic/topic";
import { anAccount } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { openCourt } from "../support/court";
import { courtroomObjects } from "../support/courtroom-object";
import { aModerator, type DeskMember } from "../support/desk";
import { aCourtroom, aGuest, sitDown } from "../support/factories";
import { askPage, PAGES_THERE_ARE, patternOf } from "../support/page-loaders";
import { registeredCalls } from "../support/registered-calls";
import { aSharedCase } from "../support/sharing";
import { enter } from "../support/socket";

const court = openCourt(env.DB, { courtroom: courtroomObjects });

const DESK_CALLS = registeredCalls
  .flatMap((call) => (call.startsWith("GET /moderation/") ? [call.replace("GET ", "/api")] : []))
  .flatMap((path) => (path.includes(":") ? TOPIC_STATUSES.map((status) => path.replace(":status", status)) : [path]));
const DESK_PAGES = PAGES_THERE_ARE.filter((name) => name.startsWith("moderation"));

/** Every answer that the desk has for a moderator, by its call or page. */
async function everythingAtDesk(desk: DeskMember): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const path of DESK_CALLS) answers.set(path, await read(await desk.call(path)));
  for (const name of DESK_PAGES) answers.set(name, await read(await askPage(name, patternOf(name), desk)));
  return answers;
}

function read(response: Response): Promise<string> {
  expect(response.status, response.url).toBe(200);
  return response.text();
}

function expectNothingOf(secrets: readonly string[], answers: ReadonlyMap<string, string>): void {
  for (const [place, answer] of answers) {
    for (const secret of secrets)
      expect(answer.toLowerCase().includes(secret.toLowerCase()), `${secret} in ${place}`).toBe(false);
  }
}

const inMany = (answers: ReadonlyMap<string, string>, words: string) =>
  [...answers].flatMap(([place, answer]) => (answer.includes(words) ? [place] : []));

describe("the desk", () => {
  it("reads of a reported message its words and the note, and nothing else, before and after it decides", async () => {
    const desk = await aModerator(court);
    const robin = await anAccount(court, await aGuest(court, "Wilhelmina"));
    const opened = await aCourtroom(court, { allegation: "Hubertus has eaten my marzipan quibblefrotz." }, robin);
    const { courtroomUuid, code, token } = opened;
    const hubertus = await sitDown(court, opened, "Hubertus");
    const [hers, his] = [await enter(robin, courtroomUuid), await enter(hubertus, courtroomUuid)];
    hers.say("The snorkelwump stood in my cupboard.");
    await his.next("NEW_MESSAGE");
    his.say("You chew like a bagpipe with a grudge.");
    const before = await his.next("NEW_MESSAGE");
    hers.say("That was a zwieback, and you know it.");
    await hers.catchUp();
    const note = "He says so every day.";
    const about = { userUuid: robin.uuid, kind: "message", id: before.uuid, courtroomUuid, reason: "abuse", note };
    expect((await asPerson(robin)("/api/reports", { body: about })).status).toBe(201);

    const secrets = [
      ...["Wilhelmina", "Hubertus", robin.username, robin.email, robin.uuid, hubertus.uuid],
      ...[courtroomUuid, code, token, "quibblefrotz", "snorkelwump", "zwieback", "marzipan"],
    ];
    const waiting = await everythingAtDesk(desk);
    const told = ["/api/moderation/queue", "moderation.reports"];
    expect(inMany(waiting, "You chew like a bagpipe with a grudge.").sort()).toEqual(told);
    expect(inMany(waiting, note).sort()).toEqual(told);
    expectNothingOf(secrets, waiting);

    await desk.call("/api/moderation/reports", { body: { kind: "message", id: before.uuid, decision: "uphold" } });
    const decided = await everythingAtDesk(desk);
    expect(inMany(decided, before.uuid).sort()).toEqual(["/api/moderation/log", "moderation.log"]);
    expectNothingOf([...secrets, "bagpipe", note], decided);
  });

  it("reads of a reported verdict the link that everybody has, and nothing that lies behind it", async () => {
    const desk = await aModerator(court);
    const { caseUuid, caseName, token, shareId, creator, opponent } = await aSharedCase(court);
    const kim = await aGuest(court, "Kunigunde");
    const about = { userUuid: kim.uuid, kind: "verdict", id: shareId, reason: "abuse" };
    expect((await asPerson(kim)("/api/reports", { body: about })).status).toBe(201);
    const answers = await everythingAtDesk(desk);
    expect(inMany(answers, `/v/${shareId}`).sort()).toEqual(["/api/moderation/queue", "moderation.reports"]);
    expectNothingOf([caseUuid, caseName, token, creator.uuid, opponent.uuid, kim.uuid, "Kunigunde"], answers);
  });
});
