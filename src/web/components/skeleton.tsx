import type { ReactNode } from "react";

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
      <span className="sr">{label}</span>
      <div className={className} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

type SkeletonProps = {
  /** The height of the content. */
  as?: "line" | "title" | "price" | "button" | "field" | "box";
  width?: "full" | "long" | "half" | "short";
};

/** One bar in place of content that is loading. */
export function Skeleton({ as = "line", width = "full" }: SkeletonProps) {
  return <div className={`skeleton skeleton-${as} skeleton-${width}`} />;
}
