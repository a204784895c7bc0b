import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import type { Ad } from "~/domain/ad/ad";
import { FALLBACK_ADS } from "~/domain/ad/fallback-ads";
import { HOUSE_ADS } from "~/domain/ad/house-ads";
import type { DeckItem } from "~/domain/deck/compose-deck";
import { asPerson } from "../support/api-client";
import { openCourt, silentDocket } from "../support/court";
import { aDilemma } from "../support/dilemmas";
import { aCourtroom, aFiledCase, aGuest, type Guest } from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { openServices } from "../support/services";
import { countStored, storedRows } from "../support/stored";

const court = openCourt(env.DB, { docket: silentDocket });

const [SOCKS, SILENCE] = HOUSE_ADS;
if (SOCKS === undefined || SILENCE === undefined) throw new Error("there are house ads");

const uuidsOf = (ads: readonly { uuid: string }[]) => ads.map(({ uuid }) => uuid).sort();

const dealt = (items: DeckItem<unknown>[]) =>
  items.flatMap((item, index) =>
    item.kind === "ad" ? [{ index, uuid: item.ad.uuid, placement: item.placement }] : [],
  );

const eventsOf = (person: Guest) =>
  storedRows("select source, placement, action from ad_events where user_uuid = ? order by created_at", person.uuid);

/** Lets a test have other live ads than the court's own. */
const setStatus = (status: string, ...slugs: string[]) =>
  env.DB.prepare(`update ads set status = ? where slug in (${slugs.map(() => "?").join()})`)
    .bind(status, ...slugs)
    .run();
const HOUSE_SLUGS = HOUSE_ADS.map(({ slug }) => slug);

afterEach(() => setStatus("live", ...HOUSE_SLUGS));

describe("the ads of the court", () => {
  it("come with the database, as the code has them", async () => {
    const { services } = openServices();
    for (const { slug: _slug, ...ad } of HOUSE_ADS) expect(await services.ads.get(ad.uuid)).toEqual(ad);
    const rows = await storedRows<{ slug: string }>("select slug from ads where status = 'live' order by created_at");
    expect(rows.map(({ slug }) => slug)).toEqual(HOUSE_SLUGS);
  });

  it("are given by chance, each once, and by their uuid", async () => {
    const call = asPerson(null);
    const two = await (await call("/api/ads/random")).json<Ad[]>();
    expect(new Set(uuidsOf(two)).size).toBe(2);
    expect(await (await call(`/api/ads/${SOCKS.uuid}`)).json()).toMatchObject({ title: SOCKS.title });
    await expectRefusal(await call(`/api/ads/${crypto.randomUUID()}`), 404, "not_found");
    await expectRefusal(await call("/api/ads/random?n=0"), 400, "invalid_input");
  });

  it("are the three of the code where fewer than two are live", async () => {
    await setStatus("paused", ...HOUSE_SLUGS.slice(1));
    const { services } = openServices();
    expect(uuidsOf(await services.ads.random(10))).toEqual(uuidsOf(FALLBACK_ADS));
    const { uuid, person } = await aDilemma(court);
    const { items } = await services.dilemma.openSession(person.visitor(), uuid);
    for (const ad of dealt(items)) expect(uuidsOf(FALLBACK_ADS)).toContain(ad.uuid);
    expect(dealt(items)).toHaveLength(2);
  });
});

describe("a deck", () => {
  it("has one ad among its questions and one at its end, the same ones on every look, in one round trip", async () => {
    const { suitUuid, creator } = await aFiledCase(court);
    const { uuid, person } = await aDilemma(court);
    const { services, trips } = openServices();
    const decks = [
      { open: () => services.deck.openDeck(creator.visitor(), suitUuid), earliest: 2 },
      { open: () => services.dilemma.openSession(person.visitor(), uuid), earliest: 3 },
    ];
    for (const { open, earliest } of decks) {
      const before = trips.count;
      const { items } = await open();
      expect(trips.count - before).toBe(1);
      const [mid, final, ...others] = dealt(items);
      expect([mid?.placement, final?.placement, others]).toEqual(["midAd", "finalAd", []]);
      expect(mid?.index).toBeGreaterThanOrEqual(earliest);
      expect(final?.index).toBe(items.length - 1);
      expect(mid?.uuid).not.toBe(final?.uuid);
      expect((await open()).items).toEqual(items);
    }
  });

  it("has none for whoever wants none, until they do again", async () => {
    const { uuid, person } = await aDilemma(court);
    const call = asPerson(person);
    const { services } = openServices();
    const look = () => services.dilemma.openSession(person.visitor(), uuid);
    await services.ads.react(person.visitor(), { ...about(uuid, person), saved: true });
    expect(await (await call("/api/ads/wanted", { body: { adsWanted: false } })).json()).toEqual({ adsWanted: false });
    expect(await look()).toMatchObject({ viewer: { adsWanted: false }, savedAds: [] });
    expect(dealt((await look()).items)).toEqual([]);
    await call("/api/ads/wanted", { body: { adsWanted: true } });
    expect(dealt((await look()).items)).toHaveLength(2);
    await expectRefusal(await asPerson(null)("/api/ads/wanted", { body: { adsWanted: false } }), 401, "no_session");
  });
});

const about = (caseUuid: string, { uuid: userUuid }: Guest, adUuid = SOCKS.uuid) =>
  ({ caseUuid, adUuid, userUuid, placement: "midAd" }) as const;

describe("what people do with an ad", () => {
  it("is noted once, however often it is told and by how many tabs at once", async () => {
    const { suitUuid, creator } = await aFiledCase(court);
    const call = asPerson(creator);
    const seen = { adUuid: SOCKS.uuid, userUuid: creator.uuid, suitUuid, source: "pettyswipe", placement: "midAd" };
    const told = Array.from({ length: 5 }, () => call("/api/ads/events", { body: { ...seen, action: "impression" } }));
    for (const response of await Promise.all(told)) expect(await response.json()).toEqual({ success: true });
    expect(await eventsOf(creator)).toEqual([{ source: "pettyswipe", placement: "midAd", action: "impression" }]);
    await call("/api/ads/events", { body: { ...seen, placement: "resurfaced", action: "impression" } });
    await call("/api/ads/events", { body: { ...seen, action: "clicked" } });
    expect(await eventsOf(creator)).toHaveLength(3);
  });

  it("holds as they did it last", async () => {
    const { uuid, person } = await aDilemma(court);
    const path = `/api/procrastination/sessions/${uuid}/ads`;
    const call = asPerson(person);
    const react = (saved: boolean) =>
      call(path, { body: { userUuid: person.uuid, adUuid: SOCKS.uuid, saved, placement: "finalAd" } });
    await react(false);
    await react(true);
    await react(true);
    expect(await eventsOf(person)).toEqual([{ source: "procrastination", placement: "finalAd", action: "saved" }]);
    expect(await (await call(path)).json()).toMatchObject({ savedAdUuids: [SOCKS.uuid] });
    await react(false);
    expect(await (await call(path)).json()).toEqual({ savedAdUuids: [], ads: [] });
  });

  it("follows them from deck to deck, the newest first, each once, an ended and a built-in one too", async () => {
    const robin = await aGuest(court, "Robin");
    const { uuid } = await aDilemma(court, {}, robin);
    const { suitUuid } = await aFiledCase(court, {}, robin);
    const [builtIn] = FALLBACK_ADS;
    if (builtIn === undefined) throw new Error("there are fallback ads");
    let now = Date.now();
    const later = openCourt(env.DB, { docket: silentDocket, clock: () => (now += 1_000) });
    for (const [caseUuid, ad] of [
      [uuid, SOCKS],
      [uuid, builtIn],
      [suitUuid, SILENCE],
      [suitUuid, SOCKS],
    ] as const) {
      await later.ads.react(robin.visitor(), { ...about(caseUuid, robin, ad.uuid), saved: true });
    }
    await setStatus("ended", SILENCE.slug);
    const path = `/api/pettysuits/${suitUuid}/ads?savedOnly=true&userUuid=${robin.uuid}`;
    const expected = [SOCKS, SILENCE, builtIn].map((ad) => ad.uuid);
    expect(await (await asPerson(robin)(path)).json()).toMatchObject({ savedAdUuids: expected });
    const { savedAds } = await openServices().services.dilemma.openSession(robin.visitor(), uuid);
    expect(savedAds.map((ad) => ad.uuid)).toEqual(expected);
  });

  it("is nobody else's to say, and of no other case and no unknown ad", async () => {
    const { suitUuid, creator } = await aFiledCase(court);
    const { uuid } = await aDilemma(court);
    const courtroom = await aCourtroom(court, {}, creator);
    const mallory = await aGuest(court, "Mallory");
    const body = { userUuid: creator.uuid, adUuid: SOCKS.uuid, saved: true, placement: "midAd" };
    const [own, theirs] = [asPerson(creator), asPerson(mallory)];
    const path = `/api/pettysuits/${suitUuid}/ads`;
    await expectRefusal(await theirs(path, { body }), 403, "not_yours");
    await expectRefusal(await theirs(path, { body: { ...body, userUuid: mallory.uuid } }), 403, "not_yours");
    await expectRefusal(await theirs(path), 403, "not_yours");
    await expectRefusal(await own(`/api/pettysuits/${uuid}/ads`, { body }), 404, "not_found");
    await expectRefusal(await own(path, { body: { ...body, adUuid: crypto.randomUUID() } }), 404, "not_found");
    await expectRefusal(await own(path, { body: { ...body, placement: "everywhere" } }), 400, "invalid_input");
    const event = { ...body, action: "impression" };
    await expectRefusal(await own("/api/ads/events", { body: event }), 400, "invalid_input");
    const inCourt = { ...event, suitUuid: courtroom.courtroomUuid };
    await expectRefusal(await own("/api/ads/events", { body: inCourt }), 404, "not_found");
    expect(await countStored("ad_events", "user_uuid", creator.uuid)).toBe(0);
  });
});
