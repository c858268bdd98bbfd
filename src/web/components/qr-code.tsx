import { encode } from "uqr";
import { cx } from "#web/components/classes.ts";

/** Light margin required by scanners. */
const QUIET_ZONE_MODULES = 4;

type Props = { text: string; label: string; size?: keyof typeof sizes };

const sizes = { medium: "w-60 max-w-full", small: "w-40", screen: "w-full max-w-sm" } as const;

/** A text as a QR code. */
export function QrCode({ text, label, size: width = "medium" }: Props) {
  const { size, data } = encode(text, { ecc: "M", border: QUIET_ZONE_MODULES });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={cx("justify-self-center rounded-md", sizes[width])}
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
