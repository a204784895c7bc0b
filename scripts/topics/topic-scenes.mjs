import { INDOORS } from "./indoors.mjs";
import { OUTDOORS } from "./outdoors.mjs";

/** Every scene behind topics as an SVG file, by its name in `app/domain/topic/topic-background.ts`. */
export const TOPIC_SCENES = { ...INDOORS, ...OUTDOORS };
