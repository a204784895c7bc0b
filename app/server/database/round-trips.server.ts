import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";

const SENDING = new Set<string | symbol>(["first", "run", "all", "raw"]);

/** What a database did during one request. */
export interface RoundTrips {
  /** How often the Worker waited for D1: one per statement sent alone, one per batch. */
  count: number;
  /** Milliseconds spent waiting. */
  milliseconds: number;
}

/**
 * Wraps a D1 database so that each round trip is counted. A page costs its distance to the database once per round
 * trip, so the numbers go into `Server-Timing` and tests hold them to their budget.
 */
export function countRoundTrips(d1: D1Database): { database: D1Database; trips: RoundTrips } {
  const trips: RoundTrips = { count: 0, milliseconds: 0 };
  const originals = new WeakMap<object, D1PreparedStatement>();

  async function counted<T>(send: () => Promise<T>): Promise<T> {
    const start = performance.now();
    trips.count += 1;
    try {
      return await send();
    } finally {
      trips.milliseconds += performance.now() - start;
    }
  }

  function wrapStatement(statement: D1PreparedStatement): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get(target, property) {
        const member: unknown = Reflect.get(target, property, target);
        if (typeof member !== "function") return member;
        if (property === "bind") return (...values: unknown[]) => wrapStatement(target.bind(...values));
        if (SENDING.has(property)) return (...options: unknown[]) => counted(() => member.apply(target, options));
        return member.bind(target);
      },
    });
    originals.set(wrapped, statement);
    return wrapped;
  }

  const database = new Proxy(d1, {
    get(target, property) {
      const member: unknown = Reflect.get(target, property, target);
      if (typeof member !== "function") return member;
      if (property === "prepare") return (query: string) => wrapStatement(target.prepare(query));
      if (property === "batch") {
        return (statements: D1PreparedStatement[]) =>
          counted(() => target.batch(statements.map((statement) => originals.get(statement) ?? statement)));
      }
      if (property === "exec") return (query: string) => counted(() => target.exec(query));
      return member.bind(target);
    },
  });
  return { database, trips };
}
