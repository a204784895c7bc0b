import type { Locator, Page } from "playwright-core";
import * as v from "valibot";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { pngSize } from "../card/png";
import { expectAccessible } from "./support/accessible";
import { openBlog } from "./support/blog";
import { attendCourt, say } from "./support/courtroom";
import { readDownload } from "./support/downloads";
import { ALLEGATION, aDecidedCase, type JoinedCase } from "./support/factories";
import { refusedWith } from "./support/faults";
import { fetchHead } from "./support/fetched-page";
import type { Guest } from "./support/guest";
import { doubleText, expectNothingSideways } from "./support/layout";
import { CLIPBOARD, MOVING, type Person, PHONE, peopleInBrowsers } from "./support/people";
import { expectPresentable } from "./support/presentable";
import { noteShares, shares } from "./support/shares";
import { readRuling } from "./support/steps";

const person = peopleInBrowsers();
let decided: JoinedCase;

beforeAll(async () => {
  decided = await aDecidedCase();
});

/** A party's page of the case with the ruling open before them, and the part of it that shares. */
async function openRuling(as: Guest): Promise<Person & { sharing: Locator }> {
  const party = await person({ ...CLIPBOARD, as });
  await party.page.goto(decided.path);
  await party.page.getByRole("button", { name: "View Verdict" }).click();
  await readRuling(party);
  return { ...party, sharing: sharingOn(party.page) };
}

function sharingOn(page: Page): Locator {
  const heading = page.getByRole("heading", { name: /^(?:Share the verdict|This verdict is (?:public|sealed))$/u });
  return page.getByRole("dialog", { name: "The Ruling" }).locator("section").filter({ has: heading });
}

/** Makes the public link, or finds the one that there is. */
async function makePublic(sharing: Locator): Promise<string> {
  const make = sharing.getByRole("button", { name: /^(?:Make a public link|Open it again)$/u });
  const link = sharing.getByRole("link", { name: /\/v\/[\w-]{22}$/u });
  await make.or(link).first().waitFor();
  if (await make.isVisible()) await make.click();
  return link.innerText();
}

async function shareByApi(): Promise<string> {
  const answer = v.object({ link: v.string() });
  return (await decided.plaintiff.call(`/api/verdicts/${decided.uuid}/share`, answer, {})).link;
}

async function seal(sharing: Locator): Promise<void> {
  await sharing.getByText("Seal this verdict", { exact: true }).click();
  await sharing.getByRole("button", { name: "Seal it", exact: true }).click();
  await sharing.getByRole("heading", { name: "This verdict is sealed" }).waitFor();
}

describe("a verdict", () => {
  it("is private until a party shares it, and again once the other party seals it", async () => {
    const plaintiff = await openRuling(decided.plaintiff);
    await plaintiff.sharing.getByText("Anyone with the link can see the card", { exact: true }).waitFor();
    await expectAccessible(plaintiff.page);
    const link = await makePublic(plaintiff.sharing);
    const heading = plaintiff.sharing.getByRole("heading", { name: "This verdict is public" });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectAccessible(plaintiff.page);

    const stranger = await person();
    const { page } = stranger;
    await page.goto(link);
    await page.getByRole("article", { name: /^Verdict in / }).waitFor();
    expect(await page.context().cookies()).toEqual([]);
    const html = await page.content();
    for (const word of ALLEGATION.split(" ").filter(({ length }) => length > 7)) expect(html).not.toContain(word);
    await expectPresentable(page, "shared verdict");
    await page.setViewportSize(PHONE);
    await doubleText(page);
    await expectNothingSideways(page);

    const defendant = await openRuling(decided.defendant);
    expect(await makePublic(defendant.sharing)).toBe(link);
    await seal(defendant.sharing);
    await expectAccessible(defendant.page);
    stranger.expectFault(refusedWith(410));
    expect((await page.goto(link))?.status()).toBe(410);
    await page.getByRole("heading", { name: "This verdict is sealed" }).waitFor();
    await expectPresentable(page, "sealed verdict");
    for (const file of [".png", "/og.png", "/square.png", "/story.png", "/embed"]) {
      expect((await fetch(link + file)).status, file).toBe(410);
    }

    const late = await openRuling(decided.plaintiff);
    await late.sharing.getByText("Sam has sealed this verdict.").waitFor();
    expect(await late.sharing.getByRole("button").count()).toBe(0);
    for (const party of [defendant, late]) {
      expect(await party.page.getByRole("button", { name: "Share the verdict" }).count()).toBe(0);
    }
    await late.page.getByRole("dialog").getByRole("link", { name: "File Back" }).click();
    await late.page.getByText("That verdict is closed, and nothing of it can be quoted.").waitFor();

    const again = await makePublic(defendant.sharing);
    expect(again).not.toBe(link);
    expect((await fetch(again)).status).toBe(200);
    expect((await fetch(link)).status).toBe(410);
  });

  it("is shared with its text, to other sites and by the device’s share sheet with its picture", async () => {
    const { page, context, sharing } = await openRuling(decided.defendant);
    const link = await makePublic(sharing);
    const shareNow = page.getByRole("button", { name: "Share the verdict" });
    // Without a share sheet the link is copied.
    await shareNow.click();
    await page.getByText("Link copied to clipboard!", { exact: true }).first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    await context.addInitScript(noteShares);
    await page.reload();
    await page.getByRole("button", { name: "View Verdict" }).click();
    await sharing.getByRole("link", { name: link }).waitFor();
    const text = await spokenText(page);

    await sharing.getByRole("button", { name: "Copy", exact: true }).click();
    await page.getByText("Copied!", { exact: true }).first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${text} ${link}`);

    const composers = await sharing.getByRole("link", { name: /^(?:X|Facebook|LinkedIn)$/u }).all();
    expect(composers).toHaveLength(3);
    for (const composer of composers) {
      const sent = [...new URL((await composer.getAttribute("href")) ?? "").searchParams.values()].join(" ");
      expect(sent).toContain(link);
      expect(sent).toContain(text);
      expect(await composer.getAttribute("rel")).toContain("noopener");
    }

    await sharing.getByRole("button", { name: "Instagram", exact: true }).click();
    expect(await shares(page)).toEqual([{ opened: "https://www.instagram.com/" }]);
    // The picture goes along as soon as it is there; whoever is faster shares the link alone.
    const lastShare = async () => (await shares(page)).at(-1);
    await expect.poll(async () => shareNow.click().then(lastShare)).not.toHaveProperty("url");
    await sharing.getByRole("button", { name: "Share", exact: true }).click();
    await expect.poll(async () => (await shares(page)).length).toBeGreaterThan(2);
    for (const sent of (await shares(page)).slice(-2)) {
      expect(sent).toEqual({
        title: "Pettifog",
        text: `${text} ${link}`,
        files: [expect.stringMatching(/^pettifog-[a-z0-9-]+\.png image\/png [1-9]\d{4,}$/u)],
      });
    }
  });

  it("can be shared without saying who won, in the preview neither", async () => {
    const { page, context, sharing } = await openRuling(decided.defendant);
    await context.addInitScript(noteShares);
    await page.reload();
    await page.getByRole("button", { name: "View Verdict" }).click();
    const link = await makePublic(sharing);
    await sharing.getByLabel("Don’t say who won").check();
    await sharing.getByRole("link", { name: `${link}?spoiler=no` }).waitFor();
    // The choice holds for who comes back, and wherever they press.
    await page.reload();
    await page.getByRole("button", { name: "View Verdict" }).click();
    await sharing.getByRole("link", { name: `${link}?spoiler=no` }).waitFor();
    expect(await sharing.getByLabel("Don’t say who won").isChecked()).toBe(true);
    await page.getByRole("button", { name: "Share the verdict" }).click();
    await expect.poll(() => shares(page)).toHaveLength(1);
    const caseName = await page.getByRole("dialog").getByRole("article").getByRole("heading", { level: 2 }).innerText();
    expect(await shares(page)).toEqual([
      {
        title: "Pettifog",
        text: `The court has ruled in ${caseName}. See who won:`,
        url: `${link}?spoiler=no`,
        files: [],
      },
    ]);

    const reader = (await person()).page;
    await reader.goto(`${link}?spoiler=no&utm_source=chat`);
    const outcome = reader.getByText(/ wins!|Hung Court!/u);
    await reader.getByRole("heading", { level: 1, name: `The court has ruled in ${caseName}` }).waitFor();
    expect(await outcome.filter({ visible: true }).count()).toBe(0);
    expect(await reader.title()).not.toMatch(/wins!|Hung Court!/u);
    await expectPresentable(reader, "shared verdict, face down");
    await reader.getByText("See who won.").click();
    await outcome.filter({ visible: true }).first().waitFor();

    const { tags: closed } = await fetchHead(`${link}?spoiler=no`);
    expect(closed).toMatchObject({
      "og:title": `The court has ruled in ${caseName}`,
      "og:url": `${link}?spoiler=no`,
      "twitter:card": "summary",
      robots: "noindex",
    });
    expect(JSON.stringify(closed)).not.toMatch(/wins!|Hung Court|og\.png|oembed/u);
  });

  it("has a link preview with a picture, for chats and sites that run no script", async () => {
    const link = await shareByApi();
    const { tags: head } = await fetchHead(link);
    expect(head).toMatchObject({
      robots: "noindex",
      canonical: link,
      "og:site_name": "Pettifog",
      "og:type": "article",
      "og:url": link,
      "og:title": expect.stringMatching(/: (?:(?:Robin|Sam) wins!|Hung Court!)$/u),
      "og:description": expect.stringMatching(/^Yoda Judge presiding\. .+ Sentence: /u),
      "og:image:type": "image/png",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringMatching(/Robin, plaintiff, against Sam, defendant/u),
      "twitter:card": "summary_large_image",
    });
    expect(head["twitter:image"]).toBe(head["og:image"]);
    const picture = await fetch(head["og:image"] ?? "");
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(pngSize(bytes)).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(300_000);

    const discovered = await fetch(head["application/json+oembed"] ?? "");
    const embed: { html: string } = JSON.parse(await discovered.text());
    expect(embed.html).toContain(`${link}/embed`);
  });

  it("can be downloaded as a picture of every shape", async () => {
    const { page, sharing } = await openRuling(decided.defendant);
    const link = await makePublic(sharing);
    for (const [shape, size] of [
      ["Square", "1080x1080"],
      ["Story", "1080x1920"],
    ] as const) {
      const download = page.waitForEvent("download");
      await sharing.getByRole("link", { name: shape, exact: true }).click();
      const saved = await download;
      expect(saved.suggestedFilename()).toMatch(new RegExp(`^pettifog-[a-z0-9-]+-${shape.toLowerCase()}\\.png$`, "u"));
      expect(pngSize(await readDownload(saved)).join("x")).toBe(size);
    }
    for (const scale of [1, 2, 3]) {
      const png = Buffer.from(await (await fetch(`${link}.png?scale=${scale}`)).arrayBuffer());
      expect(pngSize(png)).toEqual([320 * scale, 568 * scale]);
    }
  });

  it("can be embedded in another site’s page", async () => {
    const link = await shareByApi();
    const blog = await openBlog(`<iframe src="${link}/embed" width="320" height="568" style="border:0"></iframe>`);
    onTestFinished(blog.close);
    const reader = await person();
    reader.expectFault(new RegExp(`^request to elsewhere: ${blog.address}`, "u"));
    await reader.page.goto(blog.address);
    const card = reader.page.frameLocator("iframe").getByRole("img", { name: /^Verdict card of Pettifog\./u });
    await card.waitFor();
    await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  });

  it("of a courtroom is shared and sealed likewise", async () => {
    const { plaintiff, defendant } = await attendCourt(person, MOVING);
    await say(plaintiff, "You ate the last slice of my pizza three times this week.");
    await say(defendant, "Fine. I took the slice at midnight, and I would do it again.");
    for (const { page } of [plaintiff, defendant]) await page.getByRole("button", { name: "Get a Decision" }).click();
    await readRuling(plaintiff);
    const sharing = sharingOn(plaintiff.page);
    const link = await makePublic(sharing);
    const shown = await (await fetch(link)).text();
    expect(shown).toContain("Robin");
    expect(shown).not.toContain("midnight");
    await seal(sharing);
    expect((await fetch(link)).status).toBe(410);
  });
});

/** The share text, put together from what the card shows. */
async function spokenText(page: Page): Promise<string> {
  const card = page.getByRole("dialog").getByRole("article");
  const [caseName, punishment] = await Promise.all(
    [card.getByRole("heading", { level: 2 }), card.locator("h3 + div p")].map((part) => part.innerText()),
  );
  const headline = (await card.getAttribute("aria-label"))?.slice(`Verdict in ${caseName}: `.length);
  return `${caseName}: ${headline} ${punishment} — Settled on Pettifog`;
}
