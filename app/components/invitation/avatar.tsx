import { useEffect, useRef, useState } from "react";

const DEFAULT_AVATAR = "/judges/default-avatar.svg";

interface AvatarProps {
  src: string | null;
  /** Width and height in CSS pixels. */
  size: number;
  className?: string;
}

/** A person's picture; the court's own drawing where there is none or it can't be loaded. The name stands beside it. */
export function Avatar({ src, size, className }: AvatarProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);

  // A picture that failed before hydration has told nobody.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true);
  }, []);

  return (
    <img
      ref={image}
      src={src === null || isBroken ? DEFAULT_AVATAR : src}
      alt=""
      width={size}
      height={size}
      className={className}
      onError={() => setBroken(true)}
    />
  );
}
