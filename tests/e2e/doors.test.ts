import * as v from "valibot";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { type StagedCase, settleCase } from "./support/cases";
import { refusedWith } from "./support/faults";
import { type Person, peopleInBrowsers } from "./support/people";
import { ALLEGATION, fileSuit, joinCase } from "./support/steps";

const person = peopleInBrowsers();
let settled: StagedCase;

beforeAll(async () => {
  settled = await settleCase(person);
});

describe("an invitation", () => {
  it.each([
    ["that nobody made", "Zz-_".repeat(8)],
    ["of no shape at all", "petty%20please"],
  ])("%s is invalid, in words, with a way home", async (_, token) => {
    const visitor = await person();
    visitor.expectFault(refusedWith(404));
    const { page } = visitor;
    await page.goto(`/invite/${token}`);
    await page.getByRole("heading", { name: "Invalid Invitation" }).waitFor();
    await page.getByText("This invitation link is invalid or has expired.").waitFor();
    await page.getByRole("link", { name: "Go to Home" }).click();
    await page.getByRole("heading", { name: "Settle Your Petty Disputes" }).waitFor();
  });

  it("whose seat is taken tells a third person so, with what the link's preview showed", async () => {
    const { page } = await person();
    await page.goto(settled.link);
    await page.getByRole("heading", { name: "This seat is taken" }).waitFor();
    await page.getByText(ALLEGATION).waitFor();
    await page.getByRole("link", { name: "File a PettySuit of your own" }).waitFor();
    expect(await page.content()).not.toMatch(/Robin|Sam/u);
  });

  it("whose plaintiff allows no preview gives a third person no word of the case", async () => {
    const plaintiff = await person();
    const link = await fileSuit(plaintiff, { previewAllowed: false });
    await joinCase(await person(), link);
    const { page } = await person();
    await page.goto(link);
    await page.getByRole("heading", { name: "This seat is taken" }).waitFor();
    await expectNothingOfTheCase(page);

    await plaintiff.page.goto(link);
    await plaintiff.page.waitForURL(/\/pettysuit\/[0-9a-f-]{36}$/u);
    await plaintiff.page.getByRole("heading", { name: `PettySuit: ${ALLEGATION}` }).waitFor();
  });
});

describe("a case", () => {
  it.each([
    ["pettysuit", "", 401],
    ["pettysuits", "/sent", 401],
  ])("is closed to a stranger at /%s/…%s", async (folder, end, status) => {
    const stranger = await person();
    stranger.expectFault(refusedWith(status));
    await stranger.page.goto(`/${folder}/${settled.suitUuid}${end}`);
    await stranger.page.getByText(/This case is between two other people|no part in that case/u).waitFor();
    await expectNothingOfTheCase(stranger.page);
  });

  it("is closed to a person with a case of their own, and one that nobody filed is not found", async () => {
    const other = await person();
    await fileSuit(other, { allegation: "She alphabetised my socks." });
    other.expectFault(refusedWith(403));
    for (const path of [`/pettysuit/${settled.suitUuid}`, `/pettysuits/${settled.suitUuid}/sent`]) {
      await other.page.goto(path);
      await other.page.getByText("This case is between two other people.").waitFor();
      await expectNothingOfTheCase(other.page);
    }

    other.expectFault(refusedWith(404));
    await other.page.goto("/pettysuit/00000000-0000-4000-8000-000000000000");
    await other.page.getByRole("heading", { name: "Suit not found" }).waitFor();
    await other.page.goto("/pettysuits/00000000-0000-4000-8000-000000000000/sent");
    await other.page.getByRole("heading", { name: /not found/iu }).waitFor();
    await other.page.goto("/no/such/page");
    await other.page.getByRole("heading", { name: "Page Not Found" }).waitFor();
    await other.page.getByRole("link", { name: "Return Home" }).waitFor();
  });
});

describe("the bare card", () => {
  const size = { width: 320, height: 568 };

  it("is refused without a token and with a forged one, in words", async () => {
    const stranger = await person({ viewport: size });
    stranger.expectFault(refusedWith(401));
    stranger.expectFault(refusedWith(403));
    const address = `/pettysuits/flatten/${settled.suitUuid}`;
    const token = await readCardToken();
    for (const [path, detail] of [
      [address, "Missing token"],
      [`${address}?token=forged`, "Unauthorized verdict fetch: 403"],
      [`${address}?token=9${token.slice(1)}`, "Unauthorized verdict fetch: 403"],
    ] as const) {
      await stranger.page.goto(path);
      await stranger.page.getByRole("heading", { name: "Unauthorized" }).waitFor();
      await stranger.page.getByText("Invalid or missing token").waitFor();
      await stranger.page.getByText(detail, { exact: true }).waitFor();
      expect(await stranger.page.getByRole("article").count()).toBe(0);
    }
  });

  it("is the card of 320 by 568 and nothing else to whoever holds the token", async () => {
    const { page } = await person({ viewport: size });
    await page.goto(`/pettysuits/flatten/${settled.suitUuid}?token=${encodeURIComponent(await readCardToken())}`);
    const card = page.getByRole("article");
    await card.getByText("Robin", { exact: true }).waitFor();
    expect(await card.boundingBox()).toEqual({ x: 0, y: 0, ...size });
    expect(await page.getByRole("banner").or(page.getByRole("contentinfo")).count()).toBe(0);
    const filled = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { width: scrollWidth, height: scrollHeight };
    });
    expect(filled).toEqual(size);
  });
});

/** The token that the plaintiff's page gets with the verdict. */
async function readCardToken(): Promise<string> {
  const { context } = await person({ storageState: settled.plaintiff });
  const answer = await context.request.get(`${inject("origin")}/pettysuit/${settled.suitUuid}/verdict`);
  return v.parse(v.object({ decided: v.object({ cardToken: v.string() }) }), await answer.json()).decided.cardToken;
}

/** Not on the page and not in what the page was made from. */
async function expectNothingOfTheCase(page: Person["page"]): Promise<void> {
  const source = await page.content();
  for (const word of ["Robin", "Sam", "pizza", "Yoda Judge"]) expect(source).not.toContain(word);
}
