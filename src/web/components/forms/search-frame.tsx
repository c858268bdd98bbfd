import type { ReactNode } from "react";
import { cx } from "#web/components/classes.ts";
import { searchBoxClass, searchFrameClass } from "./search-field.tsx";

const sizes = {
  /** One of the first things of a page. */
  large: cx(searchBoxClass, "border-line-control"),
  /** Among the controls of a list. */
  small: cx(searchFrameClass, "relative"),
} as const;

/** The frame of a `SearchField` and what is at its end; suggestions are below the whole frame. */
export function SearchFrame({ size = "small", children }: { size?: keyof typeof sizes; children: ReactNode }) {
  return <div className={sizes[size]}>{children}</div>;
}
