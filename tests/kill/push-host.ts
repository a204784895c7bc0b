import { once } from "node:events";
import { createServer } from "node:http";

/** Of how many pushes that were due one may get lost: a death between a note and its sending costs one, by design. */
const LOST_MAX_SHARE = 0.3;

/** Stands in for the services of browsers' makers, on this machine: notes what was pushed, and takes everything. */
export async function openPushHost() {
  const taken = new Map<string, number>();
  let due = 0;
  let lost = 0;
  const host = createServer((request, response) => {
    request.resume();
    const push = `${request.url} ${request.headers.topic}`;
    taken.set(push, (taken.get(push) ?? 0) + 1);
    response.writeHead(201).end();
  });
  host.listen(0, "127.0.0.1");
  await once(host, "listening");
  const address = host.address();
  if (address === null || typeof address === "string") throw new Error("The push host has no port.");

  return {
    port: address.port,
    /** Notes that notices were to be pushed to a device, which has had the time that it takes. */
    expect(path: string, noticeIds: readonly string[]): void {
      due += noticeIds.length;
      lost += noticeIds.filter((id) => !taken.has(`${path} ${id}`)).length;
    },
    /** How many pushes were due, and how many of these never came. */
    count: () => ({ due, lost }),
    /** What is wrong by now: a notice that came twice to one device, or more that never came than deaths explain. */
    faults(): string[] {
      const doubled = [...taken].filter(([, count]) => count > 1).map(([push]) => `pushed twice: ${push}`);
      const isTooMuch = lost > 1 + due * LOST_MAX_SHARE;
      return isTooMuch ? [...doubled, `${lost} of ${due} pushes never came`] : doubled;
    },
    close: () => host.close(),
  };
}

export type PushHost = Awaited<ReturnType<typeof openPushHost>>;
