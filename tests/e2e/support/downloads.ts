import { buffer } from "node:stream/consumers";
import type { Download } from "playwright-core";

/** What a page let its person download. */
export async function readDownload(file: Download): Promise<Buffer> {
  return buffer(await file.createReadStream());
}
