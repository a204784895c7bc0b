import * as v from "valibot";

/** The eight judges a plaintiff can choose, in the order of the picker. The first is the default. */
export const JUDGE_PERSONALITIES = [
  "Classic Judge",
  "Boomer",
  "Gen Z",
  "Corporate Manager",
  "Therapist",
  "Yoda",
  "Shakespeare",
  "Strict",
] as const;

export type JudgePersonality = (typeof JUDGE_PERSONALITIES)[number];

export const DEFAULT_JUDGE: JudgePersonality = "Classic Judge";

export const judgePersonalitySchema = v.picklist(JUDGE_PERSONALITIES, "Please pick one of the judges.");

interface JudgeProfile {
  /** File name of the portrait and of everything else kept per judge. */
  slug: string;
  /** As the picker and the summons write it. */
  title: string;
  description: string;
}

const PROFILES: Record<JudgePersonality, JudgeProfile> = {
  "Classic Judge": {
    slug: "classic",
    title: "Classic Judge",
    description: "Robe, wig, gavel. Treats a missing teaspoon like a constitutional matter.",
  },
  Boomer: {
    slug: "boomer",
    title: "Boomer Judge",
    description: "Settled worse than this with a handshake and a casserole. Will mention it.",
  },
  "Gen Z": {
    slug: "gen-z",
    title: "Gen Z Judge",
    description: "Reads the room, then reads you. Rulings are short, and so is the patience.",
  },
  "Corporate Manager": {
    slug: "corporate-manager",
    title: "Corporate Manager",
    description: "Circles back on your grievance, aligns stakeholders, assigns an action item.",
  },
  Therapist: {
    slug: "therapist",
    title: "Therapist Judge",
    description: "Hears what you said and what you meant. Rules on both, gently.",
  },
  Yoda: {
    slug: "yoda",
    title: "Yoda Judge",
    description: "Nine hundred years of petty quarrels seen, this one has. Backwards, the ruling comes.",
  },
  Shakespeare: {
    slug: "shakespeare",
    title: "Shakespeare Judge",
    description: "Finds tragedy in the thermostat and comedy in you. Rules in rolling verse.",
  },
  Strict: {
    slug: "strict",
    title: "Strict Judge",
    description: "No jokes, no excuses, no adjectives. You will be on time for the sentence.",
  },
};

export function judgeProfile(personality: JudgePersonality): JudgeProfile {
  return PROFILES[personality];
}

/** What a judge can look like besides at rest. */
export const JUDGE_FACES = ["listening", "ruling", "appalled", "amused"] as const;
export type JudgeFace = (typeof JUDGE_FACES)[number];

/** Path of a judge's portrait below the site's root; at rest where no other face is named. */
export function judgePortraitPath(personality: JudgePersonality, face?: JudgeFace): string {
  return `/judges/${PROFILES[personality].slug}${face ? `-${face}` : ""}.svg`;
}
