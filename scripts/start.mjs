import { connect } from "node:net";
import { parseArgs } from "node:util";
import { installWhenStale } from "./install.mjs";
import { sayProgress } from "./progress.mjs";
import { run } from "./run.mjs";

/**
 * Sets everything up and serves Pettifog, in four lines. What the tools say is shown with `--verbose`, and where
 * something fails. Every other option goes on to `wrangler dev`.
 */

const { values, tokens } = parseArgs({
  options: {
    verbose: { type: "boolean" },
    port: { type: "string", default: "8787" },
    "persist-to": { type: "string", default: ".wrangler/state" },
  },
  strict: false,
  tokens: true,
});
const passedOn = process.argv.slice(2).filter((_, index) => !isOurs(index));

process.chdir(new URL("..", import.meta.url).pathname);
endWithParent();

if (!(await isFree(Number(values.port)))) {
  console.error(`Port ${values.port} is taken. Choose another: npm start -- --port ${Number(values.port) + 1}`);
  process.exit(1);
}
const progress = sayProgress({ isCounting: !values.verbose });
await installWhenStale({ install: mustRunTool, say: progress.begin });
progress.begin("Setting up the database ...");
await mustRunTool(["run", "--silent", "db:migrate", "--", "--persist-to", values["persist-to"]]);
progress.begin("Building and starting ...");
process.exitCode = await runTool(["run", "--silent", "serve", "--", "--port", values.port, ...passedOn], sayWhenOpen());
progress.end();

async function mustRunTool(args) {
  const status = await runTool(args);
  if (status !== 0) process.exit(status);
}

/** Runs an npm script; gives its status. Its output is shown at once or, where it fails, in the end. */
async function runTool(args, hear = () => {}) {
  if (values.verbose) return run("npm", args, { isGroup: true });
  let output = "";
  const onOutput = (text) => {
    output = `${output}${text}`.slice(-20_000);
    hear(text);
  };
  const status = await run("npm", args, { onOutput, isGroup: true });
  const isFault = status !== 0 && status !== 128;
  progress.end();
  if (isFault) console.error(`${output}\n\`npm ${args.join(" ")}\` failed with status ${status}.`);
  return status;
}

/** Says where Pettifog is as soon as it is there, and passes on what goes wrong from then on. */
function sayWhenOpen() {
  let isOpen = false;
  return (text) => {
    if (isOpen && /\[ERROR\]|"level":"error"|Build failed/u.test(text)) console.error(text.trimEnd());
    const origin = /Ready on (\S+)/u.exec(text)?.[1];
    if (isOpen || origin === undefined) return;
    isOpen = true;
    progress.end();
    console.info(`Pettifog is open at ${origin}, its mail at ${origin}/dev/mailbox`);
  };
}

/** A signal ends npm, which does not pass it on: whoever has lost their parent ends too. */
function endWithParent() {
  const parent = process.ppid;
  const look = () => process.ppid !== parent && process.kill(process.pid, "SIGTERM");
  setInterval(look, 500).unref();
}

/** Whether an argument is one that is not for `wrangler dev`, or stands there already. */
function isOurs(index) {
  return tokens.some(
    (token) =>
      token.kind === "option" &&
      ["verbose", "port"].includes(token.name) &&
      (token.index === index || (token.inlineValue === false && token.index + 1 === index)),
  );
}

/** Whether nobody answers at a port of this machine, by either family of addresses: a browser tries both. */
async function isFree(port) {
  const answers = await Promise.all(["127.0.0.1", "::1"].map((host) => isAnswered(port, host)));
  return !answers.includes(true);
}

function isAnswered(port, host) {
  return new Promise((resolve) => {
    const probe = connect({ port, host });
    probe.once("error", () => resolve(false));
    probe.once("connect", () => {
      probe.destroy();
      resolve(true);
    });
  });
}
