import { env } from "cloudflare:workers";
import { Validator } from "@cfworker/json-schema";
import fc from "fast-check";
import { beforeAll, expect, inject, it } from "vitest";
import { ENDING_CALLS } from "../support/access-table";
import { anyCall, type FuzzedCall, type Operation } from "../support/any-call";
import { asPerson } from "../support/api-client";
import { type CallerSession, csrfOf, type Scene, setScene, signInPast } from "../support/callers";
import "../support/console";
import "../support/fixed-seed";
import { openCourt } from "../support/court";

const court = openCourt(env.DB);
const CALLS = inject("fuzzedCalls");

/** A call takes ten milliseconds; this is for a busy machine. */
const CALL_MS = 100;

/** A call that has no answer by then is one that hangs, and is named. */
const ANSWER_MS = 30_000;

/** Stands in a case that is the parties' alone. */
const SECRET = "quibblefrotz";

let scene: Scene;
let operations: Operation[];
const statuses = new Map<number, number>();

beforeAll(async () => {
  scene = await setScene(court);
  await env.DB.prepare("update cases set allegation = ? where uuid = ?")
    .bind(`My roommate hid the ${SECRET}.`, scene.suit.suitUuid)
    .run();
  const { paths } = await (await asPerson(null)("/api/openapi.json")).json<{
    paths: Record<string, Record<string, Omit<Operation, "method" | "path">>>;
  }>();
  operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, described]) => ({ ...described, path, method: method.toUpperCase() })),
  );
}, 60_000);

/** Every name that something in the scene goes by. */
function namesOf({ suit, courtroom, free, dilemma, shared, pending, topicUuid, adUuid, owner, callers }: Scene) {
  return [
    ...[suit.suitUuid, suit.token, courtroom.courtroomUuid, free.suit.token, free.courtroom.token, dilemma.uuid],
    ...[shared.suitUuid, pending.topic.uuid, topicUuid, adUuid, owner.uuid, scene.ownersSessionId],
    ...suit.questions.slice(0, 2).map(({ uuid }) => uuid),
    ...Object.values(callers).flatMap((caller) => (caller === null ? [] : [caller.uuid])),
    ...["open", "Yes", "No", "Robin", "Classic Judge", "Fun", "pettyswipe", "midAd", "invitesSent", "2026-11-24"],
  ];
}

/** Limits are by session and address: whoever is signed in comes on a new device each time. */
async function onNewDevice(caller: FuzzedCall["caller"]): Promise<CallerSession> {
  const person = scene.callers[caller];
  if (person === null || caller === "expired" || caller === "deleted") return person;
  return { uuid: person.uuid, sessionToken: (await signInPast(person.uuid)).sessionToken };
}

const mayKnow = (caller: FuzzedCall["caller"]) => caller === "owner" || caller === "other party";

/** What is wrong with an answer, or null. */
async function faultOf({ operation, caller, path, body, hasToken }: FuzzedCall): Promise<string | null> {
  const person = await onNewDevice(caller);
  const { method, responses } = operation;
  const headers = hasToken ? await csrfOf(person) : {};
  const sent = method === "GET" || body === undefined ? {} : { body };
  const answer = await asPerson(person)(`/api${path}`, { method, headers, ...sent });
  const text = await answer.text();
  const described = responses[answer.status];
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  if (answer.status >= 500) return `a fault: ${answer.status} ${text}`;
  if (text.includes(SECRET) && !mayKnow(caller)) return `a leak to ${caller}: ${text}`;
  if (described === undefined) return `a status that is not described: ${answer.status} ${text}`;
  const schema = described.content?.["application/json"]?.schema;
  if (schema === undefined) return null;
  const { valid, errors } = new Validator(schema as never, "2020-12").validate(JSON.parse(text));
  return valid ? null : `an answer that is not as described: ${text.slice(0, 500)} ${JSON.stringify(errors)}`;
}

it("every call that anybody makes up is answered as described, without a fault and without a leak", {
  timeout: 60_000 + CALLS * CALL_MS,
}, async () => {
  const fuzzed = operations.filter(({ method, path }) => !ENDING_CALLS.includes(`${method} ${path}`));
  expect(fuzzed.length).toBeGreaterThan(50);
  await fc.assert(
    fc.asyncProperty(anyCall(fuzzed, namesOf(scene)), async (call) => {
      expect({ ...call, operation: call.operation.path, fault: await faultOf(call) }).toMatchObject({ fault: null });
    }),
    { numRuns: CALLS, endOnFailure: true, timeout: ANSWER_MS },
  );
  // Made up as they are, enough of them get as far as doing something.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(CALLS / 20);
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
});
