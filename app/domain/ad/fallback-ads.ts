import { builtInAd } from "./built-in-ad";

/** What a deck shows where the ad server can't be reached. */
export const FALLBACK_ADS = [
  {
    uuid: "f6d07c72-4d97-4b91-a653-ff9c2d28e3a0",
    slug: "upgrade",
    title: "Everything here is free",
    body: "There is nothing to upgrade to yet. Premium is what may come one day, and this is where you would hear of it.",
    cta: { text: "See what may come", link: "/premium" },
  },
  {
    uuid: "d7114513-1e0f-4c41-a0e4-bb3e29c6830d",
    slug: "file-another-suit",
    title: "One grievance is rarely alone",
    body: "File another suit while the judge is still sitting down. It costs nothing, and you know who it is about.",
    cta: { text: "File a new suit", link: "/" },
  },
  {
    uuid: "0487a3e9-8835-4aae-a804-b9b2307ae91d",
    slug: "refer-a-friend",
    title: "Bring a friend to court",
    body: "There is no reward for it, only company. They need no account, and most have a grievance of their own.",
    cta: { text: "Refer a friend", link: "/referral" },
  },
].map(builtInAd);
