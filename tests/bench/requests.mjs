import { randomInt } from "node:crypto";
import { Agent, request } from "node:http";

const CONNECTIONS = 8;
const SECONDS = 4;
const WARM_UP_REQUESTS = 50;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Pages and a JSON route: requests per second, middle and slow times, and round trips to D1. */
export async function benchPages(product, bare) {
  const { decided, joined } = product;
  const cookie = `pettifog=${decided.creator.sessionToken}`;
  const deck = `/pettysuit/${joined[0].suitUuid}`;
  const page = await measure(bare.origin, () => ({ path: "/" }));
  const json = await measure(bare.origin, () => ({ path: "/json" }));
  const insert = await measure(bare.origin, () => ({ path: "/insert", method: "POST" }));
  return [
    row("home page", await measure(product.origin, () => ({ path: "/" })), page, "bare Remix page"),
    row(
      "deck page",
      await measure(product.origin, () => ({ path: deck, cookie: `pettifog=${joined[0].creator.sessionToken}` })),
      page,
      "bare Remix page",
    ),
    row(
      "decided case's page",
      await measure(product.origin, () => ({ path: `/pettysuit/${decided.suitUuid}`, cookie })),
      page,
      "bare Remix page",
    ),
    row(
      "GET suit (JSON)",
      await measure(product.origin, () => ({ path: `/api/pettysuits/${decided.suitUuid}`, cookie })),
      json,
      "bare Hono route",
    ),
    row(
      "GET stored card",
      await measure(product.origin, () => ({ path: `/api/verdicts/${decided.suitUuid}/image/view`, cookie })),
      json,
      "bare Hono route",
    ),
    { what: "one drizzle insert (the next row's baseline)", ...shown(insert) },
  ];
}

/** One answer written, as often as there are questions to answer, beside one drizzle insert in bare Hono. */
export async function benchAnswers(product, bare) {
  const answers = product.joined.flatMap(({ suitUuid, questions, creator, opponent }) =>
    questions.flatMap(({ uuid }) => [creator, opponent].map((person) => ({ suitUuid, questionUuid: uuid, person }))),
  );
  const next = answers.values();
  const write = () => {
    const answer = next.next().value;
    if (answer === undefined) return null;
    const { suitUuid, questionUuid, person } = answer;
    const body = JSON.stringify({ userUuid: person.uuid, questionUuid, answerBoolean: true, answerText: "Yes" });
    return {
      path: `/api/pettysuits/${suitUuid}/answers`,
      method: "POST",
      cookie: `pettifog=${person.sessionToken}`,
      body,
    };
  };
  const insert = await measure(bare.origin, () => ({ path: "/insert", method: "POST" }));
  return [row("one answer written", await measure(product.origin, write, 0), insert, "one drizzle insert, bare Hono")];
}

function row(what, figure, baseline, baselineName) {
  return {
    what,
    ...shown(figure),
    baseline: `${baseline.perSecond}/s, p50 ${baseline.p50} ms (${baselineName})`,
  };
}

function shown({ perSecond, p50, p99, roundTrips, failures }) {
  const trips = roundTrips === undefined ? "" : `, D1 trips ${roundTrips}`;
  const failed = failures === 0 ? "" : `, ${failures} FAILED`;
  return { figure: `${perSecond}/s, p50 ${p50} ms, p99 ${p99} ms${trips}${failed}` };
}

/** Sends what `next` gives over a few connections until it gives null or the time is up. */
async function measure(origin, next, warmUp = WARM_UP_REQUESTS) {
  for (let index = 0; index < warmUp; index++) await send(origin, next());
  const times = [];
  let failures = 0;
  let roundTrips;
  const start = performance.now();
  const end = start + SECONDS * 1_000;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        const call = next();
        if (call === null) return;
        const before = performance.now();
        const answer = await send(origin, call);
        times.push(performance.now() - before);
        if (answer.status >= 400) failures += 1;
        roundTrips = answer.roundTrips ?? roundTrips;
      }
    }),
  );
  const seconds = (performance.now() - start) / 1_000;
  times.sort((a, b) => a - b);
  const at = (share) => Number((times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1));
  return { perSecond: Math.round(times.length / seconds), p50: at(0.5), p99: at(0.99), roundTrips, failures };
}

function send(origin, { path, method = "GET", cookie, body }) {
  return new Promise((resolve, reject) => {
    const headers = {
      Origin: origin,
      // Each request from an address of its own: the limits are not what is measured here.
      "CF-Connecting-IP": `198.51.${randomInt(256)}.${randomInt(256)}`,
      ...(cookie === undefined ? {} : { Cookie: cookie }),
      ...(body === undefined ? {} : { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) }),
    };
    const sent = request(`${origin}${path}`, { method, headers, agent }, (response) => {
      response.resume();
      response.once("end", () => {
        const trips = /db;dur=\d+;desc="(\d+)"/u.exec(response.headers["server-timing"] ?? "")?.[1];
        resolve({ status: response.statusCode, roundTrips: trips });
      });
    });
    sent.once("error", reject);
    sent.end(body);
  });
}
