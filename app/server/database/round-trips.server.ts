import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";

const SENDING = new Set<string | symbol>(["first", "run", "all", "raw"]);

/** What a database did during one request. */
export interface RoundTrips {
  /** How often the Worker waited for D1: one per statement sent alone, one per batch. */
  count: number;
  /** Milliseconds spent waiting. */
  milliseconds: number;
}

/** Does a round trip, and something around it. */
type Around = <T>(send: () => Promise<T>) => Promise<T>;

/**
 * Wraps a D1 database so that each round trip is counted. A page costs its distance to the database once per round
 * trip, so the numbers go into `Server-Timing` and tests hold them to their budget.
 */
export function countRoundTrips(d1: D1Database): { database: D1Database; trips: RoundTrips } {
  const trips: RoundTrips = { count: 0, milliseconds: 0 };
  const database = wrapRoundTrips(d1, async (send) => {
    const start = performance.now();
    trips.count += 1;
    try {
      return await send();
    } finally {
      trips.milliseconds += performance.now() - start;
    }
  });
  return { database, trips };
}

/** A database whose every round trip is done by `around`. */
export function wrapRoundTrips(d1: D1Database, around: Around): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();

  function wrapStatement(statement: D1PreparedStatement): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get(target, property) {
        const member: unknown = Reflect.get(target, property, target);
        if (typeof member !== "function") return member;
        if (property === "bind") return (...values: unknown[]) => wrapStatement(target.bind(...values));
        if (SENDING.has(property)) return (...options: unknown[]) => around(() => member.apply(target, options));
        return member.bind(target);
      },
    });
    originals.set(wrapped, statement);
    return wrapped;
  }

  return new Proxy(d1, {
    get(target, property) {
      const member: unknown = Reflect.get(target, property, target);
      if (typeof member !== "function") return member;
      if (property === "prepare") return (query: string) => wrapStatement(target.prepare(query));
      if (property === "batch") {
        return (statements: D1PreparedStatement[]) =>
          around(() => target.batch(statements.map((statement) => originals.get(statement) ?? statement)));
      }
      if (property === "exec") return (query: string) => around(() => target.exec(query));
      return member.bind(target);
    },
  });
}
