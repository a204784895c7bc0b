import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { openSettings } from "./support/accounts";
import { aModerator, pendingTopics } from "./support/desk";
import { aDecidedDilemma } from "./support/dilemmas";
import { openCases } from "./support/drawers";
import { ALLEGATION, aDecidedCase, aFiledCase, aJoinedCase } from "./support/factories";
import {
  doubleText,
  expectNothingCut,
  expectNothingSideways,
  expectNoWordBroken,
  LYING_PHONE,
  NARROW_PHONE,
  SMALL_PHONE,
  TABLET,
} from "./support/layout";
import { CLIPBOARD, DESKTOP, MOVING, PHONE, peopleInBrowsers } from "./support/people";
import { expectInReach } from "./support/presentable";
import { openDeck } from "./support/steps";
import { whileStill } from "./support/stillness";

const person = peopleInBrowsers();

const middleOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error("it is not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const looksOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { translate, cursor } = getComputedStyle(shown);
    return { translate, cursor };
  });

it("a button that does nothing does not move under the pointer, however it is disabled", async () => {
  const { page } = await person(MOVING);
  await page.goto("/");
  const button = page.getByRole("button", { name: "Go on and file" });
  await page.waitForLoadState("networkidle");
  expect(await button.isDisabled()).toBe(true);
  await button.evaluate((element) => {
    element.style.transition = "none";
  });
  const press = async () => {
    const { x, y } = await middleOf(button);
    await page.mouse.move(x, y);
    await page.mouse.down();
    const looks = await looksOf(button);
    await page.mouse.move(1, 1);
    await page.mouse.up();
    return looks;
  };
  expect(await press()).toEqual({ translate: "none", cursor: "default" });
  await page.getByLabel("What did they do?").fill(ALLEGATION);
  await button.evaluate((element) => element.setAttribute("aria-disabled", "true"));
  expect(await press()).toEqual({ translate: "none", cursor: "default" });
  await button.evaluate((element) => element.removeAttribute("aria-disabled"));
  const pressed = await press();
  expect(pressed.cursor).toBe("pointer");
  expect(pressed.translate).not.toBe("none");
});

it("a deck's button does not sink while it does nothing", async () => {
  const { path, plaintiff } = await aFiledCase();
  const robin = await person({ ...MOVING, as: plaintiff });
  await openDeck(robin, path);
  const { page } = robin;
  const yes = page.getByRole("button", { name: "Yes", exact: true });
  await yes.evaluate((element) => element.setAttribute("aria-disabled", "true"));
  const { x, y } = await middleOf(yes);
  await page.mouse.move(x, y);
  await page.mouse.down();
  expect(await looksOf(yes)).toEqual({ translate: "none", cursor: "default" });
  await page.mouse.move(1, 1);
  await page.mouse.up();
});

it("a toast of one line has it in its middle", async () => {
  const { path, plaintiff } = await aDecidedCase();
  const { page } = await person({ ...CLIPBOARD, as: plaintiff });
  await page.goto(path);
  await page.getByRole("button", { name: "View Verdict" }).click();
  await page.getByRole("button", { name: "Make a public link" }).click();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const toast = page.locator("li").filter({ has: page.getByLabel("Dismiss") });
  const [title, dismiss] = [toast.getByText("Link copied to clipboard!"), toast.getByLabel("Dismiss")];
  await dismiss.waitFor();
  const [line, button] = await whileStill(page, () => Promise.all([middleOf(title), middleOf(dismiss)]));
  expect(Math.abs(line.y - button.y)).toBeLessThan(2);
});

it("a toast leaves the headline free", async () => {
  const { sentPath, plaintiff } = await aFiledCase();
  const { page } = await person({ ...CLIPBOARD, as: plaintiff, viewport: NARROW_PHONE });
  await page.goto(sentPath);
  await page.getByRole("button", { name: "Copy Link" }).click();
  await page.getByLabel("Dismiss").waitFor();
  await expectInReach([page.getByRole("heading", { level: 1 })]);
});

it("a toast leaves the way out of a dialog free", async () => {
  const { plaintiff } = await aFiledCase();
  const { page } = await person({ as: plaintiff, viewport: NARROW_PHONE });
  await page.goto("/");
  const settings = await openSettings(page);
  await settings.getByRole("button", { name: /Name and picture/u }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByLabel("Dismiss").waitFor();
  await expectInReach([settings.getByRole("button", { name: "Close" })]);
});

it("the header is one row on the narrowest phone", async () => {
  const { plaintiff } = await aFiledCase();
  for (const as of [undefined, plaintiff]) {
    const { page } = await person({ viewport: NARROW_PHONE, ...(as === undefined ? {} : { as }) });
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    const shown = page.getByRole("banner").locator("a:visible, button:visible");
    const middles = await Promise.all((await shown.all()).map(middleOf));
    expect(middles.length).toBeGreaterThan(1);
    const heights = middles.map(({ y }) => y);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(8);
  }
});

it("a page that says one thing shows the way on in the first window, on the smallest phone and on one lying down", async () => {
  const { link, path: suit } = await aDecidedCase();
  const screens: [path: string, ...ways: string[]][] = [
    ["/nowhere", "Return Home"],
    ["/profile", "File Your First PettySuit", "Log In"],
    ["/join-in-app", "Join Now →", "Paste from clipboard"],
    ["/my-courts", "File Your First PettySuit", "Log In"],
    [link, "File a PettySuit of your own", "Was it you? Log In"],
    [suit, "File a PettySuit of your own", "Log In"],
    [`${suit}/fairness`, "File a PettySuit of your own", "Log In"],
  ];
  const { page, expectFault } = await person({ viewport: NARROW_PHONE });
  expectFault(/40[14]/u);
  for (const [path, ...ways] of screens) {
    await page.goto(path);
    for (const size of [NARROW_PHONE, path === "/my-courts" ? SMALL_PHONE : LYING_PHONE]) {
      await page.setViewportSize(size);
      await expectInReach(ways.map((name) => page.locator("#main").getByText(name, { exact: true })));
    }
  }
  await page.goto("/");
  await page.setViewportSize(NARROW_PHONE);
  await openCases(page);
  await expectInReach([page.getByRole("dialog").getByRole("button", { name: "File Your First PettySuit" })]);
});

it("the Classic Judge is called so everywhere", async () => {
  const { sentPath, plaintiff } = await aFiledCase({ judgePersonality: "Classic Judge" });
  const { page } = await person({ as: plaintiff });
  for (const path of ["/", "/judges", "/procrastination", "/how-it-works", sentPath]) {
    await page.goto(path);
    await page.getByRole("contentinfo").waitFor({ state: "attached" });
    expect(await page.locator("body").innerText(), path).not.toMatch(/Judge Classic|Classic Judge Judge/u);
  }
});

it("one character too many is one character", async () => {
  const { page } = await person();
  await page.goto("/");
  const box = page.getByLabel("What did they do?");
  await box.fill("a".repeat(251));
  await page.getByText("1 character too many", { exact: true }).waitFor();
  await box.fill("a".repeat(252));
  await page.getByText("2 characters too many", { exact: true }).waitFor();
});

it("the court that has come in is seen whole, from its sign to the last word, on the smallest phone and on one lying down", async () => {
  const { path, defendant } = await aJoinedCase();
  for (const viewport of [NARROW_PHONE, LYING_PHONE]) {
    const { page } = await person({ as: defendant, viewport, seesEntrances: true });
    await page.goto(path);
    const court = page.getByRole("dialog", { name: "Court is coming in" });
    await expectInReach([
      court.getByText("Presiding"),
      court.getByText("PLAINTIFF"),
      court.getByRole("blockquote"),
      court.getByText("You may be seated.", { exact: false }),
      court.getByRole("button", { name: "Take your place" }),
    ]);
    expect(await court.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
  }
});

it("what the judge has said can be shared without scrolling, by a button of one line", async () => {
  const [{ path, plaintiff }, dilemma] = [await aDecidedCase(), await aDecidedDilemma()];
  for (const [as, from, open, share] of [
    [plaintiff, path, "View Verdict", "Share the verdict"],
    [dilemma.asker, dilemma.path, "View Decision 🧠", "Share the decision"],
  ] as const) {
    const { page } = await person({ as });
    await page.goto(from);
    await page.getByRole("button", { name: open }).click();
    const button = page.getByRole("dialog").getByRole("button", { name: share });
    for (const size of [NARROW_PHONE, PHONE, LYING_PHONE]) {
      await page.setViewportSize(size);
      await expectInReach([button]);
      expect((await button.boundingBox())?.height).toBeLessThan(50);
    }
    await button.click();
    await expectInReach([page.getByRole("dialog").getByRole("heading", { name: share })]);
  }
});

it("a ruling is read in the wider column of a desktop, where the testimony is a table", async () => {
  const { path, plaintiff } = await aDecidedCase();
  const { page } = await person({ as: plaintiff, viewport: DESKTOP });
  await page.goto(path);
  await page.getByRole("region", { name: "The testimony" }).getByText("The court asked").waitFor();
});

it("the way to report a topic follows the buttons of its deck on a tablet", async () => {
  const { page } = await person({ viewport: TABLET });
  await page.goto("/hot-topics");
  const [button, report] = ["Hate It", "Report this topic"].map((name) => page.getByRole("button", { name }));
  const [above, below] = await whileStill(page, () => Promise.all([button?.boundingBox(), report?.boundingBox()]));
  if (!above || !below) throw new Error("it is not on the page");
  expect(below.y - above.y - above.height).toBeLessThan(32);
});

it("each tab of the desk is one line on the narrowest phone", async () => {
  const { page } = await person({ as: await aModerator(), viewport: NARROW_PHONE });
  await pendingTopics(["Clapping when the plane has landed."]);
  await page.goto("/moderation");
  const tabs = page.getByRole("navigation", { name: "The desk" }).getByRole("link");
  await tabs
    .filter({ hasText: /\(\d+\)/u })
    .first()
    .waitFor();
  for (const tab of await tabs.all()) {
    const tops = await tab.evaluate((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return Array.from(words.getClientRects(), ({ top }) => Math.round(top));
    });
    expect(new Set(tops).size, await tab.innerText()).toBe(1);
  }
});

it("what a helper says stays in its bubble, with text of twice its size on the narrowest phone", async () => {
  const { page } = await person({ viewport: NARROW_PHONE });
  await page.goto("/file", { waitUntil: "networkidle" });
  await doubleText(page);
  for (const who of ["lawyer", "judge", "clerk", "bailiff"]) {
    await page.getByRole("button", { name: `The ${who} explains` }).focus();
    const bubble = page.getByRole("tooltip");
    await bubble.waitFor();
    expect(await bubble.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), who).toBe(0);
  }
});

it("words stay whole on the narrowest phone, with text of twice its size", async () => {
  const { page } = await person({ viewport: NARROW_PHONE });
  for (const path of ["/", "/file", "/judges", "/shop", "/premium", "/support", "/referral", "/how-it-works"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await doubleText(page);
    await expectNoWordBroken(page.getByRole("main"));
    await expectNothingSideways(page);
    await expectNothingCut(page);
  }
});

it("what is small to see is as large as a finger to tap", async () => {
  const { page } = await person();
  await page.goto("/file");
  const foot = page.getByRole("contentinfo").getByRole("link");
  const label = page.getByText("Allow preview card when sharing invite", { exact: true });
  for (const link of await foot.all()) expect((await link.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

it("a party's role is one row, whoever looks", async () => {
  const { path, plaintiff, defendant } = await aJoinedCase();
  for (const [as, role] of [
    [plaintiff, "Plaintiff"],
    [defendant, "Defendant"],
  ] as const) {
    const { page } = await person({ as });
    await page.goto(path);
    for (const size of [NARROW_PHONE, PHONE, LYING_PHONE, TABLET]) {
      await page.setViewportSize(size);
      const row = page
        .locator("p")
        .filter({ has: page.getByText("YOU", { exact: true }), hasText: role })
        .first();
      await row.waitFor();
      const [line, mark] = [await row.boundingBox(), await row.getByText("YOU").boundingBox()];
      expect((line?.height ?? 0) - (mark?.height ?? 0), `${role}, ${size.width}`).toBeLessThan(4);
    }
  }
});

it("no word of a badge's name is broken", async () => {
  const { plaintiff } = await aDecidedCase();
  const { page } = await person({ as: plaintiff });
  await page.goto("/profile", { waitUntil: "networkidle" });
  const shelf = page.getByRole("region", { name: "Cases decided: 1" });
  const name = shelf.getByRole("listitem").first().locator("span").nth(1);
  for (const size of [NARROW_PHONE, PHONE, TABLET, DESKTOP]) {
    await page.setViewportSize(size);
    // The longest word of all badges.
    const rows = await name.evaluate((element) => {
      element.firstChild?.replaceWith("Appointment");
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getClientRects().length;
    });
    expect(rows, `${size.width}`).toBe(1);
  }
});
