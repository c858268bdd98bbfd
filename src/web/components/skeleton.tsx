import type { ReactNode } from "react";
import { cx } from "./classes.ts";

type Props = {
  /** Announced to screen readers while it is shown: "Loading packages...". */
  label: string;
  /** The class of the grid that the content will have. */
  className?: string;
  children: ReactNode;
};

/** A section's layout before its content is loaded; the bars are decorative. */
export function Loading({ label, className, children }: Props) {
  return (
    <div aria-busy="true" role="status">
      <span className="sr-only">{label}</span>
      <div className={className} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

const heights = { line: "h-3.5", title: "h-5", price: "h-7", button: "h-12", field: "h-field", box: "h-33" } as const;
const widths = { full: "", long: "w-5/6", half: "w-1/2", short: "w-1/3" } as const;

type SkeletonProps = {
  /** The height of the content. */
  as?: keyof typeof heights;
  width?: keyof typeof widths;
};

/** One bar in place of content that is loading. */
export function Skeleton({ as = "line", width = "full" }: SkeletonProps) {
  return <div className={cx("skeleton", heights[as], widths[width])} />;
}
