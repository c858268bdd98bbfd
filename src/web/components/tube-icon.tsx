import type { ReactNode } from "react";
import type { TubeKind } from "#core/catalogue/tubes.ts";
import { words } from "#texts";
import { cx } from "./classes.ts";

/** Small in lists, 28 px high by default, large where one tube is the subject. */
type Size = "small" | "medium" | "large";

type Props = {
  kind: TubeKind;
  size?: Size;
  /** It has not arrived: a dashed red frame. */
  isMissing?: boolean;
};

const sizeClasses: Record<Size, string> = { small: "h-6 w-4", medium: "h-7 w-5", large: "h-14 w-10" };

const bodyClass = "fill-card stroke-line-control";
const capClass = "stroke-tube-edge";

/** A container's cap and body; the mark on the body tells kinds apart without colour. */
type Look = { cap: string; body: ReactNode; mark: ReactNode };

const tubeBody = <path className={bodyClass} strokeWidth={1.5} d="M4 8h12v12a6 6 0 0 1-12 0z" />;
const cupBody = (
  <path className={bodyClass} strokeWidth={1.5} d="M3 9h14l-1.6 15.5a2 2 0 0 1-2 1.8H6.6a2 2 0 0 1-2-1.8z" />
);
const tubeCap = { x: 2.5, y: 1, width: 15, height: 8, rx: 2 };
const cupCap = { x: 1.5, y: 4, width: 17, height: 6, rx: 2 };
const bottleCap = { x: 6, y: 1, width: 8, height: 6, rx: 1.5 };

const looks: Record<TubeKind, Look & { lid: typeof tubeCap | null }> = {
  culture: {
    cap: "fill-tube-culture",
    lid: bottleCap,
    body: (
      <path
        className={bodyClass}
        strokeWidth={1.5}
        d="M7 7h6v3.5l3.5 3V24a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 24V13.5l3.5-3z"
      />
    ),
    mark: <path className="fill-none stroke-ink" strokeWidth={2} d="M10 15.5v7M6.5 19h7" />,
  },
  citrate: {
    cap: "fill-tube-citrate",
    lid: tubeCap,
    body: tubeBody,
    mark: <path className="fill-ink" d="M10 12l4 7H6z" />,
  },
  serum: {
    cap: "fill-tube-serum",
    lid: tubeCap,
    body: tubeBody,
    mark: <circle className="fill-ink" cx={10} cy={16} r={3.6} />,
  },
  heparin: {
    cap: "fill-tube-heparin",
    lid: tubeCap,
    body: tubeBody,
    mark: <path className="fill-ink" d="M10 11.5l4 4.5-4 4.5-4-4.5z" />,
  },
  edta: {
    cap: "fill-tube-edta",
    lid: tubeCap,
    body: tubeBody,
    mark: <path className="fill-ink" d="M6.6 12.6h6.8v6.8H6.6z" />,
  },
  fluoride: {
    cap: "fill-tube-fluoride",
    lid: tubeCap,
    body: tubeBody,
    mark: <path className="fill-ink" d="M6.4 12.4h7.2v2.4H6.4zM6.4 17h7.2v2.4H6.4z" />,
  },
  urine: {
    cap: "fill-tube-urine",
    lid: cupCap,
    body: cupBody,
    mark: <path className="stroke-ink" strokeWidth={2} d="M6 17h8" />,
  },
  "urine-24h": {
    cap: "fill-tube-urine",
    lid: { x: 3, y: 1, width: 7, height: 5, rx: 1.5 },
    body: <path className={bodyClass} strokeWidth={1.5} d="M2 6h9l7 5v13.5a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2z" />,
    mark: <path className="fill-none stroke-ink" strokeWidth={2} d="M10 14v4.5l3 2" />,
  },
  stool: {
    cap: "fill-tube-stool",
    lid: cupCap,
    body: cupBody,
    mark: (
      <path className="fill-none stroke-ink" strokeWidth={2} d="M10 11v6M8 19.5a2 2.5 0 0 1 4 0 2 2.5 0 0 1-4 0z" />
    ),
  },
  swab: {
    cap: "fill-tube-swab",
    lid: { x: 7, y: 1, width: 6, height: 6, rx: 1.5 },
    body: <path className={bodyClass} strokeWidth={1.5} d="M7.5 7h5v17a2.5 2.5 0 0 1-5 0z" />,
    mark: <path className="stroke-ink" strokeWidth={2} strokeLinecap="round" d="M10 10v12" />,
  },
  sputum: {
    cap: "fill-tube-sputum",
    lid: cupCap,
    body: cupBody,
    mark: <path className="fill-none stroke-ink" strokeWidth={1.8} d="M5.5 17.5q2.2-3.5 4.5 0t4.5 0" />,
  },
  none: { cap: "", lid: null, body: null, mark: <path className="stroke-quiet" strokeWidth={2} d="M5 16h10" /> },
};

/** The picture of a container: the colour of its cap, its shape and a mark. A word beside it carries the meaning. */
export function TubeIcon({ kind, size = "medium", isMissing = false }: Props) {
  const { cap, lid, body, mark } = looks[kind];
  return (
    <svg
      className={cx(
        "flex-none forced-color-adjust-none",
        sizeClasses[size],
        isMissing && "rounded-sm outline-2 outline-offset-1 outline-error outline-dashed",
      )}
      viewBox="0 0 20 28"
      aria-hidden="true"
    >
      {body}
      {lid && <rect className={cx(capClass, cap)} {...lid} />}
      {mark}
    </svg>
  );
}

/** A container's picture and its word. */
export function TubeLabel({ kind, size = "medium", isMissing = false }: Props) {
  return (
    <span className="inline-flex items-center gap-2">
      <TubeIcon kind={kind} size={size} isMissing={isMissing} />
      {words.tubeNames[kind]}
    </span>
  );
}
