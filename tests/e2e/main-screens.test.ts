import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { aDecidedDilemma, aDilemma, type BroughtDilemma } from "./support/dilemmas";
import { aDecidedCase, aFiledCase, answerAll, type FiledCase, type JoinedCase } from "./support/factories";
import type { Guest } from "./support/guest";
import { NARROW_PHONE, SMALL_PHONE } from "./support/layout";
import { peopleInBrowsers } from "./support/people";
import { expectInReach, expectPresentable } from "./support/presentable";
import { deckOn, expectQuestion, openDeck, openFilingDialog, progress, swipeToAd } from "./support/steps";

const person = peopleInBrowsers();

/** Cases at each of their stages, the first two of one plaintiff: to be swiped, swiped by one side, ruled on. */
let open: FiledCase;
let waiting: FiledCase;
let decided: JoinedCase;

/** Dilemmas of one person: one to be swiped, and one that is decided. */
let dilemma: BroughtDilemma;
let decidedDilemma: BroughtDilemma;

beforeAll(async () => {
  open = await aFiledCase();
  waiting = await aFiledCase({}, open.plaintiff);
  await answerAll(waiting.uuid, waiting.plaintiff, ["yes"]);
  decided = await aDecidedCase();
  dilemma = await aDilemma();
  decidedDilemma = await aDecidedDilemma(undefined, dilemma.asker);
});

interface Screen {
  name: string;
  /** Whose it is; a stranger's where nobody's. */
  whose?: () => Guest;
  open: (page: Page) => Promise<unknown>;
  /** What has to be in reach on a small phone as the page opens. */
  primary: (page: Page) => Locator[];
}

const SCREENS: Screen[] = [
  {
    name: "home",
    open: async (page) => {
      await page.goto("/");
      // An arrow that is asleep is pale on purpose; awake it has to be read.
      await page.getByLabel("What did they do?").fill("He ate it.");
    },
    primary: (page) => [page.getByRole("button", { name: "Go on and file" })],
  },
  {
    name: "filing dialog",
    open: (page) => openFilingDialog({ page }, "He ate it."),
    primary: (page) => [page.getByRole("button", { name: "Send", exact: true })],
  },
  {
    name: "sent",
    whose: () => open.plaintiff,
    open: (page) => page.goto(waiting.sentPath),
    primary: (page) => [page.getByRole("button", { name: "Copy Link" })],
  },
  {
    name: "invite",
    open: (page) => page.goto(waiting.link),
    primary: (page) => [page.getByRole("button", { name: "LET'S GET PETTY →" })],
  },
  {
    name: "deck",
    whose: () => open.plaintiff,
    open: async (page) => {
      await page.goto(open.path);
      await page.getByText(/^Question \d of \d$/u).waitFor();
    },
    primary: (page) => ["No", "Plead the Fifth", "Yes"].map((name) => page.getByRole("button", { name, exact: true })),
  },
  {
    name: "finished deck",
    whose: () => open.plaintiff,
    open: async (page) => {
      await page.goto(waiting.path);
      await page.getByRole("button", { name: "Share the invite link again" }).waitFor();
    },
    primary: (page) => [page.getByRole("button", { name: "Share the invite link again" })],
  },
  {
    name: "ruling",
    whose: () => decided.defendant,
    open: async (page) => {
      await page.goto(decided.path);
      await page.getByRole("button", { name: "View Verdict" }).click();
      await page.getByRole("dialog", { name: "The Ruling" }).getByRole("article").waitFor();
    },
    primary: (page) => [page.getByRole("button", { name: "Close" })],
  },
  {
    name: "dilemma",
    whose: () => dilemma.asker,
    open: (page) => openDeck({ page }, dilemma.path),
    primary: (page) => ["No", "Yes"].map((name) => page.getByRole("button", { name, exact: true })),
  },
  {
    name: "sponsored card",
    whose: () => dilemma.asker,
    open: async (page) => {
      const { path } = await aDilemma(undefined, dilemma.asker);
      await openDeck({ page }, path);
      await swipeToAd({ page });
    },
    primary: (page) => ["Skip", "Save"].map((name) => deckOn(page).getByRole("button", { name, exact: true })),
  },
  {
    name: "decision",
    whose: () => dilemma.asker,
    open: async (page) => {
      await page.goto(decidedDilemma.path);
      await page.getByRole("button", { name: "View Decision 🧠" }).click();
      await page.getByRole("dialog", { name: "The Analysis" }).getByRole("article").waitFor();
    },
    primary: (page) => [page.getByRole("button", { name: "Close" })],
  },
];

describe("each main screen", () => {
  it.each(SCREENS)("$name fits four sizes of window and is accessible, light and dark", async (screen) => {
    const { page } = await person({ viewport: SMALL_PHONE, ...sessionOf(screen) });
    await screen.open(page);
    await expectInReach(screen.primary(page));
    await page.setViewportSize(NARROW_PHONE);
    await expectInReach(screen.primary(page));
    await expectPresentable(page, screen.name);
  });
});

describe("with reduced motion", () => {
  it.each(SCREENS)("nothing moves on the screen: $name", async (screen) => {
    const { page } = await stillPerson(sessionOf(screen).as);
    await screen.open(page);
    expect(await movements(page)).toEqual([]);
  });

  it("the next card appears at once after an answer, and after taking it back", async () => {
    const somebody = await stillPerson(open.plaintiff);
    const { page } = somebody;
    // A key is heard only once the page is hydrated.
    await page.goto(open.path, { waitUntil: "networkidle" });
    const { current, total } = await progress(somebody);
    await page.keyboard.press("y");
    await expectQuestion(somebody, current + 1, total);
    await page.keyboard.press("u");
    await expectQuestion(somebody, current, total);
    expect(await movements(page)).toEqual([]);
  });

  it("the whole ruling appears at once, the first time too", async () => {
    const { page } = await stillPerson(decided.plaintiff);
    await page.goto(decided.path);
    await page.getByRole("button", { name: "View Verdict" }).click();
    const overlay = page.getByRole("dialog", { name: "The Ruling" });
    await overlay.waitFor();
    expect(await overlay.getByRole("article").count()).toBe(1);
    expect(await overlay.getByRole("button", { name: "Skip" }).count()).toBe(0);
    await overlay.getByRole("region", { name: "The testimony" }).waitFor();
    expect(await movements(page)).toEqual([]);
  });
});

function sessionOf({ whose }: Screen): { as?: Guest } {
  return whose === undefined ? {} : { as: whose() };
}

/** A person with reduced motion, whose page notes whatever moves all the same. */
async function stillPerson(guest?: Guest) {
  const somebody = await person({ reducedMotion: "reduce", as: guest });
  await somebody.context.addInitScript(() => {
    const moved: string[] = [];
    Reflect.set(window, "moved", moved);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, ...args: Parameters<typeof animate>) {
      moved.push(`script: ${this.className}`);
      return animate.apply(this, args);
    };
    for (const type of ["animationstart", "transitionrun"]) {
      document.addEventListener(type, ({ target }) => {
        moved.push(`${type}: ${target instanceof Element ? target.className : "?"}`);
      });
    }
  });
  return somebody;
}

/** What has moved since the page was opened, and what moves now. */
function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = document.getAnimations().filter(({ playState }) => playState === "running");
    return [...Reflect.get(window, "moved"), ...moving.map(({ id }) => `running: ${id}`)];
  });
}
