import { describe, expect, it } from "vitest";
import { expectAccessible } from "./support/accessible";
import { toldUnread } from "./support/bell";
import { ALLEGATION, aDecidedCase, aFiledCase, aJoinedCase, answerAll, seeRuling, sitDown } from "./support/factories";
import {
  failNextAction,
  holdBack,
  isAction,
  isActionAt,
  LINE_DOWN,
  loseNextAnswer,
  noteActions,
  refusedWith,
  watchHumanChecks,
} from "./support/faults";
import { aGuest } from "./support/guest";
import { MOVING, type Person, peopleInBrowsers } from "./support/people";
import {
  expectQuestion,
  openDeck,
  openFilingDialog,
  progress,
  questionOnTop,
  readRuling,
  seeItFiled,
  startSwiping,
  testify,
} from "./support/steps";

const person = peopleInBrowsers(MOVING);

const CHALLENGES = "**/api/human-check/**";

describe("filing a suit", () => {
  it("keeps the dialog and its choices while the network is down, and files once when it is back", async () => {
    const plaintiff = await person();
    const { page, context } = plaintiff;
    const actions = noteActions(page);
    // None is prepared beforehand: what fails is the human check itself, and it is not to blame.
    await page.route(CHALLENGES, (route) => route.abort("internetdisconnected"));
    plaintiff.expectFault(LINE_DOWN);
    const dialog = await openFilingDialog(plaintiff, ALLEGATION);
    await dialog.getByLabel("Your Name").fill("Robin 🍕");
    await dialog.getByText("Shakespeare Judge", { exact: true }).click();
    await dialog.getByText("Privacy & Sharing Settings").click();
    await dialog.getByLabel("Allow preview card when sharing invite").uncheck();
    await context.setOffline(true);
    await page.unroute(CHALLENGES);
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByText("Failed to create case or share invitation.", { exact: true }).waitFor();
    expect(await page.getByText("reCAPTCHA").count()).toBe(0);
    await expectAccessible(page);
    expect(await dialog.getByLabel("Your allegation").inputValue()).toBe(ALLEGATION);
    expect(await dialog.getByLabel("Your Name").inputValue()).toBe("Robin 🍕");
    expect(await dialog.getByLabel("Shakespeare Judge").isChecked()).toBe(true);
    expect(await dialog.getByLabel("Allow preview card when sharing invite").isChecked()).toBe(false);

    await context.setOffline(false);
    const before = actions.length;
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    await seeItFiled(page);
    await page.getByText("Shakespeare Judge presiding").waitFor();
    expect(actions.length - before).toBe(1);
  });

  it("files one suit by a double click", async () => {
    const plaintiff = await person();
    const { page } = plaintiff;
    const actions = noteActions(page);
    const visited: string[] = [];
    page.on("framenavigated", (socketMessage) => visited.push(new URL(socketMessage.url()).pathname));
    const dialog = await openFilingDialog(plaintiff, ALLEGATION);
    await dialog.getByRole("button", { name: "Send", exact: true }).dblclick();
    await seeItFiled(page);
    expect(actions).toHaveLength(1);
    expect(visited.filter((path) => path.endsWith("/sent"))).toHaveLength(1);
  });

  it("stays busy while it is shared and until the page has come that says so", async () => {
    const plaintiff = await person();
    const { page, context } = plaintiff;
    await context.addInitScript(() => {
      const share = () => new Promise<void>((resolve) => Object.assign(window, { share: resolve }));
      Object.assign(navigator, { share });
    });
    const actions = noteActions(page);
    const dialog = await openFilingDialog(plaintiff, ALLEGATION);
    const send = dialog.locator("button[type=submit]");
    const come = await holdBack(page, "**/sent.data");
    await send.click();
    await page.waitForFunction(() => "share" in window);
    const expectBusy = async () => {
      expect(await send.innerText()).toBe("Filing...");
      expect(await dialog.getByLabel("Your allegation").isEditable()).toBe(false);
      await send.click({ force: true });
    };
    await expectBusy();
    const asked = page.waitForRequest("**/sent.data");
    await page.evaluate(() => Reflect.get(window, "share")());
    await asked;
    await expectBusy();
    come();
    await seeItFiled(page);
    expect(actions).toHaveLength(1);
  });

  it("can be done again from the drawer where the page could not come that says so", async () => {
    const { page, expectFault } = await person({ as: await aGuest() });
    expectFault(LINE_DOWN);
    const file = async (allegation: string) => {
      await page.getByRole("button", { name: "My Cases" }).click();
      await page.getByRole("button", { name: /^File (?:a|Your First) PettySuit$/u }).click();
      const form = page.getByRole("dialog", { name: "File a PettySuit" });
      await form.getByLabel("Your allegation").fill(allegation);
      await form.getByRole("button", { name: "File It" }).click();
      await form.waitFor({ state: "detached" });
    };
    await page.goto("/");
    await page.route("**/sent.data", (route) => route.abort(), { times: 1 });
    await file("He hums.");
    await page.getByText("The page could not be fetched or fell apart on the way.").waitFor();
    await file("He whistles.");
    await seeItFiled(page);
    await page.getByText("“He whistles.”", { exact: true }).waitFor();
  });

  it("makes one guest and one suit when both answers of the server get lost and it is repeated", async () => {
    const plaintiff = await person();
    const { page } = plaintiff;
    plaintiff.expectFault(LINE_DOWN);
    const dialog = await openFilingDialog(plaintiff, ALLEGATION);
    const send = dialog.getByRole("button", { name: "Send", exact: true });
    const failure = page.getByText("Failed to create case or share invitation.", { exact: true });

    const lostGuest = await loseNextAnswer(page, (request) => request.url().endsWith("/api/users"));
    await send.click();
    await failure.waitFor();
    await page.getByLabel("Dismiss").click();
    await failure.waitFor({ state: "detached" });
    expect(await dialog.isVisible()).toBe(true);
    // The guest is there: asking for another is refused, and the page takes the one that there is.
    plaintiff.expectFault(refusedWith(403));
    const lostSuit = await loseNextAnswer(page, isAction);
    await send.click();
    await failure.waitFor();
    await send.click();
    await seeItFiled(page);

    const suitUuid = new URL(page.url()).pathname.split("/")[2];
    expect(lostSuit()).toContain(suitUuid);
    expect(lostGuest()).toContain(await page.evaluate(() => localStorage.getItem("userUuid")));
  });

  it("finds the draft after a reload, and forgets it once it is filed", async () => {
    const plaintiff = await person();
    const { page } = plaintiff;
    const box = page.getByLabel("What did they do?");
    await page.goto("/");
    await box.fill(ALLEGATION);
    await page.reload();
    await expect.poll(() => box.inputValue()).toBe(ALLEGATION);
    await page.getByRole("button", { name: "Go on and file" }).click();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await seeItFiled(page);
    await page.getByRole("link", { name: "Return Home" }).click();
    await page.getByRole("heading", { name: "Settle Your Petty Disputes" }).waitFor();
    expect(await box.inputValue()).toBe("");
    await page.reload();
    await page.getByRole("button", { name: "Go on and file", disabled: true }).waitFor();
    expect(await box.inputValue()).toBe("");
  });
});

describe("the page that files a suit", () => {
  it("reads itself again only once there is a line, and loses nothing that was chosen", async () => {
    const plaintiff = await person();
    const { page, context } = plaintiff;
    await page.goto("/file");
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Your allegation").fill(ALLEGATION);
    const live = page.locator("input[name=kind][value=courtroom]");
    await live.evaluate((choice: HTMLElement) => choice.click());
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    plaintiff.expectFault(LINE_DOWN);
    await context.setOffline(true);
    const asked = page.waitForEvent("requestfailed");
    await comeBack();
    await asked;
    await context.setOffline(false);
    const read = page.waitForResponse(/\/file\.data/u);
    await comeBack();
    await read;
    expect(await page.getByLabel("Your allegation").inputValue()).toBe(ALLEGATION);
    expect(await live.isChecked()).toBe(true);
  });
});

describe("joining a suit", () => {
  it("keeps the name while the network is down, says so, and works when it is back", async () => {
    const { link } = await aFiledCase();
    const defendant = await person();
    const { page, context } = defendant;
    const humanChecks = watchHumanChecks(page);
    await page.route(CHALLENGES, (route) => route.abort("internetdisconnected"));
    defendant.expectFault(LINE_DOWN);
    await page.goto(link);
    const name = page.getByLabel("Your name for the record");
    await name.fill("Sam the Innocent");
    await page.waitForLoadState("networkidle");

    await context.setOffline(true);
    const join = page.getByRole("button", { name: "LET'S GET PETTY →" });
    await join.click();
    const noConnection = page.getByRole("alert").filter({ hasText: /^There is no connection\./u });
    await noConnection.waitFor();
    // With both checks passed it is the calls that fail.
    await context.setOffline(false);
    await page.unroute(CHALLENGES);
    await page.reload();
    await humanChecks(2);
    await name.fill("Sam the Innocent");
    await context.setOffline(true);
    await join.click();
    await noConnection.waitFor();
    expect(await name.inputValue()).toBe("Sam the Innocent");

    await context.setOffline(false);
    await join.click();
    await page.getByText(/^Question 1 of \d$/u).waitFor();
    await page.getByText("Sam the Innocent", { exact: true }).first().waitFor();
  });

  it.each([
    [400, "human_check_failed", "Failed to validate reCAPTCHA. Please try again."],
    [429, "rate_limited", "Order! That was a lot at once. Please wait a moment and try again."],
  ])("says why the court makes no guest of somebody: %i", async (status, code, sentence) => {
    const { link } = await aFiledCase();
    const defendant = await person();
    const { page } = defendant;
    defendant.expectFault(refusedWith(status));
    await page.route("**/api/users", (route) => route.fulfill({ status, json: { error: sentence, code } }), {
      times: 1,
    });
    await page.goto(link);
    const join = page.getByRole("button", { name: "LET'S GET PETTY →" });
    await join.click();
    await page.getByRole("alert").getByText(sentence, { exact: true }).waitFor();
    await join.click();
    await page.getByText(/^Question 1 of \d$/u).waitFor();
  });
});

describe("an answer that could not be stored", () => {
  it("waits for a network, and comes back as a card after a fault of the server and after a lost answer", async () => {
    const filed = await aFiledCase();
    const plaintiff = await person({ as: filed.plaintiff });
    const { page, context } = plaintiff;
    const told = toldUnread(page);
    await page.goto(filed.sentPath);
    await startSwiping(plaintiff);
    // What comes late with a page has come: a script that is lost has the page fetched anew.
    await told;
    const { total } = await progress(plaintiff);

    plaintiff.expectFault(LINE_DOWN);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    const offline = page.getByRole("alert").filter({ hasText: "No connection." });
    await offline.waitFor();
    await expectQuestion(plaintiff, 2, total);
    await context.setOffline(false);
    await offline.waitFor({ state: "detached" });
    await expectQuestion(plaintiff, 2, total);
    // What is said behind something that waits for the connection waits with it.
    await page.getByRole("button", { name: "Undo", disabled: false }).waitFor();

    plaintiff.expectFault(refusedWith(500));
    // Remix says so of an answer that is not its own.
    plaintiff.expectFault(/^error: SyntaxError/u);
    await failNextAction(page);
    await page.keyboard.press("n");
    await page.getByRole("alert").filter({ hasText: "Answer save failed: " }).waitFor();
    await expectQuestion(plaintiff, 2, total);
    await page.keyboard.press("n");
    await expectQuestion(plaintiff, 3, total);

    await loseNextAnswer(page, isAction);
    await page.keyboard.press("f");
    await page.getByRole("alert").filter({ hasText: "Answer save failed: " }).waitFor();
    await expectQuestion(plaintiff, 3, total);
    await page.keyboard.press("f");
    await expectQuestion(plaintiff, 4, total);

    const fourth = await questionOnTop(plaintiff).innerText();
    await page.reload();
    await expectQuestion(plaintiff, 4, total);
    expect(await questionOnTop(plaintiff).innerText()).toBe(fourth);
  });
});

describe("answers given without a connection", () => {
  it("wait on where the first try fails once the line is back, and go out by themselves", async () => {
    const filed = await aFiledCase();
    const plaintiff = await person({ as: filed.plaintiff });
    const { page, context } = plaintiff;
    const told = toldUnread(page);
    await openDeck(plaintiff, filed.path);
    await told;
    const { total } = await progress(plaintiff);
    plaintiff.expectFault(LINE_DOWN);
    await context.setOffline(true);
    for (const [index, key] of ["y", "n", "f"].entries()) {
      await page.keyboard.press(key);
      await expectQuestion(plaintiff, index + 2, total);
    }
    const lostAnswer = await loseNextAnswer(page, isAction);
    await context.setOffline(false);
    await expect.poll(lostAnswer).toContain("answerBoolean");
    const waits = page.getByRole("alert").filter({ hasText: "No connection." });
    await waits.waitFor();
    await expectQuestion(plaintiff, 4, total);
    await page.keyboard.press("y");
    await expectQuestion(plaintiff, 5, total);
    await waits.waitFor({ state: "detached" });
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(":outbox:"))))
      .toEqual([]);
    await page.reload();
    await expectQuestion(plaintiff, 5, total);
  });
});

describe("a tab closed right after the last swipe", () => {
  it("has stored that answer: the other party gets the ruling", async () => {
    const joined = await aJoinedCase();
    await answerAll(joined.uuid, joined.plaintiff, ["yes"]);
    await answerAll(joined.uuid, joined.defendant, ["no"], { left: 1 });
    const defendant = await person({ as: joined.defendant });
    await openDeck(defendant, joined.path);
    const { current, total } = await progress(defendant);
    expect(current).toBe(total);
    await expectQuestion(defendant, total, total);

    const action = await watchForAction(defendant);
    await defendant.page.keyboard.press("n");
    await action.hasLeft;
    await defendant.page.close();
    await seeRuling(joined);
  });
});

describe("coming back to a suit", () => {
  it("finds the finished deck finished, and the ruling that was given meanwhile", async () => {
    const filed = await aFiledCase();
    const plaintiff = await person({ as: filed.plaintiff });
    await openDeck(plaintiff, filed.path);
    await testify(plaintiff, "y");
    await plaintiff.page.reload();
    await plaintiff.page.getByText("All done! Thanks for swiping.").waitFor();
    await plaintiff.page.goto("/");
    await answerAll(filed.uuid, await sitDown(filed.link), ["no"]);
    await seeRuling(filed);
    await plaintiff.page.goBack();
    const view = plaintiff.page.getByRole("button", { name: "View Verdict" });
    const overlay = plaintiff.page.getByRole("dialog", { name: "The Ruling" });
    // A page kept by the browser learns of the verdict and opens it; one that is loaded anew offers it.
    await Promise.any([overlay.waitFor(), view.click().then(() => overlay.waitFor())]);
    await readRuling(plaintiff);
  });
});

describe("a script that a deploy has taken away", () => {
  it("has a page fetched anew once, and after that offers to, with the case in view", async () => {
    const decided = await aDecidedCase();
    const robin = await person({ as: decided.plaintiff });
    const { page } = robin;
    robin.expectFault(refusedWith(404));
    robin.expectFault(/Failed to fetch dynamically imported module/u);
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.route(/\/assets\/ruling-[\w-]+\.js/u, (route) => route.fulfill({ status: 404 }));
    await page.goto(decided.path);
    const again = page.getByRole("button", { name: "Fetch it again" });
    await again.waitFor();
    await page.getByRole("heading", { name: "The judge has ruled." }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(loads).toBe(2);
    await expectAccessible(page);

    await page.unrouteAll();
    const renewed = page.waitForEvent("load");
    await again.click();
    await renewed;
    // A ruling that was not heard yet opens by itself.
    await readRuling(robin);
  });

  it("loses nothing that somebody is writing", async () => {
    const robin = await person();
    const { page } = robin;
    robin.expectFault(refusedWith(404));
    const chunk = /\/assets\/filing-dialog-[\w-]+\.js/u;
    await page.route(chunk, (route) => route.fulfill({ status: 404 }));
    await page.goto("/");
    const box = page.getByLabel("What did they do?");
    await box.focus();
    await box.pressSequentially(ALLEGATION, { delay: 5 });
    expect(await box.inputValue()).toBe(ALLEGATION);
    await page.getByRole("button", { name: "Go on and file" }).click();
    // The page of the form that needs no script takes over.
    await page.waitForURL("**/file");
    await expect.poll(() => page.getByLabel("Your allegation").inputValue()).toBe(ALLEGATION);
  });
});

/**
 * Watches for the page's next action to leave the browser. Playwright's own event comes before that, while a tab that
 * closes can still take its request along.
 */
async function watchForAction({ page }: Person): Promise<{ hasLeft: Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const actions = new Set<string>();
  const left = new Set<string>();
  const hasLeft = new Promise<void>((resolve) => {
    const look = (id: string) => actions.has(id) && left.has(id) && resolve();
    session.on("Network.requestWillBeSent", ({ requestId, request }) => {
      if (!isActionAt(request.method, request.url)) return;
      actions.add(requestId);
      look(requestId);
    });
    session.on("Network.requestWillBeSentExtraInfo", ({ requestId }) => {
      left.add(requestId);
      look(requestId);
    });
  });
  return { hasLeft };
}
