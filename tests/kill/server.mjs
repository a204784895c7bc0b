import { join } from "node:path";
import { convertV4MiniflareOptions, kCurrentWorker, Miniflare, Response } from "miniflare";

/*
 * Serves the bundled court on its persisted state: `node tests/kill/server.mjs OUTDIR FILES STATE PORT PUSH_PORT`. A
 * process of its own, so that it can be killed with all that it has started.
 */
const [outdir, files, state, port, pushPort] = process.argv.slice(2);
const TYPES = { js: "ESModule", wasm: "CompiledWasm", bin: "Data", txt: "Text" };
const modules = files
  .split(",")
  .map((file) => ({ type: TYPES[file.split(".").at(-1)], path: join(outdir, file) }))
  .sort((a, b) => Number(b.type === "ESModule") - Number(a.type === "ESModule"));
const limits = ["ADDRESS_LIMIT", "ADDRESS_WRITE_LIMIT", "SESSION_WRITE_LIMIT", "ACTION_LIMIT", "BARE_FORM_LIMIT"];
const objects = ["Docket", "Courtroom", "CardPress", "Notifier", "Erasure"];
const bindingOf = (name) => name.replace(/(?<=[a-z])(?=[A-Z])/u, "_").toUpperCase();

const miniflare = new Miniflare({
  ...convertV4MiniflareOptions({
    name: "pettifog-to-kill",
    modules,
    modulesRoot: outdir,
    compatibilityDate: "2026-10-23",
    compatibilityFlags: ["nodejs_compat"],
    cf: false,
    port: Number(port),
    bindings: { ENVIRONMENT: "development", MODERATOR_EMAILS: "desk@court.example" },
    d1Databases: { DB: "pettifog-local" },
    r2Buckets: ["CARDS", "MAILBOX"],
    durableObjects: Object.fromEntries(
      objects.map((className) => [bindingOf(className), { className, useSQLite: true }]),
    ),
    serviceBindings: {
      VERDICT_CARD: { name: kCurrentWorker, entrypoint: "RecordingCardRenderer" },
      JUDGE: { name: kCurrentWorker, entrypoint: "JudgeWorker" },
    },
    // Whatever host it calls, nothing leaves this machine.
    async outboundService(request) {
      const { pathname } = new URL(request.url);
      const { topic = "" } = Object.fromEntries(request.headers);
      const { status } = await fetch(`http://127.0.0.1:${pushPort}${pathname}`, { method: "POST", headers: { topic } });
      return new Response(null, { status });
    },
    // Nobody is a flood here.
    ratelimits: Object.fromEntries(
      limits.map((name, index) => [name, { namespace_id: String(index), simple: { limit: 100_000, period: 60 } }]),
    ),
  }),
  resourcePersistencePath: join(state, "v3"),
});
await miniflare.ready;
