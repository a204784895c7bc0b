import { loadTypeScript } from "./typescript.mjs";

/*
 * Courtrooms under load, beside a bare object and a plain WebSocket server: `npm run load:courtroom [-- --courtrooms N
 * --seconds S --rate MESSAGES_A_SECOND]`. Prints one table. Fails where anything was lost, never for being slow.
 */
process.chdir(new URL("..", import.meta.url).pathname);

const { parseLoadOptions } = await loadTypeScript("tests/load/options.ts");
const { loadCourtroom } = await loadTypeScript("tests/load/load-courtroom.ts");
const { keepsItsPromise, reportFindings } = await loadTypeScript("tests/load/report.ts");

const findings = await loadCourtroom(parseLoadOptions(process.argv.slice(2)));
console.table(reportFindings(findings));
process.exit(keepsItsPromise(findings[0]) ? 0 : 1);
