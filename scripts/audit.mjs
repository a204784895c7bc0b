import { run } from "./run.mjs";

/**
 * Asks the registry for known faults of what is shipped, and fails on those that are high or critical: `npm run audit`.
 * Where no registry answers there is nothing to be said, and nothing fails.
 */
let output = "";
const args = ["audit", "--omit=dev", "--audit-level=high", "--json"];
const status = await run("npm", args, { onOutput: (text) => (output += text) });
const report = readReport(output);

if (report?.auditReportVersion === undefined) {
  console.info("Skipped: no registry answers what is known of these packages.");
} else {
  const { critical, high, moderate, low } = report.metadata.vulnerabilities;
  console.info(
    `Known faults of what is shipped: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.`,
  );
  for (const { name, severity, range } of Object.values(report.vulnerabilities)) {
    console.info(`${severity}: ${name} ${range}`);
  }
  process.exitCode = status;
}

/** What npm says, or null where it is no report: it may say more around it. */
function readReport(text) {
  try {
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  } catch {
    return null;
  }
}
