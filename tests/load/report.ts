import type { Findings } from "./measure-court";
import { deliveredPercent, percentile } from "./statistics";

type Figure = (findings: Findings) => number;

const MILLISECONDS: Record<string, Figure> = {
  "echo p50, ms": ({ steady }) => percentile(steady.echoMs, 0.5),
  "echo p95, ms": ({ steady }) => percentile(steady.echoMs, 0.95),
  "echo p99, ms": ({ steady }) => percentile(steady.echoMs, 0.99),
  "to the other side p50, ms": ({ steady }) => percentile(steady.deliveryMs, 0.5),
  "to the other side p99, ms": ({ steady }) => percentile(steady.deliveryMs, 0.99),
  "first echo after sleep p50, ms": ({ wakeMs }) => percentile(wakeMs, 0.5),
  "first echo after sleep p95, ms": ({ wakeMs }) => percentile(wakeMs, 0.95),
  "live again after a drop p95, ms": ({ liveAgainMs }) => percentile(liveAgainMs, 0.95),
  "live again after all dropped p95, ms": ({ allLiveAgainMs }) => percentile(allLiveAgainMs, 0.95),
  "processor time a message, ms": ({ cpuMsPerMessage }) => cpuMsPerMessage,
  "memory per connection, KB": ({ memoryPerConnection }) => memoryPerConnection / 1_024,
};

const COUNTS: Record<string, (findings: Findings) => string> = {
  "messages a second": ({ perSecond }) => perSecond.toFixed(0),
  "lost, of said": ({ steady }) => `${steady.unconfirmed + steady.undelivered} of ${steady.said}`,
  "delivered under 2 s drops": ({ drops }) => deliveredPercent(drops),
  faults: ({ faults }) => [...faults].map(([what, times]) => `${times} × ${what}`).join(", ") || "none",
};

/** A table of what was found: the first server beside each of the others, with its ratio to them. */
export function reportFindings([product, ...others]: readonly [Findings, ...Findings[]]) {
  const counted = Object.entries(COUNTS).map(([what, show]) => ({
    what,
    [product.name]: show(product),
    ...Object.fromEntries(others.map((other) => [other.name, show(other)])),
  }));
  const timed = Object.entries(MILLISECONDS).map(([what, figure]) => ({
    what,
    [product.name]: figure(product).toFixed(1),
    ...Object.fromEntries(
      others.map((other) => [
        other.name,
        `${figure(other).toFixed(1)} (${(figure(product) / figure(other)).toFixed(2)}×)`,
      ]),
    ),
  }));
  return [...counted, ...timed];
}

/** Whether the product kept what it promises whatever the machine: nothing is lost and nothing goes wrong. */
export function keepsItsPromise({ steady, drops, faults }: Findings): boolean {
  return [steady, drops].every(({ unconfirmed, undelivered }) => unconfirmed + undelivered === 0) && faults.size === 0;
}
