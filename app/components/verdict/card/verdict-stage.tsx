import type { CSSProperties, ReactNode } from "react";
import { CARD_PALETTE, type CardOutcome, outcomeColors } from "~/card/palette";
import { HUNG_COURT_OFFSET, RAYS_PATH, SCALES_INK, SCALES_PARTS, STAGE } from "~/card/stage";
import { JudgePortrait } from "~/components/judge/judge-portrait";
import type { JudgePersonality } from "~/domain/judge/personality";

const RING = 2.5;
const PICTURE = STAGE.roundel - 16;

interface VerdictStageProps {
  judge: JudgePersonality;
  outcome: CardOutcome;
  style: CSSProperties;
}

/** The picture in the middle of a card: rays, the judge, and the scales if the court is hung. */
export function VerdictStage({ judge, outcome, style }: VerdictStageProps) {
  const hung = outcome === "other";
  return (
    <div style={style} aria-hidden>
      <svg
        aria-hidden="true"
        width={STAGE.width}
        height={STAGE.height}
        viewBox={`0 0 ${STAGE.width} ${STAGE.height}`}
        className="absolute inset-0"
      >
        <path d={RAYS_PATH} fill={outcomeColors(outcome).rays} />
      </svg>
      <Roundel offset={hung ? -HUNG_COURT_OFFSET : 0}>
        <JudgePortrait personality={judge} size={PICTURE} decorative className="max-w-none" />
      </Roundel>
      {hung && (
        <Roundel offset={HUNG_COURT_OFFSET}>
          <Scales />
        </Roundel>
      )}
    </div>
  );
}

/** A gold ring around a picture. The ink lines lie half over the picture, as in the image. */
function Roundel({ offset, children }: { offset: number; children: ReactNode }) {
  const inner = PICTURE + RING;
  return (
    <div
      className="absolute box-border flex items-center justify-center rounded-full"
      style={{
        left: STAGE.width / 2 + offset - STAGE.roundel / 2,
        top: (STAGE.height - STAGE.roundel) / 2,
        width: STAGE.roundel,
        height: STAGE.roundel,
        background: CARD_PALETTE.gold,
        border: `${RING}px solid ${CARD_PALETTE.ink}`,
      }}
    >
      <div
        className="box-border flex shrink-0 items-center justify-center overflow-hidden rounded-full"
        style={{ width: inner, height: inner, border: `${RING}px solid ${CARD_PALETTE.ink}` }}
      >
        {children}
      </div>
    </div>
  );
}

function Scales() {
  return (
    <svg aria-hidden="true" width={PICTURE} height={PICTURE} viewBox="0 0 100 100" className="max-w-none shrink-0">
      <path d="M0 0H100V100H0Z" fill={CARD_PALETTE.white} />
      <g
        transform="translate(12 10) scale(0.76)"
        stroke={SCALES_INK.stroke}
        strokeWidth={SCALES_INK.width / 0.76}
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        {SCALES_PARTS.map(({ d, fill }) => (
          <path key={d} d={d} fill={fill} />
        ))}
      </g>
    </svg>
  );
}
