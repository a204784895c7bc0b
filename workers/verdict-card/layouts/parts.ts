import { balancedWidth, fitSize, type TextPlace } from "~/card/fit-text";
import { clamped } from "~/card/frame-styles";
import { CARD_PALETTE } from "~/card/palette";
import type { CardFaces, CardStyle } from "~/card/style";
import { cardStyles } from "~/card/verdict-styles";
import { box, type CardElement, words } from "../card-element";
import type { Parties } from "./sheet";

/** A text as large as its place allows, on lines of about equal length, in the middle of its place. */
export function fitted(text: string, place: TextPlace, faces: CardFaces, style: CardStyle = {}): CardElement {
  const size = fitSize(text, place);
  const width = balancedWidth(text, size, place);
  const weight = place.face === "display" ? { fontFamily: faces.display, fontWeight: 400 } : { fontWeight: 600 };
  return words({ ...clamped(size, place), width, textAlign: "center", ...weight, ...style }, text, place);
}

/** A field with its content in the middle. */
export function centered(style: CardStyle, children: CardElement[]): CardElement {
  return box({ alignItems: "center", justifyContent: "center", ...style }, children);
}

/** Small words over a text, where it has any. */
export function labelled(style: CardStyle, label: string | null): CardElement[] {
  return label === null ? [] : [box(style, label)];
}

/** A field of ink with a smaller field on it: what stands for a line around something. */
export function framed(
  frame: CardStyle & { width: number; height: number },
  line: number,
  field: CardStyle,
  children: CardElement[],
): CardElement {
  const size = { width: frame.width - 2 * line, height: frame.height - 2 * line };
  return box({ flexShrink: 0, padding: `${line}px`, background: CARD_PALETTE.ink, ...frame }, [
    centered({ ...size, ...field }, children),
  ]);
}

interface PartyProps extends Parties {
  faces: CardFaces;
  place: TextPlace;
}

/** A party's mark, seat and name: the plaintiff's square is coral, the defendant's disc teal. */
export function party(seat: "creator" | "opponent", { card, texts, faces, place }: PartyProps): CardElement {
  const styles = cardStyles(card, texts, faces);
  const [mark, fill, label, name, text, word] =
    seat === "creator"
      ? ([
          styles.creatorMark,
          styles.creatorMarkFill,
          styles.creatorLabel,
          styles.creatorName,
          texts.creatorName,
          "Plaintiff",
        ] as const)
      : ([
          styles.opponentMark,
          styles.opponentMarkFill,
          styles.opponentLabel,
          styles.opponentName,
          texts.opponentName,
          "Defendant",
        ] as const);
  return box({ flexDirection: "column", alignItems: "center", width: place.width + 4 }, [
    box(styles.partyLabel, [box(mark, [box(fill, [])]), box(label, word)]),
    centered({ width: place.width + 4, height: place.height + 2 }, [
      fitted(text, place, faces, { color: name.color, fontWeight: name.fontWeight }),
    ]),
  ]);
}
