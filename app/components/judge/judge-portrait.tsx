import { type JudgeFace, type JudgePersonality, judgePortraitPath, judgeProfile } from "~/domain/judge/personality";

interface JudgePortraitProps {
  personality: JudgePersonality;
  face?: JudgeFace | undefined;
  /** Width and height in CSS pixels. */
  size: number;
  className?: string;
  /** Set where the judge's name stands beside the picture: a screen reader would say it twice. */
  decorative?: boolean;
  /** Set below the fold. */
  lazy?: boolean;
}

/** A judge's head and shoulders on a flat field, square. */
export function JudgePortrait({
  personality,
  face,
  size,
  className,
  decorative = false,
  lazy = false,
}: JudgePortraitProps) {
  return (
    <img
      src={judgePortraitPath(personality, face)}
      alt={decorative ? "" : judgeProfile(personality).title}
      width={size}
      height={size}
      className={className}
      loading={lazy ? "lazy" : undefined}
      decoding="async"
    />
  );
}
