import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { HEARING_MIGRATIONS, migrateHearing } from "../../workers/courtroom/hearing-schema";
import { loadHearing } from "../../workers/courtroom/hearing-store";
import { openCourt } from "../support/court";
import { putToSleep } from "../support/courtroom-object";
import { aCourtroomInSession } from "../support/factories";
import { enter, join, openSocket } from "../support/socket";

const court = openCourt(env.DB);

const anObject = () => env.COURTROOM.getByName(crypto.randomUUID());

/** Tables and indexes of a storage, as it would have to be told to make them. */
const schemaOf = ({ sql }: DurableObjectStorage) =>
  sql
    .exec("select type, name, sql from sqlite_master where name not like '\\_cf%' escape '\\' order by name")
    .toArray();

/** A storage as if no schema had ever been made in it. */
function wipe(storage: DurableObjectStorage) {
  for (const { type, name } of schemaOf(storage)) {
    if (type === "table" && !String(name).startsWith("sqlite_")) storage.sql.exec(`drop table ${name}`);
  }
}

describe("a courtroom's storage", () => {
  it.each(HEARING_MIGRATIONS.map((_migration, version) => version))(
    "comes from version %i to the newest, once",
    async (version) => {
      await runInDurableObject(anObject(), (_object, { storage }) => {
        const newest = schemaOf(storage);
        expect(newest.map(({ name }) => name)).toEqual(expect.arrayContaining(["hearing", "messages", "people"]));
        wipe(storage);
        migrateHearing(storage, HEARING_MIGRATIONS.slice(0, version));
        migrateHearing(storage);
        migrateHearing(storage);
        expect(schemaOf(storage)).toEqual(newest);
        expect(storage.sql.exec("select version from schema_version").toArray()).toEqual([
          { version: HEARING_MIGRATIONS.length },
        ]);
      });
    },
  );

  it("keeps what was said over a step that comes later", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    const robin = await enter(creator, courtroomUuid);
    robin.say("He ate my pizza.");
    await robin.next("NEW_MESSAGE");
    await runInDurableObject(env.COURTROOM.getByName(courtroomUuid), (_object, { storage }) => {
      const before = loadHearing(storage);
      migrateHearing(storage, [...HEARING_MIGRATIONS, "alter table messages add column mood text"]);
      expect(loadHearing(storage)).toEqual(before);
      expect(before?.messages).toMatchObject([{ content: "He ate my pizza." }]);
    });
  });

  it("takes all of a step or nothing", async () => {
    await runInDurableObject(anObject(), (_object, { storage }) => {
      const broken = [...HEARING_MIGRATIONS, "create table moods (mood text); create table moods (mood text)"];
      const before = schemaOf(storage);
      expect(() => migrateHearing(storage, broken)).toThrow(/moods/u);
      expect(schemaOf(storage)).toEqual(before);
    });
  });

  it("is empty until somebody brings the courtroom", async () => {
    await runInDurableObject(anObject(), (_object, { storage }) => expect(loadHearing(storage)).toBeNull());
  });

  it("whose courtroom another version wrote is sent for anew, and what was said is still there", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    const robin = await enter(creator, courtroomUuid);
    robin.say("He ate my pizza.");
    await robin.next("NEW_MESSAGE");
    await runInDurableObject(env.COURTROOM.getByName(courtroomUuid), (_object, { storage }) => {
      storage.sql.exec(`update hearing set courtroom = '{"uuid":"of old"}'`);
    });
    await putToSleep(courtroomUuid);
    robin.say("Twice.");
    expect(await robin.closed).toBe(4_500);
    const back = await enter(creator, courtroomUuid);
    expect(back.joined.messages).toMatchObject([{ content: "He ate my pizza." }]);
    const bare = await openSocket({ person: creator, uuid: creator.uuid, courtroom: courtroomUuid });
    expect((await join(bare, creator, courtroomUuid)).revision).toBe(1);
  });
});
