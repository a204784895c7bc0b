import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectAccessible } from "./support/accessible";
import { anAccount } from "./support/account-factories";
import { logIn } from "./support/accounts";
import {
  attendCourt,
  expectHeard,
  fileAndJoinCourt,
  messageOf,
  noteBareCourt,
  noteMostAlike,
  noteText,
  pending,
  say,
  seeSession,
  setHidden,
  sidesOf,
  tapConnections,
  transcript,
  wordsField,
} from "./support/courtroom";
import { aCourtroom } from "./support/factories";
import { LINE_DOWN, refusedWith } from "./support/faults";
import { expectFocus, tabTo } from "./support/keyboard";
import { expectRoomForDoubleText } from "./support/layout";
import { DESKTOP, MOVING, type PersonOptions, peopleInBrowsers } from "./support/people";
import { expectPresentable } from "./support/presentable";
import { readRuling } from "./support/steps";

const person = peopleInBrowsers();

const LINE_IS_DOWN = /^The line to the court is down\./u;

describe("a courtroom", () => {
  it("shows the plaintiff the waiting screen until the defendant joins", async () => {
    const { code, plaintiff } = await aCourtroom();
    const { page } = await person({ as: plaintiff });
    await page.goto(`/invitation/${code}`);
    await page.getByRole("link", { name: "Take your seat" }).click();
    await page.waitForURL(/\/courtroom\//u);
    await page.getByRole("heading", { name: "Waiting for Your Opponent" }).waitFor();
    await expectAccessible(page);
  });

  it("plays its entrance once, before anything else is seen, and lets it be skipped", async () => {
    const wasBare: (() => Promise<boolean>)[] = [];
    const watched = async (options?: PersonOptions) => {
      const party = await person(options);
      // The way into court takes time.
      await party.page.clock.resume();
      wasBare.push(await noteBareCourt(party));
      return party;
    };
    const { plaintiff, defendant } = await fileAndJoinCourt(watched, { ...MOVING, seesEntrances: true });
    for (const { page } of [plaintiff, defendant]) {
      const entrance = page.getByRole("dialog", { name: "Court is coming in" });
      await entrance.getByText("Judge Yoda", { exact: true }).waitFor();
      await entrance.getByText("YOU", { exact: true }).waitFor();
      await entrance.getByRole("button", { name: "Skip" }).click();
      await entrance.waitFor({ state: "detached" });
      expect(await wasBare.shift()?.()).toBe(false);
      await page.reload();
      await wordsField(page).waitFor();
      await transcript(page).waitFor();
      expect(await entrance.count()).toBe(0);
    }
  });

  it("is opened by the judge, who presides while nobody has spoken and keeps the line", async () => {
    const { plaintiff, defendant } = await attendCourt(person);
    const opening = ({ page }: { page: Page }) =>
      transcript(page).getByRole("listitem").filter({ hasText: "Yoda Judge" }).innerText();
    const line = await opening(plaintiff);
    expect(await opening(defendant)).toBe(line);
    await transcript(plaintiff.page).getByText("The court is listening.").waitFor();
    await expectPresentable(plaintiff.page, "courtroom opened");
    await say(defendant, "I WAS NOT EVEN HOME THAT DAY");
    await expectHeard(plaintiff.page, ["I WAS NOT EVEN HOME THAT DAY"]);
    await plaintiff.page.reload();
    await expect
      .poll(() => transcript(plaintiff.page).getByRole("listitem").filter({ hasText: "Yoda Judge" }).count())
      .toBe(2);
    await transcript(plaintiff.page).getByText("The court is listening.").waitFor({ state: "detached" });
  });

  it("carries messages, typing signs and reactions both ways", async () => {
    const { plaintiff, defendant } = await attendCourt(person);
    const [theirs, mine] = [plaintiff.page, defendant.page];
    await wordsField(theirs).pressSequentially("The slice");
    await mine.getByText("Robin is writing…", { exact: true }).waitFor();
    await wordsField(theirs).press("Shift+Enter");
    await wordsField(theirs).pressSequentially("was mine.");
    await wordsField(theirs).press("Enter");
    await expectHeard(mine, ["The slice\nwas mine."]);
    await expectHeard(theirs, ["The slice\nwas mine."]);
    await mine.getByText("Robin is writing…", { exact: true }).waitFor({ state: "detached" });

    const mostAlike = await noteMostAlike(mine, "It was abandoned.");
    await say(defendant, "It was abandoned.");
    await expectHeard(theirs, ["The slice\nwas mine.", "It was abandoned."]);
    await expectHeard(mine, ["The slice\nwas mine.", "It was abandoned."]);
    expect(await mostAlike()).toBe(1);
    const reacted = messageOf(theirs, "It was abandoned.");
    await reacted.getByRole("button", { name: "React to Sam" }).click();
    await reacted.getByRole("button", { name: "Skull", exact: true }).click();
    await messageOf(mine, "It was abandoned.").getByRole("button", { name: "Skull: Robin" }).click();
    await reacted.getByRole("button", { name: "Skull: you and Sam" }).click();
    await messageOf(mine, "It was abandoned.").getByRole("button", { name: "Skull: you", exact: true }).waitFor();

    await expectPresentable(theirs, "courtroom in session");
    await expectRoomForDoubleText(theirs);
  });

  it("loses and doubles no message when a connection breaks", async () => {
    const { plaintiff, defendant } = await attendCourt(person);
    await say(defendant, "One.");
    await expectHeard(plaintiff.page, ["One."]);

    defendant.expectFault(LINE_DOWN);
    await defendant.context.setOffline(true);
    await defendant.page.getByText(LINE_IS_DOWN).waitFor();
    await say(defendant, "Four.");
    await say(defendant, "Five.");
    await expect.poll(() => pending(defendant.page)).toEqual(["Four.", "Five."]);
    await say(plaintiff, "Two.");
    await say(plaintiff, "Three.");
    const first = messageOf(plaintiff.page, "One.");
    await first.getByRole("button", { name: "React to Sam" }).click();
    await first.getByRole("button", { name: "Laugh", exact: true }).click();
    await expectHeard(plaintiff.page, ["One.", "Two.", "Three."]);

    await defendant.context.setOffline(false);
    const all = ["One.", "Two.", "Three.", "Four.", "Five."];
    await expectHeard(defendant.page, all);
    await expectHeard(plaintiff.page, all);
    await messageOf(defendant.page, "One.").getByRole("button", { name: "Laugh: Robin" }).waitFor();
  });

  it("keeps unsent messages and the draft over a reload", async () => {
    const { plaintiff, defendant } = await attendCourt(person);
    const { page } = defendant;
    const connection = { isCut: false };
    await tapConnections(defendant, connection);
    await page.reload();
    await transcript(page).waitFor();

    connection.isCut = true;
    defendant.expectFault(LINE_DOWN);
    await defendant.context.setOffline(true);
    await defendant.context.setOffline(false);
    await page.getByText(LINE_IS_DOWN).waitFor();
    await say(defendant, "For the record.");
    await expect.poll(() => pending(page)).toEqual(["For the record."]);
    await wordsField(page).fill("And another thing");
    connection.isCut = false;
    await page.reload();
    await expectHeard(page, ["For the record."]);
    await expectHeard(plaintiff.page, ["For the record."]);
    expect(await wordsField(page).inputValue()).toBe("And another thing");
  });

  it("is the same in two tabs, and counts unseen messages in the title of a hidden one", async () => {
    const { plaintiff, defendant, path } = await attendCourt(person);
    const second = await plaintiff.context.newPage();
    await second.goto(path);
    await seeSession({ page: second });
    await setHidden(second, true);
    await say(plaintiff, "From the first tab.");
    await expectHeard(second, ["From the first tab."]);
    expect(await second.title()).toMatch(/^Courtroom:/u);
    await say(defendant, "Heard in both.");
    await expect.poll(() => second.title()).toMatch(/^\(1\) Courtroom:/u);
    await expectHeard(plaintiff.page, ["From the first tab.", "Heard in both."]);
    await setHidden(second, false);
    await expect.poll(() => second.title()).toMatch(/^Courtroom:/u);
  });

  it("hands what a closed window had not sent to another one of its person, at once and in order", async () => {
    const { plaintiff, defendant, path } = await attendCourt(person);
    const second = await plaintiff.context.newPage();
    await second.goto(path);
    await seeSession({ page: second });
    plaintiff.expectFault(LINE_DOWN);
    await plaintiff.context.setOffline(true);
    await plaintiff.page.getByText(LINE_IS_DOWN).waitFor();
    await second.getByText(LINE_IS_DOWN).waitFor();
    await say(plaintiff, "One.");
    await say(plaintiff, "Two.");
    await plaintiff.page.close();
    await expect.poll(() => pending(second)).toEqual(["One.", "Two."]);
    await say({ page: second }, "Three.");
    await plaintiff.context.setOffline(false);
    await expectHeard(second, ["One.", "Two.", "Three."]);
    await expectHeard(defendant.page, ["One.", "Two.", "Three."]);
  });

  it("keeps each side where it is while a party logs in midway", async () => {
    const { plaintiff, defendant, path } = await attendCourt(person);
    await say(plaintiff, "It was my slice.");
    await say(defendant, "It was nobody's.");
    await expectHeard(defendant.page, ["It was my slice.", "It was nobody's."]);
    const { email } = await anAccount();
    await logIn(plaintiff, email, 2);
    await plaintiff.page.goto(path);
    await seeSession(plaintiff);
    await say(plaintiff, "It still is.");
    const all = ["It was my slice.", "It was nobody's.", "It still is."];
    for (const { page } of [plaintiff, defendant]) {
      await expectHeard(page, all);
      expect(await sidesOf(page)).toEqual(["Plaintiff", "Defendant", "Plaintiff"]);
    }
  });

  it("counts characters, refuses long messages, and leads the writer of a serious one away in private", async () => {
    const { plaintiff, defendant, path } = await attendCourt(person);
    const { page } = plaintiff;
    const field = wordsField(page);
    await field.fill("a".repeat(1_200));
    await page.getByText("1200/1500").waitFor();
    await field.fill("a".repeat(1_201));
    await page.getByText("Approaching character limit, 299 characters remaining").waitFor();
    await field.fill("a".repeat(1_501));
    await page.getByText("Message is too long! Please remove 1 character.").waitFor();
    await field.press("Enter");
    await page.getByText("Message Too Long", { exact: true }).waitFor();
    expect((await field.inputValue()).length).toBe(1_501);

    const serious = "You choked me last night.";
    await say(plaintiff, serious);
    await page.getByRole("heading", { name: "This sounds more serious than a petty dispute." }).waitFor();
    await page.getByRole("link", { name: "I was joking, rewrite it" }).click();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => wordsField(page).inputValue()).toBe(serious);
    await seeSession(plaintiff);
    await say(plaintiff, "You hogged the sofa last night.");
    await expectHeard(defendant.page, ["You hogged the sofa last night."]);
    expect(await defendant.page.locator("body").innerText()).not.toContain("choked");
  });

  it("tells a stranger nothing", async () => {
    const { plaintiff, path } = await attendCourt(person);
    await say(plaintiff, "Between us.");
    const stranger = await person();
    stranger.expectFault(refusedWith(403));
    stranger.expectFault(refusedWith(401));
    const answer = await stranger.page.goto(path);
    expect([401, 403]).toContain(answer?.status());
    expect(await answer?.text()).not.toMatch(/pizza|Between us/u);
    await stranger.page.getByRole("heading", { name: "Quiet in the gallery!" }).waitFor();
    await expectAccessible(stranger.page);
  });
});

describe("the decision of a courtroom", () => {
  it("is asked for by a line that both sides see and that is taken back while only one has asked", async () => {
    const { plaintiff, defendant } = await attendCourt(person);
    await say(plaintiff, "It was my slice.");
    await expectHeard(defendant.page, ["It was my slice."]);
    await plaintiff.page.getByRole("button", { name: "Get a Decision" }).click();
    const rests = "Robin rests. Sam, anything to add?";
    for (const { page } of [plaintiff, defendant])
      await transcript(page).getByRole("listitem").filter({ hasText: rests }).waitFor();
    await defendant.page.reload();
    await transcript(defendant.page).getByText(rests).waitFor();

    await say(defendant, "It was stale.");
    // A change of mind in silence is no line.
    await expectHeard(plaintiff.page, ["It was my slice.", "It was stale."]);
    await plaintiff.page.getByRole("button", { name: "I have more to say" }).click();
    for (const { page } of [plaintiff, defendant]) await transcript(page).getByText("Robin has more to say.").waitFor();
    await plaintiff.page.getByRole("button", { name: "Get a Decision" }).waitFor();
    await defendant.page.getByText("Ready", { exact: true }).waitFor({ state: "detached" });
    await expectPresentable(plaintiff.page, "courtroom rested");
  });

  it("is given once both ask, by keyboard alone and without motion, and links to the messages it quotes", async () => {
    const { plaintiff, defendant } = await attendCourt(person, { viewport: DESKTOP });
    const { page } = plaintiff;
    await tabTo(page, wordsField(page));
    const talk = [
      "You ate the last slice of my pizza three times this week.",
      "Fine. I took the slice at midnight, and I would do it again.",
    ] as const;
    await page.keyboard.type(talk[0]);
    await page.keyboard.press("Enter");
    await expectHeard(defendant.page, [talk[0]]);
    await say(defendant, talk[1]);
    await expectHeard(page, [...talk]);
    await tabTo(page, messageOf(page, "midnight").getByRole("button", { name: "React to Sam" }));
    await page.keyboard.press("Enter");
    await tabTo(page, messageOf(page, "midnight").getByRole("button", { name: "Cry", exact: true }));
    await page.keyboard.press("Enter");
    await expectFocus(messageOf(page, "midnight").getByRole("button", { name: "React to Sam" }));

    const wasGenerating = await noteText(defendant.page, "Generating...");
    await tabTo(page, page.getByRole("button", { name: "Get a Decision" }));
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Waiting for opponent" }).waitFor();
    await defendant.page.getByText("Ready", { exact: true }).waitFor();
    await tabTo(defendant.page, defendant.page.getByRole("button", { name: "Get a Decision" }));
    await defendant.page.keyboard.press("Enter");
    const ruling = await readRuling(plaintiff);
    expect(await readRuling(defendant)).toEqual(ruling);
    expect(await wasGenerating()).toBe(true);
    await expectPresentable(defendant.page, "courtroom ruling");
    // All that can still be pressed at a message, and only at the other party's.
    await defendant.page.keyboard.press("Escape");
    await tabTo(defendant.page, defendant.page.getByRole("button", { name: "Report this message of Robin" }));

    const overlay = page.getByRole("dialog", { name: "The Ruling" });
    const mark = overlay.getByRole("link", { name: /\(Exhibit \d: show the message\)$/u }).first();
    const number = await mark.getAttribute("data-exhibit");
    await tabTo(page, mark);
    await page.keyboard.press("Enter");
    await overlay.waitFor({ state: "detached" });
    await expectFocus(transcript(page).locator(`[data-number="${number}"]`));
    await tabTo(page, page.getByRole("button", { name: "View Verdict" }));
    await page.keyboard.press("Enter");
    await expectFocus(mark);
    await page.keyboard.press("Escape");
    await overlay.waitFor({ state: "detached" });

    expect(await wordsField(page).count()).toBe(0);
    expect(await page.getByRole("button", { name: "Get a Decision" }).count()).toBe(0);
    await page.getByRole("heading", { name: /^(?:Robin wins!|Sam wins!|Hung Court!)$/u }).waitFor();
    await page.getByRole("link", { name: "File Back" }).waitFor();
    await page.reload();
    await expectHeard(page, [...talk]);
    await expectPresentable(page, "courtroom settled");
    await expectRoomForDoubleText(page);
    await page.getByRole("button", { name: "View Verdict" }).click();
    expect(await readRuling(plaintiff)).toEqual(ruling);
    await page.getByRole("link", { name: "How fair was this?" }).click();
    await page.getByRole("heading", { name: "How fair was this?" }).waitFor();
    await expectAccessible(page);
  });

  it("takes no more messages while the judge deliberates", async () => {
    const { plaintiff, defendant } = await attendCourt(person, MOVING);
    const { page } = plaintiff;
    await tapConnections(plaintiff, {
      isCut: false,
      passes: (socketMessage) => !/VERDICT_(?:GENERATED|READY)/u.test(socketMessage),
    });
    await page.reload();
    await say(defendant, "I rest my case.");
    await expectHeard(page, ["I rest my case."]);
    await tabTo(page, page.getByRole("button", { name: "Get a Decision" }));
    await page.keyboard.press("Enter");
    await defendant.page.getByText("Ready", { exact: true }).waitFor();
    await defendant.page.getByRole("button", { name: "Get a Decision" }).click();
    await page.getByRole("button", { name: "Generating..." }).waitFor();
    await expectFocus(page.getByRole("status").filter({ hasText: "Yoda Judge is deliberating" }));
    expect(await wordsField(page).count()).toBe(0);
    await expectPresentable(page, "courtroom deliberating");
    await expectRoomForDoubleText(page);
  });
});
