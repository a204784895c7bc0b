import type { R2Bucket } from "@cloudflare/workers-types";
import { nanoid } from "nanoid";
import * as v from "valibot";

/** Later than any copy: counted down from, times sort the newest first, which is how the bucket lists. */
const LATEST = 9_999_999_999_999;

/** Tells copies of one millisecond apart, counted down as well, so that they too sort the newest first. */
let left = 999_999_999;

/** What a page of copies shows at most. */
const COPIES_LISTED = 50;

/**
 * Copies of what one's own machine sends or would send, below a prefix of a bucket. What is kept by another version and
 * does not fit the schema is passed over.
 */
export function localCopies<Schema extends v.GenericSchema>(bucket: R2Bucket, prefix: string, schema: Schema) {
  async function read(key: string): Promise<v.InferOutput<Schema>[]> {
    const parsed = v.safeParse(schema, await (await bucket.get(key))?.json<unknown>());
    return parsed.success ? [parsed.output] : [];
  }

  return {
    /** `now` in Unix milliseconds. */
    async keep(copy: v.InferInput<Schema>, now: number): Promise<void> {
      const place = `${String(LATEST - now).padStart(13, "0")}-${left--}`;
      await bucket.put(`${prefix}${place}-${nanoid(8)}`, JSON.stringify(copy));
    },

    /** The newest first. */
    async list(): Promise<v.InferOutput<Schema>[]> {
      const { objects } = await bucket.list({ prefix, limit: COPIES_LISTED });
      return (await Promise.all(objects.map(({ key }) => read(key)))).flat();
    },

    /** Throws away every copy that is about somebody. */
    async deleteAbout(isAbout: (copy: v.InferOutput<Schema>) => boolean): Promise<void> {
      let cursor: string | undefined;
      do {
        const page = await bucket.list({ prefix, ...(cursor === undefined ? {} : { cursor }) });
        for (const { key } of page.objects) if ((await read(key)).some(isAbout)) await bucket.delete(key);
        cursor = page.truncated ? page.cursor : undefined;
      } while (cursor !== undefined);
    },
  };
}
