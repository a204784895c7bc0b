import { Icon } from "~/components/ui/icon";
import type { Ad } from "~/domain/ad/ad";

interface AdLinkProps {
  ad: Ad;
  /** Told when it is followed. Without this it only looks like a link. */
  onFollow: (() => void) | undefined;
  className?: string;
}

/** Where an ad leads, for an ad that leads anywhere: a tab of its own, so that the deck stays where it is. */
export function AdLink({ ad, onFollow, className = "" }: AdLinkProps) {
  if (ad.ctaText === null || ad.ctaLink === null) return null;
  const look = `inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-uneven font-bold underline decoration-2 underline-offset-4 tall:justify-self-auto ${className}`;
  const words = (
    <>
      {ad.ctaText}
      <Icon className="size-4">
        <path d="M7 17 17 7M8 7h9v9" />
      </Icon>
    </>
  );
  if (onFollow === undefined) return <span className={look}>{words}</span>;
  return (
    <a
      href={ad.ctaLink}
      target="_blank"
      rel="sponsored noopener"
      draggable={false}
      onClick={(event) => !event.defaultPrevented && onFollow()}
      className={look}
    >
      {words}
      <span className="sr-only">(opens a new tab)</span>
    </a>
  );
}
