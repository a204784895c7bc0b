import { listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";

/** One thing that is stored somewhere: where, and all of it as text. */
export interface StoredThing {
  place: string;
  text: string;
}

/** Everything that the court keeps anywhere: each row of D1, each row and key of every object, each thing in R2. */
export async function everythingStored(): Promise<StoredThing[]> {
  const objects = [
    storedInObjects("DOCKET", env.DOCKET),
    storedInObjects("COURTROOM", env.COURTROOM),
    storedInObjects("CARD_PRESS", env.CARD_PRESS),
    storedInObjects("ERASURE", env.ERASURE),
    storedInObjects("NOTIFIER", env.NOTIFIER),
  ];
  const buckets = Object.entries({ CARDS: env.CARDS, MAILBOX: env.MAILBOX }).map(([name, bucket]) =>
    bucket === undefined ? [] : storedInBucket(name, bucket),
  );
  return (await Promise.all([storedInDatabase(), ...objects, ...buckets])).flat();
}

/** Where anything of these words is stored, in any case. */
export async function tracesOf(words: readonly string[]): Promise<string[]> {
  const things = await everythingStored();
  return things.flatMap(({ place, text }) => {
    const found = words.filter((word) => `${place} ${text}`.toLowerCase().includes(word.toLowerCase()));
    return found.length === 0 ? [] : [`${place} (${found.join(", ")}): ${text.slice(0, 200)}`];
  });
}

async function storedInDatabase(): Promise<StoredThing[]> {
  const things: StoredThing[] = [];
  for (const table of await tablesOf((query) => env.DB.prepare(query).all<{ name: string }>())) {
    const { results } = await env.DB.prepare(`select * from ${table}`).all();
    things.push(...results.map((row) => ({ place: `D1 ${table}`, text: JSON.stringify(row) })));
  }
  return things;
}

async function storedInObjects<Of extends Rpc.DurableObjectBranded>(
  name: string,
  namespace: DurableObjectNamespace<Of>,
): Promise<StoredThing[]> {
  const things: StoredThing[] = [];
  for (const id of await listDurableObjectIds(namespace)) {
    await runInDurableObject(namespace.get(id), async (_object, { storage }) => {
      for (const [key, value] of await storage.list()) {
        things.push({ place: `${name} ${id} ${key}`, text: JSON.stringify(value) });
      }
      for (const table of await tablesOf((query) => ({
        results: storage.sql.exec<{ name: string }>(query).toArray(),
      }))) {
        const rows = storage.sql.exec(`select * from ${table}`).toArray();
        things.push(...rows.map((row) => ({ place: `${name} ${id} ${table}`, text: JSON.stringify(row) })));
      }
    });
  }
  return things;
}

async function storedInBucket(name: string, bucket: R2Bucket): Promise<StoredThing[]> {
  const things: StoredThing[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list(cursor === undefined ? {} : { cursor });
    for (const { key } of page.objects) {
      things.push({ place: `R2 ${name} ${key}`, text: (await (await bucket.get(key))?.text()) ?? "" });
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return things;
}

type Rows = { results: { name: string }[] };

async function tablesOf(ask: (query: string) => Promise<Rows> | Rows): Promise<string[]> {
  const { results } = await ask("select name from sqlite_master where type = 'table'");
  return results.map(({ name }) => name).filter((name) => !/^(?:sqlite_|_cf_|d1_)/u.test(name));
}
