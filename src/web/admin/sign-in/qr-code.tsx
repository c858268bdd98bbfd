import { encode } from "uqr";

/** Light margin required by scanners. */
const QUIET_ZONE_MODULES = 4;

/** A text as a QR code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: "M", border: QUIET_ZONE_MODULES });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className="w-60 max-w-full justify-self-center rounded-md"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      {/* Dark on light in every colour scheme: scanners need it. */}
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join("")} />
    </svg>
  );
}
