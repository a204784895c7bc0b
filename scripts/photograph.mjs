import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { SCREENS, STATES } from "./photograph/screens.mjs";
import { inSeededCourt } from "./photograph/seeded-court.mjs";

/*
 * Photographs every screen and state of a freshly seeded court, in every size and both themes, onto one page:
 * `photographs/index.html`. `--only deck`, once or more, takes the screens whose name has the word; `--size 390x844`,
 * once or more, takes those; `--part 2/3` the second third of the screens; `--into photographs/2` puts them elsewhere.
 */
process.chdir(new URL("..", import.meta.url).pathname);
const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: [""] },
    size: { type: "string", multiple: true },
    part: { type: "string", default: "1/1" },
    into: { type: "string", default: "photographs" },
  },
});

const FOLDER = values.into;
const THEMES = ["light", "dark"];
const SIZES = values.size ?? ["320x568", "390x844", "844x390", "768x1024", "1440x900"];
/** Pages are cut off below it, in pixels: a list can be long. */
const HEIGHT_MAX = 6_000;

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
await inSeededCourt(async ({ people, openPage }) => {
  const seeded = people.map(({ who, ...screen }) => ({ name: who, ...screen }));
  const screens = partOf([...SCREENS, ...seeded, ...STATES.flatMap((state) => opened(seeded, state))].filter(isWanted));
  const done = [];
  for (const { name, path, ...screen } of screens) {
    done.push({ name, path, photographs: await photograph(openPage, { path, ...screen }, done.length) });
    console.info(`${done.length} of ${screens.length}: ${name}`);
    // After each, so that a run that is ended before its time can be looked at.
    writeFileSync(join(FOLDER, "index.html"), contactSheet(done));
  }
});
console.info(`Look at ${FOLDER}/index.html`);

function isWanted({ name }) {
  return values.only.some((word) => name.toLowerCase().includes(word.toLowerCase()));
}

/** Those of the part that is asked for. */
function partOf(screens) {
  const [part, parts] = values.part.split("/").map(Number);
  const size = Math.ceil(screens.length / parts);
  return screens.slice((part - 1) * size, part * size);
}

/** A seeded person's screen with something opened on it, or another page of theirs. */
function opened(seeded, { of, name, path = (own) => own, ...how }) {
  const person = seeded.find((each) => each.name.includes(of));
  return person === undefined ? [] : [{ ...person, name: `${person.name}: ${name}`, path: path(person.path), ...how }];
}

/** One screen in every theme and size. What a browser complains of stands beside it. */
async function photograph(openPage, { path, sessionToken, seesEntrances, prepare, enter }, number) {
  const photographs = [];
  for (const theme of THEMES) {
    const page = await openPage({ sessionToken, seesEntrances, colorScheme: theme, viewport: sizeOf(SIZES[0]) });
    const faults = [];
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    page.on("pageerror", (error) => faults.push(error.message));
    await prepare?.(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await enter?.(page).catch((error) => faults.push(`The way there failed: ${error.message.split("\n")[0]}`));
    for (const size of SIZES) {
      const viewport = sizeOf(size);
      await page.setViewportSize(viewport);
      const { width, height } = await page.evaluate(settle);
      const file = `${number}-${size}-${theme}.jpg`;
      const clip = { x: 0, y: 0, width, height: Math.min(height, HEIGHT_MAX) };
      // A style that hides the caret would be one more than the server has sent, and React complains.
      const how = { type: "jpeg", quality: 60, fullPage: true, caret: "initial" };
      await page.screenshot({ path: join(FOLDER, file), clip, ...how });
      const wide = width > viewport.width ? [`${width - viewport.width} px too wide`] : [];
      photographs.push({ file, size, theme, viewport, height: clip.height, faults: [...wide, ...faults.splice(0)] });
    }
    await page.context().close();
  }
  return photographs;
}

/**
 * Runs in the browser. Waits for fonts and pictures, also for those that come when somebody scrolls there, and gives
 * the size of what there is to see: the window where something lies over the page, or else all of the page.
 */
async function settle() {
  for (const picture of document.images) picture.loading = "eager";
  await Promise.all([document.fonts.ready, ...Array.from(document.images, (each) => each.decode().catch(() => {}))]);
  const { scrollWidth: width, scrollHeight } = document.documentElement;
  const isCovered = document.querySelector("[role=dialog]") !== null;
  return { width, height: isCovered ? window.innerHeight : scrollHeight };
}

/** All photographs, a row a screen. The dashed line is the lower edge of the window. */
function contactSheet(screens) {
  const third = (pixels) => `${pixels / 3}px`;
  const figure = ({ file, size, theme, viewport, height, faults }) => `<figure style="width:${third(viewport.width)}">
<a href="${file}"><img src="${file}" loading="lazy" style="height:${third(height)}" alt=""><i style="top:${third(viewport.height)}"></i></a>
<figcaption>${size} ${theme}${faults.map((fault) => `<b>${escaped(fault)}</b>`).join("")}</figcaption></figure>`;
  const sections = screens.map(
    ({ name, path, photographs }) =>
      `<h2>${escaped(name)} <small>${escaped(path)}</small></h2><div>${photographs.map(figure).join("")}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Photographs</title><style>
body{font:14px sans-serif;background:#ddd}div{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}figure{margin:0}
a{position:relative;display:block}i{position:absolute;left:0;right:0;border-top:1px dashed red}b{display:block;color:#b00}
</style>${sections.join("")}`;
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function sizeOf(size) {
  const [width, height] = size.split("x").map(Number);
  return { width, height };
}
