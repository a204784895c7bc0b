import { env } from "cloudflare:workers";
import { SESSION_LIFETIME_MS } from "~/domain/account/user";
import { HOUSE_TOPICS } from "~/domain/topic/house-topics";
import { hashSessionToken, newSessionToken } from "~/server/account/session-token.server";
import { anAccount } from "./accounts";
import { asPerson } from "./api-client";
import type { Court } from "./court";
import { aModerator, aPendingTopic } from "./desk";
import { aDilemma } from "./dilemmas";
import { aCourtroom, aFiledCase, aGuest, type FiledCase, type Guest, sitDown } from "./factories";
import { leave } from "./leaving";
import { aSharedCase } from "./sharing";

/** Everybody who can ask for something, from those who may least on. */
export const CALLERS = [
  "nobody",
  "expired",
  "deleted",
  "stranger",
  "banned",
  "moderator",
  "other party",
  "owner",
] as const;
export type Caller = (typeof CALLERS)[number];

/** Whoever asks: null for a browser without a cookie. */
export type CallerSession = Pick<Guest, "uuid" | "sessionToken"> | null;

/** A court with something of every kind in it, and everybody who might ask for it. */
export type Scene = Awaited<ReturnType<typeof setScene>>;

export async function setScene(court: Court) {
  const shared = await aSharedCase(court);
  const other = shared.opponent;
  const owner = await anAccount(court, shared.creator);
  const suit = await joined(court, await aFiledCase(court, {}, owner), other);
  const courtroom = await aCourtroom(court, {}, owner);
  await sitDown(court, courtroom, other);
  const [ad] = await court.ads.random(1);
  return {
    shared,
    suit,
    courtroom,
    /** Their second seats are free. */
    free: { suit: await aFiledCase(court, {}, owner), courtroom: await aCourtroom(court, {}, owner) },
    dilemma: await aDilemma(court, {}, owner),
    pending: await aPendingTopic(court, undefined, owner),
    topicUuid: HOUSE_TOPICS[0]?.uuid ?? "",
    adUuid: ad?.uuid ?? "",
    owner,
    ownersSessionId: (await signInPast(owner.uuid)).id,
    callers: {
      nobody: null,
      expired: await anExpired(court),
      deleted: await aDeleted(court),
      stranger: await aGuest(court, "Kim"),
      banned: await aBanned(court),
      moderator: await aModerator(court),
      "other party": other,
      owner,
    } satisfies Record<Caller, CallerSession>,
  };
}

async function joined(court: Court, filed: FiledCase, opponent: Guest): Promise<FiledCase> {
  const input = { userUuid: opponent.uuid, displayName: "", recaptchaToken: "open" };
  await court.invitation.joinInvitation(opponent.visitor(), filed.token, input);
  return { ...filed, opponent };
}

/** Signs somebody in on another device, past the API. Gives the session's id and its token. */
export async function signInPast(userUuid: string): Promise<{ id: string; sessionToken: string }> {
  const [id, sessionToken] = [crypto.randomUUID(), newSessionToken()];
  const now = Date.now();
  await env.DB.prepare(
    "insert into sessions (token_hash, user_uuid, id, device, created_at, expires_at) values (?, ?, ?, ?, ?, ?)",
  )
    .bind(await hashSessionToken(sessionToken), userUuid, id, "Firefox on Linux", now, now + SESSION_LIFETIME_MS)
    .run();
  return { id, sessionToken };
}

async function anExpired(court: Court): Promise<Guest> {
  const guest = await aGuest(court);
  await env.DB.prepare("update sessions set expires_at = ? where user_uuid = ?")
    .bind(Date.now() - 1, guest.uuid)
    .run();
  return guest;
}

async function aDeleted(court: Court): Promise<Guest> {
  const guest = await aGuest(court);
  if ((await leave(guest)).status !== 200) throw new Error("whoever leaves is let go");
  return guest;
}

async function aBanned(court: Court): Promise<Guest> {
  const account = await anAccount(court);
  const ban = env.DB.prepare("update users set banned_from_topics_at = ? where uuid = ?");
  await ban.bind(Date.now(), account.uuid).run();
  return account;
}

/** The CSRF token of a caller's session as a header; none where there is no session to have one. */
export async function csrfOf(person: CallerSession): Promise<Record<string, string>> {
  const response = await asPerson(person)("/api/auth/csrf");
  if (response.status !== 200) return {};
  return { "x-csrf-token": (await response.json<{ csrfToken: string }>()).csrfToken };
}

/** A call's path or a page's: to things of the owner, in which the other party has their part. */
export function pathTo(scene: Scene, pattern: string): string {
  const { owner, shared, suit, courtroom, free, dilemma, pending } = scene;
  const isOfDilemma = pattern.includes("procrastination/");
  const things: [RegExp, string | undefined][] = [
    [/(?<=\/(?:users?|notifications\/status|r)\/):uuid/u, owner.uuid],
    [/(?<=\/(?:verdicts|flatten)\/):uuid|(?<=\/pettysuits?\/):uuid(?=\/(?:verdict|fairness))/u, shared.suitUuid],
    [/(?<=\/pettysuits?\/):(?:uuid|id)/u, suit.suitUuid],
    [/(?<=\/courtrooms?\/):uuid/u, courtroom.courtroomUuid],
    [/(?<=\/(?:procrastination|sessions)\/):uuid/u, dilemma.uuid],
    [/(?<=\/moderation\/topics\/):uuid/u, pending.topic.uuid],
    [/(?<=\/hot-topics\/):uuid/u, scene.topicUuid],
    [/(?<=\/ads\/):uuid/u, scene.adUuid],
    [/:questionUuid/u, (isOfDilemma ? dilemma : suit).questions[0]?.uuid],
    [/(?<=\/pettysuits\/invitations\/):token/u, free.suit.token],
    [/:token/u, free.courtroom.token],
    [/:code/u, free.courtroom.code],
    [/:shareId/u, shared.shareId],
    [/:status/u, "pending"],
    [/(?<=\/auth\/sessions\/):id/u, scene.ownersSessionId],
  ];
  return things.reduce((path, [place, thing]) => path.replace(place, thing ?? ""), pattern);
}
