import { mkdirSync } from "node:fs";
import { inSeededCourt } from "../photograph/seeded-court.mjs";
import { loadTypeScript } from "../typescript.mjs";

/* Takes the pictures that the manifest shows to whoever thinks of installing the app, of a freshly seeded court. */
process.chdir(new URL("../..", import.meta.url).pathname);
const { APP_SCREENSHOTS, screenshotPath } = await loadTypeScript("app/domain/app-screenshots.ts");

/** Where each is taken, and as whom of the seeded people. */
const PLACES = {
  home: { path: "/" },
  deck: { who: "joined, nothing answered" },
  ruling: { who: "decided by Yoda", press: "View Verdict" },
  wide: { path: "/" },
};

mkdirSync("public/screenshots", { recursive: true });
await inSeededCourt(async ({ people, openPage }) => {
  for (const { file, formFactor, width, height } of APP_SCREENSHOTS) {
    const { who, path, press } = PLACES[file];
    const person = people.find((each) => who !== undefined && each.who.includes(who));
    const deviceScaleFactor = formFactor === "narrow" ? 2 : 1;
    const viewport = { width: width / deviceScaleFactor, height: height / deviceScaleFactor };
    const page = await openPage({ sessionToken: person?.sessionToken, viewport, deviceScaleFactor });
    await page.goto(path ?? person.path, { waitUntil: "networkidle" });
    if (press !== undefined) {
      await page.getByRole("button", { name: press }).click();
      await page.getByRole("dialog").getByRole("article").scrollIntoViewIfNeeded();
    }
    await page.screenshot({ path: `public${screenshotPath(file)}`, type: "jpeg", quality: 80 });
    console.info(screenshotPath(file));
  }
});
