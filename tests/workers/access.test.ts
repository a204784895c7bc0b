import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { clientMessageSchema } from "~/domain/courtroom/protocol";
import { CALLS, ENDING_CALLS } from "../support/access-table";
import { asPerson } from "../support/api-client";
import { CALLERS, type Caller, csrfOf, pathTo, type Scene, setScene } from "../support/callers";
import { openCourt } from "../support/court";
import { OUTER } from "../support/outer-table";
import { openPage, PAGES_THERE_ARE, patternOf } from "../support/page-loaders";
import { PAGES } from "../support/page-table";
import { outerRoutes, registeredCalls } from "../support/registered-calls";
import { MESSAGES, sendInCourt } from "../support/socket-table";

const court = openCourt(env.DB);
let scene: Scene;

/** Whoever files first loads the judge, and everybody here has a whole life to be given. */
const SCENE_MS = 60_000;

const newScene = async () => {
  scene = await setScene(court);
};

/** Lets everybody do the same, those who may least first. Without a session they claim to be the owner. */
async function letAll(act: (caller: Caller, asked: Scene & { me: string }) => Promise<string>) {
  const got: Record<string, string> = {};
  for (const caller of CALLERS) {
    got[caller] = await act(caller, { ...scene, me: scene.callers[caller]?.uuid ?? scene.owner.uuid });
  }
  return got;
}

const said = (status: number, code?: string) => (code === undefined ? String(status) : `${status} ${code}`);

describe("a call", () => {
  beforeAll(newScene, SCENE_MS);

  it("has a row for each that there is", () => {
    expect(registeredCalls.length).toBeGreaterThan(20);
    expect(Object.keys(CALLS).sort()).toEqual([...registeredCalls].sort());
  });

  it.each(Object.entries(CALLS))("%s answers everybody as the table says", async (route, { body, outcomes }) => {
    if (ENDING_CALLS.includes(route)) await newScene();
    const [method = "", pattern = ""] = route.split(" ");
    const got = await letAll(async (caller, asked) => {
      const person = scene.callers[caller];
      const path = `/api${pathTo(scene, pattern)}`;
      const response = await asPerson(person)(path, { method, body: body?.(asked), headers: await csrfOf(person) });
      return said(response.status, response.ok ? undefined : (await response.json<{ code: string }>()).code);
    });
    expect(got).toEqual(outcomes);
  });
});

describe("a page", () => {
  beforeAll(newScene, SCENE_MS);

  it("has a row for each that there is", () => {
    expect(PAGES_THERE_ARE.length).toBeGreaterThan(20);
    expect(Object.keys(PAGES).sort()).toEqual([...PAGES_THERE_ARE].sort());
  });

  // The first page that files loads the judge anew for its own server half.
  it.each(Object.entries(PAGES))(
    "%s opens to everybody as the table says",
    { timeout: SCENE_MS },
    async (name, { opened, sent }) => {
      const path = pathTo(scene, patternOf(name));
      const open = (form?: (asked: Scene & { me: string }) => Record<string, string | undefined>) =>
        letAll(async (caller, asked) => {
          const { status, code } = await openPage(name, path, scene.callers[caller], form?.(asked));
          return said(status, code);
        });
      expect(await open()).toEqual(opened);
      if (sent !== undefined) expect(await open(sent.form), "its form").toEqual(sent.outcomes);
    },
  );
});

describe("what is neither a call nor a page", () => {
  beforeAll(newScene, SCENE_MS);

  it("has a row for each that there is", () => {
    expect(Object.keys(OUTER).sort()).toEqual([...outerRoutes].sort());
  });

  it.each(Object.entries(OUTER))("%s answers everybody as the table says", async (_route, { ask, outcomes }) => {
    expect(await letAll((caller, asked) => ask(scene.callers[caller], asked))).toEqual(outcomes);
  });
});

describe("a message in court", () => {
  beforeAll(newScene, SCENE_MS);

  it("has a row for each that there is", () => {
    const types = clientMessageSchema.options.map(({ entries }) => entries.type.literal);
    expect(Object.keys(MESSAGES).sort()).toEqual([...types].sort());
  });

  it.each(Object.entries(MESSAGES))(
    "%s is heard from everybody as the table says",
    async (_type, { say, outcomes }) => {
      expect(await letAll((caller, asked) => sendInCourt(scene.callers[caller], say(asked), asked))).toEqual(outcomes);
    },
  );
});
