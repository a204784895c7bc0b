import type { ReactNode } from "react";
import { SIDES } from "~/components/party/sides";
import type { Seat } from "~/domain/case/seat";

interface SpeakerProps {
  seat: Seat;
  name: string;
  /** Whoever reads it has said it. */
  isOwn: boolean;
}

/** Whose words follow. */
export function Speaker({ seat, name, isOwn }: SpeakerProps) {
  const { mark, text, label } = SIDES[seat];
  return (
    <p className="flex max-w-full flex-wrap items-center gap-x-1.5 px-1 text-sm">
      <span aria-hidden className={`size-2.5 shrink-0 border-[1.5px] border-ink ${mark}`} />
      <bdi className={`font-bold [overflow-wrap:anywhere] ${text}`}>{name}</bdi>
      <span className="text-ink-soft">
        {label}
        {isOwn && ", you"}
      </span>
    </p>
  );
}

interface BubbleProps {
  /** Whose colour and shape it has; words that were taken back have none. */
  look: Seat | "taken-back";
  /** Of the words, where it is not the page's. */
  language?: string | null;
  /** Stands small below the words. */
  foot: ReactNode;
  children: string;
}

/** One message as it stands in a talk. */
export function Bubble({ look, language, foot, children }: BubbleProps) {
  const colors =
    look === "taken-back"
      ? "rounded-[4px] border-ink-soft border-dashed text-ink-soft italic"
      : `border-ink text-on-color ${SIDES[look].bubble}`;
  return (
    <div className={`min-w-0 max-w-[min(88%,34rem)] border-[2.5px] px-3 py-1.5 ${colors}`}>
      <p dir="auto" lang={language ?? undefined} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {children}
      </p>
      <div className="flex items-center justify-end text-xs leading-tight">{foot}</div>
    </div>
  );
}
