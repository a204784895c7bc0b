import { Agent, request } from "node:http";
import { loadTypeScript } from "../../scripts/typescript.mjs";
import { toRow } from "./row.mjs";

const CONNECTIONS = 8;
/** The product and its baseline take turns: whatever else the machine does meanwhile meets both. */
const TURNS = 4;
const TURN_MS = 1_000;
const WARM_UP_REQUESTS = 50;

/** Answers left out of each deck: the last one has the case ruled on, which is not what an answer costs. */
const LEFT_OUT = 1;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/**
 * Pages, calls and a stored card, each beside a bare page, a bare call or a bare insert that took turns with it. What
 * waits for D1 stands beside a call that does, too: the local one takes longer than all else.
 */
export async function benchRequests(product, bare) {
  const { decided, joined } = product;
  const cookie = cookieOf(decided.creator);
  const page = { what: "bare Remix page", next: () => ({ path: "/" }) };
  const json = { what: "bare Hono call", next: () => ({ path: "/json" }) };
  const row = { what: "one row of D1 read in bare Hono", next: () => ({ path: "/row" }) };
  const insert = { what: "one insert in bare Hono", next: () => ({ path: "/insert", method: "POST" }) };
  const deck = { path: `/pettysuit/${joined[0].suitUuid}`, cookie: cookieOf(joined[0].creator) };
  const verdict = { path: `/pettysuit/${decided.suitUuid}`, cookie };
  const suit = { path: `/api/pettysuits/${decided.suitUuid}`, cookie };
  const card = { path: `/api/verdicts/${decided.suitUuid}/image/view`, cookie };
  const measured = [
    ["home page", () => ({ path: "/" }), page, 0.8],
    ["home page of somebody known", () => ({ path: "/", cookie }), page, null],
    ["deck page", () => deck, page, 0.5],
    ["decided case's page", () => verdict, page, 0.5],
    ["GET suit (JSON)", () => suit, json, 0.7],
    ["GET stored card", () => card, json, 0.7],
    ["GET suit (JSON)", () => suit, row, null],
    ["GET stored card", () => card, row, null],
    ["one answer written", answersOf(joined), insert, 0.5],
  ];
  const { serverUsage } = await loadTypeScript("tests/load/server-usage.ts");
  const spentMs = () => serverUsage(process.pid).cpuMs;
  const rows = [];
  for (const [what, next, baseline, goal] of measured) {
    const subjects = [subject(product.origin, next), subject(bare.origin, baseline.next)];
    await warmUp(subjects[1]);
    if (what !== "one answer written") await warmUp(subjects[0]);
    for (let turn = 0; turn < TURNS; turn++) {
      for (const each of subjects) await takeTurn(each, spentMs);
    }
    const [own, bared] = subjects.map(figuresOf);
    rows.push(
      toRow(what, shown(own), `${shown(bared)} (${baseline.what})`, {
        ratio: own.perSecond / bared.perSecond,
        goal: goal === null ? null : { atLeast: goal },
      }),
    );
  }
  return rows;
}

const cookieOf = ({ sessionToken }) => `pettifog=${sessionToken}`;

/** One answer after the other, in each deck but for the last ones, until none is left. */
function answersOf(joined) {
  const answers = joined.flatMap(({ suitUuid, questions, creator, opponent }) =>
    questions
      .slice(0, -LEFT_OUT)
      .flatMap(({ uuid }) => [creator, opponent].map((person) => ({ suitUuid, questionUuid: uuid, person }))),
  );
  const rest = answers.values();
  return () => {
    const answer = rest.next().value;
    if (answer === undefined) return null;
    const { suitUuid, questionUuid, person } = answer;
    const body = JSON.stringify({ userUuid: person.uuid, questionUuid, answerBoolean: true, answerText: "Yes" });
    return { path: `/api/pettysuits/${suitUuid}/answers`, method: "POST", cookie: cookieOf(person), body };
  };
}

function subject(origin, next) {
  return { origin, next, times: [], milliseconds: 0, cpuMs: 0, failures: 0, roundTrips: undefined };
}

async function warmUp({ origin, next }) {
  for (let index = 0; index < WARM_UP_REQUESTS; index++) await send(origin, next());
}

/** Sends what `next` gives over a few connections until it gives null or the turn is over. */
async function takeTurn(measured, spentMs) {
  const [start, spent] = [performance.now(), spentMs()];
  const end = start + TURN_MS;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        const call = measured.next();
        if (call === null) return;
        const before = performance.now();
        const answer = await send(measured.origin, call);
        measured.times.push(performance.now() - before);
        if (answer.status >= 400) measured.failures += 1;
        measured.roundTrips = answer.roundTrips ?? measured.roundTrips;
      }
    }),
  );
  measured.milliseconds += performance.now() - start;
  measured.cpuMs += spentMs() - spent;
}

function figuresOf({ times, milliseconds, cpuMs, failures, roundTrips }) {
  times.sort((a, b) => a - b);
  const at = (share) => Number((times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1));
  const perSecond = Math.round((times.length * 1_000) / milliseconds);
  return { perSecond, cpuMs: cpuMs / times.length, p50: at(0.5), p99: at(0.99), roundTrips, failures };
}

function shown({ perSecond, cpuMs, p50, p99, roundTrips, failures }) {
  const trips = roundTrips === undefined ? "" : `, D1 trips ${roundTrips}`;
  const failed = failures === 0 ? "" : `, ${failures} FAILED`;
  return `${perSecond}/s, p50 ${p50} ms, p99 ${p99} ms, processor ${cpuMs.toFixed(1)} ms${trips}${failed}`;
}

function send(origin, { path, method = "GET", cookie, body }) {
  return new Promise((resolve, reject) => {
    const headers = {
      Origin: origin,
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
