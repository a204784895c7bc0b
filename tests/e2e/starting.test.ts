import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { expect, inject, it, onTestFinished } from "vitest";

it("says in four lines at most what it does and where Pettifog is, and nothing of its tools", () => {
  const origin = inject("origin");
  // Lines with a bracket are npm's own, of the script that it runs.
  const lines = inject("startOutput")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith(">"));
  expect(lines.filter((line) => line !== "Installing the dependencies ...")).toEqual([
    "Setting up the database ...",
    "Building and starting ...",
    `Pettifog is open at ${origin}, its mail at ${origin}/dev/mailbox`,
  ]);
});

it.each(["127.0.0.1", "::1"])(
  "says that a port is taken by a server at %s, and how to choose another",
  async (host) => {
    const port = await takePort(host);
    const { status, said } = await start(port);
    expect(said).toContain(`Port ${port} is taken. Choose another: npm start -- --port ${port + 1}`);
    expect(status).toBe(1);
  },
);

function takePort(host: string): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
}

function start(port: number): Promise<{ status: number | null; said: string }> {
  const started = spawn(process.execPath, ["scripts/start.mjs", "--port", String(port)]);
  onTestFinished(() => void started.kill());
  let said = "";
  for (const stream of [started.stdout, started.stderr]) stream.on("data", (chunk) => (said += String(chunk)));
  return new Promise((resolve) => started.on("close", (status) => resolve({ status, said })));
}
