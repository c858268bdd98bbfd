import type { ReactNode } from "react";
import { cx } from "./classes.ts";

type Props = {
  heading?: "h1" | "h2";
  title: ReactNode;
  /** A sentence or two below the title. */
  children?: ReactNode;
  /** The place in the layout around it. */
  className?: string;
};

/** The title of a page or of one of its sections, and what to know about it. */
export function PageHead({ heading: Heading = "h1", title, children, className }: Props) {
  return (
    <div className={cx("grid max-w-prose gap-2", className)}>
      <Heading>{title}</Heading>
      {children && <p className="text-lg text-soft">{children}</p>}
    </div>
  );
}
