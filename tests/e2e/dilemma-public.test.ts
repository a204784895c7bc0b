import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { aDecidedDilemma } from "./support/dilemmas";
import { refusedWith } from "./support/faults";
import { fetchHead } from "./support/fetched-page";
import { expectRoomForDoubleText, SMALL_PHONE } from "./support/layout";
import { peopleInBrowsers } from "./support/people";
import { expectInReach, expectPresentable } from "./support/presentable";

const person = peopleInBrowsers();

describe("a decision that its person has shared", () => {
  it("has a page and previews of its own, which say nothing but what is on the card, until it is sealed", async () => {
    const dilemma = "Should I repaint the kitchen myself, or pay somebody who knows what a primer is?";
    const { uuid, asker } = await aDecidedDilemma(dilemma);
    const session = v.object({ decision: v.string(), rationale: v.string() });
    const { decision, rationale } = await asker.call(`/api/procrastination/sessions/${uuid}`, session);
    const { link } = await asker.call(`/api/verdicts/${uuid}/share`, v.object({ link: v.string() }), {});

    const { title, tags, html } = await fetchHead(link);
    expect(title).toBe(`The court decides: ${decision} · Pettifog`);
    expect(tags["og:title"]).toBe(`The court decides: ${decision}`);
    expect(tags["og:description"]).toContain(`“${dilemma}”`);
    expect(tags["og:image"]).toContain(`${new URL(link).pathname}/og.png`);
    expect(html).not.toContain(rationale.slice(0, 40));
    const closed = await fetchHead(`${link}?spoiler=no`);
    expect(closed.tags["og:title"]).toBe(`The court has decided a dilemma: “${dilemma}”`);
    expect(JSON.stringify([closed.title, closed.tags])).not.toContain(decision);
    const oembed = await (await fetch(tags["application/json+oembed"] ?? "")).json();
    expect(oembed).toMatchObject({ type: "rich", title: `The court decides: ${decision}`, width: 320, height: 568 });

    const { page, expectFault } = await person({ viewport: SMALL_PHONE });
    await page.goto(link);
    await page.getByRole("article", { name: `The court decides: ${decision}` }).waitFor();
    await expectPresentable(page, "shared decision");
    await expectRoomForDoubleText(page);
    await page.getByRole("link", { name: "Let the court decide" }).click();
    await page.getByRole("textbox", { name: "Your dilemma" }).waitFor();

    const own = await person({ as: asker });
    await own.page.goto("/my-courts");
    await own.page.evaluate((path) => fetch(path, { method: "DELETE" }), `/api/verdicts/${uuid}/share`);
    expectFault(refusedWith(410));
    expect((await page.goto(link))?.status()).toBe(410);
    await page.getByRole("heading", { name: "This verdict is sealed" }).waitFor();
    await page.setViewportSize({ width: 844, height: 390 });
    await expectInReach(["File your own", "Let the court decide"].map((name) => page.getByRole("link", { name })));
    expect(await page.locator("main").innerText()).not.toMatch(/kitchen|primer/u);
  });
});
