import type { ReactNode } from "react";

type Props = {
  /** Read aloud while the shape stands there: "Loading packages...". */
  label: string;
  /** The class of the grid that the content will have. */
  className?: string;
  children: ReactNode;
};

/** The true shape of a section before its content is there; the bones are for the eye alone. */
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
