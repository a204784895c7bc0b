/** Pages that need nobody: every address of the site, and what opens on one. */
export const SCREENS = [
  { name: "home", path: "/" },
  { name: "home, filing", path: "/", enter: fileFromHome },
  { name: "home, filing, a helper", path: "/", enter: hearHelper },
  { name: "home, menu", path: "/", enter: pressing("Menu") },
  { name: "home, profile", path: "/", enter: pressing("Profile") },
  { name: "home, cases", path: "/", enter: pressing("My Cases") },
  { name: "a text is shared", path: "/?text=They%20left%20the%20lid%20off." },
  ...[
    ...[
      "file",
      "referral",
      "hot-topics",
      "procrastination",
      "how-it-works",
      "judges",
      "shop",
      "premium",
      "download-app",
      "join-in-app",
    ],
    ...["support", "terms", "privacy", "my-courts", "profile", "profile/data", "test-card", "test/pettycards"],
    ...["dev/mailbox", "dev/push", "moderation", "nowhere", `invite/${"z".repeat(32)}`, "invitation/ABCDEF"],
  ].map((path) => ({ name: path, path: `/${path}` })),
  { name: "login", path: "/", enter: pressing("Profile", "Log In") },
  { name: "login, the code", path: "/", enter: askForCode },
  { name: "no connection", path: "/offline", prepare: loseConnection },
  { name: "home, all topics judged", path: "/", enter: judgeAllTopics },
  { name: "hot-topics, a report", path: "/hot-topics", enter: pressing("Report") },
  { name: "too much at once", path: "/judges", prepare: askTooMuch },
];

/** What opens on the pages of seeded people, by a word of who they are. */
export const STATES = [
  { of: "decided by Gen Z", name: "filing back", path: (path) => `/file?back=${path.split("/").at(-1)}` },
  { of: "decided by Boomer", name: "settings", enter: pressing("Profile", "Settings") },
  ...["What you are told of", "Name and picture", "Manage My Data & Privacy"].map((view) => ({
    of: "decided by Boomer",
    name: `settings, ${view.toLowerCase()}`,
    enter: pressing("Profile", "Settings", view),
  })),
  { of: "decided by Boomer", name: "notices", enter: pressing("Notices") },
  { of: "decided by Boomer", name: "voted topics", path: () => "/hot-topics", enter: vote },
  { of: "joined, nothing answered", name: "the entrance", seesEntrances: true },
  { of: "joined, nothing answered", name: "one answer given", enter: plead },
  { of: "just filed", name: "the code to scan", enter: unfolding("They are right here? Let them scan it") },
  { of: "waits for an opponent to argue with", name: "the waiting room" },
  { of: "has many cases", name: "cases", enter: pressing("My Cases") },
  { of: "has many cases", name: "one's data", path: () => "/profile/data" },
  { of: "has many cases", name: "badges", path: () => "/profile" },
  { of: "handed in topics", name: "the dashboard", enter: unfolding("Your Topic Dashboard") },
  { of: "a moderator", name: "why it is rejected", enter: (page) => page.keyboard.press("r") },
  { of: "a moderator", name: "the log", path: () => "/moderation/log" },
  { of: "a moderator", name: "topics", path: () => "/moderation/topics" },
  { of: "a moderator", name: "reports", path: () => "/moderation/reports" },
  { of: "a moderator", name: "people", path: () => "/moderation/people" },
  { of: "a moderator", name: "sponsored cards", path: () => "/moderation/ads" },
  { of: "has argued a case that is settled", name: "the ruling", enter: pressing("View Verdict") },
  { of: "has a dilemma decided", name: "the decision", enter: pressing("View Decision") },
  { of: "decided by Classic Judge", name: "the ruling", enter: pressing("View Verdict") },
  { of: "decided by Yoda", name: "the ruling", enter: pressing("View Verdict") },
  { of: "pleaded the fifth throughout", name: "the hung ruling", enter: pressing("View Verdict") },
  { of: "won by default, nobody came", name: "the ruling by default", enter: pressing("View Verdict") },
  { of: "waits for the other side", name: "not ready", enter: pressing("Check on Verdict") },
  { of: "decided by Boomer", name: "cases", enter: pressing("My Cases") },
  { of: "decided by Boomer", name: "profile", enter: pressing("Profile") },
  { of: "decided by Boomer", name: "how fair", path: (path) => `${path}/fairness` },
  { of: "decided by Boomer", name: "all courts", path: () => "/my-courts" },
  { of: "decided by Boomer", name: "the profile page", path: () => "/profile" },
  { of: "decided by Boomer", name: "one's data", path: () => "/profile/data" },
];

async function fileFromHome(page) {
  await page.getByLabel("What did they do?").fill("My roommate put the milk back with one sip in it.");
  await page.getByRole("button", { name: "Go on and file" }).click();
  await page.getByRole("dialog").waitFor();
}

async function hearHelper(page) {
  await fileFromHome(page);
  await page.getByRole("button", { name: "The lawyer explains" }).focus();
}

/** Presses the buttons of these names, one after the other, and waits each time for what it opens. */
function pressing(...names) {
  return async (page) => {
    for (const name of names) {
      await page.getByRole("button", { name }).last().click();
      await page.getByRole("dialog").first().waitFor();
    }
    const skip = page.getByRole("dialog").getByRole("button", { name: "Skip" });
    if (await skip.isVisible()) await skip.click();
  };
}

function unfolding(title) {
  return (page) => page.locator("summary", { hasText: title }).click();
}

async function plead(page) {
  await page.keyboard.press("n");
  await page.getByText("Question 2 of", { exact: false }).waitFor();
}

async function vote(page) {
  await page.getByRole("button", { name: "Hate It" }).click();
  await page.getByText("Your vote, please.").waitFor({ state: "detached" });
}

async function judgeAllTopics(page) {
  const hate = page.getByRole("button", { name: "Hate It" });
  await hate.scrollIntoViewIfNeeded();
  while (await hate.isVisible()) await hate.click({ timeout: 2_000 }).catch(() => undefined);
}

async function askForCode(page) {
  await pressing("Profile", "Log In")(page);
  await page.getByLabel("Email").fill(`robin.${Date.now()}@example.com`);
  await page.keyboard.press("Enter");
  await page.getByLabel(/code/iu).waitFor();
}

/** The page for it looks whether the line is back. */
async function loseConnection(page) {
  await page.route("**/favicon.svg", (route) => route.abort());
}

/** Uses up what one address may ask for in a minute. Every browser here has an address of its own. */
async function askTooMuch(page) {
  for (let asked = 0; asked < 1_250; asked += 50) {
    await Promise.all(Array.from({ length: 50 }, () => page.request.get("/api/openapi.json")));
  }
}
