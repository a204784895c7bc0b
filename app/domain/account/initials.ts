/** How many letters stand for a person. */
const INITIALS = 2;

const letters = new Intl.Segmenter();

/** The first two letters of a name, as people count letters, in capitals: for the mark that stands for a person. */
export function initialsOf(name: string): string {
  return [...letters.segment(name)]
    .map(({ segment }) => segment.trim())
    .filter((letter) => letter !== "")
    .slice(0, INITIALS)
    .join("")
    .toUpperCase();
}
