import { balancedWidth, fitSize, type TextPlace } from "~/card/fit-text";
import { clamped } from "~/card/frame-styles";
import { CARD_PALETTE } from "~/card/palette";
import type { CardFaces, CardStyle } from "~/card/style";
import { cardStyles } from "~/card/verdict-styles";
import type { VerdictCard } from "~/domain/verdict/card";
import type { CardTexts } from "~/domain/verdict/card-texts";
import { box, type CardElement, words } from "../card-element";

/** A text as large as its place allows, on lines of about equal length. */
export function fitted(style: CardStyle, text: string, place: TextPlace): CardElement {
  const size = fitSize(text, place);
  const width = balancedWidth(text, size, place);
  return words({ ...clamped(size, place), width, textAlign: "center", ...style }, text, place);
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
    box({ alignItems: "center", justifyContent: "center", ...size, ...field }, children),
  ]);
}

interface PartyProps {
  card: VerdictCard;
  texts: CardTexts;
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
    box({ alignItems: "center", justifyContent: "center", width: place.width + 4, height: place.height + 2 }, [
      fitted({ color: name.color, fontWeight: name.fontWeight }, text, place),
    ]),
  ]);
}
