import * as v from "valibot";

/** Whom somebody can be drawn as. Drawn by `scripts/bake/portraits.mjs`. */
export const HOUSE_AVATARS = [
  "afro",
  "bangs",
  "beanie",
  "beard",
  "bun",
  "curls",
  "glasses",
  "hijab",
  "mohawk",
  "silver",
  "turban",
  "twists",
] as const;
export type HouseAvatar = (typeof HOUSE_AVATARS)[number];

/** What each picture shows, for whoever does not see it. */
export const AVATAR_LABELS: Record<HouseAvatar, string> = {
  afro: "An afro",
  bangs: "Bangs",
  beanie: "A beanie",
  beard: "A beard",
  bun: "A bun",
  curls: "Long curls",
  glasses: "Glasses",
  hijab: "A hijab",
  mohawk: "A mohawk",
  silver: "Silver hair",
  turban: "A turban",
  twists: "Twists",
};

export const houseAvatarSchema = v.picklist(HOUSE_AVATARS, "Please choose one of the court's own pictures.");

/** The picture of somebody who has chosen none: always the same one, out of their uuid. */
export function peepOf(uuid: string): string {
  const index = Number.parseInt(uuid.slice(-4), 16) % HOUSE_AVATARS.length;
  return houseAvatarPath(HOUSE_AVATARS[index] ?? HOUSE_AVATARS[0]);
}

/** Where a picture is on this site. */
export function houseAvatarPath(avatar: HouseAvatar): string {
  return `/peeps/${avatar}.svg`;
}
