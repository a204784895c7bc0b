import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { asPerson } from "../support/api-client";
import { loggedLines } from "../support/console";
import { openCourt } from "../support/court";
import { aGuest } from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { countStored } from "../support/stored";

const court = openCourt(env.DB);

const ENDPOINT = { JUDGE_PROVIDER: "openai", JUDGE_BASE_URL: "http://model.test/v1", JUDGE_MODEL: "test-model" };

/** Surely petty to the house, whatever it learns, so that the model's word is the one that tells. */
const ALLEGATION = "My sister counts the steps to the fridge and calls it exercise.";

/** Files against the web Worker with a model behind this fetch. */
async function file(fetcher: typeof fetch) {
  vi.spyOn(globalThis, "fetch").mockImplementation(fetcher);
  Object.assign(env, ENDPOINT);
  const guest = await aGuest(court);
  const body = { creatorUuid: guest.uuid, allegation: ALLEGATION };
  return { guest, response: await asPerson(guest)("/api/pettysuits", { body }) };
}

const saying = (matter: string): typeof fetch => {
  return async () => Response.json({ choices: [{ message: { content: JSON.stringify({ matter }) } }] });
};

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of Object.keys(ENDPOINT)) Reflect.deleteProperty(env, name);
});

describe("a model that screens on top of the rules", () => {
  it("refuses what it finds serious, stores nothing and is in no log", async () => {
    const { guest, response } = await file(saying("serious"));
    await expectRefusal(response, 400, "too_serious");
    expect(await countStored("cases", "creator_uuid", guest.uuid)).toBe(0);
    expect(loggedLines().join("\n")).not.toMatch(/sister|steps|"serious"/u);
  });

  it("lets through what it finds petty", async () => {
    expect((await file(saying("petty"))).response.status).toBe(201);
  });

  it("holds nobody up when it is down", async () => {
    const { response } = await file(async () => new Response(null, { status: 500 }));
    expect(response.status).toBe(201);
    expect(loggedLines().join("\n")).toContain('"event":"screening_model_failed"');
  });
});
