import { encode } from "uqr";

/** Light squares around the code, without which cameras don't find it. */
const QUIET_ZONE = 4;

/** The link as a QR code, for somebody across the table. Dark on light in both themes: many cameras read no other. */
export default function SummonsCode({ link }: { link: string }) {
  const { data, size } = encode(link, { border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label="QR code of the invite link"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto block aspect-square w-full max-w-72 rounded-uneven border-[2.5px] border-ink bg-[#fff] fill-[#000]"
    >
      <path d={squares.join("")} />
    </svg>
  );
}
