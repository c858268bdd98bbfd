import type { ComponentProps } from "react";
import { cx } from "./classes.ts";

type Props = ComponentProps<"div"> & {
  as?: "div" | "section" | "article" | "li" | "form" | "aside" | "nav" | "figure" | "dl";
};

/** The look of a card, for an element that `Card` cannot be. */
export const cardClass = "rounded-lg border border-line bg-card";

/** White cloth with a hairline; `className` gives its padding and its place. */
export function Card({ as: Tag = "div", className, ...props }: Props) {
  const Element = Tag as "div";
  return <Element className={cx(cardClass, className)} {...props} />;
}
