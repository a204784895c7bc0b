import { DEFAULT_JUDGE } from "../judge/personality";
import { SAMPLE_CASE } from "../judge/sample-case";
import { SAMPLE_RULINGS } from "../judge/sample-rulings";
import type { VerdictCard } from "./card";

/** A card of people who don't exist, for trying out how cards come out. */
export interface SampleCard {
  /** Its name in addresses. */
  name: string;
  /** What it is an example of. */
  title: string;
  card: VerdictCard;
}

const SETTLED_ON = "20 November 2026";

type Sample = Omit<VerdictCard, "siteAddress" | "settledOn">;

const SAMPLES: Record<string, { title: string; card: Sample }> = {
  plaintiff: {
    title: "The plaintiff wins",
    card: {
      caseName: "The Great Teaspoon Disappearance",
      winner: "creator",
      creatorName: "Alexandra",
      opponentName: "Bob",
      punishment: "Bob washes every mug by hand for one week, and counts them aloud.",
      judgePersonality: "Classic Judge",
    },
  },
  defendant: {
    title: "The defendant wins",
    card: {
      caseName: "In re: The Thermostat",
      winner: "opponent",
      creatorName: "Priya",
      opponentName: "Tom",
      punishment: "Priya wears a jumper indoors until Sunday and says that it is cosy.",
      judgePersonality: "Boomer",
    },
  },
  hung: {
    title: "The Hung Court",
    card: {
      caseName: "Toilet Roll: Over v. Under",
      winner: "other",
      creatorName: "Noor",
      opponentName: "Elliot",
      punishment: "Both alternate, by the calendar, and neither sighs.",
      judgePersonality: "Therapist",
    },
  },
  default: {
    title: "A default judgment",
    card: {
      caseName: "The Unanswered Group Chat",
      winner: "creator",
      creatorName: "Jo",
      opponentName: "Max",
      punishment: "Max replies to the next message within the hour, with a full sentence.",
      judgePersonality: "Strict",
      byDefault: true,
    },
  },
  departed: {
    title: "Somebody has left the court",
    card: {
      caseName: "The Borrowed Umbrella",
      winner: "opponent",
      creatorName: "A former litigant",
      opponentName: "Ines",
      punishment: "The umbrella goes home. Nobody speaks of the puddle.",
      judgePersonality: "Shakespeare",
    },
  },
  longest: {
    title: "The longest texts",
    card: {
      caseName: "The Matter of the Extraordinarily Passive-Aggressive Fridge Door Memos",
      winner: "creator",
      creatorName: "Maximiliana-Ottokari",
      opponentName: "Bartholomew Featherst",
      punishment:
        "The defendant shall label every single yoghurt in the household by name, date and mood, for as long as the milk keeps, and shall read the labels out at breakfast in a grave voice.",
      judgePersonality: "Corporate Manager",
    },
  },
  emoji: {
    title: "Emoji and other scripts",
    card: {
      caseName: "The 🍕 Affair (third slice)",
      winner: "opponent",
      creatorName: "Zoë 👩‍👩‍👧‍👦",
      opponentName: "Łukasz 🏳️‍🌈",
      punishment: "Zoë brings 🍕, Łukasz brings 🥤, and both say „smacznego“ like they mean it.",
      judgePersonality: "Gen Z",
    },
  },
  backwards: {
    title: "From right to left",
    card: {
      caseName: "قضية الملعقة المفقودة",
      winner: "creator",
      creatorName: "ליאור",
      opponentName: "سلمى",
      punishment: "تغسل سلمى الأكواب أسبوعاً كاملاً.",
      judgePersonality: "Yoda",
    },
  },
};

/** The samples as cards of this site. */
export function sampleCards(siteAddress: string): SampleCard[] {
  return Object.entries(SAMPLES).map(([name, { title, card }]) => ({
    name,
    title,
    card: { ...card, settledOn: SETTLED_ON, siteAddress },
  }));
}

/** The card of the sample case, as the default judge has ruled on it. */
export function sampleVerdict(siteAddress: string): VerdictCard {
  const { winner, caseName, punishment } = SAMPLE_RULINGS[DEFAULT_JUDGE];
  return {
    winner,
    caseName,
    punishment,
    creatorName: SAMPLE_CASE.names.creator,
    opponentName: SAMPLE_CASE.names.opponent,
    judgePersonality: DEFAULT_JUDGE,
    settledOn: SETTLED_ON,
    siteAddress,
  };
}

/** Path of a sample's picture, below the page that shows them. */
export const SAMPLE_PICTURES = "/test-card";
