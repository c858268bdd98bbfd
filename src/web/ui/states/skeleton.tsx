import type { ReactNode } from "react";

type Props = {
  /** Read aloud while the shape stands there: "Loading packages...". */
  label: string;
  /** The class of the grid that the content will have. */
  className?: string;
  children: ReactNode;
};

/** The true shape of a section before its content is there; the bars are for the eye alone. */
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
  /** The height of what will stand here. */
  as?: "line" | "title" | "price" | "button" | "field" | "box";
  width?: "full" | "long" | "half" | "short";
};

/** One bar in the place of something that is still loading. */
export function Skeleton({ as = "line", width = "full" }: SkeletonProps) {
  return <div className={`skeleton skeleton-${as} skeleton-${width}`} />;
}
