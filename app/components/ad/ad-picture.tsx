import { useEffect, useRef, useState } from "react";
import type { Ad } from "~/domain/ad/ad";

interface AdPictureProps {
  ad: Ad;
  /** What stands in its place when it can't be had. */
  failure: string;
  className: string;
}

/** An ad's drawing, for an ad that has one. It shows what the title says. */
export function AdPicture({ ad, failure, className }: AdPictureProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);

  // It may have failed before this was here to hear of it.
  useEffect(() => {
    if (picture.current?.complete && picture.current.naturalWidth === 0) setBroken(true);
  }, []);

  if (ad.picture === null) return null;
  const frame = `shrink-0 rounded-uneven border-[2.5px] border-ink ${className}`;
  if (isBroken) {
    return (
      <p className={`grid place-items-center p-1 text-center font-bold text-xs leading-tight ${frame}`}>{failure}</p>
    );
  }
  return (
    <img
      ref={picture}
      src={ad.picture}
      alt=""
      width={160}
      height={160}
      draggable={false}
      onError={() => setBroken(true)}
      className={frame}
    />
  );
}
