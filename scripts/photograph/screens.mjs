/** Pages that need nobody: every address of the site, and what opens on one. */
export const SCREENS = [
  { name: "home", path: "/" },
  { name: "home, filing", path: "/", enter: fileFromHome },
  { name: "home, menu", path: "/", enter: pressing("Menu") },
  { name: "home, profile", path: "/", enter: pressing("Profile") },
  { name: "home, cases", path: "/", enter: pressing("My Cases") },
  { name: "a text is shared", path: "/?text=They%20left%20the%20lid%20off." },
  ...[
    ...["hot-topics", "procrastination", "how-it-works", "judges", "shop", "premium", "download-app", "join-in-app"],
    ...[
      "support",
      "terms",
      "privacy",
      "my-courts",
      "profile",
      "profile/data",
      "offline",
      "test-card",
      "test/pettycards",
    ],
    ...["dev/mailbox", "dev/push", "moderation", "nowhere", `invite/${"z".repeat(32)}`, "invitation/ABCDEF"],
  ].map((path) => ({ name: path, path: `/${path}` })),
];

/** What opens on the pages of seeded people, by a word of who they are. */
export const STATES = [
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

/** Presses the button of this name, and waits for what it opens. */
function pressing(name) {
  return async (page) => {
    await page.getByRole("button", { name }).first().click();
    await page.getByRole("dialog").first().waitFor();
    const skip = page.getByRole("dialog").getByRole("button", { name: "Skip" });
    if (await skip.isVisible()) await skip.click();
  };
}
